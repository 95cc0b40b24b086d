package org.rookery.program;

import java.util.BitSet;

/**
 * Where the rules of a piece on a square come from, made when they are first asked for and kept.
 *
 * <p>Safe for use by several threads.
 */
public interface LazyRules {
  /**
   * The blocks of move group {@code group} for a piece of {@code content} standing on {@code
   * square}.
   */
  RuleBlocks moves(int content, int square, int group);

  /**
   * What those blocks could do on which squares, whatever stands where: perhaps more, never less;
   * found without making the rules. Where nothing better is known, everything on every square.
   */
  default Reach reach(int content, int square, int group) {
    BitSet everywhere = new BitSet();
    everywhere.set(0, Edit.LIMIT);
    return new Reach(everywhere, everywhere, true, true);
  }

  /**
   * What rules may do.
   *
   * @param captures where they could capture, or create a piece over what stands there
   * @param arrivals where the piece could arrive
   * @param capturesPassers whether they could capture a piece that passed a square, wherever it is
   * @param passes whether the piece could pass squares, so that it may be captured so
   */
  record Reach(BitSet captures, BitSet arrivals, boolean capturesPassers, boolean passes) {
    /** Nothing. */
    public static final Reach NONE = new Reach(new BitSet(), new BitSet(), false, false);

    /** What these rules or others may do. */
    public Reach or(Reach others) {
      BitSet captured = (BitSet) captures.clone();
      captured.or(others.captures);
      BitSet arrived = (BitSet) arrivals.clone();
      arrived.or(others.arrivals);
      return new Reach(
          captured, arrived, capturesPassers || others.capturesPassers, passes || others.passes);
    }

    /** Where they could capture, a board of so many squares, pieces that passed among others. */
    public BitSet allCaptures(int squares) {
      if (!capturesPassers) {
        return captures;
      }
      BitSet everywhere = new BitSet();
      everywhere.set(0, squares);
      return everywhere;
    }
  }

  /**
   * The blocks by which a piece of {@code content} in its owner's hand may be put on {@code
   * square}.
   */
  RuleBlocks drops(int content, int square, int group);

  /**
   * The blocks a piece of {@code content} may run in hand without coming to the board, such as
   * being given up.
   */
  RuleBlocks inHand(int content, int group);

  /** Where the rule is written that has this origin, as a file and a line; empty when unknown. */
  default String place(int origin) {
    return "";
  }
}
