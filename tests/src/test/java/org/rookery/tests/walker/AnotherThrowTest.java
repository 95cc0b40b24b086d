package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.BadPosition;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** A move after which chance has its turns again, and the same player then. */
class AnotherThrowTest {
  private static final String BOARD =
      "(board (rectangle 4 2) (zone (name far) (positions a1 d2)))"
          + " (board-setup (White (Runner a1)) (Black (Runner d2)))";

  private static final String RUNNER =
      "(piece (name Runner) (letter R)"
          + " (moves (for-each ($way n e s w) ($way (verify empty?) add))))";

  private static final String FACES =
      "(piece (name Face) (letter F) (supply ?Bag)"
          + " (drops ((verify (position? c2)) add) ((verify (position? c1)) add)))";

  /** Chance before a turn, twice, once for all, around the end of the order and not at all. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(turn-order ?Bag White ?Bag Black)",
        "(turn-order ?Bag ?Bag White ?Bag Black)",
        "(turn-order White ?Bag Black ?Bag)",
        "(turn-order White Black ?Bag)",
        "(turn-order ?Bag White repeat Black ?Bag White ?Bag)",
        "(turn-order ?Bag repeat White Black ?Bag)",
        "(turn-order ?Bag ?Bag White repeat Black White)",
      })
  void the_walker_agrees_wherever_chance_stands(String order) {
    RandomSmallRules.agreeWithChance(
        order + " (another-throw (and (friend? last-to) (in-zone? far last-to)))",
        BOARD,
        RUNNER,
        FACES);
    RandomSmallRules.agreeWithChance(
        order
            + " (another-throw (in-zone? far last-to)) (another-turn (friend? b1))"
            + " (as-much-as-possible (count friend (squares a1 b1)))",
        BOARD,
        RUNNER,
        FACES);
  }

  /** Each order with who moves after a White move to a zone square and after another one. */
  @ParameterizedTest
  @CsvSource({
    "?Bag White ?Bag Black, '?Bag White', '?Bag Black'",
    "?Bag ?Bag White ?Bag Black, '?Bag ?Bag White', '?Bag Black'",
    "White ?Bag Black ?Bag, '?Bag White', '?Bag Black'",
    "White Black ?Bag, '?Bag White', 'Black ?Bag'",
    "?Bag White repeat Black White, '?Bag White', 'Black White'",
    "?Bag Black White, 'White', '?Bag Black'",
  })
  void the_turns_of_chance_directly_before_come_again(String order, String again, String otherwise)
      throws BadPosition {
    assertThat(after("a2-a1", order, again)).isEqualTo(again);
    assertThat(after("a2-b2", order, otherwise)).isEqualTo(otherwise);
  }

  /** Who has the next turns when White has moved from a2. */
  private static String after(String move, String order, String expected) throws BadPosition {
    String rules =
        "(game (title \"Throws\") (players White Black ?Bag) (turn-order %s)".formatted(order)
            + " (another-throw (and (friend? last-to) (in-zone? far last-to))) "
            + BOARD
            + RUNNER
            + FACES
            + ")";
    Match match = Rules.of("throws.rules", rules).load().orThrow().position("R3/3r White 0 1");
    match.play(move);
    List<String> movers = new ArrayList<>();
    while (movers.size() < expected.split(" ").length) {
      movers.add(match.moverName());
      match.play(match.turns().get(0).complete());
    }
    return String.join(" ", movers);
  }

  /** Where chance has nothing to draw, its turn is passed over as anywhere else. */
  @Test
  void what_chance_has_nothing_to_do_in_is_skipped() {
    RandomSmallRules.agreeWithChance(
        "(turn-order ?Bag White ?Bag Black) (draws ?Bag due) (counter due 1)"
            + " (another-throw (in-zone? far last-to))",
        "(board (rectangle 4 2) (zone (name far) (positions a1 d2)))"
            + " (board-setup (White (Runner a1)) (Black (Runner d2)) (?Bag (Face off 3)))",
        "(piece (name Runner) (letter R)"
            + " (moves (for-each ($way n e s w) ($way (verify empty?) (add-to due 1) add))))",
        "(piece (name Face) (letter F)"
            + " (drops ((verify (and empty? (position? c2))) (add-to due -1) add)))");
  }
}
