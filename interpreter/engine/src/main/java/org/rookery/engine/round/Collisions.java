package org.rookery.engine.round;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram.Simultaneous;

/**
 * What several moves of one part come to that are made at the same time: each piece goes from where
 * it was, and what a move does to a piece that has gone, or to a square where another has arrived,
 * is not done.
 */
final class Collisions {
  /** What a word does to its second square. */
  private enum Role {
    /** A piece arrives there. */
    ARRIVES,
    /** What stands there changes, stays on purpose or goes for good. */
    CHANGES,
    /** Nothing. */
    ELSEWHERE
  }

  private final Position position;
  private final Simultaneous rule;
  private final List<int[]> moves;

  /** For each move the squares that its pieces leave, and those where they arrive. */
  private final List<BitSet> left = new ArrayList<>();

  private final List<BitSet> reached = new ArrayList<>();

  /** For each move the squares where its pieces do not arrive, for another move has taken them. */
  private final List<BitSet> missed = new ArrayList<>();

  private final List<Integer> words = new ArrayList<>();

  private Collisions(Position position, Simultaneous rule, List<int[]> moves) {
    this.position = position;
    this.rule = rule;
    BitSet taken = new BitSet();
    List<int[]> kept = new ArrayList<>();
    for (int[] move : moves) {
      kept.add(withPieces(move, taken));
    }
    this.moves = List.copyOf(kept);
    for (int[] move : this.moves) {
      BitSet from = new BitSet();
      BitSet to = new BitSet();
      for (int word : move) {
        if (isStep(word)) {
          from.set(Edit.a(word));
        }
        if (arrives(word)) {
          to.set(Edit.b(word));
        }
      }
      left.add(from);
      reached.add(to);
    }
  }

  /**
   * A move without steps and copies of what does not stand there, or has gone by a step before, and
   * without steps of what a move before it has taken along.
   */
  private int[] withPieces(int[] move, BitSet taken) {
    BitSet gone = new BitSet();
    BitSet lost = new BitSet();
    List<Integer> kept = new ArrayList<>();
    for (int word : move) {
      boolean needsPiece = isStep(word) || Edit.kind(word) == Edit.COPY;
      if (isStep(word) && taken.get(Edit.a(word))) {
        lost.set(Edit.b(word));
      } else if (!needsPiece || (stands(Edit.a(word)) && !gone.get(Edit.a(word)))) {
        kept.add(word);
      }
      if (isStep(word)) {
        gone.set(Edit.a(word));
      }
    }
    taken.or(gone);
    missed.add(lost);
    return kept.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The words of what the moves come to, in the order in which they are made. */
  static List<Integer> of(Position position, Simultaneous rule, List<int[]> moves) {
    Collisions all = new Collisions(position, rule, moves);
    for (int number = 0; number < moves.size(); number++) {
      all.add(number);
    }
    // Pieces that collide are captured where they come from, before any goes there.
    all.words.sort(Comparator.comparingInt(Collisions::rank));
    List<Integer> words = new ArrayList<>();
    words.add(Edit.of(Edit.CHOSEN, 1, all.resetsClock() ? 1 : 0));
    all.words.forEach(word -> words.add(word < 0 ? ~word : word));
    return words;
  }

  /** Whether a piece goes or is dropped, even if it is lost, by which the clock begins anew. */
  private boolean resetsClock() {
    ContentSet resetting = position.program().options().clockReset();
    for (int[] move : moves) {
      for (int word : move) {
        boolean isDrop = Edit.kind(word) == Edit.DROP;
        if ((isDrop && resetting.has(Edit.a(word)))
            || (isStep(word) && resetting.has(position.content(Edit.a(word))))) {
          return true;
        }
      }
    }
    return false;
  }

  /** What is done first is marked by its complement. */
  private static int rank(int word) {
    return word < 0 ? -1 : Edit.kind(word);
  }

  private void add(int number) {
    for (int word : moves.get(number)) {
      if (arrives(word)) {
        arrive(number, word);
      } else if (!isAboutSquare(word) || isStillSo(number, Edit.b(word))) {
        words.add(word);
      }
    }
  }

  private void arrive(int number, int word) {
    int square = Edit.b(word);
    if (isLost(number, square)) {
      if (isStep(word)) {
        words.add(~capture(Edit.a(word)));
      } else if (Edit.kind(word) == Edit.DROP) {
        words.add(Edit.of(Edit.DISCARD, Edit.a(word), 0));
      }
      if (stands(square) && !isLeft(square)) {
        words.add(~capture(square));
      }
    } else if (Edit.kind(word) == Edit.COPY) {
      words.add(Edit.of(Edit.CREATE, position.content(Edit.a(word)), square));
    } else {
      words.add(word);
    }
  }

  private static int capture(int square) {
    return Edit.of(Edit.CAPTURE, 0, square);
  }

  /** Whether what arrives on a square by a move is captured there by what others bring. */
  private boolean isLost(int number, int square) {
    int arrivals = 0;
    int survivors = 0;
    for (BitSet squares : reached) {
      arrivals += squares.get(square) ? 1 : 0;
    }
    for (int other = 0; other < moves.size(); other++) {
      survivors += survives(other, square) ? 1 : 0;
    }
    return arrivals > 1 && !(survivors == 1 && survives(number, square));
  }

  /** Whether a move brings a piece to a square that stays there when others come. */
  private boolean survives(int number, int square) {
    for (int word : moves.get(number)) {
      if (arrives(word) && Edit.b(word) == square) {
        boolean isNew = Edit.kind(word) == Edit.DROP || Edit.kind(word) == Edit.CREATE;
        return rule.survivors().has(isNew ? Edit.a(word) : position.content(Edit.a(word)));
      }
    }
    return false;
  }

  /** Whether a move finds on a square what it would find there alone. */
  private boolean isStillSo(int number, int square) {
    if (missed.get(number).get(square)) {
      return false;
    }
    if (reached.get(number).get(square)) {
      return !isLost(number, square);
    }
    for (int other = 0; other < moves.size(); other++) {
      if (other != number && (left.get(other).get(square) || reached.get(other).get(square))) {
        return false;
      }
    }
    return true;
  }

  private boolean stands(int square) {
    return position.content(square) != Contents.EMPTY;
  }

  private boolean isLeft(int square) {
    return left.stream().anyMatch(squares -> squares.get(square));
  }

  private static boolean isStep(int word) {
    return Edit.kind(word) == Edit.MOVE && Edit.a(word) != Edit.b(word);
  }

  private static boolean arrives(int word) {
    return role(word) == Role.ARRIVES;
  }

  private static boolean isAboutSquare(int word) {
    return role(word) == Role.CHANGES;
  }

  private static Role role(int word) {
    return switch (Edit.what(word)) {
      case MOVE -> Edit.a(word) == Edit.b(word) ? Role.CHANGES : Role.ARRIVES;
      case COPY, DROP, CREATE -> Role.ARRIVES;
      case CAPTURE, REMOVE, OWNER, TYPE, SET_ATTRIBUTE, CLEAR_ATTRIBUTE -> Role.CHANGES;
      case DISCARD,
          TAKE,
          PASSED,
          COUNTER,
          CONTINUE,
          NO_MATE,
          FORBID,
          ENDS,
          PASS,
          AGAIN,
          SWAP,
          OUT,
          COLUMN,
          CHOSEN,
          PART ->
          Role.ELSEWHERE;
    };
  }
}
