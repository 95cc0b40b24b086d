package org.rookery.web.trial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.CaseRunner;
import org.rookery.suites.run.Mismatch;
import org.rookery.suites.run.Patience;

/** Tries all cases of a suite; what came of them is plain data. */
public final class SuiteTrial {
  /** How many seconds a case may take. */
  private static final int PATIENCE = 4;

  /** What a suite without a file is called. */
  private static final String UNNAMED = "tests";

  private SuiteTrial() {}

  /**
   * What a suite says of a game, for an author: {@code summary} and {@code failures}, or {@code
   * problem} where it cannot be read; {@code suspects} and {@code coverage} stay empty.
   */
  public static Map<String, Object> report(String text, Game game) {
    try {
      List<Map<String, Object>> cases = of(SuiteReader.parse(UNNAMED, text), game, PATIENCE);
      List<String> failures = new ArrayList<>();
      cases.forEach(one -> sentence(one).ifPresent(failures::add));
      long skipped = cases.stream().filter(one -> one.containsKey("skipped")).count();
      return Map.of(
          "summary",
          summary(cases.size(), skipped, failures.size()),
          "failures",
          failures,
          "suspects",
          List.of(),
          "coverage",
          List.of());
    } catch (BadSuite bad) {
      return Map.of("problem", String.valueOf(bad.getMessage()));
    }
  }

  private static String summary(int cases, long skipped, int failed) {
    return (cases == 1 ? "1 case" : cases + " cases")
        + (skipped == 0 ? "" : ", " + skipped + " skipped")
        + (failed == 0 ? ", all held." : ", " + failed + " did not hold.");
  }

  private static Optional<String> sentence(Map<String, Object> one) {
    if (one.get("failed") instanceof List<?> sentences) {
      return Optional.of(
          "Line "
              + one.get("line")
              + ": "
              + one.get("name")
              + ": "
              + sentences.stream().map(String::valueOf).collect(Collectors.joining("; "))
              + "\n"
              + one.get("drawing"));
    }
    return Optional.ofNullable(one.get("problem")).map(String::valueOf);
  }

  /**
   * An entry for each case, in their order: what it is called, its {@code line}, and {@code
   * skipped}, why it was not tried; {@code problem}, why it could not be, with the place; or {@code
   * failed}, what does not hold, a sentence each, with the position and a drawing of it. A case
   * that holds has none of these.
   *
   * @param patience seconds that a case may take
   */
  public static List<Map<String, Object>> of(Suite suite, Game game, int patience) {
    CaseRunner runner =
        new CaseRunner(game, game.engine(), suite, Patience.ofTime(patience), CaseObserver.NONE);
    List<Map<String, Object>> cases = new ArrayList<>();
    for (Suite.Item item : suite.items()) {
      cases.add(told(runner.run(item), game));
    }
    return cases;
  }

  private static Map<String, Object> told(CaseResult result, Game game) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("name", result.name());
    told.put("line", result.line());
    result.skipped().ifPresent(reason -> told.put("skipped", reason));
    result.problem().ifPresent(problem -> told.put("problem", problem));
    if (!result.mismatches().isEmpty()) {
      Setup setup = result.mismatches().get(0).where().position().setup();
      told.put("failed", result.mismatches().stream().map(Mismatch::sentence).toList());
      told.put("position", new PositionText(game.program()).print(setup));
      told.put("drawing", new BoardText(game.program()).draw(setup));
    }
    return told;
  }
}
