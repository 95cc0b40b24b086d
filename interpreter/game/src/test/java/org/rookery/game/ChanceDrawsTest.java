package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rookery.engine.search.RandomMover;
import org.rookery.engine.turn.Draws;

/** What chance draws from a hand comes with the chance of its number, and only when it is due. */
final class ChanceDrawsTest {
  private static final int TRIES = 6000;

  private static final Game GAME = game("(draws ?Bag turned)");

  private static Game game(String draws) {
    return Rules.of(
            "bag.rules",
            """
            (game (title "Bag") (players White Black ?Bag)
              (turn-order White (?Bag White drawing) Black (?Bag Black drawing))
            """
                + draws
                + """
              (counter turned 0 (per player))
              (board (rectangle 3 4))
              (board-setup
                (White (Cover a1 b1) (Guard off 3) (Cart off 1)) (Black (Cover b4 c4) (Guard off 1)))
              (piece (name Cover) (letter X)
                (moves (n (verify not-friend?) (change-type Turned) (add-to turned 1) add)
                       ((discard Guard) (discard Guard) (remove) add)))
              (piece (name Turned) (letter T))
              (every-piece (only Guard Cart)
                (moves (betza "W"))
                (drops (move-type drawing)
                       ((verify (piece? (friend Turned))) (add-to turned -1) add)))
              (piece (name Guard) (letter G))
              (piece (name Cart) (letter C))
              (ending "captured" (= (count friend (board)) 0) loss (players White Black)))
            """)
        .load()
        .orThrow();
  }

  private static Match after(Game game, String... moves) {
    Match match = game.start();
    for (String move : moves) {
      match.play(move);
    }
    return match;
  }

  private static Map<String, Integer> weights(Match match) {
    return match.turns().stream()
        .collect(
            Collectors.toMap(
                LegalMove::text,
                move -> Draws.weight(match.game().program(), match.position(), move.move())));
  }

  @Test
  void aTypeCountsAsOftenAsItIsInHand() {
    assertThat(weights(after(GAME, "a1-a2")))
        .containsOnly(Map.entry("G*a2", 3), Map.entry("C*a2", 1));
    assertThat(weights(after(GAME, "a1-a2", "G*a2", "b4-b3", "g*b3", "b1-b2")))
        .containsOnly(Map.entry("G*b2", 2), Map.entry("C*b2", 1));
  }

  /** What is drawn is not put back before the next is drawn. */
  @Test
  void twoPiecesOfATypeAreDrawnOneAfterTheOther() {
    Game two =
        Rules.of(
                "bag.rules",
                GAME.source()
                    .text()
                    .replace(
                        "(letter T)",
                        "(letter T) (moves (move-type drawing)"
                            + " ((discard Guard) (discard Guard) (remove) add))"))
            .load()
            .orThrow();
    assertThat(weights(after(two, "a1-a2")).values()).containsExactlyInAnyOrder(3, 1, 6);
  }

  /** A piece that never runs out is there once, however many of it are drawn. */
  @Test
  void aSupplyCountsOnce() {
    String rules =
        GAME.source()
            .text()
            .replace("(letter C)", "(letter C) (supply)")
            .replace("(Cart off 1)", "")
            .replace(
                "(letter T)",
                "(letter T) (moves (move-type drawing)"
                    + " ((discard Cart) (discard Cart) (remove) add))");
    Game supply = Rules.of("bag.rules", rules).load().orThrow();
    assertThat(weights(after(supply, "a1-a2")).values()).containsExactlyInAnyOrder(3, 1, 1);
  }

  /** Players choose; and without the word all moves of chance are alike. */
  @Test
  void elsewhereAllMovesAreAlike() {
    assertThat(weights(after(GAME)).values()).containsOnly(1);
    assertThat(weights(after(game(""), "a1-a2")).values()).containsOnly(1);
  }

  @Test
  void chanceHasNoTurnWhenNothingIsDrawn() {
    Match match = after(GAME, "a1-a2", "G*a2", "b4-b3", "g*b3", "a2-a3");
    assertThat(match.mover()).isEqualTo(1);
    assertThat(match.turns()).extracting(LegalMove::text).contains("b3-a3");
    assertThat(after(game("(draws ?Bag)"), "a1-a2", "G*a2", "b4-b3", "g*b3", "a2-a3").mover())
        .isEqualTo(2);
  }

  /** The position is whole as a text: what is left in the bag, and that something is drawn. */
  @Test
  void aPositionIsReadBack() throws BadPosition {
    Match match = after(GAME, "a1-a2");
    Match read = GAME.position(match.fen());
    assertThat(read.fen()).isEqualTo(match.fen());
    assertThat(weights(read)).isEqualTo(weights(match));
  }

  @Test
  void drawsComeAsOftenAsTheyCount() {
    Match match = after(GAME, "a1-a2");
    Random random = new Random(7);
    Map<String, Integer> drawn = new TreeMap<>();
    RandomMover mover = new RandomMover(match.engine().generator(), 7);
    for (int i = 0; i < TRIES; i++) {
      drawn.merge(match.byChance(random::nextInt).text(), 1, Integer::sum);
      LegalMove move = match.turns().of(mover.choose(match.position()).orElseThrow());
      drawn.merge("mover " + move.text(), 1, Integer::sum);
    }
    for (String who : List.of("", "mover ")) {
      assertThat(drawn.get(who + "G*a2")).isBetween(TRIES * 72 / 100, TRIES * 78 / 100);
    }
    assertThat(drawn).hasSize(4);
  }
}
