package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;

class WalkedLeavesTest {
  @Test
  void first_turns_are_told_in_the_order_of_the_engine() {
    Game chess = PositionOptionTest.game("chess");
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);

    assertThat(new WalkedLeaves(chess.start(), writer).divide(1)).isEqualTo(20);
    List<String> turns = chess.start().turns().stream().map(LegalMove::text).toList();
    assertThat(out.toString().strip().lines())
        .containsExactlyElementsOf(turns.stream().map(turn -> turn + ": 1").toList());
  }
}
