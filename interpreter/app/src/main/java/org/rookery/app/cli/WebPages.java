package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.drawing.picture.Portraits;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.files.Library;
import org.rookery.game.files.Rulebook;
import org.rookery.game.sheet.RulesSheet;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.web.page.DrawnLooks;
import org.rookery.web.page.GamePage;
import org.rookery.web.page.Setting;
import org.rookery.web.studio.EditorVocabulary;

/** Pages of games. */
final class WebPages {
  private WebPages() {}

  /** What a page shows of a game. */
  static String setting(Game game, Rules rules) {
    return setting(game, SheetMaker.of(game, rules.main()), Portraits.NONE, List.of());
  }

  /** The same with drawn pictures of pieces. */
  static String setting(Game game, Rules rules, Portraits portraits) {
    return setting(game, SheetMaker.of(game, rules.main()), portraits, List.of());
  }

  /** The same with more to be said below the rules in words. */
  static String setting(Game game, RulesSheet sheet, Portraits portraits, List<Setting.Part> more) {
    List<Setting.Part> parts = new ArrayList<>();
    if (!sheet.about().isEmpty()) {
      parts.add(new Setting.Part(sheet.title(), sheet.about()));
    }
    for (RulesSheet.Part part : sheet.parts()) {
      Optional<Setting.Figure> figure =
          Optional.of(new Setting.Figure(part.diagram())).filter(f -> !part.drawing().isEmpty());
      parts.add(new Setting.Part(part.heading(), part.sentences(), part.quoted(), figure));
    }
    parts.addAll(more);
    return Setting.withBeginning(game, new DrawnLooks(game.program(), portraits), parts);
  }

  /** The interpreter for browsers. */
  static byte[] interpreter() {
    return built(GamePage.interpreter());
  }

  /** The one of pages in which rules are written. */
  static byte[] studioInterpreter() {
    return built(GamePage.studioInterpreter());
  }

  private static byte[] built(Optional<byte[]> interpreter) {
    return interpreter.orElseThrow(
        () ->
            new Refusal(
                "The interpreter for browsers has not been built. `interpreter/rookery publish`"
                    + " builds it, and so does `mvn -Pquick -DskipTests package`."));
  }

  /** The words of the language and of the standard library, for an editor. */
  static String words() {
    List<EditorVocabulary.Word> macros = new ArrayList<>();
    for (Library.Entry entry : Rulebook.here().library()) {
      String place = "(include \"" + entry.file() + "\")";
      String comment = String.join(" ", entry.comment());
      macros.add(new EditorVocabulary.Word(entry.name(), place, entry.usage(), comment));
    }
    return EditorVocabulary.json(macros);
  }
}
