package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.movegen.Backend;
import org.rookery.engine.movegen.MoveGenerator;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.tests.Playouts;
import org.rookery.walker.Agreement;
import org.rookery.walker.Allowance;

/** One random game, played at once by the walker and by the engine with each of its back ends. */
final class Comparison {
  private final CompiledGame game;
  private final long seed;
  private final Random random;
  private final MoveGenerator generator;
  private final MoveGenerator compiled;
  private final Adjudicator adjudicator;
  private final Position position;

  Comparison(CompiledGame game, long seed) {
    this(game, seed, Setup.start(game.program()));
  }

  /** A game that begins elsewhere. */
  Comparison(CompiledGame game, long seed, Setup setup) {
    this.game = game;
    this.seed = seed;
    random = new Random(seed);
    generator = new MoveGenerator(game.program(), Backend.GRAPH);
    compiled = new MoveGenerator(game.program(), Backend.BYTECODE_AT_ONCE);
    adjudicator = new Adjudicator(generator);
    position = new Position(game.program(), setup);
  }

  /**
   * Plays until the game is over or one of the limits is reached; the number of positions compared.
   */
  int play(Playouts playouts) {
    Agreement agreement =
        new Agreement(game, generator, position, new Allowance(playouts.work(), playouts.plies()));
    while (position.ply() < playouts.plies()) {
      List<Move> legal = generator.legalMoves(position);
      assertThat(agreement.differences(legal)).as(this::where).isEmpty();
      assertThat(compiled.legalMoves(position)).as(this::where).isEqualTo(legal);
      if (legal.isEmpty() || adjudicator.outcome(position).isOver()) {
        return agreement.looks();
      }
      Move move = legal.get(random.nextInt(legal.size()));
      position.make(move);
      assertThat(agreement.follow(move)).as(this::where).isEmpty();
    }
    return agreement.looks();
  }

  private String where() {
    return "seed "
        + seed
        + ", "
        + new PositionText(game.program()).print(position.setup())
        + ", after "
        + position.ply()
        + " turns";
  }
}
