package org.rookery.program;

import java.util.List;

/**
 * What comes first among captures of which one must be made: those of the highest score.
 *
 * @param worth what a piece of each content counts
 */
public record CaptureChoice(Kind kind, List<Integer> worth) {
  /** What is counted. */
  public enum Kind {
    /** What the captor is worth. */
    CAPTOR,

    /** What the captured pieces are worth together. */
    CAPTURED,

    /**
     * The order of the captured pieces: one that is worth something, captured before the others.
     */
    EARLY
  }
}
