package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How moves that change more than one square are written in each notation, and read again. */
final class EveryNotationTest {
  /** White to move: a Man on a1; Black has Men on b1 and c2. */
  private static Match match(String moves) {
    return Rules.of(
            "notations.rules",
            """
            (game (title "Notations") (players White Black) (turn-order White Black)
              (board (rectangle 3 3))
              (board-setup (White (Man a1)) (Black (Man b1 c2)))
              (every-piece (attribute worn? false) (attribute fresh? true))
              (piece (name Man) (letter M) (moves %s))
              (piece (name Wolf) (letter W)))
            """
                .formatted(moves))
        .load()
        .orThrow()
        .start();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n (verify empty?) add | a1-a2 ~ a1-a2 ~ a1a2 ~ Ma2 ~ Man a1 - a2",
        "n (verify empty?) (add Wolf) | a1-a2; W-a2 ~ a1-a2; W-a2 ~ a1a2w ~ Ma2 ~ Man a1 - a2 = Wolf",
        "e capture n (verify empty?) add | a1-b2; b1- ~ a1-b2; b1- ~ a1b2 ~ Mxb2 ~ Man a1 - b2 x b1",
        "e capture n (verify empty?) (add Wolf) | a1-b2; b1-; W-b2 ~ a1-b2; b1-; W-b2 ~ a1b2w ~ Mxb2 ~ Man a1 - b2 x b1 = Wolf on b2",
        "e (remove) ne (change-type Wolf) w (verify empty?) add | a1-b2; b1-; w-c2 ~ a1-b2; b1-; w-c2 ~ a1b2 ~ Mxb2 ~ Man a1 - b2 = Wolf on c2 x b1",
        "e capture ne capture w (verify empty?) add | a1-b2; b1-; c2- ~ a1-b2; b1-; c2- ~ a1b2 ~ Mxb2 ~ Man a1 - b2 x b1 x c2",
        "e change-owner w n (verify empty?) add | a1-a2; M-b1 ~ a1-a2; M-b1 ~ a1a2 ~ Ma2 ~ Man a1 - a2 = White on b1",
        "e change-owner (change-type Wolf) w n (verify empty?) add | a1-a2; W-b1 ~ a1-a2; W-b1 ~ a1a2 ~ Ma2 ~ Man a1 - a2 = White on b1 = Wolf",
        "e (change-type Wolf) w n (verify empty?) add | a1-a2; w-b1 ~ a1-a2; w-b1 ~ a1a2 ~ Ma2 ~ Man a1 - a2 = Wolf on b1",
        "(create Wolf n) n e (verify empty?) add | a1-b2; W-a2 ~ a1-b2; W-a2 ~ a1b2 ~ Mb2 ~ Man a1 - b2 White Wolf a2",
        "e (verify enemy?) cascade back add | a1-b1; b1-a1 ~ a1-b1; b1-a1 ~ a1b1 ~ Mb1 ~ Man a1 x b1 Man b1 x a1",
        "e (verify enemy?) cascade n to back e add | b1-b2; a1-b1 ~ b1-b2; a1-b1 ~ b1b2 ~ b1-b2 ~ Man a1 x b1 Man b1 - b2",
        "n (verify empty?) (set-attribute worn? true) add | a1-a2 ~ a1-a2 ~ a1a2 ~ Ma2 ~ Man a1 - a2 @ a2 1 1",
        "n (verify empty?) (set-attribute fresh? false) (set-attribute worn? true) add | a1-a2 ~ a1-a2 ~ a1a2 ~ Ma2 ~ Man a1 - a2 @ a2 0 0 @ a2 1 1",
        "e (set-attribute worn? true) w n (verify empty?) add | a1-a2 ~ a1-a2 ~ a1a2 ~ Ma2 ~ Man a1 - a2 @ b1 1 1",
        "e (set-attribute fresh? false) capture n (verify empty?) add | a1-b2; b1- ~ a1-b2; b1- ~ a1b2 ~ Mxb2 ~ Man a1 - b2 @ b1 0 0 x b1",
        "e add | a1-b1 ~ a1-b1 ~ a1b1 ~ Mxb1 ~ Man a1 x b1",
      })
  void aMoveIsWrittenAndReadInEveryNotation(String moves, String texts) {
    Match match = match("(" + moves + ")");
    assertThat(match.turns().size()).isEqualTo(1);
    LegalMove move = match.turns().get(0);
    List<String> all =
        List.of(move.shown(), move.complete(), move.uci(), move.san(), move.zillions());
    assertThat(String.join(" ~ ", all)).isEqualTo(texts);
    for (String text : all) {
      assertThat(match.turns().read(text)).as(text).isEqualTo(new TurnReading.Found(move));
    }
  }

  /** All of these go from a1 to a2, and differ in what else they do. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n add|n (set-attribute worn? true) add|n (set-attribute fresh? false) add|n (set-attribute"
            + " worn? true) (set-attribute fresh? false) add|e (set-attribute worn? true) w n add",
        "n add|n n (create Wolf) s add|n n (create) s add|n n (create opponent Wolf) s add|n n e"
            + " (create Wolf) w s add",
        "n add|e change-owner w n add|e (change-type Wolf) w n add|e change-owner (change-type Wolf)"
            + " w n add|e capture w n add",
        "n add|e capture w n add|e ne capture sw w n add|e capture ne capture sw w n add|n n e"
            + " (create) w s add",
        "n add|n (add Wolf)|n (add Wolf) (set-attribute worn? true) add|n (set-attribute worn? true)"
            + " (add Wolf)|e (change-type Wolf) w n (add Wolf)",
      })
  void theNotationOfZillionsTellsApartWhatMovesDo(
      String first, String second, String third, String fourth, String fifth) {
    Match match = match("(" + String.join(")(", first, second, third, fourth, fifth) + ")");
    assertThat(match.turns().stream().map(LegalMove::zillions)).doesNotHaveDuplicates();
    for (LegalMove move : match.turns()) {
      String text = move.zillions();
      assertThat(match.turns().read(text)).as(text).isEqualTo(new TurnReading.Found(move));
    }
  }
}
