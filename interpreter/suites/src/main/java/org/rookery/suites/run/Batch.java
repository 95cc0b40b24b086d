package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.threads.WorkerPool;

/** Tries many suites, perhaps on several threads; what comes of it is the same with any number. */
public final class Batch {
  private static final int CASES = 20;

  /**
   * With fewer suites for each thread, threads share the cases of a suite. Each of them then finds
   * out anew how the pieces of its game move, so that it pays for few suites only.
   */
  private static final int MIN_SUITES_PER_THREAD = 4;

  private final SuiteRunner runner;
  private final Plan plan;

  /** What need not be tried again; nothing when everything is. */
  private final @Nullable HeldCases held;

  /** The first case that failed, in the order of files and cases, when later ones do not matter. */
  private final AtomicLong stop = new AtomicLong(Long.MAX_VALUE);

  /** Whether the schedule has said not to go on. */
  private final AtomicBoolean givenUp = new AtomicBoolean();

  /** A batch that loads games as the runner does. */
  public Batch(SuiteRunner runner, Plan plan) {
    this(runner, plan, null);
  }

  /**
   * The same.
   *
   * @param held cases that need not be tried again; those that hold now are added
   */
  public Batch(SuiteRunner runner, Plan plan, @Nullable HeldCases held) {
    this.runner = runner;
    this.plan = plan;
    this.held = held;
  }

  /**
   * How suites are tried.
   *
   * @param threads how many at a time
   * @param failFast whether nothing is tried behind the first case that does not hold
   * @param selection which cases
   * @param schedule in which order
   */
  public record Plan(int threads, boolean failFast, Selection selection, CaseSchedule schedule) {}

  /**
   * A suite that has been read.
   *
   * @param none its result when there are no cases to be tried
   */
  private record Opened(SuiteResult none, List<Task> cases) {}

  /**
   * A case to be tried.
   *
   * @param number of the case among all of the batch
   */
  private record Task(Suite suite, Game game, Suite.Item item, long number) {
    /** The place of its suite among all. */
    int place() {
      return (int) (number >> CASES);
    }
  }

  /**
   * Tries suites.
   *
   * @param each is given each result, in the order of the files, as soon as it is there
   */
  public void run(List<Path> files, Consumer<SuiteResult> each) {
    if (plan.threads() > 1 && files.size() < MIN_SUITES_PER_THREAD * plan.threads()) {
      together(files, each);
      return;
    }
    List<Integer> all = WorkerPool.all(files.size());
    WorkerPool.<SuiteResult>runUnchecked(
        plan.threads(),
        all,
        () -> i -> alone(files.get(i), i),
        WorkerPool.inOrder(all, (i, result) -> report(result, each)));
  }

  /** Tells a result; returns whether to go on. */
  private boolean report(SuiteResult result, Consumer<SuiteResult> each) {
    if (givenUp.get()) {
      return false;
    }
    each.accept(result);
    return !plan.failFast() || result.failures() + result.errors() == 0;
  }

  /** A suite all of whose cases one thread tries. */
  private SuiteResult alone(Path file, int index) {
    Standing standing = new Standing(open(file, index));
    Trier trier = new Trier();
    for (Task task : inPace(standing.opened.cases())) {
      if (!standing.goesOn(task, trier.tried(task))) {
        break;
      }
    }
    return standing.result();
  }

  /** Suites whose cases are shared by all threads. */
  private void together(List<Path> files, Consumer<SuiteResult> each) {
    SortedMap<Integer, Standing> suites = new TreeMap<>();
    WorkerPool.<Opened>runUnchecked(
        plan.threads(),
        WorkerPool.all(files.size()),
        () -> i -> open(files.get(i), i),
        (i, one) -> {
          suites.put(i, new Standing(one));
          return true;
        });
    List<Task> cases =
        inPace(suites.values().stream().flatMap(one -> one.opened.cases().stream()).toList());
    Binder binder = new Binder(List.copyOf(suites.values()), each);
    if (binder.reportComplete()) {
      WorkerPool.<CaseResult>runUnchecked(
          plan.threads(),
          WorkerPool.all(cases.size()),
          () -> {
            Trier trier = new Trier();
            return i -> trier.tried(cases.get(i));
          },
          (i, result) -> binder.take(cases.get(i), result));
    }
  }

  private synchronized boolean heard(Path suite, Supplier<SuiteResult> soFar, int left) {
    boolean goesOn = plan.schedule().goesOn(suite, soFar, left);
    if (!goesOn) {
      givenUp.set(true);
    }
    return goesOn;
  }

  private List<Task> inPace(List<Task> cases) {
    return cases.stream()
        .sorted(Comparator.comparingDouble(task -> plan.schedule().rank(task.suite(), task.item())))
        .toList();
  }

  /** How far a suite has come: one thread at a time adds to it. */
  private final class Standing {
    private final Opened opened;
    private final SortedMap<Long, CaseResult> results = new TreeMap<>();

    Standing(Opened opened) {
      this.opened = opened;
    }

    /** Takes what came of a case; returns whether to go on. */
    boolean goesOn(Task task, CaseResult result) {
      results.put(task.number(), result);
      return heard(task.suite().file(), this::result, opened.cases().size() - results.size());
    }

    boolean isDone() {
      return results.size() == opened.cases().size();
    }

    SuiteResult result() {
      if (results.isEmpty()) {
        return opened.none();
      }
      Task one = opened.cases().get(0);
      return runner.result(one.suite(), one.game(), cut(List.copyOf(results.values())));
    }
  }

  /** Puts the results of cases together to those of suites. */
  private final class Binder {
    private final List<Standing> suites;
    private final Consumer<SuiteResult> each;
    private int next;

    /** Whether there is more to tell: cases that others were at when it ended may come later. */
    private boolean goesOn = true;

    Binder(List<Standing> suites, Consumer<SuiteResult> each) {
      this.suites = suites;
      this.each = each;
    }

    boolean take(Task task, CaseResult result) {
      return suites.get(task.place()).goesOn(task, result) && reportComplete();
    }

    /** Tells of the suites all of whose cases are there; returns whether to go on. */
    boolean reportComplete() {
      while (goesOn && next < suites.size() && suites.get(next).isDone()) {
        goesOn = report(suites.get(next).result(), each);
        next++;
      }
      return goesOn;
    }
  }

  private Opened open(Path file, int index) {
    long first = (long) index << CASES;
    if (first > stop.get()) {
      return new Opened(SuiteResult.untried(file), List.of());
    }
    try {
      Suite suite = runner.suite(file);
      List<Suite.Item> items =
          suite.items().stream().filter(item -> plan.selection().wants(suite, item)).toList();
      List<Task> cases = new ArrayList<>();
      if (!items.isEmpty()) {
        Game game = runner.game(suite);
        items.forEach(item -> cases.add(new Task(suite, game, item, first + cases.size())));
      }
      return new Opened(SuiteResult.untried(file), cases);
    } catch (BadSuite e) {
      stopAt(first);
      return new Opened(SuiteResult.unreadable(file, e), List.of());
    }
  }

  /** What a thread tries cases with: an engine for the suite it is at. */
  private final class Trier {
    private @Nullable Suite suite;
    private @Nullable CaseRunner cases;

    CaseResult tried(Task task) {
      if (task.number() > stop.get()) {
        return CaseResult.skipped(task.suite(), task.item(), "a case before it failed");
      }
      Optional<CaseResult> known =
          held == null ? Optional.empty() : held.result(task.suite(), task.item(), task.game());
      return known.orElseGet(() -> triedNow(task));
    }

    private CaseResult triedNow(Task task) {
      CaseRunner own = cases;
      if (own == null || !task.suite().equals(suite)) {
        own = new CaseRunner(task.game(), task.suite(), runner.patience(), CaseObserver.NONE);
        cases = own;
        suite = task.suite();
      }
      CaseResult result = own.run(task.item());
      if (held != null) {
        held.learn(task.suite(), result, task.game());
      }
      if (!result.passed()) {
        stopAt(task.number());
      }
      return result;
    }
  }

  private void stopAt(long number) {
    if (plan.failFast()) {
      stop.accumulateAndGet(number, Math::min);
    }
  }

  /** The results up to the first that failed, when only that one is asked for. */
  private List<CaseResult> cut(List<CaseResult> results) {
    for (int i = 0; plan.failFast() && i < results.size(); i++) {
      if (!results.get(i).passed()) {
        return results.subList(0, i + 1);
      }
    }
    return results;
  }
}
