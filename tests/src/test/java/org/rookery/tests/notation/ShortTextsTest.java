package org.rookery.tests.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Texts that state a part of a move, where moves differ in what counters say afterwards. */
class ShortTextsTest {
  private LegalMoves turns;
  private Match match;

  @BeforeEach
  void start() throws Exception {
    Path file = Checkout.path("tests/words/short-texts.rules");
    match = Games.rulebook().load(file, Optional.empty()).orThrow().start();
    turns = match.turns();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a1-b1", "a1b1", "Wb1", "T-a1; a1-b1"})
  void a_part_of_several_moves_means_each(String text) {
    boolean all = text.contains(";");
    assertThat(turns.read(text) instanceof TurnReading.Several).isEqualTo(!all);
    assertThat(match.why(text).contains("may mean several moves")).isEqualTo(!all);
  }

  @Test
  void all_of_a_move_means_the_one_without_a_remark() {
    assertThat(read("a1-b1; T-a1")).isEqualTo("a1-b1; T-a1");
    assertThat(read("a1-b1 {tracks-b1=2}")).isEqualTo("a1-b1 {tracks-b1=2}");
  }

  @Test
  void a_part_of_one_move_means_it() {
    assertThat(read("a1-a2")).isEqualTo("a1-a2");
  }

  @Test
  void every_text_is_read_back() {
    for (LegalMove turn : turns) {
      for (String text : List.of(turn.text(), turn.complete(), turn.san())) {
        assertThat(turns.read(text)).as(text).isEqualTo(new TurnReading.Found(turn));
      }
    }
  }

  private String read(String text) {
    return turns.read(text) instanceof TurnReading.Found found ? found.turn().text() : "";
  }
}
