package org.rookery.web.embed;

import org.jspecify.annotations.Nullable;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.web.table.Json;
import org.rookery.web.trial.SuiteTrial;
import org.teavm.jso.JSExport;

/** A suite of cases as it could be read. */
public final class EmbeddedSuite {
  private final @Nullable Suite suite;
  private final String problem;

  private EmbeddedSuite(@Nullable Suite suite, String problem) {
    this.suite = suite;
    this.problem = problem;
  }

  static EmbeddedSuite of(String name, String text) {
    try {
      return new EmbeddedSuite(SuiteReader.parse(name, text), "");
    } catch (BadSuite bad) {
      return new EmbeddedSuite(null, String.valueOf(bad.getMessage()));
    }
  }

  /** Why it cannot be read, with file, line and column; empty when it can. */
  @JSExport
  public String problem() {
    return problem;
  }

  /** The rules file that it names; empty when it cannot be read. */
  @JSExport
  public String rules() {
    return suite == null ? "" : suite.header().rules();
  }

  /** The game that it means when the file defines several; empty for the one that is offered. */
  @JSExport
  public String game() {
    String title = suite == null ? null : suite.header().game();
    return title == null ? "" : title;
  }

  /** Where the rules file is named, as {@code file:line:column}. */
  @JSExport
  public String place() {
    return suite == null ? "" : suite.place("/rules");
  }

  /**
   * Tries the cases on a game: what came of them as JSON, see {@link SuiteTrial}.
   *
   * @param patience seconds that a case may take
   */
  @JSExport
  public String run(EmbeddedGame game, int patience) {
    return suite == null ? Json.of(problem) : Json.of(SuiteTrial.of(suite, game.game(), patience));
  }
}
