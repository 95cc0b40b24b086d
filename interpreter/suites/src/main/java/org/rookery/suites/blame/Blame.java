package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Origin;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Key;
import org.rookery.suites.run.SuiteResult;
import org.rookery.threads.WorkerPool;

/**
 * Ranks the lines of the rules by how much they are to blame for the cases of a suite that fail: by
 * what failing cases look at and passing ones do not (Ochiai's measure), and by what the mismatches
 * say themselves.
 */
public final class Blame {
  /** The most lines that are told of one suspect. */
  private static final int MOST_LINES = 4;

  /** So many suspects may be what cases have in common. */
  private static final int MOST_SUSPECTS = 5;

  /** A line that is named with no more weight than this is one of many that may be to blame. */
  private static final double MERE_HINT = 0.5;

  private final GameEngine engine;

  /** How many cases that hold each one looked at stands for. */
  private final double standsFor;

  private final Map<OriginChain, Count> chains = new LinkedHashMap<>();
  private final Map<CaseResult, Set<Suspect.Line>> looks = new HashMap<>();

  /** The lines that the mismatches of a case name first of all. */
  private final Map<CaseResult, Set<Suspect.Line>> named = new HashMap<>();

  private int failed;
  private int held;
  private int casesWithEvidence;

  private Blame(GameEngine engine, double standsFor) {
    this.engine = engine;
    this.standsFor = standsFor;
  }

  /** What cases say about one chain. */
  private static final class Count {
    /** By clue, how many failing cases and how many others have it. */
    private final Map<Clue, int[]> seen = new LinkedHashMap<>();

    private double evidence;
    private int cases;
  }

  /**
   * What is to blame for the cases that fail.
   *
   * @param patience seconds of processor time a case may take
   * @param threads how many cases are looked at at a time; what is found is the same with any
   *     number
   */
  public static BlameFindings of(SuiteResult result, int patience, int threads) {
    boolean holds = result.failures() + result.errors() == 0;
    if (holds || result.game().isEmpty() || result.suite().isEmpty()) {
      return BlameFindings.none(result);
    }
    Game game = result.game().get();
    Suite suite = result.suite().get();
    CaseSample sample = CaseSample.of(result.cases());
    List<CaseResult> cases = sample.cases();
    Blame blame = new Blame(game.engine(), sample.standsFor());
    List<Integer> all = WorkerPool.all(cases.size());
    WorkerPool.<Tracer.Trace>runUnchecked(
        threads,
        all,
        () -> {
          Tracer tracer = new Tracer(game, suite, patience);
          return i -> tracer.trace(cases.get(i));
        },
        WorkerPool.inOrder(
            all,
            (i, trace) -> {
              blame.add(cases.get(i), trace);
              return true;
            }));
    List<Suspect> suspects = blame.ranked();
    return new BlameFindings(result, suspects, blame.causes(result, suspects));
  }

  private void add(CaseResult c, Tracer.Trace trace) {
    int column = c.passed() ? 1 : 0;
    failed += 1 - column;
    held += column;
    Set<OriginChain> touched = new HashSet<>();
    for (Clue clue : trace.clues()) {
      if (clue.origin().equals(engine.compiled().model().origin())) {
        continue; // the game as a whole is no suspect
      }
      OriginChain chain = OriginChain.of(clue.origin());
      Count count = chains.computeIfAbsent(chain, unused -> new Count());
      count.seen.computeIfAbsent(clue, unused -> new int[2])[column]++;
      count.cases += touched.add(chain) ? 1 - column : 0;
    }
    if (!c.passed()) {
      addEvidence(c, trace.evidence());
      touched.forEach(
          chain -> looks.computeIfAbsent(c, unused -> new HashSet<>()).add(inmost(chain)));
    }
  }

  private static Suspect.Line inmost(OriginChain chain) {
    return line(chain.inmost());
  }

  /**
   * The failing cases, each with the first suspect that it looks at or that its mismatches name.
   */
  private List<Cause> causes(SuiteResult result, List<Suspect> suspects) {
    Map<String, List<CaseResult>> groups = new LinkedHashMap<>();
    Map<String, Suspect> common = new LinkedHashMap<>();
    for (CaseResult c : result.cases()) {
      if (!c.passed()) {
        Set<Suspect.Line> own = (tellsApart() ? looks : named).getOrDefault(c, Set.of());
        Optional<Suspect> first =
            suspects.stream().limit(MOST_SUSPECTS).filter(s -> own.contains(s.line())).findFirst();
        // What cannot be tried is told by its sentence, which begins with a place.
        String sentence = c.problem().map(told -> told.replaceFirst("^\\S+ ", "")).orElse("");
        String key =
            c.problem().isPresent() ? sentence : first.map(s -> s.line().place()).orElse(c.place());
        groups.computeIfAbsent(key, unused -> new ArrayList<>()).add(c);
        first.ifPresent(suspect -> common.putIfAbsent(key, suspect));
      }
    }
    List<Cause> causes = new ArrayList<>();
    // The first that says something is told in full, the others by their names.
    groups.values().forEach(cases -> cases.sort(Comparator.comparing(c -> !isSpecific(c))));
    groups.forEach(
        (key, cases) ->
            causes.add(
                new Cause(
                    Optional.ofNullable(common.get(key)),
                    List.copyOf(cases),
                    Notes.of(engine, cases.get(0).mismatches()))));
    return causes;
  }

  /** Whether a case names turns or values, which say more than a count does. */
  private static boolean isSpecific(CaseResult c) {
    return c.mismatches().stream()
        .anyMatch(m -> !EnumSet.of(Key.COUNT, Key.PERFT, Key.TIME).contains(m.where().key()));
  }

  /** Adds what a failing case says by itself. */
  private void addEvidence(CaseResult c, Map<Origin, Double> evidence) {
    Map<OriginChain, Double> strongest = new LinkedHashMap<>();
    evidence.forEach(
        (origin, weight) -> strongest.merge(OriginChain.of(origin), weight, Math::max));
    Set<Suspect.Line> own = looks.computeIfAbsent(c, unused -> new HashSet<>());
    strongest.keySet().forEach(chain -> own.add(inmost(chain)));
    double most = strongest.values().stream().mapToDouble(weight -> weight).max().orElse(0);
    strongest.forEach(
        (chain, weight) -> {
          if (weight == most && weight > MERE_HINT) {
            named.computeIfAbsent(c, unused -> new HashSet<>()).add(inmost(chain));
          }
        });
    strongest.forEach(
        (chain, weight) -> chains.computeIfAbsent(chain, unused -> new Count()).evidence += weight);
    casesWithEvidence += strongest.isEmpty() ? 0 : 1;
  }

  /**
   * Whether what cases look at says anything: where none holds, all of them look at the set-up and
   * at whatever is common to all, which is no sign of a fault.
   */
  private boolean tellsApart() {
    return held > 0;
  }

  private double score(Count count) {
    double ochiai = 0;
    for (int[] seen : count.seen.values()) {
      if (seen[0] > 0) {
        double all = seen[0] + seen[1] * standsFor;
        ochiai = Math.max(ochiai, seen[0] / Math.sqrt(failed * all));
      }
    }
    return casesWithEvidence == 0
        ? ochiai
        : (tellsApart() ? 0.5 * ochiai : 0) + 0.5 * count.evidence / casesWithEvidence;
  }

  private List<Suspect> ranked() {
    List<Map.Entry<OriginChain, Count>> order = new ArrayList<>(chains.entrySet());
    Map<OriginChain, Double> scores = new LinkedHashMap<>();
    chains.forEach((chain, count) -> scores.put(chain, score(count)));
    order.sort(
        Comparator.comparingDouble(
                (Map.Entry<OriginChain, Count> entry) -> scores.getOrDefault(entry.getKey(), 0.0))
            .reversed()
            .thenComparing(entry -> entry.getKey().inmost().source().name())
            .thenComparingInt(entry -> entry.getKey().inmost().number()));
    Set<OriginChain.Line> told = new HashSet<>();
    List<Suspect> suspects = new ArrayList<>();
    for (Map.Entry<OriginChain, Count> entry : order) {
      OriginChain chain = entry.getKey();
      double score = scores.getOrDefault(chain, 0.0);
      // Of several ways to one line, the most suspicious is told; a line that calls what has been
      // told stands beside that.
      if (score > 0 && !told.contains(chain.inmost())) {
        chain.lines().stream().limit(MOST_LINES).forEach(told::add);
        suspects.add(
            new Suspect(
                chain.lines().stream().limit(MOST_LINES).map(Blame::line).toList(),
                score,
                entry.getValue().cases));
      }
    }
    return suspects;
  }

  private static Suspect.Line line(OriginChain.Line line) {
    return new Suspect.Line(line.source().name(), line.number(), line.text());
  }
}
