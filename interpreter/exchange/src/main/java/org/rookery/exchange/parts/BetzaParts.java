package org.rookery.exchange.parts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Betza's notation, taken apart as far as options ask for. */
public final class BetzaParts {
  private static final Pattern PART = Pattern.compile("([a-z]*)([A-Z])(\\d*)");
  private static final Pattern WHOLE = Pattern.compile("(?:[a-z]*+[A-Z]\\d{0,2}+)*+");
  private static final String MODES = "imcdetkpgynj";

  /** Kinds of steps in the order in which they are usually written. */
  public static final String ORDER = "RBWFNDAHCZG";

  private static final String ATOMS = "WFDNAHCZGKQRBJLXYEUTOSMV";

  private BetzaParts() {}

  /**
   * One kind of step.
   *
   * @param modifiers what stands before its letter
   * @param range what stands behind
   */
  public record Part(String modifiers, String atom, String range) {
    /** Whether that letter stands before it. */
    public boolean has(char modifier) {
      return modifiers.indexOf(modifier) >= 0;
    }

    /** Whether it only captures, or is said to capture in passing. */
    public boolean catches() {
      return has('e') || (has('c') && !has('m'));
    }

    /** The letters before it that are no modes: those of sides. */
    public String sides() {
      return without(MODES).modifiers();
    }

    /** The same without these letters before it. */
    public Part without(String some) {
      return new Part(modifiers.replaceAll("[" + some + "]", ""), atom, range);
    }

    /** The letters as they are written. */
    public String text() {
      return modifiers + atom + range;
    }
  }

  /** Whether a notation has nothing but kinds of steps with known letters. */
  public static boolean isReadable(String text) {
    return WHOLE.matcher(text).matches()
        && text.chars().filter(Character::isUpperCase).allMatch(c -> ATOMS.indexOf(c) >= 0);
  }

  /** Whether some kind of step only captures. */
  public static boolean catches(String text) {
    return parts(text).stream().anyMatch(Part::catches);
  }

  /** The kinds of step of a notation; riders are parts of two equal letters. */
  public static List<Part> parts(String text) {
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

  /**
   * The same moves in the one order that tells equal ones: Kings and Queens as what they are made
   * of, modes before sides.
   */
  public static String canonical(String text) {
    return parts(text).stream()
        .flatMap(BetzaParts::ofOneAtom)
        .map(BetzaParts::ordered)
        .sorted(
            Comparator.<Part>comparingInt(part -> ORDER.indexOf(part.atom().charAt(0)))
                .thenComparing(Part::text))
        .map(Part::text)
        .collect(Collectors.joining());
  }

  private static Stream<Part> ofOneAtom(Part part) {
    String atoms =
        switch (part.atom()) {
          case "K" -> "WF";
          case "Q" -> "RB";
          default -> part.atom();
        };
    return atoms.equals(part.atom())
        ? Stream.of(part)
        : atoms.chars().mapToObj(c -> new Part(part.modifiers(), (char) c + "", part.range()));
  }

  private static Part ordered(Part part) {
    String modes =
        part.modifiers()
            .chars()
            .filter(c -> MODES.indexOf(c) >= 0)
            .sorted()
            .mapToObj(c -> (char) c + "")
            .collect(Collectors.joining());
    return new Part(modes + part.without(MODES).modifiers(), part.atom(), part.range());
  }
}
