package org.rookery.compiler.betza;

/** Who is told what is wrong with a part of a Betza string. */
@FunctionalInterface
interface BetzaErrorListener {
  /** A letter that means nothing. */
  String UNKNOWN = "unknown-betza-letter";

  /** Letters that are known, in a place or company that gives them no meaning. */
  String BAD = "bad-betza";

  /** A construct that other programs know and this one does not. */
  String UNSUPPORTED = "unsupported-betza";

  /**
   * Takes a complaint.
   *
   * @param start offset of the first letter it is about
   * @param end offset behind the last
   */
  void add(String code, int start, int end, String message);
}
