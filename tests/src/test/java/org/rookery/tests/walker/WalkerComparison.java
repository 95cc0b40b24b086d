package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.rookery.bytecode.BytecodeBackend;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.run.Backend;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.tests.Playouts;
import org.rookery.walker.Agreement;
import org.rookery.walker.Allowance;

/**
 * Random games of one kind, played at once by the walker and by the engine with each back end. What
 * the engine makes of the rules as it needs it serves all games that are played here.
 */
final class WalkerComparison {
  /** The walker is asked at one position of so many, drawn by the seed of the game. */
  private static final int EVERY = Integer.getInteger("rookery.every", 1);

  private final CompiledGame game;
  private final MoveGenerator generator;
  private final MoveGenerator compiled;
  private final Adjudicator adjudicator;

  WalkerComparison(CompiledGame game) {
    this.game = game;
    generator = new MoveGenerator(game.program(), Backend.GRAPH);
    compiled = new MoveGenerator(game.program(), BytecodeBackend.AT_ONCE);
    adjudicator = new Adjudicator(generator);
  }

  /**
   * Plays one game from the start, of so many turns at most; the walker looks at what the work
   * allows.
   *
   * @return the number of positions it has looked at
   */
  int play(Playouts playouts, long seed) {
    return play(playouts, seed, Setup.start(game.program()));
  }

  /** The same for a game that begins elsewhere; it ends when it is over or a limit is reached. */
  int play(Playouts playouts, long seed, Setup setup) {
    Allowance allowance = new Allowance(playouts.work(), playouts.plies());
    Position position = new Position(game.program(), setup);
    Random random = new Random(seed);
    Random looks = new Random(~seed);
    Supplier<String> where = () -> where(seed, position);
    Agreement agreement = new Agreement(game, generator, position, allowance);
    while (position.ply() < playouts.plies()) {
      List<Move> legal = generator.legalMoves(position);
      if (looks.nextInt(EVERY) == 0) {
        assertThat(agreement.differences(legal)).as(where).isEmpty();
      }
      assertThat(compiled.legalMoves(position)).as(where).isEqualTo(legal);
      assertThat(compiled.countLegal(position)).as(where).isEqualTo(legal.size());
      if (legal.isEmpty() || adjudicator.outcome(position).isOver()) {
        return agreement.looks();
      }
      Move move = legal.get(random.nextInt(legal.size()));
      position.make(move);
      assertThat(agreement.follow(move)).as(where).isEmpty();
    }
    return agreement.looks();
  }

  private String where(long seed, Position position) {
    return "seed "
        + seed
        + ", "
        + new PositionText(game.program()).print(position.setup())
        + ", after "
        + position.ply()
        + " turns";
  }
}
