package org.rookery.game.engine;

import java.util.List;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.run.Backend;
import org.rookery.engine.sight.Tries;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.GameProgram;

/**
 * All that is needed to run one game on one thread: its generator of moves, who judges how it
 * stands, and its texts.
 *
 * <p>It keeps buffers, so a thread has an engine of its own. Positions are handed in; a search
 * makes and takes back moves on a {@link Position} in place, with a {@code MoveBuffer} of its own
 * for each ply, and allocates nothing.
 */
public final class GameEngine {
  private final CompiledGame compiled;
  private final MoveGenerator generator;
  private final Adjudicator adjudicator;
  private final PositionText positions;
  private final Labels labels;
  private final Tries tries;

  /** An engine for a game that runs its rules with this back end. */
  public GameEngine(CompiledGame compiled, Backend backend) {
    this.compiled = compiled;
    generator = new MoveGenerator(compiled.program(), backend);
    adjudicator = new Adjudicator(generator);
    positions = new PositionText(compiled.program());
    labels = new Labels(compiled.program());
    tries = new Tries(generator);
  }

  /** What the compiler made of the rules. */
  public CompiledGame compiled() {
    return compiled;
  }

  /** What the engine plays. */
  public GameProgram program() {
    return compiled.program();
  }

  /** The generator of its moves. */
  public MoveGenerator generator() {
    return generator;
  }

  /** Says how it stands. */
  public Adjudicator adjudicator() {
    return adjudicator;
  }

  /** Its pieces and squares by name. */
  public Labels labels() {
    return labels;
  }

  /** Its positions as text. */
  public PositionText positions() {
    return positions;
  }

  /**
   * The legal moves of a position with their texts; the position must not change while they are in
   * use.
   */
  public TurnTexts turns(Position position) {
    return new TurnTexts(generator, position);
  }

  /** What the player to move may choose: the legal moves, or what an umpire lets them try. */
  public List<Move> choices(Position position) {
    return tries.of(position);
  }

  /** The texts of what the player to move may choose. */
  public TurnTexts choiceTexts(Position position) {
    return new TurnTexts(generator, position, choices(position));
  }

  /** The start position. */
  public Position start() {
    return new Position(program());
  }

  /** The position a text says. */
  public Position position(String text) throws TextException {
    return position(positions.parse(text));
  }

  /** The position of a setup. */
  public Position position(Setup setup) {
    return new Position(program(), setup);
  }
}
