package org.rookery.compiler.specialize;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.board.Topology;

/**
 * Everything about a running block that is known before the game. Equal states share their code.
 *
 * @param node the graph node that runs next
 * @param counters the loop counters, without the last that are 0
 * @param flags the local flags that are up, by {@linkplain LocalFlags number}, in order; never
 *     changed
 * @param here what may stand on the cursor's square, as far as tests on the way have shown; null
 *     when nothing is known
 * @param there the same for the square {@code to}
 * @param pending whether edits may be pending, as far as the next emission hangs on it
 * @param captures whether a capture is pending
 * @param landing where the piece of the first leg has come to; {@link RuleSite#UNSET} in that leg
 *     itself
 */
record State(
    int node,
    int cursor,
    int mark,
    int from,
    int to,
    int[] counters,
    int[] flags,
    @Nullable ContentSet here,
    @Nullable ContentSet there,
    boolean pending,
    Certainty captures,
    int landing) {

  /** How sure a yes-or-no fact is. */
  enum Certainty {
    NO,
    MAYBE,
    YES
  }

  private static final int[] NO_FLAGS = {};

  static State initial(int node, int start, @Nullable ContentSet standing) {
    return new State(
        node,
        start,
        start,
        start,
        RuleSite.UNSET,
        new int[0],
        NO_FLAGS,
        standing,
        null,
        false,
        Certainty.NO,
        RuleSite.UNSET);
  }

  State at(int next) {
    return new State(
        next, cursor, mark, from, to, counters, flags, here, there, pending, captures, landing);
  }

  State withCursor(int square, @Nullable ContentSet content) {
    return new State(
        node, square, mark, from, to, counters, flags, content, there, pending, captures, landing);
  }

  State withMark(int square) {
    return new State(
        node, cursor, square, from, to, counters, flags, here, there, pending, captures, landing);
  }

  State withFrom(int square) {
    return new State(
        node, cursor, mark, square, to, counters, flags, here, there, pending, unsure(), landing);
  }

  /** How sure a pending capture is when another piece goes, which may be the one to be captured. */
  private Certainty unsure() {
    return captures == Certainty.YES ? Certainty.MAYBE : captures;
  }

  State withTo(int square, @Nullable ContentSet content) {
    return new State(
        node, cursor, mark, from, square, counters, flags, here, content, pending, captures,
        landing);
  }

  /** How many rounds of a loop are left; 0 where they are not counted. */
  int counter(int counter) {
    return counter < counters.length ? counters[counter] : 0;
  }

  State withCounter(int counter, int value) {
    int[] copy = Arrays.copyOf(counters, Math.max(counters.length, counter + 1));
    copy[counter] = value;
    return new State(
        node, cursor, mark, from, to, copy, flags, here, there, pending, captures, landing);
  }

  /** The same path with some of what is known of it left out. */
  State remembering(
      int[] counting,
      int[] up,
      @Nullable ContentSet standing,
      boolean edited,
      Certainty capturing) {
    return new State(
        node, cursor, mark, from, to, counting, up, standing, there, edited, capturing, landing);
  }

  State withFlags(int[] up) {
    return new State(
        node, cursor, mark, from, to, counters, up, here, there, pending, captures, landing);
  }

  /** With an edit more: how sure it captures, where a piece has gone already not that it does. */
  State withPending(Certainty more) {
    boolean mayBeGone = more == Certainty.YES && landing != RuleSite.UNSET;
    Certainty capturing = mayBeGone ? Certainty.MAYBE : more;
    return new State(
        node,
        cursor,
        mark,
        from,
        to,
        counters,
        flags,
        here,
        there,
        true,
        capturing.ordinal() > captures.ordinal() ? capturing : captures,
        landing);
  }

  /** After a leg: the next begins at the cursor. */
  State afterLeg(boolean edited, int arrival) {
    return new State(
        node,
        cursor,
        mark,
        cursor,
        RuleSite.UNSET,
        counters,
        flags,
        here,
        null,
        pending || edited,
        unsure(),
        landing == RuleSite.UNSET ? arrival : landing);
  }

  /** After an emission: effects and legs are forgotten, flags and the mark stay. */
  State afterEmission(int start) {
    return new State(
        node,
        cursor,
        mark,
        start,
        RuleSite.UNSET,
        counters,
        flags,
        here,
        null,
        false,
        Certainty.NO,
        RuleSite.UNSET);
  }

  /** The same with what is known of a square. */
  State knowing(int square, ContentSet content) {
    boolean isHere = square == cursor;
    boolean isThere = square == to && to != Topology.NOWHERE;
    return new State(
        node,
        cursor,
        mark,
        from,
        to,
        counters,
        flags,
        isHere ? content : here,
        isThere ? content : there,
        pending,
        captures,
        landing);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof State s
        && node == s.node
        && cursor == s.cursor
        && mark == s.mark
        && from == s.from
        && to == s.to
        && pending == s.pending
        && landing == s.landing
        && captures == s.captures
        && Arrays.equals(counters, s.counters)
        && Arrays.equals(flags, s.flags)
        && Objects.equals(here, s.here)
        && Objects.equals(there, s.there);
  }

  @Override
  public int hashCode() {
    int hash = with(with(0, node), cursor);
    hash = with(with(with(with(hash, mark), from), to), landing);
    hash = with(hash, captures.ordinal() << 1 | (pending ? 1 : 0));
    for (int counter : counters) {
      hash = with(hash, counter);
    }
    for (int flag : flags) {
      hash = with(hash, flag);
    }
    return with(with(hash, Objects.hashCode(here)), Objects.hashCode(there));
  }

  /** Numbers of nodes and squares are small and near each other: they have to be spread. */
  private static int with(int hash, int part) {
    int mixed = (hash + part) * 0x9E3779B1;
    return mixed ^ mixed >>> 15;
  }
}
