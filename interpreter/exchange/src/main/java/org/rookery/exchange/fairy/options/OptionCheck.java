package org.rookery.exchange.fairy.options;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.exchange.parts.BetzaParts;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.language.diagnostic.Diagnostics;

/** Looks whether each entry of a section is one, and has a value of its kind. */
public final class OptionCheck {
  private final OptionKeys keys;
  private final Diagnostics problems;
  private final boolean lists;

  /**
   * Looks at values.
   *
   * @param lists whether lists of pieces are looked at, too: a descendant may have lost some
   */
  public OptionCheck(OptionKeys keys, Diagnostics problems, boolean lists) {
    this.keys = keys;
    this.problems = problems;
    this.lists = lists;
  }

  /** Tells of each value that is none; the keys of these. */
  public Set<String> check(Ini.Section section, Options options) {
    Map<String, String> letters = options.letters();
    Set<String> bad = new TreeSet<>();
    for (Ini.Entry entry : section.entries()) {
      boolean ok =
          keys.isPiece(entry.key())
              ? piece(entry)
              : keys.find(entry.key()).map(key -> value(entry, key, letters)).orElse(true);
      if (!ok) {
        bad.add(entry.key());
      }
    }
    return bad;
  }

  private boolean value(Ini.Entry entry, OptionKeys.Key key, Map<String, String> letters) {
    boolean listed = key.kind() == OptionKeys.Kind.PIECES;
    String wrong = listed && !lists ? "" : wrong(key.kind(), entry.value(), letters);
    if (!wrong.isEmpty()) {
      problems.error("bad-value", entry.valueSpan(), wrong);
    }
    return wrong.isEmpty();
  }

  private boolean piece(Ini.Entry entry) {
    String value = entry.value();
    boolean custom = keys.isCustom(entry.key());
    String said = custom ? "a letter, a colon and Betza's notation" : "a letter, or `-` for none";
    boolean ok =
        value.equals("-")
            || value.isEmpty()
            || value.matches(custom ? "[A-Za-z]:.*" : "[A-Za-z](:.*)?");
    if (!ok) {
      problems.error(
          "bad-value",
          entry.valueSpan(),
          "A piece is " + said + ", not `" + shortened(value) + "`.");
    }
    int colon = value.indexOf(':');
    boolean readable =
        !ok || colon <= 0 || BetzaParts.isReadable(value.substring(colon + 1).strip());
    if (!readable) {
      problems.error(
          "bad-betza",
          entry.valueSpan(),
          "`" + shortened(value.substring(colon + 1)) + "` is no notation of moves after Betza.");
    }
    return ok && readable;
  }

  /** What is wrong with a value, or nothing. */
  private static String wrong(OptionKeys.Kind kind, String value, Map<String, String> letters) {
    return switch (kind) {
      case TEXT -> value.isEmpty() ? "Something should stand here." : "";
      case WORD -> expect(value.matches("[\\w-]+"), "a word", value);
      case FLAG -> expect(value.matches("true|false|-"), "`true` or `false`", value);
      case NUMBER -> expect(value.matches("\\d{1,6}|-"), "a whole number", value);
      case RANK -> expect(value.matches("[1-9]|10"), "a rank from 1 to 10", value);
      case FILE ->
          expect(value.matches("[a-lA-L]|[1-9]|1[0-2]"), "a file from a to l, or 1 to 12", value);
      case VALUE -> expect(value.matches("win|loss|draw|none|-"), "`win`, `loss` or `draw`", value);
      case SQUARES ->
          expect(
              BoardRegion.parse(value, 1, 1).isPresent(),
              "squares with spaces between, such as `a1 e4 *8`",
              value);
      case PIECES -> expect(arePieces(value, letters), "letters of pieces, `*` or `-`", value);
      case NUMBERS ->
          expect(
              value.matches("(?:\\s*+[A-Za-z]:\\d{1,4}+)*+|-"), "pairs such as `q:1 r:2`", value);
      case PAIRS ->
          expect(
              value.matches("(?:\\s*+[A-Za-z]:[A-Za-z-])*+|-"), "pairs such as `p:g s:g`", value);
    };
  }

  private static boolean arePieces(String value, Map<String, String> letters) {
    return value.matches("[-*]")
        || value
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\s", "")
            .chars()
            .allMatch(c -> letters.containsValue(String.valueOf((char) c)));
  }

  private static String expect(boolean holds, String what, String value) {
    return holds ? "" : "Expected " + what + ", not `" + shortened(value) + "`.";
  }

  private static String shortened(String text) {
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }
}
