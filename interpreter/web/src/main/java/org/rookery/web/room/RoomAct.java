package org.rookery.web.room;

import java.util.Optional;

/**
 * Something done in a room.
 *
 * @param seat whose seat; {@link #WATCHER}, or {@link #HOUSE} for what no person chooses
 * @param verb see {@link Room}
 * @param argument what it is about, as any text
 */
public record RoomAct(int seat, String verb, String argument) {
  /** The seat of those who only watch. */
  public static final int WATCHER = -1;

  /** The seat of chance. */
  public static final int HOUSE = -2;

  private static final String BETWEEN = "\t";
  private static final int PARTS = 3;

  /** As a part of a line: it has no line break, and {@link #read} reads it back. */
  String line() {
    String text = argument.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return String.join(BETWEEN, Integer.toString(seat), verb, text);
  }

  /** Reads what {@link #line} wrote. */
  static Optional<RoomAct> read(String line) {
    String[] parts = line.split(BETWEEN, PARTS);
    if (parts.length < PARTS || !parts[0].matches("-?\\d{1,3}")) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts[2].length(); i++) {
      char c = parts[2].charAt(i);
      if (c == '\\' && i + 1 < parts[2].length()) {
        i++;
        c = parts[2].charAt(i);
        c = c == 'n' ? '\n' : c == 'r' ? '\r' : c;
      }
      text.append(c);
    }
    return Optional.of(new RoomAct(Integer.parseInt(parts[0]), parts[1], text.toString()));
  }
}
