package org.rookery.game.explain;

import org.rookery.language.source.Span;

/** A rule in a few letters, with where it stands in its file. */
public final class RulePlace {
  /** A longer piece of source is cut. */
  private static final int LONGEST = 60;

  private RulePlace() {}

  /** The text, between backticks, and its place. */
  public static String of(Span span) {
    String text = span.text().strip().replaceAll("\\s+", " ");
    String cut = text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
    return "`" + cut + "` (" + span.position() + ")";
  }
}
