package org.rookery.suites.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The lines of a text that are replaced here and there, each with the line end that it has. */
final class TextLines {
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final Pattern BEHIND_LINE = Pattern.compile("(?<=\n)|(?<=\r)(?!\n)");

  private final String mark;
  private final String lineEnd;
  private final List<String> lines;

  TextLines(String text) {
    mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    lines = new ArrayList<>(List.of(BEHIND_LINE.split(text.substring(mark.length()))));
    String first = lines.get(0);
    String end = first.substring(bare(first).length());
    lineEnd = end.isEmpty() ? "\n" : end;
  }

  private static String bare(String line) {
    int end = line.length();
    while (end > 0 && (line.charAt(end - 1) == '\n' || line.charAt(end - 1) == '\r')) {
      end--;
    }
    return line.substring(0, end);
  }

  /** Whether a line begins so; lines are counted from 0. */
  boolean begins(int line, String start) {
    return lines.get(line).startsWith(start);
  }

  /** Puts lines in the place of others, with line ends as the first line of the text has one. */
  void replace(int start, int count, List<String> fresh) {
    lines.subList(start, start + count).clear();
    lines.addAll(start, fresh.stream().map(line -> line + lineEnd).toList());
    if (start > 0) {
      lines.set(start - 1, ended(lines.get(start - 1)));
    }
  }

  private String ended(String line) {
    return bare(line).length() == line.length() ? line + lineEnd : line;
  }

  @Override
  public String toString() {
    return mark + String.join("", lines);
  }
}
