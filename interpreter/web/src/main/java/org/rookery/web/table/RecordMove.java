package org.rookery.web.table;

import java.util.List;
import java.util.function.UnaryOperator;
import org.rookery.game.Match;

/**
 * A move of a record, with what is said of it.
 *
 * @param text our own, as {@link Match#played} has it
 * @param nags marks such as {@code ?!}, by their numbers in PGN
 * @param comment what is said behind it; empty for nothing
 * @param instead what might have been played instead of it: variations
 */
record RecordMove(
    String text,
    MadeMove made,
    List<Integer> nags,
    String comment,
    List<List<RecordMove>> instead) {
  /** Copies the lists. */
  RecordMove {
    nags = List.copyOf(nags);
    instead = List.copyOf(instead);
  }

  /** The same with another comment. */
  RecordMove saying(UnaryOperator<String> change) {
    return new RecordMove(text, made, nags, change.apply(comment), instead);
  }

  /** Whether nothing is said of it. */
  boolean isBare() {
    return nags.isEmpty() && comment.isEmpty() && instead.isEmpty();
  }

  /** As a page reads it: text, name, player, marks, comment, variations. */
  List<Object> json() {
    return List.of(text, made.name(), made.player(), nags, comment, json(instead));
  }

  private static List<List<List<Object>>> json(List<List<RecordMove>> lines) {
    return lines.stream().map(RecordMove::line).toList();
  }

  /** A line of moves as a page reads it. */
  static List<List<Object>> line(List<RecordMove> line) {
    return line.stream().map(RecordMove::json).toList();
  }
}
