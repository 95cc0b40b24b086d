package org.rookery.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.TestGame;
import org.rookery.program.RuleBlocks;
import org.rookery.program.TurnStep;

class TurnOrderTest {
  private static TurnOrder order(int... players) {
    TestGame game = new TestGame(2, 2, "K");
    game.steps =
        IntStream.of(players)
            .mapToObj(player -> new TurnStep(player, player, List.of(List.of(0)), List.of()))
            .toList();
    return new TurnOrder(
        game.program((TestGame.Rules) (content, square, group) -> RuleBlocks.NONE));
  }

  @Test
  void everySecondTurnIsAnotherStep() {
    TurnOrder order = order(0, 1, 0, 1);
    assertThat(order.step(0, 1)).isZero();
    assertThat(order.step(1, 1)).isEqualTo(1);
    assertThat(order.step(0, 2)).isEqualTo(2);
    assertThat(order.step(1, 2)).isEqualTo(3);
    assertThat(order.step(1, 7)).isEqualTo(1);
    assertThat(order.step(0, 100)).isEqualTo(2);
    assertThat(order.roundsAfter(0)).isZero();
    assertThat(order.roundsAfter(1)).isEqualTo(1);
    assertThat(order.next(3)).isZero();
  }

  @Test
  void twoStepsOfOnePlayerAreOneRound() {
    TurnOrder order = order(0, 0, 1, 1);
    assertThat(IntStream.range(0, 4).map(order::roundsAfter)).containsExactly(0, 0, 0, 1);
    assertThat(order.step(1, 3)).isEqualTo(2);
  }

  @Test
  void onePlayerAlone() {
    TurnOrder order = order(0);
    assertThat(order.roundsAfter(0)).isEqualTo(1);
    assertThat(order.step(0, 5)).isZero();
    assertThat(order.step(1, 1)).isEqualTo(-1);
  }
}
