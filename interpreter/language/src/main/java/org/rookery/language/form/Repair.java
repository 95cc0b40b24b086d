package org.rookery.language.form;

/**
 * What would make the brackets of a section fit together.
 *
 * @param word the number of a word of the page
 */
record Repair(Kind kind, int word) {
  /** What is done beside the word, or to it. */
  enum Kind {
    CLOSE_BEHIND,
    LEAVE_OUT_OPENING,
    OPEN_BEFORE,
    LEAVE_OUT_CLOSING
  }

  boolean is(Kind other, int at) {
    return kind == other && word == at;
  }
}
