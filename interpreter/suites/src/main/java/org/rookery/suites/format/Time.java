package org.rookery.suites.format;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as suites write them. */
public final class Time {
  private static final Pattern TEXT = Pattern.compile("(\\d{1,6})(?:\\.(\\d{1,3}))?\\s*(ms|s)");

  private Time() {}

  /** The time in microseconds that a text says, such as {@code 200 ms} or {@code 1.5 s}. */
  public static OptionalLong of(String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    long unit = matcher.group(3).equals("s") ? 1_000_000 : 1_000;
    String part = matcher.group(2) == null ? "" : matcher.group(2);
    long thousandths = part.isEmpty() ? 0 : Long.parseLong((part + "00").substring(0, 3));
    return OptionalLong.of(Long.parseLong(matcher.group(1)) * unit + thousandths * unit / 1000);
  }
}
