package org.rookery.program;

/**
 * The move rules of one man on one square, as a compact program over fixed squares.
 *
 * <p>{@code words} holds instructions of varying length; {@code blocks} the start of each block. A
 * block runs until {@link #END}; the pending edits are cleared at its start. {@code origins[pc]}
 * tags the instruction at {@code pc} with the place it came from, which only the compiler can read.
 * {@code sequels} are what {@link #MORE} goes on with.
 */
public record Code(int[] words, int[] blocks, Test[] tests, int[] origins, Sequel[] sequels) {
  /** {@code END}: this path is over; go on with the latest {@link #FORK} not yet taken. */
  public static final int END = 0;

  /** {@code HOLDS square else mask…}: go on if the square's content is in the set, else jump. */
  public static final int HOLDS = 1;

  /** {@code TEST index else}: go on if {@code tests[index]} holds, else jump. */
  public static final int TEST = 2;

  /** {@code JUMP target}. */
  public static final int JUMP = 3;

  /**
   * {@code FORK target}: go on; when that path ends, resume at the target with the edits of now.
   */
  public static final int FORK = 4;

  /** {@code EDIT word}: add an edit to the pending ones. */
  public static final int EDIT = 5;

  /** {@code MORE index}: go on with the block of {@code sequels[index]}, the edits as they are. */
  public static final int MORE = 6;

  /**
   * {@code EMIT word}: emit the pending edits and this one as a turn (a part of one), then clear
   * the pending edits.
   */
  public static final int EMIT = 7;

  /** {@code EMIT_PLAIN word}: the same where no edit can be pending. */
  public static final int EMIT_PLAIN = 8;

  /** {@code EMIT_PENDING}: emit the pending edits alone, then clear them. */
  public static final int EMIT_PENDING = 9;

  /**
   * {@code CAPTURE_PASSER}: add the capture of the man that passed in the last turn to the pending
   * edits.
   */
  public static final int CAPTURE_PASSER = 10;

  /** {@code FORGET}: clear the pending edits: what they belong to is not emitted. */
  public static final int FORGET = 11;

  /**
   * Instructions from this number on are made by whoever runs code, out of {@link #TEST} and with
   * its three words.
   */
  public static final int FIRST_OF_RUNNER = 12;

  /** The group of moves without a move type. */
  public static final int UNTYPED = 0;

  /** Stands for every move group. */
  public static final int ANY_GROUP = -1;

  /** Code that does nothing. */
  public static final Code NONE =
      new Code(new int[0], new int[0], new Test[0], new int[0], new Sequel[0]);

  /** How many words each instruction has, by its number; a {@link #HOLDS} has its set besides. */
  private static final int[] LENGTHS = {1, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1};

  /** The number of words of an instruction, where a content set takes {@code maskWords}. */
  public static int length(int opcode, int maskWords) {
    return opcode == HOLDS ? LENGTHS[HOLDS] + maskWords : LENGTHS[opcode];
  }

  /** The code to be read; {@code maskWords} is how many words a content set has. */
  public Instructions instructions(int maskWords) {
    return new Instructions(words, maskWords);
  }

  /** Code that is made when a run first comes to it, of one block. */
  public interface Sequel {
    /** The code, made again if it has been thrown away; safe for use by several threads. */
    Code code();
  }

  /** Whether there is nothing to run. */
  public boolean isEmpty() {
    return blocks.length == 0;
  }
}
