package org.rookery.engine.legality;

import java.util.Arrays;
import org.rookery.engine.attack.AttackMap;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.attack.RoyalPieces;
import org.rookery.engine.attack.WatchedSquares;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * The questions "is this royal piece attacked?" asked of the position turns start from, and the
 * squares their answers were read off.
 *
 * <p>Fast because most turns are judged without being made. An answer is found by walks over the
 * board; each looks at squares one after the other, and where it looks next depends only on what it
 * saw. A turn that changes none of the squares a walk has seen leads the same walk to the same end,
 * whatever else it changes. So a turn that touches no walk leaves the answers as they are, and
 * after any other only the walks touched are taken again.
 *
 * <p>A walk that no attacker stands in the way of is not even taken: in their turn a player moves
 * their own pieces, and those that attack the royal piece stay where they are, or are taken.
 *
 * <p>This relies on answers that hang on nothing but what stands where. Where code was run for one,
 * which may have looked at anything, the watch is {@linkplain #isBlind blind}; a turn is {@link
 * WatchedSquares#EVERYTHING} to it that moves, takes or makes royal pieces, that moves or makes
 * pieces of others, or brings pieces whose code would have to be run.
 */
final class AttackDependencies {
  private final RoyalPieces royals;
  private final Attacks attacks;
  private final WatchedSquares reads;

  // The questions: one per royal piece and opponent.
  private int[] squares = new int[4];
  private int[] contents = new int[4];
  private AttackMap[] maps = new AttackMap[4];
  private int[] firstWalks = new int[4];
  private int questions;
  private int walks;

  private int as;
  private boolean blind;

  AttackDependencies(Attacks attacks, int squares) {
    this.royals = attacks.royals();
    this.attacks = attacks;
    this.reads = new WatchedSquares(squares);
  }

  /**
   * Asks about the royal pieces of the player whose pieces move and of those players they may not
   * leave attacked.
   */
  void look(Position position, int[] spared) {
    as = position.as();
    reads.clear();
    questions = 0;
    walks = 0;
    watch(position, as);
    blind = reads.anything();
    for (int player : spared) {
      blind |= player != as && !watchSpared(position, player);
    }
    mark(position, as);
    for (int player : royals.opponents(as)) {
      mark(position, player);
    }
  }

  private void watch(Position position, int player) {
    for (int royal : royals.of(player)) {
      if (position.pieces(royal) > 0) {
        watch(position, player, royal);
      }
    }
  }

  private void watch(Position position, int player, int royal) {
    for (int word = 0; word < position.words(); word++) {
      for (long pieces = position.ofContent(royal, word); pieces != 0; pieces &= pieces - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(pieces);
        for (int by : royals.opponents(player)) {
          AttackMap map = attacks.map(by);
          note(square, royal, map);
          walks = attacks.watch(position, square, royal, map, by != as, reads, walks);
        }
      }
    }
  }

  /**
   * The mover's own pieces attack these: whether none of them has code to be run, which would
   * differ wherever it goes.
   */
  private boolean watchSpared(Position position, int player) {
    int newPieces = reads.newPieces();
    watch(position, player);
    return reads.newPieces() == newPieces;
  }

  private void note(int square, int royal, AttackMap map) {
    if (questions == squares.length) {
      squares = Arrays.copyOf(squares, 2 * questions);
      contents = Arrays.copyOf(contents, 2 * questions);
      maps = Arrays.copyOf(maps, 2 * questions);
      firstWalks = Arrays.copyOf(firstWalks, 2 * questions);
    }
    squares[questions] = square;
    contents[questions] = royal;
    maps[questions] = map;
    firstWalks[questions++] = walks;
  }

  /** Turns that touch royal pieces are judged afresh. */
  private void mark(Position position, int player) {
    for (int royal : royals.of(player)) {
      if (position.pieces(royal) > 0) {
        for (int word = 0; word < position.words(); word++) {
          for (long pieces = position.ofContent(royal, word); pieces != 0; pieces &= pieces - 1) {
            reads.mark((word << 6) + Long.numberOfTrailingZeros(pieces));
          }
        }
      }
    }
  }

  /** Whether an answer hangs on more than what stands where, so that every turn has to be made. */
  boolean isBlind() {
    return blind;
  }

  /** The walks that found an attack. */
  long hits() {
    return reads.hits();
  }

  /** The walks that look at squares the words change. */
  long touched(Position position, int[] words, int start, int end) {
    long touched = 0;
    int first = start < end ? words[start] : 0;
    int arrival = Edit.kind(first) == Edit.MOVE ? Edit.b(first) : Position.NOWHERE;
    for (int i = start; i < end; i++) {
      touched |= touched(position, words[i], arrival);
    }
    return touched;
  }

  /** The walks a leg touches. */
  long touched(Position position, int leg) {
    return royals.isOf(as, position.content(Edit.a(leg)))
        ? reads.at(Edit.a(leg)) | reads.at(Edit.b(leg))
        : WatchedSquares.EVERYTHING;
  }

  /** The walks one word touches; the turn's first leg ends on {@code arrival}. */
  private long touched(Position position, int word, int arrival) {
    return switch (Edit.what(word)) {
      case MOVE -> touched(position, word);
      case CAPTURE, REMOVE -> reads.at(Edit.b(word));
      // From a hand come pieces of the mover's alone.
      case DROP -> royals.mayAppear(word) ? WatchedSquares.EVERYTHING : reads.at(Edit.b(word));
      case TYPE ->
          reads.newPieces() > 0
                  || royals.mayAppear(word)
                  || isOthers(position, Edit.b(word), arrival)
              ? WatchedSquares.EVERYTHING
              : reads.at(Edit.b(word));
      case COPY, CREATE, OWNER, NO_MATE, FORBID, COLUMN -> WatchedSquares.EVERYTHING;
      // Where an attack hangs on an attribute, the watch is blind.
      case SET_ATTRIBUTE, CLEAR_ATTRIBUTE -> 0;
      case DISCARD, TAKE, PASSED, COUNTER, CONTINUE, ENDS, PASS, AGAIN, SWAP, OUT, CHOSEN, PART ->
          0;
    };
  }

  /**
   * Whether a piece of another player stands on a square, and the move's first leg leaves it there.
   */
  private boolean isOthers(Position position, int square, int arrival) {
    int piece = position.content(square);
    return square != arrival && piece != Contents.EMPTY && !royals.isOf(as, piece);
  }

  /** Whether what stands on the two squares of a leg is all that its legality hangs on. */
  boolean sees(Position position, int leg, long touched) {
    return touched >= 0
        || (royals.isOf(as, position.content(Edit.a(leg)))
            && reads.at(Edit.b(leg)) >= 0
            && seesMoved(position, leg));
  }

  /** The same for a leg of a royal piece: nothing has to be run, there or for the others. */
  private boolean seesMoved(Position position, int leg) {
    int moved = 0;
    for (int i = 0; i < questions; i++) {
      if (squares[i] == Edit.a(leg)) {
        moved++;
        if (!attacks.isSeen(position, Edit.b(leg), contents[i], maps[i])) {
          return false;
        }
      }
    }
    return moved > 0 && (moved == questions || !reads.hasSlices());
  }

  /**
   * Whether a watched piece is attacked after a leg that is {@linkplain #sees seen}: the piece is
   * put there in the bare list of contents only.
   */
  boolean attackedAfter(Position position, int leg, long touched) {
    int from = Edit.a(leg);
    int to = Edit.b(leg);
    int[] board = position.contents();
    int piece = board[from];
    int captured = board[to];
    board[from] = Contents.EMPTY;
    board[to] = piece;
    boolean attacked =
        touched >= 0 ? attacked(position, touched) : attackedAfterRoyal(position, from, to);
    board[from] = piece;
    board[to] = captured;
    return attacked;
  }

  /** The piece that moved is asked about where it is now; of the rest, the walks it has touched. */
  private boolean attackedAfterRoyal(Position position, int from, int to) {
    long occupied = position.occupied(0) & ~(1L << from);
    long again = (reads.hits() | reads.at(from) | reads.at(to)) & ~WatchedSquares.EVERYTHING;
    for (int i = 0; i < questions; i++) {
      AttackMap map = maps[i];
      if (squares[i] == from
          ? attacks.attacked(position, to, contents[i], map, occupied)
          : map.attackedBy(position, squares[i], contents[i], again, firstWalks[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of these walks, taken again, finds an attack. */
  boolean attacked(Position position, long again) {
    for (int i = 0; i < questions; i++) {
      if (maps[i].attackedBy(position, squares[i], contents[i], again, firstWalks[i])) {
        return true;
      }
    }
    return reads.sliceHits(position, again, attacks.evaluator());
  }
}
