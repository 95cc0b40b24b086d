package org.rookery.app.cli;

import org.rookery.app.book.PackagedText;

/**
 * Texts that name games, pieces and squares, which no program text does: they lie beside the
 * program and are read only when help is asked for.
 */
final class HelpText {
  private static final String RESOURCE = "help.txt";
  private static final String HEAD = "= ";

  private HelpText() {}

  /** The lines behind {@code = topic}; none when there are no such lines. */
  static String of(String topic) {
    StringBuilder text = new StringBuilder();
    boolean inside = false;
    for (String line : PackagedText.of(HelpText.class, RESOURCE).lines().toList()) {
      if (line.startsWith(HEAD)) {
        inside = line.equals(HEAD + topic);
      } else if (inside) {
        text.append(line).append(System.lineSeparator());
      }
    }
    return text.toString().stripTrailing();
  }
}
