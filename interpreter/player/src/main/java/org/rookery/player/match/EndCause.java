package org.rookery.player.match;

import java.util.Arrays;
import java.util.Optional;

/** Why a game between two contestants ended, with the word of PGN's tag Termination for it. */
public enum EndCause {
  /** An ending of the rules. */
  RULES("rules", "normal"),
  /** A contestant resigned. */
  RESIGNED("resigned", "normal"),
  /** The game was drawn because it had lasted too long. */
  LIMIT("limit", "adjudication"),
  /** A program made a move that is not legal. */
  ILLEGAL("illegal move", "rules infraction"),
  /** A program claimed a result that the rules do not give. */
  FALSE_CLAIM("false claim", "rules infraction"),
  /** A program refused a legal position or move. */
  REFUSED("refusal", "rules infraction"),
  /** A program wrote without end. */
  FLOODED("flood", "rules infraction"),
  /** A program did not answer in time. */
  TIMEOUT("timeout", "time forfeit"),
  /** A program ended in the middle of a game. */
  DIED("program died", "abandoned");

  private final String word;
  private final String termination;

  EndCause(String word, String termination) {
    this.word = word;
    this.termination = termination;
  }

  /** The cause of this word. */
  static Optional<EndCause> of(String word) {
    return Arrays.stream(values()).filter(cause -> cause.word.equals(word)).findFirst();
  }

  /** The cause in a word or two. */
  public String word() {
    return word;
  }

  /** What PGN calls it. */
  String termination() {
    return termination;
  }

  /** Whether the result says something about the strength of the contestants. */
  public boolean isFair() {
    return this == RULES || this == RESIGNED || this == LIMIT;
  }
}
