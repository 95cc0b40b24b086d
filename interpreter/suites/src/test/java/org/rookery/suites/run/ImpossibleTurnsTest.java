package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be no move of the game in any position is no illegal move, but a slip of the pen. */
class ImpossibleTurnsTest {
  @TempDir Path folder;

  private String told(String text) throws IOException {
    return OneCase.told(folder, "chess", "expect: {illegal: ['" + text + "']}");
  }

  @ParameterizedTest
  @CsvSource({
    "a1-a9,There is no square `a9`",
    "a9-a1,`a9` is neither a square",
    "N*e4,No such piece is in hand",
    "N@e4,No such piece is in hand",
    "swap,This game has no pie rule",
    "out,No player goes out of this game",
  })
  void areTold(String text, String why) throws IOException {
    assertThat(told(text)).contains("could be no move of this game").contains(why);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a1-a8", "Nb1-d3", "O-O", "e7-e8; Q-e8", "pass"})
  void othersHold(String text) throws IOException {
    assertThat(told(text)).isEmpty();
  }
}
