package org.rookery.engine.position;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * What stands where and what is in hand, with a log of changes to take back.
 *
 * <p>Hot: plain arrays, no objects per change. Pieces are kept twice, as a content per square for
 * tests and as bit sets per owner and per content for iteration and counting.
 */
final class Board {
  private static final int ENTRY = 3;

  private final Contents contents;
  private final int words;
  private final int squares;

  final int[] content;
  final int[] attributes;
  final int[] hand;
  final int[] counters;

  /** Whether positions that differ in a counter are the same where they repeat. */
  private final boolean[] outsideRepetition;

  /** Squares of each owner's pieces, {@code words} words per player. */
  final long[] ofOwner;

  /** Squares of the pieces of each content, {@code words} words per content. */
  final long[] ofContent;

  /** How many pieces of each content are on the board. */
  final int[] pieces;

  /** What lies beneath them; null in games where nothing can. */
  final @Nullable CoveredPieces columns;

  /** The player and type of each content, by table: a division per change would show. */
  private final int[] owner;

  /**
   * The hash of the whole position: what is kept here changes it here, the rest is up to {@link
   * MoveMaker}.
   */
  long hash;

  /**
   * Changes: where (a square, or beyond the squares a hand, or beyond the hands a counter, or
   * beyond the counters the columns), and two old values.
   */
  private int[] log = new int[64 * ENTRY];

  private int logSize;

  Board(GameProgram program) {
    contents = program.contents();
    squares = program.topology().size();
    words = (squares + 63) >>> 6;
    content = new int[squares];
    attributes = new int[squares];
    hand = new int[contents.size()];
    counters = new int[program.counters().size()];
    outsideRepetition = new boolean[counters.length];
    for (int counter = 0; counter < counters.length; counter++) {
      outsideRepetition[counter] = program.counters().get(counter).outsideRepetition();
    }
    ofOwner = new long[contents.players() * words];
    ofContent = new long[contents.size() * words];
    pieces = new int[contents.size()];
    columns = program.options().stacks() ? new CoveredPieces(squares) : null;
    owner = new int[contents.size()];
    for (int c = 1; c < owner.length; c++) {
      owner[c] = contents.owner(c);
    }
  }

  Board(Board other) {
    contents = other.contents;
    squares = other.squares;
    words = other.words;
    content = other.content.clone();
    attributes = other.attributes.clone();
    hand = other.hand.clone();
    counters = other.counters.clone();
    outsideRepetition = other.outsideRepetition;
    ofOwner = other.ofOwner.clone();
    ofContent = other.ofContent.clone();
    pieces = other.pieces.clone();
    columns = other.columns == null ? null : new CoveredPieces(other.columns);
    owner = other.owner;
    hash = other.hash;
    log = other.log.clone();
    logSize = other.logSize;
  }

  int words() {
    return words;
  }

  int owner(int piece) {
    return owner[piece];
  }

  /** A mark to {@linkplain #undo take changes back} to. */
  int mark() {
    return logSize;
  }

  /**
   * Puts a piece on a square in place of the one that stands there, or nothing in place of all that
   * is there.
   */
  void set(int square, int piece, int bits) {
    if (columns != null && piece == Contents.EMPTY && columns.depth(square) > 0) {
      change(columns.clear(square));
    }
    log(square, content[square], attributes[square]);
    place(square, piece, bits);
  }

  /** Puts a piece on top of what is there, if anything is. */
  void cover(int square, int piece, int bits) {
    if (columns != null && content[square] != Contents.EMPTY) {
      change(columns.push(square, content[square]));
    }
    set(square, piece, bits);
  }

  /**
   * Takes the top piece away; a piece that comes to light by it has the attributes of a new one.
   */
  void uncover(int square, int[] newAttributes) {
    if (columns == null || columns.depth(square) == 0) {
      set(square, Contents.EMPTY, 0);
    } else {
      int piece = columns.first(square);
      set(square, piece, newAttributes[piece]);
      change(columns.pop(square));
    }
  }

  /** How many pieces lie on each other there. */
  int height(int square) {
    int beneath = columns == null ? 0 : columns.depth(square);
    return content[square] == Contents.EMPTY ? 0 : beneath + 1;
  }

  /** Puts a piece on the {@code ground} lowest ones that are there, under all others. */
  void under(int square, int ground, int piece, int bits) {
    if (content[square] == Contents.EMPTY) {
      set(square, piece, bits);
    } else if (columns != null) {
      change(columns.under(square, ground, piece));
    }
  }

  /** Removes all but the {@code most} topmost pieces; returns the removed ones, lowest first. */
  List<Integer> cut(int square, int most) {
    int beneath = columns == null ? 0 : columns.depth(square);
    if (columns == null || beneath < most) {
      return List.of();
    }
    List<Integer> all = columns.beneath(square);
    int gone = beneath + 1 - most;
    change(columns.clear(square));
    all.subList(gone, beneath).forEach(piece -> change(columns.push(square, piece)));
    return all.subList(0, gone);
  }

  /** The piece beneath the top, if there is one, becomes another of its owner's. */
  void turnBeneath(int square, int type) {
    if (columns != null && columns.depth(square) > 0) {
      int piece = contents.of(type, owner[columns.first(square)]);
      change(columns.pop(square));
      change(columns.push(square, piece));
    }
  }

  /** Notes a change of the columns, by what it changes in the hash. */
  private void change(long difference) {
    log(squares + hand.length + counters.length, 0, 0);
    hash ^= difference;
  }

  void changeHand(int piece, int by) {
    log(squares + piece, hand[piece], 0);
    hash ^= Zobrist.hand(piece, hand[piece]);
    hand[piece] += by;
    hash ^= Zobrist.hand(piece, hand[piece]);
  }

  void changeCounter(int counter, int by) {
    log(squares + hand.length + counter, counters[counter], 0);
    hash ^= hashOf(counter);
    counters[counter] += by;
    hash ^= hashOf(counter);
  }

  private long hashOf(int counter) {
    return outsideRepetition[counter] ? 0 : Zobrist.counter(counter, counters[counter]);
  }

  /** Empties the log: what is there now is the beginning. */
  void forget() {
    logSize = 0;
    if (columns != null) {
      columns.forget();
    }
  }

  private void place(int square, int piece, int bits) {
    long bit = 1L << square;
    int word = square >>> 6;
    int old = content[square];
    if (old != Contents.EMPTY) {
      ofOwner[owner[old] * words + word] &= ~bit;
      ofContent[old * words + word] &= ~bit;
      pieces[old]--;
      hash ^= Zobrist.piece(square, old) ^ Zobrist.attributes(square, attributes[square]);
    }
    content[square] = piece;
    attributes[square] = bits;
    if (piece != Contents.EMPTY) {
      ofOwner[owner[piece] * words + word] |= bit;
      ofContent[piece * words + word] |= bit;
      pieces[piece]++;
      hash ^= Zobrist.piece(square, piece) ^ Zobrist.attributes(square, bits);
    }
  }

  private void log(int where, int old, int oldBits) {
    if (logSize + ENTRY > log.length) {
      log = Arrays.copyOf(log, log.length * 2);
    }
    log[logSize] = where;
    log[logSize + 1] = old;
    log[logSize + 2] = oldBits;
    logSize += ENTRY;
  }

  /** Takes back all changes since {@code mark} was taken; the caller restores the hash. */
  void undo(int mark) {
    while (logSize > mark) {
      logSize -= ENTRY;
      int where = log[logSize];
      int old = log[logSize + 1];
      if (where < squares) {
        restore(where, old, log[logSize + 2]);
      } else if (where < squares + hand.length) {
        hand[where - squares] = old;
      } else if (where < squares + hand.length + counters.length) {
        counters[where - squares - hand.length] = old;
      } else if (columns != null) {
        columns.undo();
      }
    }
  }

  private void restore(int square, int piece, int bits) {
    long bit = 1L << square;
    int word = square >>> 6;
    int now = content[square];
    if (now != Contents.EMPTY) {
      ofOwner[owner[now] * words + word] &= ~bit;
      ofContent[now * words + word] &= ~bit;
      pieces[now]--;
    }
    content[square] = piece;
    attributes[square] = bits;
    if (piece != Contents.EMPTY) {
      ofOwner[owner[piece] * words + word] |= bit;
      ofContent[piece * words + word] |= bit;
      pieces[piece]++;
    }
  }

  /** The hash of what is kept here, worked out afresh. */
  long recomputedHash() {
    long fresh = columns == null ? 0 : columns.recomputedHash();
    for (int square = 0; square < squares; square++) {
      if (content[square] != Contents.EMPTY) {
        fresh ^= Zobrist.piece(square, content[square]);
        fresh ^= Zobrist.attributes(square, attributes[square]);
      }
    }
    for (int piece = 0; piece < hand.length; piece++) {
      fresh ^= Zobrist.hand(piece, hand[piece]);
    }
    for (int counter = 0; counter < counters.length; counter++) {
      fresh ^= hashOf(counter);
    }
    return fresh;
  }
}
