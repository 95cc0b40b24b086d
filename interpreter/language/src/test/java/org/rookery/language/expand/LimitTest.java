package org.rookery.language.expand;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Files that ask for more than there is. */
class LimitTest {
  @Test
  void aMacroThatCallsItselfIsReported() {
    Expanding e = Expanding.rules("(define a (b))\n(define b x (a))\n(game (a))\n(other)");
    assertThat(e.problems())
        .isEqualTo(
            """
            error[endless-macro]: The macro `a` calls itself without end.
              --> main.rules:2:13
            2 | (define b x (a))
              |             ^^^
              = in the expansion of `b`, called at main.rules:1:11
              = in the expansion of `a`, called at main.rules:3:7
            """);
    assertThat(e.lines()).isEqualTo("(other)");
  }

  @Test
  void doublingEndsInAMessage() {
    StringBuilder text = new StringBuilder("(define m0 x)");
    for (int i = 1; i < 60; i++) {
      text.append("(define m%d (m%d) (m%d))\n".formatted(i, i - 1, i - 1));
    }
    assertThat(soon(text + "(game (m59))")).contains("error[too-large]: There are more than");
  }

  @Test
  void doublingNothingEndsInAMessage() {
    StringBuilder text = new StringBuilder("(define m0)");
    for (int i = 1; i < 60; i++) {
      text.append("(define m%d (m%d) (m%d))\n".formatted(i, i - 1, i - 1));
    }
    assertThat(soon(text + "(game (m59))")).contains("too-large");
  }

  @Test
  void doublingByArgumentsEndsInAMessage() {
    String text = "(define d $1 $1)\n(game " + "(d ".repeat(60) + "x" + ")".repeat(60) + ")";
    assertThat(soon(text)).contains("too-large");
  }

  @Test
  void doublingByLoopsEndsInAMessage() {
    String text = "(for-each ($x a b c d e f g h) ".repeat(20) + "x" + ")".repeat(20);
    assertThat(soon(text)).contains("too-large");
  }

  @Test
  void rangesInRangesEndInAMessage() {
    String text = "(for-each ($x 1..4096) ".repeat(3) + "x" + ")".repeat(3);
    assertThat(soon(text)).contains("forms in the expansion");
  }

  @Test
  void aRangeIsNoLongerThanABoard() {
    assertThat(soon("(game (for-each ($x 1..4097) x))"))
        .contains("error[too-large]: There are more than 4096 numbers in this range.");
  }

  @Test
  void doublingAWordEndsInAMessage() {
    String text = "(define d $1$1)\n(game " + "(d ".repeat(60) + "x" + ")".repeat(60) + ")";
    assertThat(soon(text)).contains("error[too-long]: There are more than 65536 characters");
  }

  @Test
  void nestingByMacrosEndsInAMessage() {
    StringBuilder text = new StringBuilder("(define m0 x)");
    for (int i = 1; i < 190; i++) {
      text.append("(define m%d ((((((m%d)))))))\n".formatted(i, i - 1));
    }
    assertThat(soon(text + "(game (m189))")).contains("too-deep");
  }

  @Test
  void deepArgumentsInDeepCallsEndInAMessage() {
    StringBuilder text = new StringBuilder("(define m0 ($x) $x)");
    for (int i = 1; i < 190; i++) {
      String nested = "(m0 ".repeat(400) + "$x" + ")".repeat(400);
      text.append("(define m%d ($x) (m%d %s))\n".formatted(i, i - 1, nested));
    }
    assertThat(soon(text + "(game (m189 a))")).contains("too-deep");
  }

  private static String soon(String text) {
    return Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> Expanding.rules(text).problems());
  }
}
