package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.reachability.GameInvariants;
import org.rookery.engine.reachability.Kind;
import org.rookery.engine.reachability.PossibleAnswers;
import org.rookery.engine.reachability.Reachability;
import org.rookery.engine.reachability.Regions;
import org.rookery.program.GameProgram;

/** Proves that some pieces can bring about no win, wherever they stand in their regions. */
final class Proofs {
  private final GameProgram program;
  private final GameInvariants frame;
  private final Regions regions;
  private final boolean winsOtherwise;
  private final long[] @Nullable [] signs;
  private final byte[] @Nullable [] strengths;
  private final Verdicts pairs = new Verdicts();
  private long royalSigns;

  Proofs(GameProgram program) {
    this.program = program;
    frame = new GameInvariants(program);
    regions = new Regions(frame);
    winsOtherwise = frame.winsByLackOfParts();
    signs = new long[program.contents().size()][];
    strengths = new byte[program.contents().size()][];
  }

  /** A number that is the same for a piece everywhere in one region, and another in hand. */
  long sign(int piece, int place) {
    long[] known = signs[piece];
    if (known == null) {
      int[] of = regions.of(piece);
      known = new long[of.length + 1];
      for (int square = 0; square <= of.length; square++) {
        int region = square < of.length ? of[square] : of.length;
        known[square] = mixed((long) piece << 32 | region + 1);
      }
      signs[piece] = known;
    }
    return known[place];
  }

  private static long mixed(long number) {
    long mixed = number * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  /** What is known of {@link #isStrong}: a verdict. */
  int strength(int piece, int place) {
    byte[] known = strengths[piece];
    if (known == null) {
      known = new byte[frame.squares + 1];
      Arrays.fill(known, (byte) (frame.isRoyal(piece) ? Verdicts.NO : Verdicts.UNKNOWN));
      strengths[piece] = known;
    }
    if (known[place] == Verdicts.UNKNOWN && regions.isKnown(piece)) {
      known[place] = known[place < frame.squares ? regions.of(piece)[place] : place];
    }
    return known[place];
  }

  /** Whether a win can perhaps be helped to with one royal piece of each type and this piece. */
  boolean isStrong(int piece, int place) {
    int known = strength(piece, place);
    if (known == Verdicts.UNKNOWN) {
      int region = place < frame.squares ? regions.of(piece)[place] : place;
      List<Kind> kinds = royals();
      kinds.add(kind(piece, region, 1));
      boolean strong = mayBeWon(new Reachability(frame, kinds, Map.of(), ReachableAnswers::new));
      known = strong ? Verdicts.YES : Verdicts.NO;
      Objects.requireNonNull(strengths[piece])[region] = (byte) known;
    }
    return known == Verdicts.YES;
  }

  /**
   * How likely a piece is to be strong: on how many squares it could capture from where it is. One
   * that captures en passant could capture perhaps anywhere; it is likely to become a strong one.
   */
  int promise(int piece, int place) {
    int reach = place < frame.squares ? frame.reach(piece, place).cardinality() : 0;
    return reach < frame.squares ? reach : frame.squares / 5;
  }

  /** Whether a win can perhaps be helped to with these two pieces alone. */
  boolean areStrong(int one, int place, int other, int otherPlace) {
    long key = sign(one, place) + sign(other, otherPlace);
    int known = pairs.get(key);
    if (known == Verdicts.UNKNOWN) {
      Materials both = new Materials(false);
      both.add(one, place);
      both.add(other, otherPlace);
      known = isDead(both) ? Verdicts.NO : Verdicts.YES;
      pairs.put(key, known);
    }
    return known == Verdicts.YES;
  }

  private List<Kind> royals() {
    List<Kind> kinds = new ArrayList<>();
    for (int piece = 1; piece < program.contents().size(); piece++) {
      if (frame.isRoyal(piece)) {
        kinds.add(kind(piece, regions.of(piece)[start(piece)], 1));
      }
    }
    return kinds;
  }

  /** The sum of the signs of one royal piece of each type, where it stands at the start. */
  long royalSigns() {
    if (royalSigns == 0) {
      for (int piece = 1; piece < program.contents().size(); piece++) {
        royalSigns += frame.isRoyal(piece) ? sign(piece, start(piece)) : 0;
      }
    }
    return royalSigns;
  }

  /** Where a piece stands when the game begins; the first square for one that does not. */
  private int start(int piece) {
    int[] board = program.start().board();
    for (int square = 0; square < board.length; square++) {
      if (board[square] == piece) {
        return square;
      }
    }
    return 0;
  }

  private Kind kind(int piece, int region, int count) {
    Kind kind = new Kind(count, frame.squares, program.contents());
    if (region == frame.squares) {
      kind.add(piece, region);
      return kind;
    }
    int[] of = regions.of(piece);
    for (int square = 0; square < frame.squares; square++) {
      if (of[square] == of[region]) {
        kind.add(piece, square);
      }
    }
    return kind;
  }

  /** Whether no player can win with these pieces. */
  boolean isDead(Materials materials) {
    return !mayBeWon(
        new Reachability(frame, kinds(materials), materials.now, ReachableAnswers::new));
  }

  private boolean mayBeWon(Reachability reachability) {
    if (winsOtherwise) {
      return true;
    }
    do {
      if (reachability.isUnclear() || endings(reachability)) {
        return true;
      }
    } while (reachability.grow());
    return reachability.isUnclear();
  }

  private boolean endings(Reachability reachability) {
    return frame.winning.stream()
        .mapToObj(program.endings()::get)
        .anyMatch(ending -> (reachability.answers(ending.when()) & PossibleAnswers.HOLDS) != 0);
  }

  /** The pieces, those that are alike and in one region together. */
  private List<Kind> kinds(Materials materials) {
    Map<Materials.Piece, Integer> counts = new LinkedHashMap<>();
    for (Materials.Piece piece : materials.pieces) {
      int place = piece.place();
      int region = place < frame.squares ? regions.of(piece.piece())[place] : place;
      counts.merge(new Materials.Piece(piece.piece(), region), 1, Integer::sum);
    }
    List<Kind> kinds = new ArrayList<>();
    counts.forEach(
        (piece, count) -> {
          boolean any = materials.many && !frame.isRoyal(piece.piece());
          kinds.add(kind(piece.piece(), piece.place(), any ? Kind.MANY : count));
        });
    return kinds;
  }
}
