package org.rookery.compiler.model;

import java.util.List;

/**
 * Who may not be chased for ever, and by whom, as the chaser sees it.
 *
 * @param chasers the pieces that chase
 * @param spared what holds of pieces that may be chased, with the cursor on them
 * @param dearer pieces that are chased by lesser ones though they are protected
 */
public record Chase(Filter chasers, Condition spared, List<Dearer> dearer) {
  /** Pieces worth more than these chasers. */
  public record Dearer(Filter pieces, Filter chasers) {}
}
