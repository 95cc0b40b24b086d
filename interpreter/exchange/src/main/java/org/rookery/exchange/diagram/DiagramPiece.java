package org.rookery.exchange.diagram;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.exchange.parts.PatternMatches;

/**
 * A kind of pieces.
 *
 * @param number which of the page's pieces it is, from 1
 * @param id what the page calls it in lists
 * @param name what the rules file calls it
 * @param moves in Betza's letters, as far as they can be said
 * @param white where White's pieces of it stand at the start
 * @param black where Black's do
 * @param inHand how many each player has in hand at the start
 */
record DiagramPiece(
    int number,
    String id,
    String name,
    String letter,
    String moves,
    BoardRegion white,
    BoardRegion black,
    int inHand) {
  private static final Pattern DROP = Pattern.compile("[a-z]*@\\d*");

  /** How many pieces of it the player has at the start who has more of them. */
  int most() {
    return Math.max(white.squares().size(), black.squares().size()) + inHand;
  }

  boolean stands() {
    return !white.isEmpty() || !black.isEmpty();
  }

  /** Its moves on the board. */
  String steps() {
    return DROP.matcher(moves).replaceAll("");
  }

  /** Where it is dropped, if its moves say that. */
  String drops() {
    return PatternMatches.of(DROP, moves).stream()
        .map(MatchResult::group)
        .collect(Collectors.joining());
  }

  /** Whether its moves say themselves where it is dropped. */
  boolean saysDrops() {
    return !drops().isEmpty();
  }
}
