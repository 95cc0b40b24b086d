package org.rookery.app.job;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.jobs.Job;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskOutcome;

/** Counts leaves of games, split at a ply with enough positions to keep many threads busy. */
public final class PerftJob implements Job {
  private final List<Count> counts = new ArrayList<>();
  private final List<Chunk> chunks = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final Plan plan;

  /**
   * What is counted.
   *
   * @param depth how many turns deep
   * @param fen where from; null for the start of each game
   * @param parts how many tasks there should be for each game, about
   * @param megabytes of a table in each thread; 0 for none
   * @param divide whether the leaves below each first turn are told
   */
  public record Plan(int depth, @Nullable String fen, int parts, int megabytes, boolean divide) {}

  /**
   * One of the counts.
   *
   * @param turns the first turns as text
   */
  private record Count(PerftKind.Start start, PerftSplit split, List<String> turns) {}

  /** The job; the games are loaded and split now. */
  public PerftJob(List<Subject> subjects, Plan plan) {
    this.plan = plan;
    for (Subject subject : subjects) {
      PerftKind.Start start = new PerftKind.Start(subject, plan.fen());
      Match match = start.match();
      PerftSplit split =
          PerftSplit.of(match.engine(), match.position(), plan.depth(), plan.parts());
      int size = split.positions().size();
      int most = Math.max(1, (size + plan.parts() - 1) / plan.parts());
      for (Chunk chunk : Chunk.of(counts.size(), size, most)) {
        chunks.add(chunk);
        names.add(chunk.name(subject.name(), "positions") + " of " + size);
      }
      counts.add(new Count(start, split, turns(match)));
    }
  }

  private static List<String> turns(Match match) {
    LegalMoves turns = match.turnsWhateverEnded();
    return match.engine().generator().legalMoves(match.position()).stream()
        .map(move -> turns.of(move).text())
        .toList();
  }

  @Override
  public String title() {
    return "perft " + plan.depth();
  }

  @Override
  public String kind() {
    return PerftKind.NAME;
  }

  @Override
  public List<String> tasks() {
    return names;
  }

  @Override
  public String text(int task) {
    Chunk chunk = chunks.get(task);
    Count count = counts.get(chunk.subject());
    List<List<Integer>> paths =
        count.split().positions().subList(chunk.from(), chunk.to()).stream()
            .map(PerftSplit.Node::path)
            .toList();
    int depth = plan.depth() - count.split().plies();
    return JsonLine.of(new PerftKind.Task(count.start(), plan.megabytes(), depth, paths));
  }

  @Override
  public JobReport merge(List<TaskOutcome> outcomes) {
    List<Sum> sums = new ArrayList<>();
    counts.forEach(count -> sums.add(new Sum(count)));
    for (int i = 0; i < outcomes.size(); i++) {
      Sum sum = sums.get(chunks.get(i).subject());
      if (outcomes.get(i).done()) {
        PerftKind.Result result = JsonLine.read(outcomes.get(i).text(), PerftKind.Result.class);
        sum.add(chunks.get(i).from(), result.leaves());
      } else {
        sum.whole = false;
      }
    }
    List<JobReport.Section> sections =
        plan.divide() ? sums.stream().map(Sum::section).toList() : List.of();
    return JobReport.of(
        title(),
        true,
        List.of("game", "leaves", "split at ply", "positions", "ways to them"),
        sums.stream().map(Sum::row).toList(),
        sections);
  }

  /** The leaves of one game, which may be more than a {@code long} holds. */
  private static final class Sum {
    private final Count count;
    private final SortedMap<Integer, BigInteger> below = new TreeMap<>();
    private boolean whole = true;

    Sum(Count count) {
      this.count = count;
    }

    void add(int from, List<Long> leaves) {
      for (int i = 0; i < leaves.size(); i++) {
        BigInteger one = BigInteger.valueOf(leaves.get(i));
        Map<Integer, Long> ways = count.split().positions().get(from + i).ways();
        if (ways.isEmpty()) {
          below.merge(-1, one, BigInteger::add); // nothing was split
        }
        ways.forEach(
            (first, n) -> below.merge(first, one.multiply(BigInteger.valueOf(n)), BigInteger::add));
      }
    }

    List<String> row() {
      BigInteger all = below.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
      PerftSplit split = count.split();
      return List.of(
          count.start().subject().name(),
          whole ? all.toString() : "not whole",
          String.valueOf(split.plies()),
          String.valueOf(split.positions().size()),
          String.valueOf(split.ways()));
    }

    JobReport.Section section() {
      List<String> lines = new ArrayList<>();
      below.forEach(
          (first, leaves) ->
              lines.add((first < 0 ? "all" : count.turns().get(first)) + ": " + leaves));
      return new JobReport.Section(count.start().subject().name(), lines);
    }
  }
}
