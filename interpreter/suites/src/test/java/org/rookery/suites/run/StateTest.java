package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a case sets and expects of counters and attributes, views and results with points. */
final class StateTest {
  private static final String POSITION =
      "position: \"2m/3/M2 w - - 0 1 {hits-White=2,hits-Black=1,all=5,fresh?=a1.c3,worn?=c3}\"";

  @TempDir private Path folder;

  @BeforeEach
  void writeRules() throws IOException {
    Files.writeString(
        folder.resolve("state.rules"),
        """
        (game (title "State") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
          (counter hits 0 (per player)) (counter all 0)
          (piece (name Man) (letter M) (attribute fresh? false) (attribute worn? false)
            (moves (e (verify empty?) (set-attribute worn? true) add))))
        """);
    Files.writeString(
        folder.resolve("plain.rules"),
        """
        (game (title "Plain") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
          (points (count friend (board))) (ending "full" (piece? friend b1) count)
          (piece (name Man) (letter M) (moves (e (verify empty?) add))))
        """);
    Files.writeString(
        folder.resolve("rocks.rules"),
        """
        (game (title "Rocks") (players White Black Nobody) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)) (Nobody (Stone c1)))
          (ending "full" (piece? friend a2) win) (ending "fuller" (piece? friend b1) loss)
          (piece (name Stone) (letter S) (moves (betza "W"))))
        """);
    Files.writeString(
        folder.resolve("twins.rules"),
        """
        (game (title "Twins") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)))
          (ending "full" (piece? friend a2) win) (ending "fuller" (piece? friend b1) win)
          (piece (name Stone) (letter S) (moves (betza "W"))))
        """);
    Files.writeString(
        folder.resolve("three.rules"),
        """
        (game (title "Three") (players White Black Red) (turn-order White Black Red)
          (board (rectangle 3 3)) (board-setup (White (Stone a1)) (Black (Stone c3)) (Red (Stone c1)))
          (ending "full" (piece? friend b1) loss)
          (piece (name Stone) (letter S) (moves (betza "W"))))
        """);
    Files.writeString(
        folder.resolve("fog.rules"),
        """
        (game (title "Fog") (players White Black) (turn-order White Black) (fog)
          (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
          (ending "aside" (piece? (anyone Man) a2) draw)
          (piece (name Man) (letter M) (moves (betza "K"))))
        """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hits: {White: 2, Black: 1}, all: 5 | ''",
        "hits: {Black: 1} | ''",
        "'\"fresh?\": [a1, c3], \"worn?\": [c3]' | ''",
        "hits: {White: 3} | 'flags: hits: expected {White=3}, got {White=2, Black=1}'",
        "all: 6 | flags: all: expected 6, got 5",
        "'\"fresh?\": [a1]' | 'flags: fresh?: expected [a1], got [a1, c3]'",
        "'\"worn?\": [a1, c3]' | 'flags: worn?: expected [a1, c3], got [c3]'",
        "'\"worn?\": []' | 'flags: worn?: expected [], got [c3]'",
        "all: [a1] | The counter `all` should have a whole number.",
        "'\"fresh?\": 3' | The attribute `fresh?` should have a list of squares.",
        "none: 3 | The rules declare no counter or attribute `none`; there are hits-White,"
            + " hits-Black, all, worn?, fresh?.",
      })
  void whatIsExpectedOfCountersAndAttributes(String flags, String told) throws IOException {
    assertThat(told("state.rules", POSITION, "expect: {flags: {" + flags + "}}")).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "plain.rules | 'play: [a1-b1]' | outcome: draw | ''",
        "plain.rules | 'play: [a1-b1]' | outcome: draw by full | ''",
        "plain.rules | 'play: [a1-b1]' | outcome: draw by full (1 to 1) | ''",
        "plain.rules | 'play: [a1-b1]' | outcome: White wins | outcome: expected White wins, got"
            + " draw by full (1 to 1)",
        "twins.rules | 'play: [a1-a2]' | outcome: White wins by full | ''",
        "twins.rules | 'play: [a1-b1]' | outcome: White wins by fuller | ''",
        "twins.rules | 'play: [a1-b1]' | outcome: Black loses by fuller | ''",
        "twins.rules | 'play: [a1-b1]' | outcome: White wins by full | outcome: expected White wins"
            + " by full, got White wins by fuller",
        "twins.rules | 'play: [a1-b1]' | outcome: Black loses by full | outcome: expected Black"
            + " loses by full, got White wins by fuller",
        "rocks.rules | 'play: [a1-b1]' | outcome: White loses by fuller | ''",
        "rocks.rules | 'play: [a1-a2]' | outcome: Black loses | ''",
        "rocks.rules | 'play: [a1-a2]' | outcome: White loses | outcome: expected White loses, got"
            + " White wins by full",
        "three.rules | 'play: [a1-b1]' | outcome: Black wins by full | ''",
        "three.rules | 'play: [a1-b1]' | outcome: White loses | outcome: expected White loses, got"
            + " Black wins by full",
        "plain.rules | 'play: [a1-b1]' | flags: {some: 1} | The rules declare no counter or"
            + " attribute `some`; there are none.",
        "fog.rules | 'play: []' | view: {White: \"??m/2?/M1?\"} | view of"
            + " White: expected ??m/2?/M1?, got ???/2?/M1?",
        "fog.rules | 'play: []' | view: {White: \"???/2?/M1?\", Black: \"?1m/?2/???\"} | ''",
        "fog.rules | 'play: []' | view: {White: \"???/2?/M1?[]\"} | ''",
        "fog.rules | 'play: [a1-a2]' | view: {White: \"2m/M2/3\", Black: \"2m/M2/3\"} | ''",
      })
  void whatIsExpectedOfResultsAndViews(String rules, String play, String expect, String told)
      throws IOException {
    assertThat(told(rules, play, "expect: {" + expect + "}")).isEqualTo(told);
  }

  /** Black could take the Stone by which White has won, and White go on with the other. */
  @Test
  void noMovesAreCountedBehindTheEnd() throws IOException {
    String over = "position: \"s2/S2/2S b - - 0 1\"";
    assertThat(told("twins.rules", over, "expect: {perft: {1: 0, 2: 0, 3: 0, 4: 0}}")).isEmpty();
  }

  private String told(String rules, String... lines) throws IOException {
    return OneCase.told(folder, rules, lines).replaceAll("^.*:\\d+: ", "");
  }
}
