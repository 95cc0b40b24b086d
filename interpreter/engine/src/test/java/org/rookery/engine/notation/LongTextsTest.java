package org.rookery.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.GameProgram;

/**
 * Texts as long as nobody means them are refused in a moment, and in a sentence of bounded length.
 */
final class LongTextsTest {
  private static final Duration MOMENT = Duration.ofSeconds(5);
  private static final int LONGEST_SENTENCE = 400;
  private static final GameProgram GAME = NotationGame.withHands();

  /** What is repeated, and in what it is put. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "e2-e2", "e2-", "-", "a", "e2e4", "e2e4,", ",", "e2-e4; ", ";", "K ", "Q*", "*", "@",
            "Q@d3",
        "e2-e4;", "+", "x", "=", "=Q", "{", "}", "{=", "{a=", "{a=b}", "O-", "a1", "a1 ",
            "King x a1 ",
        "partial ", " ", "\t", "1", "O", "0-0", "/", "Q-e8;", "{;", "\uD83D\uDE00", "Knight-",
      })
  void turns(String piece) {
    TurnTexts texts = new TurnTexts(new MoveGenerator(GAME), new Position(GAME));
    for (int length : List.of(9_000, 300_000)) {
      String many = piece.repeat(length / piece.length());
      for (String text : List.of(many, "e2-e4 " + many, many + "}", "{" + many, many + "Q")) {
        Reading reading = assertTimeoutPreemptively(MOMENT, () -> texts.read(text));
        assertThat(reading).isInstanceOf(Reading.NoFit.class);
        assertThat(((Reading.NoFit) reading).reason()).hasSizeLessThan(LONGEST_SENTENCE);
        assertTimeoutPreemptively(MOMENT, () -> texts.claims(text));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@",
        "@ w",
        "@ w - -",
        "8/@",
        "8/8/8/8/8/8/8/8 @",
        "8/8/8/8/8/8/8/8 w @",
        "8/8/8/8/8/8/8/8 w - @",
        "8/8/8/8/8/8/8/8 w - - @",
        "8/8/8/8/8/8/8/8 w - - 0 @",
        "8/8/8/8/8/8/8/8 w - - 0 1 @",
        "8/8/8/8/8/8/8/8 w - - 0 1 {@}",
        "8/8/8/8/8/8/8/8 w - - 0 1 {ready=@}",
        "8/8/8/8/8/8/8/8 w - - 0 1 {step=@}",
        "8/8/8/8/8/8/8/8 w - - 0 1 {@=1}",
        "8/8/8/8/8/8/8/8[@]",
        "8/8/8/8/8/8/8/8[@Q]",
        "8/8/8/8/8/8/8/{@}",
        "8/8/8/8/8/8/8/8/@",
        "K7/8/8/8/8/8/8/8 w - @ 0 1",
      })
  void positions(String frame) {
    PositionText positions = new PositionText(GAME);
    for (String piece :
        List.of(
            "1",
            "9",
            "8/",
            "/",
            "K",
            "{",
            "{K}",
            "a3",
            "e3",
            "1+",
            "+1",
            "a=1,",
            ",",
            "=",
            ".",
            "a1.",
            "[",
            "]",
            "-",
            "KQkq",
            "w",
            " ",
            "\uD83D\uDE00",
            "ready=a1,",
            "*",
            "0")) {
      String text = frame.replace("@", piece.repeat(300_000 / piece.length()));
      assertTimeoutPreemptively(
          MOMENT,
          () -> {
            try {
              positions.parse(text);
            } catch (TextException told) {
              assertThat(told.getMessage()).hasSizeLessThan(LONGEST_SENTENCE);
            }
          });
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"99999999Q", "1000001Q", "0Q", "900000Q900000Q"})
  void hands_that_no_player_holds(String hand) {
    PositionText positions = new PositionText(GAME);
    assertThatThrownBy(() -> positions.parse("8/8/8/8/8/8/8/8[" + hand + "] w - - 0 1"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("hand");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 101, 9_999, 1_000_000})
  void large_hands_are_read_as_they_are_printed(int count) throws TextException {
    PositionText positions = new PositionText(GAME);
    String text = "8/8/8/8/8/8/8/8[" + count + "Q2q] w - - 0 1";
    assertThat(positions.parse(text).hand().get(NotationGame.contentOf("Queen", 0)))
        .isEqualTo(count);
    String printed = positions.print(positions.parse(text));
    assertThat(printed).hasSizeLessThan(150);
    assertThat(positions.parse(printed)).isEqualTo(positions.parse(text));
  }
}
