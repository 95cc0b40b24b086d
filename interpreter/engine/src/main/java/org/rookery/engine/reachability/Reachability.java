package org.rookery.engine.reachability;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/**
 * What some pieces may ever come to be, and where: perhaps more than they can, never less.
 *
 * <p>It grows round by round, by what each piece may do where it may be, until nothing is new.
 */
public final class Reachability {
  /** More would take too long: then nothing is claimed. */
  private static final int MOST_STEPS = 400_000;

  public final GameInvariants frame;
  public final List<Kind> kinds;

  /** What pieces can do for sure. */
  public final CertainWays certain;

  private final PossibleAnswers foreseen;

  /** What comes from nowhere, and what never runs out. */
  private final Kind pool;

  private final Map<Test, Boolean> now;
  private final BitSet changing = new BitSet();
  private final int pieces;
  private int steps;
  private int rounds;
  private boolean passing;
  private boolean unclear;
  private int changes;
  private boolean asked;
  private boolean grown;

  /**
   * The reachability of some pieces.
   *
   * @param kinds the pieces, those that are alike together
   * @param now the answers today of comparisons of counters
   * @param foresight what says of it which answers tests may have
   */
  public Reachability(
      GameInvariants frame,
      List<Kind> kinds,
      Map<Test, Boolean> now,
      Function<Reachability, PossibleAnswers> foresight) {
    this.frame = frame;
    this.now = now;
    this.kinds = new ArrayList<>(kinds);
    pool = new Kind(Kind.MANY, frame.squares, frame.contents);
    this.kinds.add(pool);
    pieces = kinds.stream().mapToInt(kind -> Math.min(kind.count, frame.squares)).sum();
    for (int piece = 1; piece < frame.contents.size(); piece++) {
      if (frame.program.pieces().get(frame.contents.type(piece)).supply()) {
        pool.add(piece, pool.hand);
      }
    }
    foreseen = foresight.apply(this);
    certain = new CertainWays(this);
  }

  /** Whether something is possible that is not followed here. */
  public boolean isUnclear() {
    return unclear || steps > MOST_STEPS;
  }

  /**
   * A number that differs before, during and after it grows: an answer found under another number
   * may be out of date.
   */
  public int rounds() {
    return rounds;
  }

  /** Whether there are no other pieces than two. */
  boolean isPair() {
    return pieces == 2 && others() == 1;
  }

  /** Whether a piece may ever be capturable en passant. */
  public boolean isPassing() {
    return passing;
  }

  /** Whether a counter may change. */
  public boolean changes(int counter) {
    return changing.get(counter);
  }

  /** The answers a test may have. */
  public int answers(Test test) {
    asked = true;
    return foreseen.of(test);
  }

  /** How a comparison of counters that never change is answered for ever; null when unknown. */
  public @Nullable Boolean answer(Test test) {
    return now.get(test);
  }

  private int others() {
    return pool.everything().isEmpty() ? pieces - 1 : frame.squares;
  }

  /**
   * Notes what the pieces may do where they may be by now; returns whether that is anything new.
   */
  public boolean grow() {
    grown = false;
    rounds++;
    for (Kind kind : kinds) {
      for (int place = 0; place <= kind.hand && !isUnclear(); place++) {
        if (kind.looked(place) != changes) {
          look(kind, place);
        }
      }
    }
    growCounters();
    rounds++;
    return grown;
  }

  /** Looks at a place again when something has changed since, or a question was asked there. */
  private void look(Kind kind, int place) {
    int before = changes;
    asked = false;
    growAt(kind, place);
    kind.look(place, asked ? Kind.NEVER : before);
  }

  private void growAt(Kind kind, int place) {
    for (int piece : kind.pieces(place)) {
      for (Way way : ways(piece, place)) {
        if (mayGo(kind, piece, place, way)) {
          act(kind, piece, place, way);
        }
      }
    }
  }

  private void growCounters() {
    for (int i = 0; i < frame.program.counters().size(); i++) {
      boolean may =
          frame.program.counters().get(i).after().stream()
              .anyMatch(change -> (foreseen.of(change.when()) & PossibleAnswers.HOLDS) != 0);
      note(may && !changing.get(i));
      changing.set(i, changing.get(i) || may);
    }
  }

  private void note(boolean news) {
    grown |= news;
    changes += news ? 1 : 0;
  }

  /** The ways of a piece in a place; none for pieces that no player moves. */
  public List<Way> ways(int piece, int place) {
    if (!frame.active.get(frame.contents.owner(piece))) {
      return List.of();
    }
    int square = place == frame.squares ? ReachabilityEffects.NONE : place;
    Optional<List<Way>> ways = frame.ways(piece, square, others());
    unclear |= ways.isEmpty();
    return ways.orElse(List.of());
  }

  /** The squares on which a piece may attack a royal one, whatever stands where; perhaps more. */
  public BitSet reach(int piece, int square) {
    return frame.reach(piece, square, others());
  }

  /** Whether a way may ever be open to a piece, as far as what stands where and tests tell. */
  public boolean mayGo(Kind kind, int piece, int place, Way way) {
    steps++;
    for (int i : way.filled()) {
      if (!mayStand(kind, way.needs().get(i), way.squares().get(i))) {
        return false;
      }
    }
    if (way.effects().takesPasser() && !passing) {
      return false;
    }
    for (Way.Asked ask : way.asks()) {
      int wanted = ask.answer() ? PossibleAnswers.HOLDS : PossibleAnswers.FAILS;
      if ((answers(ask.test()) & wanted) == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean mayStand(Kind mover, ContentSet needed, int square) {
    for (Kind kind : kinds) {
      if ((kind != mover || kind.count > 1) && kind.mayBe(needed, square)) {
        return true;
      }
    }
    return false;
  }

  private void act(Kind kind, int piece, int place, Way way) {
    ReachabilityEffects effects = way.effects();
    if (effects.isStep()) {
      note(kind.add(piece, effects.to()));
      return;
    }
    for (ReachabilityEffects.Fate fate : effects.fates()) {
      if (fate.taken()
          && fate.only() == null
          && fate.square() != ReachabilityEffects.MOVER
          && !mayTake(kind, piece, place, way, fate)) {
        return;
      }
    }
    passing |= notePassing(effects, piece);
    for (ReachabilityEffects.Fate fate : effects.fates()) {
      if (fate.square() == ReachabilityEffects.MOVER) {
        befall(kind, piece, place, fate, piece);
      } else {
        befallOthers(kind, piece, place, way, fate);
      }
    }
    if (effects.takesPasser()) {
      takePassers(kind, piece);
    }
    for (ReachabilityEffects.Spawn spawn : effects.spawned()) {
      unclear |= frame.isRoyal(spawn.content());
      int where = spawn.square() == ReachabilityEffects.NONE ? pool.hand : spawn.square();
      note(pool.add(spawn.content(), where));
    }
    for (int counter : effects.counters()) {
      note(!changing.get(counter));
      changing.set(counter);
    }
    unclear |= effects.isOpen();
    unclear |= effects.goesOn();
    unclear |= effects.endings().stream().anyMatch(frame.winning::get);
  }

  private boolean notePassing(ReachabilityEffects effects, int piece) {
    note(effects.passes() && !passing);
    unclear |= effects.passes() && frame.isRoyal(piece);
    return effects.passes();
  }

  /** What must stand on a square for a way to be open. */
  public ContentSet needed(Way way, int square) {
    int index = way.squares().indexOf(square);
    return index < 0 ? frame.anything : way.needs().get(index);
  }

  /** Whether a square that a way clears may be empty, or hold a piece that may be taken. */
  private boolean mayTake(
      Kind mover, int piece, int place, Way way, ReachabilityEffects.Fate fate) {
    ContentSet needed = needed(way, fate.square());
    if (needed.has(Contents.EMPTY)) {
      return true;
    }
    for (Kind kind : kinds) {
      if (kind != mover || kind.count > 1) {
        for (int other : kind.pieces(fate.square())) {
          if (needed.has(other) && !isSpared(piece, place, way, fate, other)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a piece is royal and legal moves never take it so. */
  private boolean isSpared(
      int piece, int place, Way way, ReachabilityEffects.Fate fate, int other) {
    if (!fate.taken() || !frame.isRoyal(other)) {
      return false;
    }
    int owner = frame.contents.owner(other);
    if (owner == frame.contents.owner(piece)) {
      return royals(owner) == 1;
    }
    boolean later = frame.isLater(way.group());
    return fate.attacked()
        && ((frame.alternates && !later)
            || ((!later || frame.program.royal().eachPart())
                && frame.isRoyal(piece)
                && place < frame.squares
                && certain.attacks(piece, place, fate.square(), other)
                && certain.attacks(other, fate.square(), place, piece)));
  }

  /** How many royal pieces a player has; two stand for more. */
  private int royals(int player) {
    int royals = 0;
    for (int piece = 1; piece < frame.contents.size(); piece++) {
      if (frame.isRoyal(piece) && frame.contents.owner(piece) == player) {
        for (Kind kind : kinds) {
          royals += kind.everything().has(piece) ? Math.min(kind.count, 2) : 0;
        }
      }
    }
    return royals;
  }

  private void befallOthers(
      Kind mover, int piece, int place, Way way, ReachabilityEffects.Fate fate) {
    ContentSet needed = needed(way, fate.square());
    for (Kind kind : kinds) {
      if (kind != mover || kind.count > 1) {
        for (int other : kind.pieces(fate.square())) {
          if (needed.has(other)
              && fate.befalls(other)
              && !isSpared(piece, place, way, fate, other)) {
            befall(kind, other, fate.square(), fate, piece);
          }
        }
      }
    }
  }

  private void befall(Kind kind, int piece, int place, ReachabilityEffects.Fate fate, int captor) {
    if (fate.taken()) {
      take(kind, piece, captor);
      return;
    }
    int to = fate.to() == ReachabilityEffects.NONE ? place : fate.to();
    int type = fate.type() == ReachabilityEffects.NONE ? frame.contents.type(piece) : fate.type();
    if (fate.owner() == Edit.NEXT_PLAYER) {
      for (int owner = 0; owner < frame.program.players().size(); owner++) {
        become(kind, piece, frame.contents.of(type, owner), to);
      }
    } else {
      int owner =
          fate.owner() == ReachabilityEffects.NONE ? frame.contents.owner(piece) : fate.owner();
      become(kind, piece, frame.contents.of(type, owner), to);
    }
  }

  private void become(Kind kind, int before, int after, int place) {
    boolean royal = frame.isRoyal(before);
    unclear |= royal != frame.isRoyal(after);
    unclear |= royal && frame.contents.owner(before) != frame.contents.owner(after);
    note(kind.add(after, place));
  }

  private void take(Kind kind, int piece, int captor) {
    unclear |= frame.isRoyal(piece);
    note(kind.remove());
    int kept = frame.captured(frame.contents.owner(captor), piece);
    if (kept != ReachabilityEffects.NONE) {
      unclear |= frame.isRoyal(kept);
      note(kind.add(kept, kind.hand));
    }
  }

  private void takePassers(Kind mover, int captor) {
    for (Kind kind : kinds) {
      if (kind != mover || kind.count > 1) {
        BitSet pieces = kind.everything().members();
        for (int piece = pieces.nextSetBit(0); piece >= 0; piece = pieces.nextSetBit(piece + 1)) {
          if (!frame.isRoyal(piece)) {
            take(kind, piece, captor);
          }
        }
      }
    }
  }
}
