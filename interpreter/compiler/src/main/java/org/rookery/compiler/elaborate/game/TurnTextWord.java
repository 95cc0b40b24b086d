package org.rookery.compiler.elaborate.game;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.language.form.Form;

/** Reads how turns are written: {@code (turn-text "{from}/{to}")}. */
final class TurnTextWord {
  private static final List<String> NAMES = List.of("{from}", "{to}", "{piece}");
  private static final Pattern NAME = Pattern.compile("\\{[^{}]*\\}");

  /** What begins a further part of a move, a remark or a comment. */
  private static final Pattern STRANGE = Pattern.compile("[;{}\\p{Cntrl}]|//");

  private TurnTextWord() {}

  static Section<GameDraft> read(Call call) {
    List<Form> texts = call.args();
    for (int i = 0; i < texts.size(); i++) {
      check(call, texts.get(i), call.text(i));
    }
    return Section.at(
        GameDraft.PLAYERS,
        game -> {
          game.turnTexts.clear();
          for (int i = 0; i < texts.size(); i++) {
            game.turnTexts.add(call.text(i).strip());
          }
        });
  }

  private static void check(Call call, Form form, String text) {
    Matcher name = NAME.matcher(text);
    boolean names = false;
    while (name.find()) {
      names = true;
      if (!NAMES.contains(name.group())) {
        call.problems().oddPlaceholder(name.group(), form.origin(), NAMES);
      }
    }
    Matcher strange = STRANGE.matcher(NAME.matcher(text).replaceAll(""));
    if (strange.find()) {
      call.problems()
          .error(
              "wrong-kind",
              form.origin(),
              "A move cannot be written with `" + strange.group() + "` in its text.");
    } else if (!names) {
      call.problems()
          .error(
              "wrong-kind",
              form.origin(),
              "This text does not depend on the move: `{from}`, `{to}` or `{piece}` is "
                  + "needed in it.");
    }
  }
}
