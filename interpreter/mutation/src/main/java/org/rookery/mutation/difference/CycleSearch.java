package org.rookery.mutation.difference;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.PassUntilTurn;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/**
 * Turns that lead round in circles, of which one player's do what a question about what occurs
 * again asks for: after each something holds, or a piece is chased.
 */
final class CycleSearch {
  /**
   * Fewer pieces more than this stand beside the chaser and the chased: they protect, or are leapt.
   */
  private static final int MORE = 4;

  private final GameEngine game;
  private final Random random;
  private final RepetitionSearch rounds;
  private final Loops loops;

  CycleSearch(GameEngine game, Random random) {
    this.game = game;
    this.random = random;
    rounds = new RepetitionSearch(game, random);
    loops = new Loops(game, random);
  }

  /** The keys of the turns of one round. */
  Optional<List<Long>> from(Setup setup, Aim aim) {
    Optional<BiPredicate<Integer, Position>> asked =
        pursuit(aim).map(this::chases).or(() -> held(aim.here())).or(() -> held(aim.there()));
    return asked.isEmpty() ? loops.from(setup) : rounds.from(setup, asked.get());
  }

  /** The position with a chaser and a piece to be chased, where a question is about chases. */
  Setup peopled(Setup setup, Aim aim, Placing placing) {
    Optional<Pursuit> one = pursuit(aim);
    if (one.isEmpty()) {
      return setup;
    }
    Setup peopled = placing.oneOf(placing.oneOf(setup, one.get().pieces()), one.get().chasers());
    for (int i = random.nextInt(MORE); i > 0; i--) {
      peopled = placing.oneMore(peopled);
    }
    return peopled;
  }

  /** A chase by the questions, mostly by one of them only. */
  private Optional<Pursuit> pursuit(Aim aim) {
    List<Pursuit> telling = Pursuit.telling(aim, game.program().contents());
    List<Pursuit> all =
        telling.isEmpty() || random.nextInt(4) == 0
            ? Pursuit.of(aim, game.program().contents())
            : telling;
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
  }

  /**
   * The chaser's turns after which they could capture, were it their turn, and all of the others.
   */
  private BiPredicate<Integer, Position> chases(Pursuit pursuit) {
    return (mover, position) -> pursuit.player() != mover || threatens(pursuit, position);
  }

  /** The turns of who is asked about after which something holds, and all of the others. */
  private Optional<BiPredicate<Integer, Position>> held(Test test) {
    if (test instanceof Test.RepeatedWhile repeated) {
      return Optional.of(
          (mover, position) ->
              repeated.player() != mover || game.generator().holds(position, repeated.test()));
    }
    return test.parts().stream().map(this::held).flatMap(Optional::stream).findFirst();
  }

  private boolean threatens(Pursuit pursuit, Position position) {
    int passes = PassUntilTurn.until(position, pursuit.player());
    boolean threatens =
        passes >= 0
            && game.generator().legalMoves(position).stream()
                .anyMatch(move -> captures(pursuit, position, move));
    PassUntilTurn.takeBack(position, passes);
    return threatens;
  }

  private static boolean captures(Pursuit pursuit, Position position, Move move) {
    int word = move.word(0);
    return Edit.kind(word) == Edit.MOVE
        && pursuit.chasers().has(position.content(Edit.a(word)))
        && pursuit.pieces().has(position.content(Edit.b(word)));
  }
}
