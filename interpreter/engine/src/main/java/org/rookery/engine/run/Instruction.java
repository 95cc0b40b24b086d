package org.rookery.engine.run;

/** The kinds of instruction, as whoever reads code tells them apart. */
public enum Instruction {
  /** The way is over. */
  END,
  /** What stands on a square decides: it goes on at the next instruction, or at the other. */
  LOOK,
  /** A test decides. */
  ASK,
  /** It goes on elsewhere. */
  JUMP,
  /** It goes on; when that way is over, at the other instruction. */
  FORK,
  /** An edit is added to those collected. */
  COLLECT,
  /** The capture of the man that passed in the last turn is added to the edits collected. */
  CAPTURE_PASSER,
  /** What has been collected is forgotten. */
  FORGET,
  /** A turn is emitted: what has been collected, and an edit. */
  EMIT,
  /** The same where nothing can have been collected. */
  EMIT_PLAIN,
  /** A turn is emitted: what has been collected. */
  EMIT_COLLECTED,
  /** It goes on with what is made only when a game comes to it. */
  MORE
}
