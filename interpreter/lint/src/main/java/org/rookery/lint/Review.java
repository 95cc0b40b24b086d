package org.rookery.lint;

import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.game.Game;
import org.rookery.game.LoadingAll;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Diagnostics;

/** All there is to tell the author of one rules file, the same in a terminal and in an editor. */
public final class Review {
  private Review() {}

  /**
   * Loads every game of some rules: what is wrong, and which games cannot begin.
   *
   * @param lints whether to tell, too, what is hardly meant where nothing is wrong
   */
  public static LoadingAll of(Rules rules, boolean lints) {
    Diagnostics starts = new Diagnostics();
    Optional<Linter> linter = lints ? Optional.of(new Linter(rules)) : Optional.empty();
    LoadingAll whole =
        rules.loadEach(
            (title, game) -> {
              begin(game, starts);
              linter.ifPresent(some -> some.game(game));
            });
    starts.sorted().forEach(whole.diagnostics()::add);
    if (whole.errors() == 0) {
      linter.ifPresent(some -> some.report().diagnostics().forEach(whole.diagnostics()::add));
    }
    return whole;
  }

  private static void begin(Game game, Diagnostics diagnostics) {
    GameModel model = game.compiled().model();
    boolean anyRules =
        model.pieces().stream()
            .anyMatch(piece -> !piece.moves().isEmpty() || !piece.drops().isEmpty());
    // Of a game without rules something has been said already.
    if (anyRules && !model.needsPlugIn()) {
      game.start()
          .whyNoTurn()
          .ifPresent(why -> diagnostics.warning("no-first-turn", model.origin(), why));
    }
  }
}
