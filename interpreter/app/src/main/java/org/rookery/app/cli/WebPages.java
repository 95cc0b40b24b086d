package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import org.rookery.app.explain.RulesSheet;
import org.rookery.app.explain.SheetMaker;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.Page;
import org.rookery.web.page.Setting;

/** Pages of games. */
final class WebPages {
  private WebPages() {}

  /** What a page shows of a game. */
  static String setting(Game game, Rules rules) {
    RulesSheet sheet = SheetMaker.of(game, rules.main());
    List<Setting.Part> parts = new ArrayList<>();
    if (!sheet.about().isEmpty()) {
      parts.add(new Setting.Part(sheet.title(), sheet.about(), ""));
    }
    for (RulesSheet.Part part : sheet.parts()) {
      List<String> sentences = new ArrayList<>(part.sentences());
      part.quoted().forEach(quote -> sentences.add("\u201c" + quote + "\u201d"));
      parts.add(new Setting.Part(part.heading(), sentences, part.drawing()));
    }
    return Setting.json(game, parts);
  }

  /** The page of a game that needs nothing else. */
  static String alone(Game game, Rules rules, Bundle bundle) {
    byte[] script =
        Page.script()
            .orElseThrow(
                () ->
                    new Refusal(
                        "This program was built without the script for browsers: build it with"
                            + " `mvn -Pquick,web -Dmaven.test.skip=true -pl interpreter/app -am"
                            + " package`, or use `rookery serve`."));
    return Page.alone(game.title(), setting(game, rules), bundle, script);
  }
}
