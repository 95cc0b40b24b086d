package org.rookery.exchange.diagram;

import java.util.Iterator;
import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.game.sheet.RuleWords;

/** The sentences for the sections of a game, asked for in the order in which they are printed. */
final class SectionWords {
  private static final String COMPULSORY = "\"captures compulsory\" true";

  private final GameModel game;
  private final Iterator<EndingModel> endings;
  private final Iterator<CounterModel> counters;
  private final Iterator<RoyalModel> royals;
  private final Iterator<Hook> hooks;

  SectionWords(GameModel game) {
    this.game = game;
    endings = game.endings().stream().filter(ending -> !ending.isDead()).iterator();
    counters = game.counters().iterator();
    royals = game.royals().iterator();
    hooks = game.hooks().iterator();
  }

  /** The sentence for the next section that begins with a word; the section where it has none. */
  String of(String word, String section) {
    Optional<String> sentence =
        switch (word) {
          case "ending" -> RuleWords.of(game, endings.next());
          case "counter" -> RuleWords.of(game, counters.next());
          case "royal" -> Optional.of(RuleWords.of(royals.next()));
          case "may-move", "on-move", "on-capture", "on-drop" -> RuleWords.of(game, hooks.next());
          case "option" ->
              Optional.of("Captures are mandatory.").filter(it -> section.contains(COMPULSORY));
          default -> Optional.empty();
        };
    String text = sentence.orElse("`" + section + "`");
    return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
  }
}
