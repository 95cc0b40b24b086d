package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * What compiling every game of some rules came to.
 *
 * @param file the name of the rules
 * @param games in the order of the text; none in a text of macros to include
 * @param diagnostics all that was told, of the text and of its games, the same thing once
 * @param refusal why the rules could not be read at all, as a sentence
 */
public record LoadingAll(
    String file, List<Entry> games, Diagnostics diagnostics, Optional<String> refusal)
    implements Reported {
  /** One of the games, and whether it can be played. */
  public record Entry(String title, boolean loads) {}

  /** Whether the text is read without errors and defines no game. */
  public boolean isForIncluding() {
    return games.isEmpty() && errors() == 0;
  }

  @Override
  public RulesDiagnosis diagnosis() {
    return new RulesDiagnosis(diagnostics, refusal);
  }
}
