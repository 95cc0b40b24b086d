package org.rookery.mutation.difference;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Passing;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/**
 * Turns that lead round in circles, of which one player's do what a question about what occurs
 * again asks for: after each something holds, or he chases somebody.
 */
final class Circles {
  private final GameEngine game;
  private final Random random;
  private final Rounds rounds;
  private final Loops loops;

  Circles(GameEngine game, Random random) {
    this.game = game;
    this.random = random;
    rounds = new Rounds(game, random);
    loops = new Loops(game, random);
  }

  /** The keys of the turns of one round. */
  Optional<List<Long>> from(Setup setup, Aim aim) {
    Optional<BiPredicate<Integer, Position>> asked = asked(aim.here()).or(() -> asked(aim.there()));
    return asked.isEmpty() ? loops.from(setup) : rounds.from(setup, asked.get());
  }

  /** The position with a chaser and somebody to be chased, where a question is about chases. */
  Setup peopled(Setup setup, Aim aim, Placing placing) {
    List<Test.KeepsChasing> chases =
        Stream.of(aim.here(), aim.there()).flatMap(Circles::chases).toList();
    if (chases.isEmpty()) {
      return setup;
    }
    Test.KeepsChasing chase = chases.get(random.nextInt(chases.size()));
    if (chase.dearer().isEmpty() || random.nextBoolean()) {
      return placing.oneMore(placing.oneOf(setup, chase.chasers()));
    }
    // Somebody who is protected: a third man may do that.
    Test.Dearer one = chase.dearer().get(random.nextInt(chase.dearer().size()));
    Setup both = placing.oneOf(placing.oneOf(setup, one.men()), one.chasers());
    return random.nextBoolean() ? placing.oneMore(both) : both;
  }

  private static Stream<Test.KeepsChasing> chases(Test test) {
    return test instanceof Test.KeepsChasing chase
        ? Stream.of(chase)
        : test.parts().stream().flatMap(Circles::chases);
  }

  /** Which turns, by whom, will do. */
  private Optional<BiPredicate<Integer, Position>> asked(Test test) {
    if (test instanceof Test.RepeatedWhile repeated) {
      return Optional.of(
          (mover, position) ->
              repeated.player() != mover || game.generator().holds(position, repeated.test()));
    }
    if (test instanceof Test.KeepsChasing chase) {
      return Optional.of(
          (mover, position) -> chase.player() != mover || threatens(mover, position));
    }
    return test.parts().stream().map(this::asked).flatMap(Optional::stream).findFirst();
  }

  /** Whether a player could capture somebody, were it his turn. */
  private boolean threatens(int player, Position position) {
    int passes = Passing.until(position, player);
    boolean threatens =
        passes >= 0
            && game.generator().legalMoves(position).stream()
                .anyMatch(move -> captures(position, move));
    Passing.takeBack(position, passes);
    return threatens;
  }

  private static boolean captures(Position position, Move move) {
    int word = move.word(0);
    return Edit.kind(word) == Edit.CAPTURE
        || (Edit.kind(word) == Edit.MOVE && position.content(Edit.b(word)) != Contents.EMPTY);
  }
}
