package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;

/**
 * What moves of unknown pieces tell of them: a piece is of none of the types that could not have
 * moved as it did, or not have been put where it was. It looks at a game as one player saw it.
 */
final class TypeClues {
  /** More answers than this are not kept. */
  private static final int MOST_KEPT = 20_000;

  private final MoveGenerator generator;
  private final Contents contents;
  private final Disguise disguise;

  /** What moves have told, by what was seen before them and where the piece went. */
  private final Map<Asked, BitSet> answers = new HashMap<>();

  private record Asked(Setup seen, int from, int to) {}

  TypeClues(MoveGenerator generator) {
    this.generator = generator;
    contents = generator.program().contents();
    disguise = new Disguise(generator.program());
  }

  /**
   * By square the contents that the unknown pieces may be of, after a game.
   *
   * @param seen what the player saw of each position, the first one first
   */
  Map<Integer, BitSet> after(List<Setup> seen) {
    Map<Integer, BitSet> possible = new TreeMap<>();
    Setup last = seen.get(0);
    standIns(last).forEach(square -> possible.put(square, any(seen.get(0), square)));
    for (Setup next : seen.subList(1, seen.size())) {
      note(possible, last, next);
      last = next;
    }
    return possible;
  }

  private List<Integer> standIns(Setup seen) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < seen.board().size(); square++) {
      if (disguise.isStandIn(seen.board().get(square))) {
        squares.add(square);
      }
    }
    return squares;
  }

  /** All that an unknown piece on a square may be. */
  private BitSet any(Setup seen, int square) {
    BitSet all = new BitSet();
    int owner = contents.owner(seen.board().get(square));
    for (int type = 0; type < contents.types(); type++) {
      all.set(contents.of(type, owner));
    }
    return all;
  }

  /** The unknown pieces after another move. */
  private void note(Map<Integer, BitSet> possible, Setup before, Setup after) {
    List<Integer> left = new ArrayList<>();
    List<Integer> reached = new ArrayList<>();
    for (int square = 0; square < after.board().size(); square++) {
      int old = before.board().get(square);
      int now = after.board().get(square);
      if (old != now && disguise.isStandIn(old)) {
        left.add(square);
      }
      if (old != now && disguise.isStandIn(now)) {
        reached.add(square);
      }
    }
    Map<Integer, BitSet> gone = new HashMap<>();
    left.forEach(square -> gone.put(square, possible.remove(square)));
    for (int square : reached) {
      boolean went = left.size() == 1 && reached.size() == 1;
      BitSet all = any(after, square);
      int from = went ? left.get(0) : Component.NO_SQUARE;
      BitSet was = went ? gone.getOrDefault(from, all) : all;
      BitSet may = reached.size() == 1 ? answer(before, from, square, was) : was;
      possible.put(square, may.isEmpty() ? was : may);
    }
  }

  private BitSet answer(Setup seen, int from, int to, BitSet of) {
    if (answers.size() > MOST_KEPT) {
      answers.clear();
    }
    BitSet able =
        answers.computeIfAbsent(
            new Asked(seen, from, to),
            asked -> from == Component.NO_SQUARE ? dropped(seen, to) : moved(seen, from, to));
    BitSet both = (BitSet) of.clone();
    both.and(able);
    return both;
  }

  /** The contents that could have gone from one square to another. */
  private BitSet moved(Setup seen, int from, int to) {
    BitSet able = new BitSet();
    int owner = contents.owner(seen.board().get(from));
    int bits = seen.attributes().get(from);
    for (int type = 0; type < contents.types(); type++) {
      int content = contents.of(type, owner);
      Position world = new Position(generator.program(), seen.withSquare(from, content, bits));
      boolean goes =
          generator.pseudoLegalMoves(world).stream()
              .map(move -> MoveChanges.of(world, disguise.decided(world, move)))
              .anyMatch(changes -> changes.origin() == from && changes.target() == to);
      able.set(content, goes);
    }
    return able;
  }

  /** The contents that could have been put from hand on a square. */
  private BitSet dropped(Setup seen, int to) {
    Setup hand = seen;
    int mover = generator.program().turnOrder().get(seen.step()).player();
    for (int type = 0; type < contents.types(); type++) {
      int content = contents.of(type, mover);
      if (!disguise.isStandIn(content)) {
        hand = hand.withHand(content, 1);
      }
    }
    BitSet able = new BitSet();
    Position world = new Position(generator.program(), hand);
    for (Move move : generator.pseudoLegalMoves(world)) {
      MoveChanges changes = MoveChanges.of(world, disguise.decided(world, move));
      if (changes.origin() == Component.NO_SQUARE && changes.target() == to) {
        able.set(changes.after()[to]);
      }
    }
    able.clear(Contents.EMPTY);
    return able;
  }
}
