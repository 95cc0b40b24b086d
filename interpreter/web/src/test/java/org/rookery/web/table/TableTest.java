package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;

final class TableTest {
  private static Table table(String moves, String more) {
    return new Table(
        Rules.of(
                "small.rules",
                """
                (game (title "Small") (players White Black) (turn-order White Black)
                  (board (rectangle 3 3))
                  (board-setup (White (Man a1 off 1)) (Black (Man c3)))
                  (piece (name Wolf) (letter W) (moves (s (verify empty?) add)))
                  (piece (name Man) (letter M) (moves %s) (drops ((verify empty?) add)))
                  %s)
                """
                    .formatted(moves, more))
            .load()
            .orThrow(),
        5);
  }

  private static final String STEP = "(n (verify empty?) add) (e (verify empty?) add)";

  @Test
  void listsTurnsByWhatIsTouched() {
    assertThat(table(STEP, "").ask("state", ""))
        .contains("[\"a1-a2\",[\"a1\",\"a2\"]]", "[\"M*b2\",[\"*M\",\"b2\"]]", "\"mover\":0");
  }

  @Test
  void aManThatBecomesAnyOfTwoIsTouchedAlikeAndChosenByText() {
    assertThat(table("(n (verify empty?) (add Man Wolf))", "").ask("state", ""))
        .contains("[\"a1-a2\",[\"a1\",\"a2\"]]", "[\"a1-a2; W-a2\",[\"a1\",\"a2\"]]");
  }

  @Test
  void takesBackAndGoesForth() {
    Table table = table(STEP, "");
    table.ask("play", "a1-a2");
    table.ask("play", "M*b1");
    assertThat(table.ask("play", "nonsense")).contains("\"why\"").doesNotContain("\"turns\"");
    table.ask("play", "a2-a3");
    assertThat(table.ask("back", "")).contains("\"undone\":[\"");
    assertThat(table.ask("forth", "")).contains("\"undone\":[]");
    assertThat(table.ask("restart", "")).contains("\"played\":[]", "\"undone\":[]");
    assertThat(table.ask("read", "a1-a2\nnonsense\na2-a3"))
        .contains("\"played\":[\"a1-a2\"]", "Turn 2, `nonsense`, is not legal there.");
  }

  @Test
  void setsUpPositionsAndSaysWhatIsWrongWithOthers() {
    assertThat(table(STEP, "").ask("position", "3/1M1/2m w - - 0 1")).contains("3/1M1/2m[] w");
    assertThat(table(STEP, "").ask("position", "4/1M1/2m w")).contains("\"problem\":");
    assertThat(table(STEP, "").ask("nothing", "")).contains("\"problem\":");
    assertThat(table(STEP, "").ask("play", "x".repeat(Table.LONGEST + 1))).contains("too long");
  }

  @Test
  void rulesWithoutAnEndOfWaysAreToldAsSuch() {
    String loop = "(while empty? (create Man) (either (n) (e) (w) (s))) add";
    Game game =
        Rules.of(
                "large.rules",
                """
                (game (title "Large") (players White Black) (turn-order White Black)
                  (board (rectangle 12 12))
                  (board-setup (White (Man b2)) (Black (Man a1)))
                  (piece (name Man) (letter M) (moves (n %s))))
                """
                    .formatted(loop))
            .load()
            .orThrow();
    assertThat(new Table(game, 5).ask("state", ""))
        .contains("\"problem\":\"The rules of White Man on b2 leave too many ways");
  }

  @Test
  void writesAndReadsRecords() {
    Table table = table(STEP, "");
    table.ask("position", "3/1M1/2m[W] w - - 0 1");
    table.ask("play", "b2-b3");
    String state = table.ask("state", "");
    for (String kind : List.of("pgn", "small")) {
      String text = text(table.ask("record", kind));
      Table other = table(STEP, "");
      assertThat(other.ask("read", text)).as(text).isEqualTo(state);
    }
    assertThat(table.ask("record", "pgn"))
        .contains("[FEN \\\"3/1M1/2m", "[Variant \\\"Small\\\"]", "1. ", " *");
    assertThat(table.ask("record", "small")).contains("rules: \\\"small\\\"", "play: [", "count: ");
  }

  @Test
  void readsTheTurnsOfPgnAmongCommentsNumbersAndVariations() {
    String pgn =
        """
        [Event "a \\"game\\""]
        [Result "*"]

        1. a1-a2! {north} c3-a1 $5 ; no such turn
        *
        """;
    assertThat(table(STEP, "").ask("read", pgn))
        .contains("\"played\":[\"a1-a2\"]", "Turn 2, `c3-a1`");
    String again = "1. a1-a2 (1. a1-b1 (b)) 1... nonsense";
    assertThat(table(STEP, "").ask("read", again)).contains("\"played\":[\"a1-a2\"]", "`nonsense`");
  }

  /** What the answer to a question for a record holds. */
  private static String text(String json) {
    String inner = json.substring("{\"text\":\"".length(), json.length() - 2);
    return inner.replace("\\u000a", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
  }

  @Test
  void drawsHowAManMoves() {
    assertThat(table(STEP, "").ask("diagram", "a1")).contains("[3,\"go\",false,");
    assertThat(table(STEP, "").ask("diagram", "b2")).contains("\"problem\":");
  }

  @Test
  void theProgramPlays() {
    Table table = table(STEP, "");
    assertThat(table.ask("choose", "1")).contains("\"mover\":1").doesNotContain("\"played\":[]");
    assertThat(table.ask("choose", "1s")).contains("\"mover\":0").doesNotContain("\"problem\":");
    assertThat(table.ask("choose", "9")).contains("\"problem\":");
    assertThat(table.ask("choose", "99s")).contains("\"problem\":");
  }

  @Test
  void writesJsonThatNoPageTakesForMarkup() {
    Object value = List.of(1, true, 2.345, "a\"\\\n</script>\u2028", Map.of("k", List.of()));
    assertThat(Json.of(value))
        .isEqualTo("[1,true,2.35,\"a\\\"\\\\\\u000a\\u003c/script\\u003e\\u2028\",{\"k\":[]}]");
    assertThat(Json.of(null)).isEqualTo("null");
  }
}
