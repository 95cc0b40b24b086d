package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of games in plain words, against checklists written from the published rules. */
class ExplainedTest {
  /** Of a checklist, in hundredths, what must be said. */
  private static final int LEAST = 90;

  /** Lines of a game, what the rule is, and the words that say it. */
  private static List<String> checklist(String game) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ExplainedTest.class.getResourceAsStream("explained.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith(game + "\t"))
          .toList();
    }
  }

  private static String sheet(String game) {
    return Cli.run("explain", game).out().replaceAll("\\s+", " ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "shogi", "oware", "ruddigore"})
  void saysTheRules(String game) throws IOException {
    List<String> rules = checklist(game);
    String sheet = sheet(game);

    List<String> unsaid = rules.stream().filter(r -> !sheet.contains(r.split("\t")[2])).toList();

    assertThat(rules).hasSizeGreaterThanOrEqualTo(15);
    assertThat(100 * (rules.size() - unsaid.size()))
        .as(unsaid.toString())
        .isGreaterThanOrEqualTo(LEAST * rules.size());
  }

  /** A comment that lies is found by what the rules say without it. */
  @Test
  void saysWhatTheRulesSayWithoutTheirComments(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("lie.rules"),
            """
            (game (title "Lie; or not") (players White Black) (turn-order White Black)
              (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
              ; Nobody moves "a Man" but sideways.
              (may-move (= (in-hand friend) 0))
              (piece (name Man) (letter M) (moves (n (verify empty?) add)))
              (no-moves loss))
            """);
    String lie = "Nobody moves \"a Man\" but sideways.";
    String rule = "may go to another square only if";

    assertThat(sheet(file.toString())).contains(lie).doesNotContain(rule);
    assertThat(Cli.run("explain", file.toString(), "--without-comments").out())
        .contains("Lie; or not", rule)
        .doesNotContain("Nobody moves");
  }

  @Test
  void saysNothingThatContradictsItself() {
    assertThat(sheet("ruddigore"))
        .contains("`mcdK`: one step in any direction, also to capture an enemy or a friend")
        .contains("aside, only to capture an enemy or a friend")
        .doesNotContain("put on any square");
    assertThat(sheet("oware"))
        .contains("Otherwise a player who has no legal move loses")
        .doesNotContain(". A player who has no legal move");
    assertThat(sheet("xiangqi")).contains("over exactly one piece").doesNotContain("or none");
  }
}
