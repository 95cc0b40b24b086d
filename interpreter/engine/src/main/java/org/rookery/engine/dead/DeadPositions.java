package org.rookery.engine.dead;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * Says of positions that no sequence of moves leads to a win any more, where that can be proved.
 *
 * <p>The proof is by what pieces are left, each in its part of the board, and is kept for all
 * positions of the same pieces. Pieces with which a win can be helped to are told apart once, so
 * that most positions cost a look at their pieces. It belongs to one thread.
 */
public final class DeadPositions {
  /** Of more pieces nothing is asked, unless they are of few kinds. */
  private static final int MOST_PIECES = 8;

  /** In a game without royal pieces nothing is asked of more. */
  private static final int MOST_WITHOUT_ROYALS = 4;

  /** So many piece types, of both players, may be any number. */
  private static final int FEW_KINDS = 4;

  /** Comparisons of counters beyond this number may come out either way. */
  private static final int MOST_COMPARISONS = 8;

  private final MoveGenerator generator;
  private final GameProgram program;
  private final boolean asks;
  private final boolean hasRoyals;

  /** The last step of the turn order at which a player may take over the other side, or -1. */
  private final int lastSwap;

  private final int most;

  /** For each player who has royal pieces in this game their contents. */
  private final int[][] royalsOf;

  private final int[] inHand;
  private final List<Test> comparisons;
  private final Proofs proofs;
  private final Verdicts verdicts = new Verdicts();

  /** The pieces of the position asked about: what they are, and where, or in hand. */
  private final int[] pieces;

  private final int[] places;
  private int count;

  /** The dead positions of the generator's game. */
  public DeadPositions(MoveGenerator generator) {
    this.generator = generator;
    program = generator.program();
    Contents contents = program.contents();
    asks =
        program.options().drawsDeadPositions()
            && program.elimination().isEmpty()
            && program.teams().isEmpty()
            && program.endings().stream().anyMatch(e -> e.result() != Ending.Result.DRAW);
    List<TurnStep> order = program.turnOrder();
    lastSwap =
        IntStream.range(0, order.size())
            .filter(step -> order.get(step).swap().isPresent())
            .max()
            .orElse(-1);
    hasRoyals = !program.royal().contents().isEmpty();
    most = hasRoyals ? MOST_PIECES : MOST_WITHOUT_ROYALS;
    royalsOf =
        IntStream.range(0, program.players().size())
            .mapToObj(player -> royals(program, player))
            .filter(royals -> royals.length > 0)
            .toArray(int[][]::new);
    inHand =
        IntStream.range(1, contents.size())
            .filter(piece -> mayBeInHand(program, contents.type(piece)))
            .toArray();
    comparisons = comparisons(program);
    proofs = new Proofs(program);
    pieces = new int[program.topology().size() + MOST_PIECES];
    places = new int[pieces.length];
  }

  private static int[] royals(GameProgram program, int player) {
    return IntStream.range(1, program.contents().size())
        .filter(piece -> program.royal().contents().has(piece))
        .filter(piece -> program.contents().owner(piece) == player)
        .toArray();
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
    program.endings().stream()
        .filter(ending -> ending.result() != Ending.Result.DRAW)
        .forEach(ending -> collect(ending.when(), found));
    return found.size() > MOST_COMPARISONS ? List.of() : List.copyOf(found);
  }

  private static void collect(Test test, Set<Test> found) {
    test.all()
        .filter(part -> !part.quantities().isEmpty())
        .filter(part -> part.quantities().stream().allMatch(DeadPositions::isOfCounters))
        .forEach(found::add);
  }

  private static boolean isOfCounters(Quantity quantity) {
    return quantity instanceof Quantity.Constant || quantity instanceof Quantity.Counter;
  }

  /** Whether the position, which no ending decides, is proved to be dead. */
  public boolean isDead(Position position) {
    if (!asks || swaps(position)) {
      return false;
    }
    int pieces = 0;
    for (int word = 0; word < position.words(); word++) {
      pieces += Long.bitCount(position.occupied(word));
    }
    boolean many = pieces > most;
    return (!many || isOfFewKinds(position))
        && isComplete(position)
        && collect(position, many)
        && !mayBeHelped()
        && isProved(position, many)
        && isSettled(position);
  }

  /** Whether a player may yet take over the other side: too early to tell who cannot win. */
  private boolean swaps(Position position) {
    return lastSwap >= Math.min(position.step(), program.repeatFrom()); // what repeats comes again
  }

  /**
   * Whether every player has the royal pieces that the game is about: a position without them is
   * set up to look at something else.
   */
  private boolean isComplete(Position position) {
    for (int[] royals : royalsOf) {
      int found = 0;
      for (int royal : royals) {
        found += position.pieces(royal) + position.hand(royal);
      }
      if (found == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean isOfFewKinds(Position position) {
    if (!hasRoyals) {
      return false;
    }
    int kinds = 0;
    for (int piece = 1; piece < program.contents().size(); piece++) {
      if (position.pieces(piece) > 0 && ++kinds > FEW_KINDS) {
        return false;
      }
    }
    return true;
  }

  /** Collects the pieces; false when there are too many in hand. */
  private boolean collect(Position position, boolean many) {
    count = 0;
    for (int word = 0; word < position.words(); word++) {
      for (long all = position.occupied(word); all != 0; all &= all - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(all);
        pieces[count] = position.content(square);
        places[count++] = square;
      }
    }
    for (int piece : inHand) {
      for (int held = position.hand(piece); held > 0; held--) {
        if (many || count >= most) {
          return false;
        }
        pieces[count] = piece;
        places[count++] = program.topology().size();
      }
    }
    return true;
  }

  /**
   * Whether a win can be helped to with one of the pieces beside the royal ones, or with two. What
   * is known is asked first, then what is likely.
   */
  private boolean mayBeHelped() {
    if (!hasRoyals) {
      return IntStream.range(0, count).anyMatch(this::mayBeHelped);
    }
    int unknown = 0;
    for (int i = 0; i < count; i++) {
      int strength = proofs.strength(pieces[i], places[i]);
      if (strength == Verdicts.YES) {
        return true;
      }
      unknown += strength == Verdicts.UNKNOWN ? 1 : 0;
    }
    while (unknown-- > 0) {
      int next = mostPromising();
      if (next >= 0 && proofs.isStrong(pieces[next], places[next])) {
        return true;
      }
    }
    return false;
  }

  /** Of the pieces of which it is not known whether they are strong, the most promising one. */
  private int mostPromising() {
    int found = -1;
    int most = -1;
    for (int i = 0; i < count; i++) {
      if (proofs.strength(pieces[i], places[i]) == Verdicts.UNKNOWN) {
        int promise = proofs.promise(pieces[i], places[i]);
        if (promise > most) {
          most = promise;
          found = i;
        }
      }
    }
    return found;
  }

  private boolean mayBeHelped(int piece) {
    for (int other = 0; other < piece; other++) {
      if (program.contents().owner(pieces[piece]) != program.contents().owner(pieces[other])
          && proofs.areStrong(pieces[piece], places[piece], pieces[other], places[other])) {
        return true;
      }
    }
    return false;
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

  private boolean isProved(Position position, boolean many) {
    if (isOneWeakPiece()) {
      return true;
    }
    long key = many ? 1 : 0;
    for (int i = 0; i < count; i++) {
      long sign = proofs.sign(pieces[i], places[i]);
      key += many && isRepeated(i, sign) ? 0 : sign;
    }
    boolean[] now = new boolean[comparisons.size()];
    for (int i = 0; i < now.length; i++) {
      now[i] = generator.holds(position, comparisons.get(i));
      key = 31 * key + (now[i] ? 1 : 2);
    }
    int known = verdicts.get(key);
    if (known == Verdicts.UNKNOWN) {
      Materials materials = new Materials(many);
      for (int i = 0; i < count; i++) {
        materials.add(pieces[i], places[i]);
      }
      for (int i = 0; i < now.length; i++) {
        materials.note(comparisons.get(i), now[i]);
      }
      known = proofs.isDead(materials) ? Verdicts.YES : Verdicts.NO;
      verdicts.put(key, known);
    }
    return known == Verdicts.YES;
  }

  /**
   * Whether there is one piece beside royal pieces as they are at the start: then no win can be
   * helped to, since that one is known to be weak.
   */
  private boolean isOneWeakPiece() {
    long royals = 0;
    int others = 0;
    for (int i = 0; i < count; i++) {
      if (program.royal().contents().has(pieces[i])) {
        royals += proofs.sign(pieces[i], places[i]);
      } else {
        others++;
      }
    }
    return hasRoyals && others == 1 && royals == proofs.royalSigns();
  }

  private boolean isRepeated(int piece, long sign) {
    for (int other = 0; other < piece; other++) {
      if (pieces[other] == pieces[piece] && proofs.sign(pieces[other], places[other]) == sign) {
        return true;
      }
    }
    return false;
  }
}
