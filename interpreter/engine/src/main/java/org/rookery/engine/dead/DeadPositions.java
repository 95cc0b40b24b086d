package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/**
 * Says of positions that no sequence of moves leads to a win any more, where that can be proved.
 *
 * <p>The proof is by what pieces are left, each in its part of the board, and is kept for all
 * positions of the same pieces. It belongs to one thread.
 */
public final class DeadPositions {
  /** Of more pieces nothing is asked, unless they are of few kinds. */
  private static final int MOST_PIECES = 10;

  /** So many kinds of pieces, of both players, may be any number: Kings and Bishops. */
  private static final int FEW_KINDS = 4;

  /** Comparisons of counters beyond this number may come out either way. */
  private static final int MOST_COMPARISONS = 8;

  private final MoveGenerator generator;
  private final GameProgram program;
  private final boolean asks;
  private final int[] inHand;
  private final List<Test> comparisons;
  private final long[] @Nullable [] signs;
  private final Verdicts verdicts = new Verdicts();
  private final long[] seen = new long[2 * MOST_PIECES];
  private @Nullable Frame frame;
  private @Nullable Regions regions;

  /** The dead positions of the generator's game. */
  public DeadPositions(MoveGenerator generator) {
    this.generator = generator;
    program = generator.program();
    Contents contents = program.contents();
    asks =
        program.options().drawsDeadPositions()
            && program.endings().stream().anyMatch(e -> e.result() != Ending.Result.DRAW);
    inHand =
        IntStream.range(1, contents.size())
            .filter(man -> mayBeInHand(program, contents.type(man)))
            .toArray();
    comparisons = comparisons(program);
    signs = new long[contents.size()][];
  }

  private static boolean mayBeInHand(GameProgram program, int type) {
    GameProgram.Options options = program.options();
    return options.capturedToHand()
        || options.recycleCaptures()
        || program.droppable()[type]
        || program.pieces().get(type).supply();
  }

  private static List<Test> comparisons(GameProgram program) {
    Set<Test> found = new LinkedHashSet<>();
    for (Ending ending : program.endings()) {
      if (ending.result() != Ending.Result.DRAW) {
        ending.when().mentions(part -> isOfCounters(part) && !found.add(part) && false);
      }
    }
    return found.size() > MOST_COMPARISONS ? List.of() : List.copyOf(found);
  }

  private static boolean isOfCounters(Test test) {
    return test instanceof Test.Compare compare
        && isOfCounters(compare.left())
        && isOfCounters(compare.right());
  }

  private static boolean isOfCounters(Quantity quantity) {
    return quantity instanceof Quantity.Constant || quantity instanceof Quantity.Counter;
  }

  /** Whether the position, which no ending decides, is proved to be dead. */
  public boolean isDead(Position position) {
    if (!asks) {
      return false;
    }
    int pieces = 0;
    for (int word = 0; word < position.words(); word++) {
      pieces += Long.bitCount(position.occupied(word));
    }
    boolean many = pieces > MOST_PIECES;
    return (!many || isOfFewKinds(position))
        && holds(position, pieces, many)
        && isSettled(position);
  }

  private boolean isOfFewKinds(Position position) {
    int kinds = 0;
    for (int man = 1; man < program.contents().size(); man++) {
      if (position.men(man) > 0 && ++kinds > FEW_KINDS) {
        return false;
      }
    }
    return !program.royal().contents().isEmpty();
  }

  /** Whether nothing is under way by which pieces could do what they never can again. */
  private boolean isSettled(Position position) {
    if (position.passer() != Position.NOWHERE || position.continuation() != Position.NOWHERE) {
      return false;
    }
    for (int player = 0; player < program.players().size(); player++) {
      if (player != position.as() && generator.inCheck(position, player)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(Position position, int pieces, boolean many) {
    int held = 0;
    long key = many ? 1 : 0;
    for (int man : inHand) {
      int count = position.hand(man);
      held += count;
      key += count * sign(man)[program.topology().size()];
    }
    if (held > 0 && (many || held + pieces > MOST_PIECES)) {
      return false;
    }
    key += many ? presence(position) : placement(position);
    for (Test comparison : comparisons) {
      key = 31 * key + (generator.holds(position, comparison) ? 1 : 2);
    }
    int known = verdicts.get(key);
    if (known == Verdicts.UNKNOWN) {
      known = prove(position, many) ? Verdicts.YES : Verdicts.NO;
      verdicts.put(key, known);
    }
    return known == Verdicts.YES;
  }

  /** The sum of the signs of all pieces. */
  private long placement(Position position) {
    long key = 0;
    for (int word = 0; word < position.words(); word++) {
      for (long men = position.occupied(word); men != 0; men &= men - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(men);
        key += sign(position.content(square))[square];
      }
    }
    return key;
  }

  /** The sum of the signs that there are, however many pieces have them. */
  private long presence(Position position) {
    long key = 0;
    int count = 0;
    for (int word = 0; word < position.words(); word++) {
      for (long men = position.occupied(word); men != 0; men &= men - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(men);
        long sign = sign(position.content(square))[square];
        int at = 0;
        while (at < count && seen[at] != sign) {
          at++;
        }
        if (at == count && count < seen.length) {
          seen[count++] = sign;
          key += sign;
        } else if (at == count) {
          key = 31 * key + sign;
        }
      }
    }
    return key;
  }

  /** For each square a number that is the same in one region, and behind them one for the hand. */
  private long[] sign(int man) {
    long[] known = signs[man];
    if (known == null) {
      int[] of = regions().of(man);
      known = new long[of.length + 1];
      for (int square = 0; square <= of.length; square++) {
        int region = square < of.length ? of[square] : of.length;
        known[square] = mixed((long) man << 32 | region + 1);
      }
      signs[man] = known;
    }
    return known;
  }

  private static long mixed(long number) {
    long mixed = number * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  private Regions regions() {
    Regions known = regions;
    if (known == null) {
      known = new Regions(frame());
      regions = known;
    }
    return known;
  }

  private Frame frame() {
    Frame known = frame;
    if (known == null) {
      known = new Frame(program);
      frame = known;
    }
    return known;
  }

  private boolean prove(Position position, boolean many) {
    Frame game = frame();
    if (game.winsByLackOfParts()) {
      return false;
    }
    Map<Test, Boolean> now = new HashMap<>();
    comparisons.forEach(test -> now.put(test, generator.holds(position, test)));
    Prospect prospect = new Prospect(game, kinds(position, many), now);
    do {
      if (prospect.isUnclear() || mayBeWon(game, prospect)) {
        return false;
      }
    } while (prospect.grow());
    return !prospect.isUnclear();
  }

  private static boolean mayBeWon(Frame game, Prospect prospect) {
    return game.winning.stream()
        .mapToObj(game.program.endings()::get)
        .anyMatch(ending -> (prospect.foresight.of(ending.when()) & Foresight.HOLDS) != 0);
  }

  /** The pieces, those that are alike and in one region together. */
  private List<Kind> kinds(Position position, boolean many) {
    Map<List<Integer>, Integer> counts = new LinkedHashMap<>();
    int squares = program.topology().size();
    for (int square = 0; square < squares; square++) {
      int man = position.content(square);
      if (man != Contents.EMPTY) {
        counts.merge(List.of(man, regions().of(man)[square]), 1, Integer::sum);
      }
    }
    for (int man : inHand) {
      if (position.hand(man) > 0) {
        counts.put(List.of(man, squares), position.hand(man));
      }
    }
    List<Kind> kinds = new ArrayList<>();
    counts.forEach(
        (key, count) -> {
          int man = key.get(0);
          boolean royal = program.royal().contents().has(man);
          Kind kind =
              new Kind(many && !royal ? Kind.MANY : count, squares, program.contents());
          int[] of = Arrays.copyOf(regions().of(man), squares + 1);
          of[squares] = squares;
          for (int place = 0; place <= squares; place++) {
            if (of[place] == key.get(1)) {
              kind.add(man, place);
            }
          }
          kinds.add(kind);
        });
    return kinds;
  }
}
