package org.rookery.engine.run;

import org.rookery.program.Test;

/**
 * The flat form of rules that the hot loop runs: int words, instructions of varying length one
 * after the other. It is not seen outside.
 */
final class Code {
  /** {@code END}: this path is over; go on with the latest {@link #FORK} not yet taken. */
  static final int END = 0;

  /** {@code HOLDS square else mask…}: go on if the square's content is in the set, else jump. */
  static final int HOLDS = 1;

  /** {@code TEST index else}: go on if {@code tests[index]} holds, else jump. */
  static final int TEST = 2;

  /** {@code JUMP target}. */
  static final int JUMP = 3;

  /**
   * {@code FORK target}: go on; when that path ends, resume at the target with the edits of now.
   */
  static final int FORK = 4;

  /** {@code EDIT word}: add an edit to the pending ones. */
  static final int EDIT = 5;

  /** {@code MORE index}: go on with the place of {@code sequels[index]}, the edits as they are. */
  static final int MORE = 6;

  /**
   * {@code EMIT word}: emit the pending edits and this one as a turn (a part of one), then clear
   * the pending edits.
   */
  static final int EMIT = 7;

  /** {@code EMIT_PLAIN word}: the same where no edit can be pending. */
  static final int EMIT_PLAIN = 8;

  /** {@code EMIT_PENDING}: emit the pending edits alone, then clear them. */
  static final int EMIT_PENDING = 9;

  /**
   * {@code CAPTURE_PASSER}: add the capture of the piece that passed in the last move to the
   * pending edits.
   */
  static final int CAPTURE_PASSER = 10;

  /** {@code FORGET}: clear the pending edits: what they belong to is not emitted. */
  static final int FORGET = 11;

  /** {@code PASSED square else}: {@link #TEST} of {@link Test.Passed}. */
  static final int PASSED = 12;

  /** {@code UNMOVED right else}: {@link #TEST} of {@link Test.Unmoved}. */
  static final int UNMOVED = 13;

  /** {@code ATTACKED index else}: {@link #TEST} of {@link Test.Attacked}. */
  static final int ATTACKED = 14;

  /** {@code SAFE index else}: {@link #TEST} of the opposite of the attack at the index. */
  static final int SAFE = 15;

  /**
   * {@code ONCE index else}: {@link #TEST} of a test made of others that does not ask about the
   * move being built, so that one answer does for all moves of a position.
   */
  static final int ONCE = 16;

  /** How many words each instruction has, by its number; a {@link #HOLDS} has its set besides. */
  private static final int[] LENGTHS = {1, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 3, 3, 3, 3, 3};

  /** The number of words of an instruction, where a content set takes {@code maskWords}. */
  static int length(int opcode, int maskWords) {
    return opcode == HOLDS ? LENGTHS[HOLDS] + maskWords : LENGTHS[opcode];
  }

  private Code() {}
}
