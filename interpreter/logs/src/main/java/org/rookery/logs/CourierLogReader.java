package org.rookery.logs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads logs of Game Courier: move fields with or without numbers ({@code 1.} and {@code 1...}),
 * one or several on a line, comments behind {@code //}.
 *
 * <p>A line that begins with a semicolon is a comment too, and {@code ; game: NAME} says something
 * about the log; known keywords may stand without the semicolon.
 */
public final class CourierLogReader implements LogReader {
  private static final Pattern HEADER = Pattern.compile("([A-Za-z][A-Za-z -]*?)\\s*:\\s*(.*)");
  private static final Pattern BARE_HEADER =
      Pattern.compile(
          "(?i)(game|rules|position|preset|variant|log|title|event|date|white|black|players|result)"
              + "\\s*:\\s*(.*)");
  private static final Pattern NUMBER = Pattern.compile("(?<!\\S)(\\d{1,6})\\.(\\.\\.|…)?(?!\\.)");

  /** A space as it looks on most boards, and what else stands in a component. */
  private static final String SPACE = "[A-Za-z]{1,2}\\d{1,2}";

  private static final String LABEL = "[^\\s;*@0-9-]+";
  private static final String COMPONENT =
      "(?:(?:"
          + LABEL
          + "\\s+)?SP\\s*-\\s*SP|"
          + LABEL
          + "\\s*[-*]\\s*SP|@\\s*-\\s*SP|SP\\s*-|-\\s*SP|"
          + LABEL
          + "\\*-)";
  private static final Pattern FIELD =
      Pattern.compile("C(?:\\s*+;\\s*+C)*+".replace("C", COMPONENT).replace("SP", SPACE));

  /** A longer text is read as one field: looking for where to cut it would take too long. */
  private static final int LONGEST_PAIR = 400;

  @Override
  public GameLog read(String text) throws BadLog {
    Map<String, String> header = new LinkedHashMap<>();
    List<GameLog.Entry> turns = new ArrayList<>();
    int line = 0;
    for (String whole : text.lines().toList()) {
      line++;
      String content = (line == 1 ? whole.replace("\uFEFF", "") : whole).strip();
      if (content.startsWith(";")) {
        header(HEADER.matcher(content.substring(1).strip()), header);
      } else if (!header(BARE_HEADER.matcher(content), header)) {
        int comment = content.indexOf("//");
        turns(line, comment < 0 ? content : content.substring(0, comment), turns);
      }
    }
    if (turns.isEmpty()) {
      throw new BadLog("The log has no moves.");
    }
    return new GameLog(header, List.of(), turns);
  }

  private static boolean header(Matcher matcher, Map<String, String> header) {
    if (!matcher.matches()) {
      return false;
    }
    header.putIfAbsent(matcher.group(1).toLowerCase(Locale.ROOT), matcher.group(2).strip());
    return true;
  }

  private static void turns(int line, String content, List<GameLog.Entry> turns) {
    Matcher numbers = NUMBER.matcher(content);
    int number = 0;
    boolean dots = false;
    int start = 0;
    while (numbers.find()) {
      fields(line, number, dots, content.substring(start, numbers.start()), turns);
      number = Integer.parseInt(numbers.group(1));
      dots = numbers.group(2) != null;
      start = numbers.end();
    }
    fields(line, number, dots, content.substring(start), turns);
  }

  /** The move fields behind a number: one, or the two of a pair. */
  private static void fields(
      int line, int number, boolean dots, String content, List<GameLog.Entry> turns) {
    String text = content.strip();
    if (text.isEmpty() && number == 0) {
      return;
    }
    Optional<Integer> cut = pair(text);
    String first = cut.isPresent() ? text.substring(0, cut.get()).strip() : text;
    turns.add(new GameLog.Entry(line, number, dots, first));
    if (cut.isPresent()) {
      turns.add(new GameLog.Entry(line, 0, false, text.substring(cut.get()).strip()));
    }
  }

  /**
   * Where the second of two fields begins, when the text is no single one and can be cut one way
   * only.
   */
  private static Optional<Integer> pair(String text) {
    if (text.length() > LONGEST_PAIR || FIELD.matcher(text).matches()) {
      return Optional.empty();
    }
    Optional<Integer> cut = Optional.empty();
    for (int i = 1; i < text.length() - 1; i++) {
      if (Character.isWhitespace(text.charAt(i))
          && !Character.isWhitespace(text.charAt(i + 1))
          && FIELD.matcher(text.substring(0, i).strip()).matches()
          && FIELD.matcher(text.substring(i + 1)).matches()) {
        if (cut.isPresent()) {
          return Optional.empty();
        }
        cut = Optional.of(i);
      }
    }
    return cut;
  }
}
