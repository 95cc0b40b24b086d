package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Rule;

/**
 * How many moves some pieces have who only leap: all pieces of a type are counted together, by
 * where they stand and what stands where they look, without a look at any of them.
 *
 * <p>Leaps that look at a square equally far away for the same contents are one shift of a set of
 * squares, which is why this goes on boards of at most 64 squares only.
 */
public final class LeapCount {
  /** Each set of contents that is looked for, by bits, and where they are now. */
  private final int[] looked;

  private final long[] sets;

  // By number of a leap: whose it is, how far off the square is, from where, and what has to be
  // there.
  private final int[] pieces;
  private final int[] shifts;
  private final long[] from;
  private final int[] to;

  private LeapCount(List<Leap> leaps) {
    List<Integer> distinct = leaps.stream().map(leap -> leap.emits).distinct().toList();
    looked = distinct.stream().mapToInt(Integer::intValue).toArray();
    sets = new long[this.looked.length];
    pieces = leaps.stream().mapToInt(leap -> leap.piece).toArray();
    shifts = leaps.stream().mapToInt(leap -> leap.shift).toArray();
    from = leaps.stream().mapToLong(leap -> leap.from).toArray();
    to = leaps.stream().mapToInt(leap -> distinct.indexOf(leap.emits)).toArray();
  }

  /** The same leap of the pieces of one content from many squares. */
  private static final class Leap {
    final int piece;
    final int shift;
    final int emits;
    long from;

    Leap(int piece, int shift, int emits) {
      this.piece = piece;
      this.shift = shift;
      this.emits = emits;
    }
  }

  /** Collects the leaps of pieces, square by square. */
  public static final class Builder {
    private final List<Leap> leaps = new ArrayList<>();

    /** The contents of the game: "anything but this" holds for numbers beyond them, too. */
    private final int all;

    /** For the pieces of a game. */
    public Builder(Contents contents) {
      all = contents.size() < Integer.SIZE ? (1 << contents.size()) - 1 : -1;
    }

    /**
     * Adds what a piece on a square can do by some rules; false when that is not leaps alone. All
     * contents of the game have to fit a word.
     */
    public boolean add(int piece, int square, List<Rule> blocks) {
      for (Rule block : blocks) {
        long[] stops = SliderRecogniser.stops(block);
        for (int i = 0; stops != null && i < stops.length; i += SliderMoves.STOP) {
          if (!add(piece, square, stops[i], stops[i + 1])) {
            return false;
          }
        }
        if (stops == null) {
          return false;
        }
      }
      return true;
    }

    private boolean add(int piece, int square, long stop, long contents) {
      int leg = SliderMoves.leg(stop);
      if (SliderMoves.goes(contents) != 0 || Edit.kind(leg) != Edit.MOVE || Edit.a(leg) != square) {
        return false;
      }
      int emits = SliderMoves.emits(contents) & all;
      int shift = SliderMoves.square(stop) - square;
      long bit = 1L << square;
      Leap known =
          leaps.stream()
              .filter(leap -> leap.piece == piece && leap.shift == shift && leap.emits == emits)
              .filter(leap -> (leap.from & bit) == 0)
              .findFirst()
              .orElse(null);
      if (known == null) {
        known = new Leap(piece, shift, emits);
        leaps.add(known);
      }
      known.from |= bit;
      return true;
    }

    /** What has been collected. */
    public LeapCount build() {
      return new LeapCount(leaps);
    }
  }

  /** How many moves the pieces have. */
  public int count(Position position) {
    for (int i = 0; i < looked.length; i++) {
      sets[i] = where(position, looked[i]);
    }
    int count = 0;
    for (int i = 0; i < pieces.length; i++) {
      long goers = position.ofContent(pieces[i], 0) & from[i];
      int by = shifts[i];
      long there = by >= 0 ? goers << by : goers >>> -by;
      count += Long.bitCount(there & sets[to[i]]);
    }
    return count;
  }

  /** The squares that hold one of these contents. */
  private static long where(Position position, int contents) {
    long where = (contents >>> Contents.EMPTY & 1) != 0 ? ~position.occupied(0) : 0;
    for (int left = contents & ~(1 << Contents.EMPTY); left != 0; left &= left - 1) {
      where |= position.ofContent(Integer.numberOfTrailingZeros(left), 0);
    }
    return where;
  }
}
