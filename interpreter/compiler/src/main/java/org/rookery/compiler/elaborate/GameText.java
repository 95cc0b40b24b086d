package org.rookery.compiler.elaborate;

import java.util.List;
import org.rookery.compiler.elaborate.vocabulary.ZrfTexts;
import org.rookery.language.form.Form;
import org.rookery.language.source.KnownMacros;
import org.rookery.language.source.Origin;

/**
 * The sections of one game, with those it inherits.
 *
 * @param preferred whether it is the one offered first
 * @param origin of the {@code game} or {@code variant}
 * @param macros the macros of its file
 */
public record GameText(
    String title, List<Form> sections, boolean preferred, Origin origin, KnownMacros macros) {
  /** The title of a line between variants in a menu. */
  static final String SEPARATOR = "-";

  /** The same game with other sections. */
  public GameText with(List<Form> others) {
    return of(others, origin, macros);
  }

  /** A game made of these sections. */
  static GameText of(List<Form> sections, Origin origin, KnownMacros macros) {
    String title = "untitled";
    boolean preferred = false;
    for (Form section : sections) {
      if (section.isHeadedBy("title")) {
        List<Form> items = ((Form.Group) section).items();
        title = ZrfTexts.joined(items.subList(1, items.size()));
      }
      preferred |= section.isHeadedBy("default");
    }
    return new GameText(title, List.copyOf(sections), preferred, origin, macros);
  }
}
