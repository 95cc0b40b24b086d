package org.rookery.game;

import java.nio.file.Path;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesHash;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.movegen.MoveGenerator;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;

/** A game loaded from a rules file, with what is needed to play it on one thread. */
public final class Game {
  private final CompiledGame compiled;
  private final Path file;
  private final MoveGenerator generator;
  private final Adjudicator adjudicator;
  private final PositionText positions;
  private final Labels labels;

  /** The game that a rules file was compiled to. */
  public Game(CompiledGame compiled, Path file) {
    this.compiled = compiled;
    this.file = file;
    generator = new MoveGenerator(compiled.program());
    adjudicator = new Adjudicator(generator);
    positions = new PositionText(compiled.program());
    labels = new Labels(compiled.program());
  }

  /** What the compiler made of the rules file. */
  public CompiledGame compiled() {
    return compiled;
  }

  /** The rules file. */
  public Path file() {
    return file;
  }

  /**
   * What tells these rules from others: sixteen hexadecimal digits made of the game's text after
   * expansion. It is worked out when it is asked for.
   */
  public String rulesHash() {
    return RulesHash.of(compiled.sections());
  }

  /** What the engine plays. */
  public GameProgram program() {
    return compiled.program();
  }

  /** The game's name for people. */
  public String title() {
    return program().title();
  }

  /** The generator of its moves. */
  public MoveGenerator generator() {
    return generator;
  }

  /** Says how it stands. */
  public Adjudicator adjudicator() {
    return adjudicator;
  }

  /** Its men and squares by name. */
  public Labels labels() {
    return labels;
  }

  /** Its positions as text. */
  public PositionText positions() {
    return positions;
  }

  /**
   * The legal turns of a position with their texts; the position must not change while they are in
   * use.
   */
  public TurnTexts turns(Position position) {
    return new TurnTexts(generator, position);
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
