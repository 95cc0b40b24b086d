package org.rookery.walker.rule;

import org.rookery.language.source.Origin;

/**
 * Something a rule did when it ran for a man.
 *
 * @param man who the rule ran for, as the position has him
 * @param how what was done there
 */
public record Sighting(int man, Origin origin, How how) {
  /** What a rule did. */
  public enum How {
    RAN,
    ANSWERED_YES,
    ANSWERED_NO,
    EMITTED
  }
}
