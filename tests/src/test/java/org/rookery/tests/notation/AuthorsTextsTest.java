package org.rookery.tests.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Turns as a rules file has them written by {@code turn-text}: shown so, and read back. */
class AuthorsTextsTest {
  private static final int TURNS = 80;

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "oware,,A B C D E F",
        "oware,d1-d1,a b c d e f",
        "oware,D a,A B C E F",
        "kalah,3,1 2 4 5 6",
        "kalah,3 6,1 2 3 4 5 6",
        "backgammon,H'*first-die O'*second-die,24/23 24/21 8/7 8/5 6/5 6/3 13/10",
        "backgammon,H'*first-die O'*second-die 8/5 6/5 T'*first-die T'*second-die,"
            + "24/22 13/11 8/6 6/4",
      })
  void namesOfTheField(String name, String played, String expected) {
    Match match = Games.game(name).start();
    if (played != null) {
      List.of(played.split(" ")).forEach(match::play);
    }
    assertThat(match.turns().stream().map(LegalMove::text))
        .containsExactlyInAnyOrder(expected.split(" "));
  }

  @Test
  void whatTwoTurnsWouldShareIsSaidInOurOwnText() throws Exception {
    Path file = Checkout.path("tests/words/turn-text.rules");
    Match match = Games.rulebook().load(file, Optional.empty()).orThrow().start();
    assertThat(match.turns().stream().map(LegalMove::text))
        .containsExactlyInAnyOrder("a1-b2", "b1-b2", "a2 off", "M to top");
  }

  @Test
  void matchesRememberWhatIsShown() {
    Match match = Games.game("oware").start();
    assertThat(match.play("a1-a1")).isEqualTo("A");
    assertThat(match.play("a")).isEqualTo("a");
    assertThat(match.played()).containsExactly("A", "a");
    assertThat(match.why("A")).contains("a1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"oware", "kalah", "backgammon"})
  void everyTextIsReadAsItsTurn(String name) {
    Random random = new Random(20261123);
    Match match = Games.game(name).start();
    for (int i = 0; i < TURNS && !match.isOver(); i++) {
      LegalMoves turns = match.turns();
      for (LegalMove turn : turns) {
        for (String text : List.of(turn.text(), turn.shown(), turn.complete(), turn.uci())) {
          assertThat(turns.read(text))
              .as(match.fen() + " " + text)
              .isEqualTo(new TurnReading.Found(turn));
        }
      }
      match.play(turns.get(random.nextInt(turns.size())));
    }
    assertThat(match.played()).isNotEmpty();
  }
}
