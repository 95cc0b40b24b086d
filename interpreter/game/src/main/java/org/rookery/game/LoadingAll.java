package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;

/**
 * What compiling every game of some rules came to.
 *
 * @param file the name of the rules
 * @param games in the order of the text; none in a text of macros to include
 * @param diagnostics all that was told, of the text and of its games, the same thing once
 * @param refusal why the rules could not be read at all, as a sentence
 */
public record LoadingAll(
    String file, List<Entry> games, Diagnostics diagnostics, Optional<String> refusal) {
  /** One of the games, and whether it can be played. */
  public record Entry(String title, boolean loads) {}

  /** Whether the text is read without errors and defines no game. */
  public boolean isForIncluding() {
    return games.isEmpty() && errors() == 0;
  }

  /** How many errors there are. */
  public int errors() {
    return diagnostics.count(Severity.ERROR) + (refusal.isPresent() ? 1 : 0);
  }

  /** How many warnings there are. */
  public int warnings() {
    return diagnostics.count(Severity.WARNING);
  }

  /** Errors and warnings as an author reads them, each with a line end; empty when none. */
  public String problems() {
    return refusal.map(sentence -> sentence + "\n").orElse("")
        + DiagnosticRenderer.render(diagnostics);
  }
}
