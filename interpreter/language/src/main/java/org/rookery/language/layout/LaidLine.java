package org.rookery.language.layout;

/**
 * A line with its words in place, its comment not yet.
 *
 * @param text indentation and words; empty when there are none before the comment
 * @param width the column behind the last word
 * @param comment empty for none
 * @param written the column in which its author put the comment
 * @param indent where a comment without words before it begins
 */
record LaidLine(
    boolean blankBefore, String text, int width, String comment, int written, int indent) {
  boolean hasComment() {
    return !comment.isEmpty();
  }

  /** Whether the comment stands behind words. */
  boolean isRemark() {
    return hasComment() && !text.isEmpty();
  }
}
