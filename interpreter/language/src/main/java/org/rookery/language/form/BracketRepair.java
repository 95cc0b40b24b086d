package org.rookery.language.form;

/**
 * What would make the brackets of a section fit together.
 *
 * @param word the number of a word of the page
 */
record BracketRepair(Kind kind, int word) {
  /** What is done beside the word, or to it. */
  enum Kind {
    CLOSE_BEHIND,
    LEAVE_OUT_OPENING,
    OPEN_BEFORE,
    LEAVE_OUT_CLOSING
  }

  /** Whether an opening bracket lacks its partner. */
  boolean isOfOpening() {
    return kind == Kind.CLOSE_BEHIND || kind == Kind.LEAVE_OUT_OPENING;
  }

  boolean is(Kind other, int at) {
    return kind == other && word == at;
  }
}
