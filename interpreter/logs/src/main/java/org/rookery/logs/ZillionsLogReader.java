package org.rookery.logs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads games saved by Zillions of Games: a line with the version and a letter for each player, the
 * rules file, the variant, perhaps changes of the start position in parentheses, numbered turns.
 *
 * <p>In the header the rules file is {@code rulesfile}, the variant {@code variantname} and the
 * players' letters {@code players}.
 */
public final class ZillionsLogReader implements LogReader {
  /** What such a file begins with. */
  public static final String SIGNATURE = "Zillions Save Game File";

  private static final Pattern FIRST = Pattern.compile(SIGNATURE + "\\s+Version\\s+(\\S+)\\s*(.*)");
  private static final Pattern FIELD = Pattern.compile("(\\w+)\\s*=\\s*(.*)");
  private static final Pattern CHANGE = Pattern.compile("\\((.*)\\)");
  private static final Pattern TURN = Pattern.compile("(\\d{1,9})\\.\\s+(\\S.*)");

  /** Whether a text is a game saved by Zillions. */
  public static boolean canRead(String text) {
    return text.replace("\uFEFF", "").stripLeading().startsWith(SIGNATURE);
  }

  @Override
  public GameLog read(String text) throws BadLog {
    Map<String, String> header = new LinkedHashMap<>();
    List<GameLog.Entry> setup = new ArrayList<>();
    List<GameLog.Entry> turns = new ArrayList<>();
    int number = 0;
    for (String whole : text.replace("\uFEFF", "").lines().toList()) {
      number++;
      String line = whole.strip();
      if (line.isEmpty()) {
        continue;
      }
      if (header.isEmpty()) {
        first(line, header);
      } else {
        line(number, line, header, setup, turns);
      }
    }
    if (header.isEmpty()) {
      throw new BadLog("The file is empty.");
    }
    return new GameLog(header, setup, turns);
  }

  private static void first(String line, Map<String, String> header) throws BadLog {
    Matcher first = FIRST.matcher(line);
    if (!first.matches()) {
      throw new BadLog(
          "It is no game saved by Zillions: the first line must be `"
              + SIGNATURE
              + " Version`, a version and a letter for each player.");
    }
    header.put("version", first.group(1));
    header.put("players", first.group(2));
  }

  private static void line(
      int number,
      String line,
      Map<String, String> header,
      List<GameLog.Entry> setup,
      List<GameLog.Entry> turns)
      throws BadLog {
    Matcher turn = TURN.matcher(line);
    Matcher change = CHANGE.matcher(line);
    Matcher field = FIELD.matcher(line);
    if (turn.matches()) {
      int count = Integer.parseInt(turn.group(1));
      turns.add(new GameLog.Entry(number, count, false, turn.group(2).strip()));
    } else if (change.matches() && turns.isEmpty()) {
      setup.add(new GameLog.Entry(number, 0, false, change.group(1).strip()));
    } else if (field.matches() && turns.isEmpty() && setup.isEmpty()) {
      header.putIfAbsent(field.group(1).toLowerCase(Locale.ROOT), field.group(2).strip());
    } else {
      throw new BadLog(
          "Line "
              + number
              + " is neither a turn with its number nor part of the head: `"
              + line
              + "`.");
    }
  }
}
