package org.rookery.coverage;

import org.rookery.language.source.Origin;

/**
 * Something that a suite may look at.
 *
 * @param subject for whom: a piece such as {@code White Rider}, or a player
 * @param origin where it stands in the rules, and through which macros it came there
 * @param what what there is to look at
 * @param apart what it must be told apart from, or which of several; empty where there is one only
 */
public record Unit(String subject, Origin origin, CoverageKind what, String apart) {
  /** What there is only one of in its place. */
  public Unit(String subject, Origin origin, CoverageKind what) {
    this(subject, origin, what, "");
  }
}
