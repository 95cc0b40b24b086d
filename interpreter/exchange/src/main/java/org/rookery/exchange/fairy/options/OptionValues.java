package org.rookery.exchange.fairy.options;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rookery.exchange.parts.BoardRegion;

/** Values of options in the one form in which equal ones are the same text. */
public final class OptionValues {
  private static final String OFF = "(false|-|none|no_\\w+|0|)";
  private static final String NUMBER = "\\d{1,6}";

  private OptionValues() {}

  /** Whether a value switches nothing on. */
  static boolean isOff(String value) {
    return value.matches(OFF);
  }

  /** A value in the form that equal values share. */
  public static String canonical(OptionKeys.Kind kind, String value, Options options) {
    return switch (kind) {
      case FLAG -> String.valueOf(value.equals("true"));
      case NUMBER, RANK ->
          value.matches(NUMBER)
              ? String.valueOf(Integer.parseInt(value))
              : isOff(value) ? "0" : value;
      case FILE -> String.valueOf(Options.fileOf(value));
      case VALUE, WORD -> isOff(value) ? "none" : value;
      case SQUARES ->
          BoardRegion.parse(value, options.files(), options.ranks())
              .map(region -> region.squares().toString())
              .orElse(value);
      case PIECES -> pieces(value, options.letters());
      case NUMBERS, PAIRS ->
          value.equals("-")
              ? ""
              : Arrays.stream(value.toLowerCase(Locale.ROOT).strip().split("\\s+"))
                  .sorted()
                  .distinct()
                  .collect(Collectors.joining(" "));
      case TEXT -> value.strip();
    };
  }

  /** The pieces of a list, by their keys: written as letters, or as keys behind colons. */
  private static String pieces(String value, Map<String, String> letters) {
    TreeSet<String> found = new TreeSet<>();
    if (value.startsWith(":")) {
      for (String key : value.substring(1).split(" :", -1)) {
        if (letters.containsKey(key)) {
          found.add(key);
        }
      }
      return found.toString();
    }
    for (char c : value.replace("-", "").toLowerCase(Locale.ROOT).toCharArray()) {
      String letter = String.valueOf(c);
      found.add(
          letters.entrySet().stream()
              .filter(entry -> entry.getValue().equals(letter))
              .map(Map.Entry::getKey)
              .findFirst()
              .orElse(letter));
    }
    found.remove(" ");
    return found.toString();
  }
}
