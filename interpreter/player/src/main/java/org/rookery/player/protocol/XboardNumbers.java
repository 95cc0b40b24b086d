package org.rookery.player.protocol;

import org.rookery.player.search.Thought;

/** Numbers as XBoard writes and reads them. */
final class XboardNumbers {
  private XboardNumbers() {}

  /** What a thought is worth; forced ends are told as 100000 and the number of turns. */
  static int score(Thought thought) {
    int plies = thought.score().pliesToEnd().orElse(-1);
    int turns = 100_000 + (plies + 1) / 2;
    return plies < 0 ? thought.score().value() : thought.score().isWon() ? turns : -turns;
  }

  /** A number of at most eight digits, or something else where there is none. */
  static int number(String text, int otherwise) {
    return text.matches("\\d{1,8}") ? Integer.parseInt(text) : otherwise;
  }
}
