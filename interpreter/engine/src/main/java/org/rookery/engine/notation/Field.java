package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the fields of a position's text, which spaces separate.
 *
 * @param column where it begins, from 1
 */
record Field(String text, int column) {
  /** The fields of a text. */
  static List<Field> split(String text) {
    List<Field> fields = new ArrayList<>();
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean space = i == text.length() || Character.isWhitespace(text.charAt(i));
      if (space && start >= 0) {
        fields.add(new Field(text.substring(start, i), start + 1));
        start = -1;
      } else if (!space && start < 0) {
        start = i;
      }
    }
    return fields;
  }

  /** The problem that begins at this offset of the field. */
  TextException problem(int offset, String sentence) {
    return new TextException(column + offset, sentence);
  }

  /** The problem of the whole field. */
  TextException problem(String sentence) {
    return problem(0, sentence);
  }

  /** The field as a whole number between the bounds. */
  int number(String what, int least, int most) throws TextException {
    try {
      int number = Integer.parseInt(text);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException notOne) {
      // Said below.
    }
    throw problem(
        "The "
            + what
            + " should be a whole number from "
            + least
            + " to "
            + most
            + ", not "
            + TextException.quoted(text)
            + ".");
  }
}
