package org.rookery.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.round.Rounds;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.MoveGroup;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/**
 * Generates the moves of one game.
 *
 * <p>It keeps buffers and what it has worked out about the game, so it belongs to one thread.
 * Positions passed in are changed while a method runs and are as they were when it returns. Every
 * method refuses with {@link TooManyMoves} what would take minutes.
 */
public final class MoveGenerator {
  private final GameProgram program;
  private final TurnGenerator turns;
  private final Attacks attacks;
  private final MandatoryCaptureFilter mandatory;
  private final Rounds rounds;
  private final AfterTurn afterTurn;
  private final MaximumNumberFilter utmost;
  private final IllegalityFinder illegality;

  /** A generator for a game, the fastest there is. */
  public MoveGenerator(GameProgram program) {
    this(program, Backend.fastest());
  }

  /** A generator for a game that runs its code with a certain back end. */
  public MoveGenerator(GameProgram program, Backend backend) {
    this.program = program;
    turns = new TurnGenerator(program, backend, this::all);
    attacks = turns.attacks();
    mandatory = new MandatoryCaptureFilter(program, turns);
    rounds = new Rounds(program, this::incomplete);
    afterTurn = new AfterTurn(program, turns);
    utmost = new MaximumNumberFilter(program, turns, this::listed);
    illegality = new IllegalityFinder(program, turns, mandatory, this::isBettered);
  }

  /** The game. */
  public GameProgram program() {
    return program;
  }

  /** Every legal move once, in an order that depends on nothing but the position. */
  public List<Move> legalMoves(Position position) {
    MoveBuffer moves = new MoveBuffer();
    legalMoves(position, moves);
    return list(moves);
  }

  /** Adds every legal move once to a buffer, in the order of {@link #legalMoves(Position)}. */
  public void legalMoves(Position position, MoveBuffer out) {
    turns.begin(position);
    all(position, out);
  }

  /**
   * Fills a buffer with one legal move that chance chooses, each as likely as {@link Draws} says;
   * with nothing where there is none. What happens by itself after a move is worked out for that
   * one alone.
   *
   * @param below finds a number at random, from 0 up, that is less than the one it is given
   */
  public void legalMoveByChance(Position position, IntUnaryOperator below, MoveBuffer out) {
    turns.begin(position);
    out.clear();
    if (utmost.isActive()) {
      all(position, out);
    } else {
      incomplete(position, out);
    }
    rounds.complete(position, out, 0);
    if (out.size() > 0) {
      out.keepOne(Draws.choose(program, position, out, below));
    }
    if (!utmost.isActive()) {
      afterTurn.add(position, out, 0);
    }
  }

  private void all(Position position, MoveBuffer out) {
    int before = out.size();
    listed(position, out);
    utmost.apply(position, out, before);
  }

  /** Adds the legal moves as if none had to make a number as great as it can. */
  private void listed(Position position, MoveBuffer out) {
    int before = out.size();
    incomplete(position, out);
    rounds.complete(position, out, before);
    afterTurn.add(position, out, before);
  }

  /** The same without what happens by itself after them. */
  private void incomplete(Position position, MoveBuffer out) {
    int before = out.size();
    turns.legal(position, out, Integer.MAX_VALUE);
    if (mandatory.isActive()) {
      mandatory.apply(position, out, before);
    }
    if (out.size() == before && turns.canPassForced(position)) {
      out.add(Edit.of(Edit.PASS, 0, 0));
    }
    goOut(position, out, before);
  }

  /** A player who is out, by lack of moves or whatever the rules say, has no other move. */
  private void goOut(Position position, MoveBuffer out, int before) {
    OutMoves outs = turns.outs;
    if (out.size() == before ? outs.mayBeDue(position) : outs.isDue(position)) {
      out.truncate(before);
      outs.add(position, out);
    }
  }

  /** Whether a move is left out because others lead to more of what must become great. */
  private boolean isBettered(Position position, int[] words) {
    if (!utmost.isActive()) {
      return false;
    }
    MoveBuffer move = new MoveBuffer();
    move.append(words, 0, words.length);
    move.close();
    afterTurn.add(position, move, 0);
    MoveBuffer legal = new MoveBuffer();
    legalMoves(position, legal);
    return legal.indexOf(words, 0, words.length) < 0
        && legal.indexOf(move.words(), 0, move.length()) < 0;
  }

  /**
   * Every pseudo-legal move once: what the pieces' rules allow, royal safety and the like not
   * looked at.
   *
   * <p>What happens by itself after a turn is not among its words.
   */
  public List<Move> pseudoLegalMoves(Position position) {
    turns.begin(position);
    MoveBuffer moves = new MoveBuffer();
    turns.pseudoLegal(position, moves);
    return list(moves);
  }

  /**
   * What the pieces' rules emit, each part of a move by itself: its words in the order in which the
   * rules say them, chains that nothing can continue not ended, the same move perhaps twice.
   */
  public List<Move> emittedParts(Position position) {
    turns.begin(position);
    MoveBuffer moves = new MoveBuffer(true);
    if (position.decided() == Position.UNDECIDED) {
      turns.emitted(position, moves);
    }
    return list(moves);
  }

  private static List<Move> list(MoveBuffer moves) {
    List<Move> list = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      list.add(moves.move(i));
    }
    return list;
  }

  /** Lists of turns to be judged one by one, to be filled again for each position. */
  public LazyLegalMoves openTurns() {
    return new LazyLegalMoves(this, turns, turns.scratch().safety());
  }

  /** Whether the legality of a turn hangs on no other turn there is in the position. */
  boolean judgesAlone(Position position) {
    return !mandatory.isActive()
        && !utmost.isActive()
        && afterTurn.isEmpty()
        && !rounds.isActive()
        && !turns.outs.mayBeDue()
        && turns.judgesAlone(position);
  }

  /**
   * Whether a turn found in another position is legal here. Mostly only one piece's moves are
   * looked at.
   */
  public boolean isLegal(Position position, Move move) {
    turns.begin(position);
    int[] words = move.toWords();
    if (judgesAlone(position) && turns.isLegalOfPiece(position, words, 0, words.length)) {
      return true;
    }
    MoveBuffer moves = new MoveBuffer();
    legalMoves(position, moves);
    return moves.indexOf(words, 0, words.length) >= 0;
  }

  /**
   * Whether the turn of this one word is legal here, as far as the moves of the piece it names
   * tell. Where the answer is no, it may still be legal: by the rules of another piece, or where
   * the rules look at all turns together.
   */
  public boolean isKnownLegal(Position position, int word) {
    turns.begin(position);
    return judgesAlone(position) && turns.isLegalOfPiece(position, new int[] {word}, 0, 1);
  }

  /** Whether there is a legal move. */
  public boolean hasLegalMove(Position position) {
    turns.begin(position);
    return turns.hasTurn(position);
  }

  /** Whether the rules of some piece of the player to move let it begin a move, legal or not. */
  public boolean canAct(Position position) {
    turns.begin(position);
    return turns.emitsAnything(position);
  }

  /** The number of legal moves; it allocates nothing once its buffers have grown. */
  public int countLegal(Position position) {
    if (utmost.isActive() || turns.outs.mayBeDue()) {
      return legalMoves(position).size();
    }
    turns.begin(position);
    int count = mandatory.isActive() ? mandatory.count(position) : turns.count(position);
    return count == 0 && turns.canPassForced(position) ? 1 : count;
  }

  /** Why a pseudo-legal move, or one of the legal ones, is not legal; empty when it is legal. */
  public Optional<Illegality> illegality(Position position, Move move) {
    turns.begin(position);
    return illegality.find(position, afterTurn.removed(position, move.choice().toWords()));
  }

  /** Whether a royal piece of {@code player} is attacked. */
  public boolean inCheck(Position position, int player) {
    turns.begin(position);
    return attacks.inCheck(position, player);
  }

  /** The attacks on royal pieces of {@code player}, in ascending order of squares. */
  public List<Attack> checks(Position position, int player) {
    turns.begin(position);
    return attacks.checks(position, player);
  }

  /**
   * Whether a piece of {@code by} could capture a piece of content {@code as} on {@code square},
   * were it there.
   */
  public boolean attacked(Position position, int square, int as, int by) {
    return attacked(position, square, as, by, MoveGroup.ANY);
  }

  /** The same, the attackers limited to the moves of {@code group}. */
  public boolean attacked(Position position, int square, int as, int by, int group) {
    turns.begin(position);
    return attacks.attacked(position, square, as, by, group);
  }

  /**
   * The pieces of {@code by} that could capture a piece of content {@code as} on {@code square},
   * were it there.
   */
  public List<Attack> attackers(Position position, int square, int as, int by) {
    turns.begin(position);
    return attacks.attackers(position, square, as, by);
  }

  /** Whether {@code test}, which is about the position as a whole, holds. */
  public boolean holds(Position position, Test test) {
    turns.begin(position);
    return turns.holds(position, test);
  }

  /** A number read off the position as a whole. */
  public int value(Position position, Quantity quantity) {
    return turns.value(position, quantity);
  }
}
