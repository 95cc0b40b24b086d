package org.rookery.jobs;

import java.util.List;

/** Tasks of all kinds: some end, some throw, some never end, some want all the memory there is. */
public final class OddTasks implements TaskKind {
  @Override
  public String name() {
    return "odd";
  }

  @Override
  public Worker worker() {
    return text ->
        switch (text) {
          case "throw" -> throw new IllegalStateException("oh");
          case "deep" -> String.valueOf(deep(0));
          case "endless" -> endless();
          case "large" -> large();
          default -> text + " done";
        };
  }

  private static int deep(int depth) {
    return deep(depth + 1) + 1;
  }

  private static String endless() {
    long turns = 0;
    while (!Thread.currentThread().isInterrupted()) {
      turns++;
    }
    return String.valueOf(turns);
  }

  private static String large() {
    return String.valueOf(new long[Integer.MAX_VALUE - 8].length);
  }

  /** A job whose tasks are named like their texts. */
  record Odd(List<String> tasks) implements Job {
    @Override
    public String title() {
      return "odd";
    }

    @Override
    public String kind() {
      return "odd";
    }

    @Override
    public String text(int task) {
      return tasks.get(task);
    }

    @Override
    public JobReport merge(List<TaskOutcome> outcomes) {
      List<List<String>> rows =
          outcomes.stream()
              .filter(TaskOutcome::done)
              .map(outcome -> List.of(outcome.task(), outcome.text()))
              .toList();
      List<JobReport.Section> sections =
          List.of(new JobReport.Section("A <part>", List.of("a line")));
      return JobReport.of("odd & even", true, List.of("task", "came to"), rows, sections);
    }
  }
}
