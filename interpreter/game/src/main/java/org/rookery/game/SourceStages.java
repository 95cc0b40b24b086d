package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;

/**
 * The stages of rules before they are a game: as read, and as expanded. Problems are passed over.
 */
public final class SourceStages {
  private SourceStages() {}

  /** The forms of the text itself. */
  public static String forms(Rules rules) {
    return FormPrinter.print(FormReader.read(rules.main(), new Diagnostics()));
  }

  /** The forms with includes and macros carried out. */
  public static String expanded(Rules rules) {
    return FormPrinter.print(
        new Expander(rules.loader(), new Diagnostics()).expand(rules.main()).forms());
  }

  /**
   * The sections of one game, its own and those it inherits; empty when there is no such game.
   *
   * @param title the game meant; empty for the one the rules mean
   */
  public static List<Form> sections(Rules rules, Optional<String> title) {
    return GameForms.of(rules, title).map(GameForms::sections).orElse(List.of());
  }
}
