package org.rookery.exchange.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All matches of a pattern, as {@code Matcher.results}, which Java in browsers lacks. */
public final class PatternMatches {
  private PatternMatches() {}

  /** The matches in a text, from its start to its end. */
  public static List<MatchResult> of(Pattern pattern, CharSequence text) {
    List<MatchResult> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.toMatchResult());
    }
    return found;
  }
}
