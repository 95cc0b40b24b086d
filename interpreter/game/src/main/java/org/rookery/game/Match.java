package org.rookery.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.courier.Preset;
import org.rookery.drawing.courier.PresetBoard;
import org.rookery.drawing.picture.PictureScene;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.adjudicate.Points;
import org.rookery.engine.adjudicate.Ranks;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.Draws;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.engine.PositionDoubts;
import org.rookery.game.explain.LegalityExplanation;
import org.rookery.game.explain.NoMoveExplanation;
import org.rookery.game.explain.PlainWords;
import org.rookery.program.Contents;

/**
 * A game in progress: where it began, the turns made since, and where they have led. It belongs to
 * one thread.
 */
public final class Match {
  private final Game game;
  private final GameEngine engine;
  private final Position position;
  private final Setup start;
  private final List<PlayedMove> made = new ArrayList<>();
  private @Nullable LegalMoves turns;

  Match(Game game, GameEngine engine, Position position) {
    this.game = game;
    this.engine = engine;
    this.position = position;
    start = position.setup();
  }

  /** The game. */
  public Game game() {
    return game;
  }

  /**
   * Another match on this thread, from the position that a text says. It is cheaper than a new one
   * of the game's, because it shares what this one has worked out.
   *
   * @throws BadPosition when the text says none
   */
  public Match at(String fen) throws BadPosition {
    try {
      return at(engine.positions().parse(fen));
    } catch (TextException e) {
      throw new BadPosition(e);
    }
  }

  /** The same from a position of the engine's. */
  public Match at(Setup setup) {
    return new Match(game, engine, new Position(position, setup));
  }

  /** The same from a position that another match has reached; it remembers the positions before. */
  public Match at(Position reached) {
    return new Match(game, engine, new Position(reached));
  }

  /** Another match on this thread that begins here, and remembers the positions before. */
  public Match fromHere() {
    return at(position);
  }

  /** What may be chosen: the legal moves, or tries under an umpire; none when the game is over. */
  public LegalMoves turns() {
    if (turns == null) {
      turns = turns(isOver() ? List.of() : engine.choices(position));
    }
    return turns;
  }

  /** One of the legal moves, each with its chance; {@code below} draws a number below another. */
  public LegalMove byChance(IntUnaryOperator below) {
    List<Move> moves = turns().stream().map(LegalMove::move).toList();
    return turns().get(Draws.choose(game.program(), position, moves, below));
  }

  /** The legal moves, even where an ending has been reached: for looking at positions. */
  public LegalMoves turnsWhateverEnded() {
    return turns(engine.generator().legalMoves(position));
  }

  /** The same with what an umpire lets the player try, as long as the game goes on. */
  public LegalMoves choices() {
    return hides() && !isOver() ? turns() : turnsWhateverEnded();
  }

  /** No turns, for who may not know those of the player to move. */
  LegalMoves noTurns() {
    return turns(List.of());
  }

  /** Their texts are those of this position for good, so they are given a copy of it. */
  private LegalMoves turns(List<Move> legal) {
    TurnTexts texts = new TurnTexts(engine.generator(), new Position(position), legal);
    return new LegalMoves(texts, engine.labels());
  }

  /**
   * Plays the turn that a text in any notation means; returns the text that is shown of it.
   *
   * @throws IllegalMove when it means none, or may mean several
   */
  public String play(String text) {
    if (turns().read(text) instanceof TurnReading.Found found) {
      return play(found.turn());
    }
    throw new IllegalMove(why(text));
  }

  /**
   * Plays a turn; returns the text that is shown of it.
   *
   * @throws IllegalArgumentException when it is none of the {@link #turns()}
   */
  public String play(LegalMove turn) {
    if (!turns().contains(turn)) {
      throw new IllegalArgumentException("no legal move: " + turn.complete());
    }
    return playOn(turn);
  }

  /**
   * Plays a turn even where an ending has been reached; returns the text that is shown of it.
   *
   * @param turn one of {@link #turnsWhateverEnded()}
   */
  public String playOn(LegalMove turn) {
    PlayedMove played = PlayedMove.of(engine, position, turn);
    made.add(played);
    turns = null;
    return played.text();
  }

  /** Takes the last move back; false when there is none. */
  public boolean back() {
    if (made.isEmpty()) {
      return false;
    }
    made.remove(made.size() - 1);
    position.unmake();
    turns = null;
    return true;
  }

  /** The texts of the turns made, as they are shown: those of the rules file, or complete ones. */
  public List<String> played() {
    return made.stream().map(PlayedMove::text).toList();
  }

  /** The numbers of the players who made them. */
  public List<Integer> makers() {
    return made.stream().map(PlayedMove::maker).toList();
  }

  /** The moves made, with what is told of them. */
  List<PlayedMove> made() {
    return made;
  }

  /** Whether players do not see all of the position while the game goes on. */
  public boolean hides() {
    return game.program().options().hiding().hides();
  }

  /** The number of the player whose turn it is. */
  public int mover() {
    return position.mover();
  }

  /** The name of the player whose turn it is. */
  public String moverName() {
    return game.players().get(position.mover());
  }

  /** Whether a royal piece of the player whose turn it is stands attacked. */
  public boolean inCheck() {
    return engine.generator().inCheck(position, position.as());
  }

  /** What makes this a position to which no game leads, as sentences. */
  public List<String> doubts() {
    return PositionDoubts.of(engine, position);
  }

  /** How the game stands: it goes on, or who has won, by which ending. */
  public Outcome outcome() {
    return engine.adjudicator().outcome(position);
  }

  /** Whether the game is over, or cannot be played at all. */
  public boolean isOver() {
    return outcome().isOver() || game.obstacle().isPresent();
  }

  /**
   * Whether the board itself has decided the game: by an ending other than repetition, a clock or
   * the lack of turns.
   */
  public boolean isDecided() {
    return engine.adjudicator().isOver(position);
  }

  /** How the game stands, as a sentence: the result, or a check, or that it goes on. */
  public String state() {
    if (game.obstacle().isPresent()) {
      return game.obstacle().get();
    }
    Outcome outcome = outcome();
    if (outcome.isOver()) {
      String article = outcome instanceof Outcome.Draw ? "A " : "";
      return article + outcome.inWords(game.program()) + pointsText() + ".";
    }
    return inCheck() ? moverName() + " is in check." : "The game goes on.";
  }

  /**
   * The points of all behind a blank and in brackets, when the game is over and they are counted.
   */
  public String pointsText() {
    return engine.adjudicator().pointsText(position, outcome());
  }

  /** The points that decided, of each player or team by name, the most first; or nothing. */
  public Map<String, String> ranking() {
    Optional<Points> points = engine.adjudicator().points(position, outcome());
    return points.map(found -> found.named(game.program())).orElse(Map.of());
  }

  /** As which the players came in, by name, where some have gone out of a game that is over. */
  public Map<String, Integer> ranks() {
    Optional<Ranks> ranks = engine.adjudicator().ranks(position, outcome());
    return ranks.map(found -> found.named(game.players())).orElse(Map.of());
  }

  /** Why a text is or is not a legal move: one or more sentences in lines. */
  public String why(String text) {
    return LegalityExplanation.explain(engine, position, text);
  }

  /**
   * The same, for a caller that asks about many moves.
   *
   * @param nodes how many nodes of the rules are followed at most
   */
  public String why(String text, int nodes) {
    return LegalityExplanation.explain(engine, position, text, nodes);
  }

  /**
   * Why a text is no legal move, in one sentence about the board that says nothing of rules; empty
   * when {@link #why} is as plain.
   */
  public Optional<String> whyPlainly(String text) {
    return PlainWords.of(engine, position, text);
  }

  /**
   * Why the rules of the mover's pieces give no turn at all, as a sentence; empty when they allow
   * one, be it legal or not.
   */
  public Optional<String> whyNoTurn() {
    return NoMoveExplanation.explain(engine, position);
  }

  /** The position as extended FEN. */
  public String fen() {
    return engine.positions().print(position.setup());
  }

  /** The position as players of the game write it, where its rules say how; else as FEN. */
  public String written() {
    return engine.positions().written(position.setup());
  }

  /** The position where the match began, as extended FEN. */
  public String startFen() {
    return engine.positions().print(start);
  }

  /** Whether the match began where the game does. */
  public boolean isFromStart() {
    return start.equals(new Position(position, Setup.start(game.program())).setup());
  }

  /** What stands on a square; empty when nothing does, or there is no such square. */
  public Optional<Piece> on(String square) {
    return engine
        .labels()
        .square(square)
        .map(position::content)
        .filter(content -> content != Contents.EMPTY)
        .map(this::piece);
  }

  /** What a player has in hand, and how many of each. */
  public Map<Piece, Integer> hand(int player) {
    Contents contents = game.program().contents();
    Map<Piece, Integer> hand = new LinkedHashMap<>();
    for (int type = 0; type < contents.types(); type++) {
      int content = contents.of(type, player);
      if (position.hand(content) > 0) {
        hand.put(piece(content), position.hand(content));
      }
    }
    return hand;
  }

  private Piece piece(int content) {
    Contents contents = game.program().contents();
    return new Piece(
        game.players().get(contents.owner(content)),
        game.program().pieces().get(contents.type(content)).name(),
        engine.labels().of(content));
  }

  /** The board, the hands and the player to move, drawn with letters; each line has a line end. */
  public String board() {
    return new BoardText(game.program()).draw(position.setup());
  }

  /** The squares that the last move changed. */
  BitSet touchedLast() {
    return made.isEmpty() ? new BitSet() : made.get(made.size() - 1).touched();
  }

  /**
   * The board as {@link #board} draws it; where pieces come to hand, as Game Courier lays it out,
   * with cells for them beside the board and the pieces by name below.
   */
  public String boardWithCells() {
    Preset preset = new Preset(game.program());
    return preset.hasCells() ? PresetBoard.of(preset, position.setup()).text() : board();
  }

  /** What a picture shows: the board and hands, the last move, who is in check. */
  public PictureScene scene() {
    return new MatchScene(this).scene(List.of());
  }

  /**
   * The same with signs where one piece may go.
   *
   * @param chosen the square of a piece, or the letter or name of one in hand
   * @throws IllegalArgumentException when it is neither
   */
  public PictureScene scene(String chosen) {
    MatchScene scene = new MatchScene(this);
    return scene.scene(scene.targets(chosen));
  }

  /** The match's engine. */
  public GameEngine engine() {
    return engine;
  }

  /**
   * The engine's position itself. Who makes moves on it takes them back before anything else is
   * asked of the match.
   */
  public Position position() {
    return position;
  }

  /** The turns made, as the engine's moves. */
  public List<Move> moves() {
    return made.stream().map(PlayedMove::move).toList();
  }

  /** The position where the match began. */
  public Setup start() {
    return start;
  }
}
