package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesHash;
import org.rookery.compiler.model.GameModel;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.run.Backend;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;

/**
 * A game that can be played: rules that have been compiled. It never changes and may be shared by
 * threads; each of them begins matches of its own, which costs little.
 */
public final class Game {
  private static final Move PASS = Move.of(Edit.of(Edit.PASS, 0, 0));

  private final CompiledGame compiled;
  private final Source source;
  private final SourceLoader loader;
  private final Position start;
  private final boolean movesAreElsewhere;

  /** Looked for once, since looking takes longer than beginning a match. */
  private final Backend backend = Backend.fastest();

  Game(CompiledGame compiled, Source source, SourceLoader loader) {
    this.compiled = compiled;
    this.source = source;
    this.loader = loader;
    start = new Position(compiled.program());
    movesAreElsewhere =
        compiled.model().needsPlugIn()
            && engine().generator().legalMoves(start).stream().allMatch(PASS::equals);
  }

  /** The game's name for people. */
  public String title() {
    return program().title();
  }

  /** The name of the rules, as their author is told of problems in them. */
  public String file() {
    return source.name();
  }

  /** The text it was compiled from. */
  public Source source() {
    return source;
  }

  /** Finds what that text includes. */
  public SourceLoader loader() {
    return loader;
  }

  /**
   * What tells these rules from others: sixteen hexadecimal digits made of the game's text after
   * expansion. It is worked out when it is asked for.
   */
  public String rulesHash() {
    return RulesHash.of(compiled.sections());
  }

  /** The text that {@link #rulesHash} is made of: equal rules have equal ones. */
  public String rulesText() {
    return RulesHash.text(compiled.sections());
  }

  /**
   * Why it cannot be played, as a sentence: a program that does not run here is to make the moves,
   * and the file has none. Empty for every other game.
   */
  public Optional<String> obstacle() {
    return movesAreElsewhere ? Optional.of(GameModel.NEEDS_PLUG_IN) : Optional.empty();
  }

  /** The names of the players, in the order of their numbers. */
  public List<String> players() {
    return program().players();
  }

  /** The names of the piece types. */
  public List<String> pieces() {
    return program().pieces().stream().map(PieceType::name).toList();
  }

  /** The names of the squares, in the order of their numbers. */
  public List<String> squares() {
    return program().topology().squares();
  }

  /** A match from the start position. */
  public Match start() {
    return new Match(this, engine(), new Position(start));
  }

  /**
   * A match from the start position of a lot, counted round when there are fewer; from the start
   * position where no lot decides.
   */
  public Match drawn(long lot) {
    return match(lot(lot));
  }

  /** That start position. */
  public Setup lot(long lot) {
    long count = program().start().lots().count();
    return count == 1 ? start.setup() : Setup.lot(program(), Math.floorMod(lot, count));
  }

  /** The start position, where no lot decides. */
  public Setup beginning() {
    return start.setup();
  }

  /** A match from an empty board. */
  public Match empty() {
    return match(Setup.empty(program()));
  }

  /**
   * A match from the position that a text says, as {@link Match#fen()} prints it.
   *
   * @throws BadPosition when it says none
   */
  public Match position(String fen) throws BadPosition {
    return start().at(fen);
  }

  /** A match from a position of the engine's. */
  public Match match(Setup setup) {
    return new Match(this, engine(), new Position(start, setup));
  }

  /** A match that begins at a position of the engine's, and remembers the positions before. */
  public Match match(Position position) {
    return new Match(this, engine(), new Position(position));
  }

  /** A new engine for this game: for one thread that needs more than matches tell. */
  public GameEngine engine() {
    return new GameEngine(compiled, backend);
  }

  /** What the compiler made of the rules. */
  public CompiledGame compiled() {
    return compiled;
  }

  /** What the engine plays. */
  public GameProgram program() {
    return compiled.program();
  }
}
