package org.rookery.compiler.elaborate;

import java.util.List;
import java.util.Set;
import org.rookery.compiler.elaborate.game.OptionWords;
import org.rookery.language.form.Form;

/**
 * What a section is about: a later section about the same replaces an earlier one.
 *
 * @param name empty unless a game has several sections of that word
 */
record SectionKey(String word, String name) {
  /** Sections that say how the game ends, in order of precedence. */
  private static final Set<String> ENDINGS =
      Set.of("royal", "stalemate", "repetition", "quiet-turns", "dead-position", "ending");

  /** ZRF's goals: a variant that gives one gives all. */
  private static final Set<String> GOALS =
      Set.of("win-condition", "loss-condition", "draw-condition", "count-condition");

  /** Sections that never replace each other. */
  private static final Set<String> ADDED =
      Set.of("on-move", "on-capture", "on-drop", "may-move", "every-piece");

  /** What a section is about. */
  static SectionKey of(Form form) {
    if (!(form instanceof Form.Group group)) {
      return new SectionKey("", "");
    }
    List<Form> items = group.items();
    String word = group.head().orElse("");
    if (OptionWords.isSetting(word)) {
      return new SectionKey("option", word.replace('-', ' '));
    }
    return switch (word) {
      case "piece" -> new SectionKey(word, part(items, "name"));
      case "option" -> new SectionKey(word, argument(items).replace('-', ' '));
      case "ending", "counter", "attribute", "known-as", "afterwards" ->
          new SectionKey(word, argument(items));
      case "after-move" -> new SectionKey(word, phase(items));
      case "no-moves" -> new SectionKey("stalemate", "");
      default -> new SectionKey(word, "");
    };
  }

  boolean isEnding() {
    return ENDINGS.contains(word) || isGoal();
  }

  boolean isGoal() {
    return GOALS.contains(word);
  }

  /** Whether a section about the same takes the place of the inherited one, in its place. */
  boolean isReplaced() {
    return !word.equals("ending") && !isGoal() && !ADDED.contains(word);
  }

  private static String argument(List<Form> items) {
    if (items.size() < 2) {
      return "";
    }
    Form form = items.get(1);
    return form instanceof Form.Text text ? text.value() : form.atom().orElse("");
  }

  private static String part(List<Form> items, String word) {
    for (Form form : items) {
      if (form.isHeadedBy(word)) {
        return argument(((Form.Group) form).items());
      }
    }
    return "";
  }

  private static String phase(List<Form> items) {
    return items.size() > 3 && items.get(3).isHeadedBy("then") ? argument(items) : "";
  }
}
