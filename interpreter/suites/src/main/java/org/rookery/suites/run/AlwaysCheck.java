package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.suites.format.Always;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.YamlPlaces;

/** Looks in random games for a position where what should always hold does not. */
final class AlwaysCheck {
  private final CaseContext context;
  private final Game game;

  AlwaysCheck(CaseContext context, Game game) {
    this.context = context;
    this.game = game;
  }

  /** Plays the games, from this position on. */
  void check(Position position, String pointer, Always always)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    String inside = YamlPlaces.child(pointer, "always");
    GameWithCondition watched = watched(inside, always);
    Setup setup = position.setup();
    Position start = watched.game().position(setup);
    Optional<CounterexampleSearch.Found> found =
        new CounterexampleSearch(watched, start, always, context.patience).search();
    if (found.isEmpty()) {
      return;
    }
    Position replayed = context.game.position(setup);
    List<String> turns = new ArrayList<>();
    for (Move move : found.get().moves()) {
      TurnTexts texts = context.game.turns(replayed);
      turns.add(texts.moves().contains(move) ? texts.shortest(move) : texts.complete(move));
      replayed.make(move);
    }
    Mismatch.Where where = context.where(Key.ALWAYS, inside, List.of(), replayed);
    context.add(
        new Mismatch.Violation(
            where,
            found.get().tooLong()
                ? "the game to be over after " + always.longest() + " moves"
                : String.valueOf(always.that()),
            found.get().tooLong() ? "a game that goes on" : "a position where it does not hold",
            found.get().seed(),
            turns));
  }

  private GameWithCondition watched(String pointer, Always always) throws BadSuite {
    if (always.that() == null) {
      return GameWithCondition.of(game);
    }
    try {
      return GameWithCondition.of(game, always.that());
    } catch (GameWithCondition.BadCondition e) {
      throw context.suite.bad(
          YamlPlaces.child(pointer, "that"),
          "The condition cannot be read in these rules: " + e.getMessage());
    }
  }
}
