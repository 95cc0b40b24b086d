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

/** Random games of one kind, played at once by the walker and by the engine with each back end. */
final class Comparison {
  private final CompiledGame game;
  private final int plies;
  private final Allowance allowance;
  private final MoveGenerator generator;
  private final MoveGenerator compiled;
  private final Adjudicator adjudicator;

  /** Games of so many turns at most, of which the walker looks at what that much work allows. */
  Comparison(CompiledGame game, Playouts playouts) {
    this.game = game;
    plies = playouts.plies();
    allowance = new Allowance(playouts.work(), plies);
    generator = new MoveGenerator(game.program(), Backend.GRAPH);
    compiled = new MoveGenerator(game.program(), BytecodeBackend.AT_ONCE);
    adjudicator = new Adjudicator(generator);
  }

  /** Plays one game from the start; the number of positions the walker has looked at. */
  int play(long seed) {
    return play(seed, Setup.start(game.program()));
  }

  /** The same for a game that begins elsewhere; it ends when it is over or a limit is reached. */
  int play(long seed, Setup setup) {
    Position position = new Position(game.program(), setup);
    Random random = new Random(seed);
    Supplier<String> where = () -> where(seed, position);
    Agreement agreement = new Agreement(game, generator, position, allowance);
    while (position.ply() < plies) {
      List<Move> legal = generator.legalMoves(position);
      assertThat(agreement.differences(legal)).as(where).isEmpty();
      assertThat(compiled.legalMoves(position)).as(where).isEqualTo(legal);
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
