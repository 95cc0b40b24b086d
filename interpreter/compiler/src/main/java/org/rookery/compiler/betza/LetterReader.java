package org.rookery.compiler.betza;

/** The letters of a string from left to right, and what was complained about them. */
final class LetterReader {
  private final String text;
  private final BetzaErrorListener listener;
  private int at;
  private int complaints;

  LetterReader(String text, BetzaErrorListener listener) {
    this.text = text;
    this.listener = listener;
  }

  String text() {
    return text;
  }

  /** The offset of the next letter. */
  int at() {
    return at;
  }

  void moveTo(int offset) {
    at = offset;
  }

  boolean atEnd() {
    return at == text.length();
  }

  /** Whether the next letter is one of these. */
  boolean sees(String letters) {
    return at < text.length() && letters.indexOf(text.charAt(at)) >= 0;
  }

  /** The next letter, which is not passed. */
  char peek() {
    return text.charAt(at);
  }

  char next() {
    return text.charAt(at++);
  }

  /** The digits here, two at most, as a number; 0 stands alone. */
  int number(int absent) {
    int start = at;
    while (sees("0123456789") && at < start + 2 && (at == start || text.charAt(start) != '0')) {
      at++;
    }
    return at == start ? absent : Integer.parseInt(text.substring(start, at));
  }

  /** How many complaints there were. */
  int complaints() {
    return complaints;
  }

  void complain(String code, int start, int end, String message) {
    complaints++;
    listener.add(code, start, end, message);
  }

  /** Complains that the letter just read is known elsewhere but not here. */
  void unsupported(String what) {
    complain(BetzaErrorListener.UNSUPPORTED, at - 1, at, "Not supported: " + what + ".");
  }
}
