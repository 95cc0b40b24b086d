package org.rookery.game.entry;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;

/**
 * The ways in which what a person typed may be spelt, likeliest first: squares in capitals, blanks
 * for hyphens, names of pieces, signs of check and praise.
 */
final class Spellings {
  private static final Pattern NUMBER = Pattern.compile("^\\d+\\s*\\.+\\s*(?=\\S)");
  private static final Pattern SIGNS = Pattern.compile("[\\s+#!?]+$");
  private static final Pattern FILLERS = Pattern.compile("(?i)\\b(the|goes)\\s+");
  private static final Pattern TO = Pattern.compile("(?i)\\s+(to|on|at|takes|captures)\\s+");
  private static final Pattern BLANKS = Pattern.compile("(?<=\\p{Alnum})\\s+(?=\\p{Alnum})");

  /** A longer text is not typed. */
  private static final int LONGEST = 400;

  private final GameProgram program;
  private final UnaryOperator<String> foreign;

  /**
   * The spellings of a game.
   *
   * @param foreign rewrites a text of another family of notations, which is tried last
   */
  Spellings(GameProgram program, UnaryOperator<String> foreign) {
    this.program = program;
    this.foreign = foreign;
  }

  /** All that a text may be; the first is the text itself. */
  List<String> of(String text) {
    if (text.length() > LONGEST) {
      return List.of(text);
    }
    Set<String> all = new LinkedHashSet<>();
    String bare = SIGNS.matcher(NUMBER.matcher(text).replaceFirst("")).replaceFirst("");
    for (String base : bare.isEmpty() ? List.of(text) : List.of(text, bare)) {
      all.add(base);
      String plain = FILLERS.matcher(base).replaceAll("");
      String lettered = withLetters(plain);
      for (String words : List.of(plain, lettered)) {
        String one = TO.matcher(words).replaceAll("-");
        all.add(one);
        all.add(BLANKS.matcher(one).replaceAll("-"));
        all.add(BLANKS.matcher(one).replaceAll(""));
        all.add(one.replace("-", ""));
      }
    }
    List.copyOf(all).forEach(spelling -> all.add(spelling.toLowerCase(Locale.ROOT)));
    List.copyOf(all).forEach(spelling -> all.add(capital(spelling)));
    List.copyOf(all).forEach(spelling -> all.add(foreign.apply(spelling)));
    all.remove("");
    return List.copyOf(all);
  }

  /** The text with the letter of a piece for the name that it begins with. */
  private String withLetters(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    for (PieceType piece : program.pieces()) {
      String name = piece.name().toLowerCase(Locale.ROOT);
      boolean named =
          lower.startsWith(name)
              && lower.length() > name.length()
              && !Character.isLetterOrDigit(lower.charAt(name.length()));
      if (named && !piece.letters().isEmpty() && !piece.letters().get(0).isEmpty()) {
        return piece.letters().get(0) + " " + text.substring(name.length()).strip();
      }
    }
    return text;
  }

  /** Standard algebraic notation begins with a capital and has none behind it. */
  private static String capital(String text) {
    int end = text.offsetByCodePoints(0, text.isEmpty() ? 0 : 1);
    return text.substring(0, end).toUpperCase(Locale.ROOT)
        + text.substring(end).toLowerCase(Locale.ROOT);
  }
}
