package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Betza's notation, taken apart as far as options ask for. */
final class Betza {
  private static final Pattern PART = Pattern.compile("([a-z]*)([A-Z])(\\d*)");
  private static final Pattern WHOLE = Pattern.compile("([a-z]*[A-Z]\\d{0,2}|NN)*");
  private static final String ATOMS = "WFDNAHCZGKQRBJLXYEUTOSMV";

  private Betza() {}

  /**
   * One kind of step.
   *
   * @param modifiers what stands before its letter
   * @param range what stands behind
   */
  record Part(String modifiers, String atom, String range) {
    boolean has(char modifier) {
      return modifiers.indexOf(modifier) >= 0;
    }

    Part without(String some) {
      return new Part(modifiers.replaceAll("[" + some + "]", ""), atom, range);
    }

    String text() {
      return modifiers + atom + range;
    }
  }

  static boolean isReadable(String text) {
    return WHOLE.matcher(text).matches()
        && text.chars().filter(Character::isUpperCase).allMatch(c -> ATOMS.indexOf(c) >= 0);
  }

  /** The kinds of step of a notation; riders are parts of two equal letters. */
  static List<Part> parts(String text) {
    List<Part> parts = new ArrayList<>();
    Matcher matcher = PART.matcher(text);
    while (matcher.find()) {
      Part last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
      boolean rider =
          last != null
              && matcher.group(1).isEmpty()
              && last.range().isEmpty()
              && last.atom().equals(matcher.group(2));
      if (rider && last != null) {
        parts.set(
            parts.size() - 1,
            new Part(last.modifiers(), last.atom() + last.atom(), matcher.group(3)));
      } else {
        parts.add(new Part(matcher.group(1), matcher.group(2), matcher.group(3)));
      }
    }
    return parts;
  }
}
