package org.rookery.exchange.fairy.options;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is read of a start position, square by square. */
final class StartTextTest {
  @Test
  void a_row_has_a_place_for_each_square_and_signs_belong_to_their_piece() {
    StartText start = new StartText("q~2P/+R1+b~1/12*/4[Nn] w - - 0 1");
    assertThat(start.row(3)).containsExactly("q", "", "", "P");
    assertThat(start.row(2)).containsExactly("+R", "", "+b", "");
    assertThat(start.row(1)).hasSize(13).endsWith("", "*");
    assertThat(start.row(0)).hasSize(4).containsOnly("");
    assertThat(start.row(4)).isEmpty();
    assertThat(start.hand()).containsExactly("N", "N");
  }
}
