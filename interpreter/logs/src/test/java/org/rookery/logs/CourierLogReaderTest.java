package org.rookery.logs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CourierLogReaderTest {
  private static GameLog read(String text) {
    try {
      return new CourierLogReader().read(text);
    } catch (BadLog e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> texts(String text) {
    return read(text).turns().stream().map(GameLog.Entry::text).toList();
  }

  @Test
  void readsOneFieldALine() {
    assertThat(texts("P e2-e4\n\n  p e7-e5  \n")).containsExactly("P e2-e4", "p e7-e5");
  }

  @Test
  void readsNumbersInTheirUsualPlaces() {
    GameLog log = read("1. P e2-e4\n1... p e7-e5\n2. X e1-g1; R h1-f1");
    assertThat(log.turns())
        .containsExactly(
            new GameLog.Entry(1, 1, false, "P e2-e4"),
            new GameLog.Entry(2, 1, true, "p e7-e5"),
            new GameLog.Entry(3, 2, false, "X e1-g1; R h1-f1"));
  }

  @Test
  void readsSeveralNumbersOnOneLine() {
    assertThat(texts("1. P e2-e4 1... p e7-e5 2. a2-a3; d1-"))
        .containsExactly("P e2-e4", "p e7-e5", "a2-a3; d1-");
    assertThat(texts("1. e2-e4 2. e7-e5")).containsExactly("e2-e4", "e7-e5");
  }

  @Test
  void cutsThePairBehindOneNumber() {
    assertThat(texts("1. P e2-e4 p e7-e5")).containsExactly("P e2-e4", "p e7-e5");
    assertThat(texts("2. P a2-a3; d1- p e7 - e5")).containsExactly("P a2-a3; d1-", "p e7 - e5");
    assertThat(texts("3. d1- e7-e5")).containsExactly("d1-", "e7-e5");
    assertThat(texts("3. -e4 @-e4")).containsExactly("-e4", "@-e4");
  }

  @Test
  void leavesAFieldWithSpacesWhole() {
    assertThat(texts("P e2 - e4 ;  @ - e5")).containsExactly("P e2 - e4 ;  @ - e5");
  }

  @Test
  void leavesCommentsOut() {
    GameLog log = read("// a game\n; nothing said\nP e2-e4 // Beware! 1. e2-e4\n");
    assertThat(log.turns()).containsExactly(new GameLog.Entry(3, 0, false, "P e2-e4"));
    assertThat(log.header()).isEmpty();
  }

  @Test
  void readsTheHeader() {
    GameLog log = read("\uFEFF; game: Some Chess\nrules:  some-chess\n; White: a\n1. e2-e4\n");
    assertThat(log.header("game")).contains("Some Chess");
    assertThat(log.header("rules")).contains("some-chess");
    assertThat(log.header("white")).contains("a");
    assertThat(log.header("black")).isEmpty();
  }

  @Test
  void keepsANumberWithNothingBehindIt() {
    assertThat(read("1. e2-e4\n1...").turns()).contains(new GameLog.Entry(2, 1, true, ""));
  }

  @Test
  void refusesALogWithoutTurns() {
    assertThatThrownBy(() -> new CourierLogReader().read("; game: chess\n\n// nothing\n"))
        .isInstanceOf(BadLog.class)
        .hasMessage("The log has no moves.");
  }

  @Test
  void isNotSlowOnALongLine() {
    assertThat(texts("e2-e4 ".repeat(50_000))).hasSize(1);
  }
}
