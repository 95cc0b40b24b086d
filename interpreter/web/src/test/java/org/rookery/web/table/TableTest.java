package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.player.Level;

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

  private static Game game(String setup, String more) {
    return Rules.of(
            "small.rules",
            """
            (game (title "Small") (players White Black) (turn-order White Black)
              (board (rectangle 3 3))
              (board-setup %s)
              (piece (name Man) (letter M) (moves (n (verify empty?) add)))
              %s)
            """
                .formatted(setup, more))
        .load()
        .orThrow();
  }

  @Test
  void aPageIsWrittenWithWhatStartingAnewWouldTell() {
    Game game = game("(White (Man a1 off 1)) (Black (Man c3))", "");
    assertThat(Table.beginning(game).map(Json::of)).contains(new Table(game, 5).ask("restart", ""));
  }

  @Test
  void noBeginningIsKnownWhereALotDecidesOrNotAllIsSeen() {
    String setup = "(White (Man a1)) (Black (Man c3))";
    assertThat(Table.beginning(game(setup + " (lots White (Man a1 b1))", ""))).isEmpty();
    assertThat(Table.beginning(game(setup, "(fog)"))).isEmpty();
  }

  /** A page that would be much larger waits for its moves. */
  @Test
  void noBeginningIsWrittenOfVeryManyMoves() {
    String rules =
        """
        (game (title "Wide") (players White Black) (turn-order White Black)
          (board (rectangle 50 %d)) (board-setup (White (Man off 1)))
          (piece (name Man) (letter M) (drops ((verify empty?) add))))
        """;
    for (int ranks = 50; ranks <= 51; ranks++) {
      Game game = Rules.of("wide.rules", rules.formatted(ranks)).load().orThrow();
      assertThat(Table.beginning(game).isPresent()).isEqualTo(ranks == 50);
    }
  }

  private static final String STEP = "(n (verify empty?) add) (e (verify empty?) add)";

  @Test
  void listsTurnsByWhatIsTouched() {
    assertThat(table(STEP, "").ask("state", ""))
        .contains("[\"a1-a2\",[\"a1\",\"a2\"]]", "[\"M*b2\",[\"*M\",\"b2\"]]", "\"mover\":0");
  }

  @Test
  void aPieceThatBecomesAnyOfTwoIsTouchedAlikeAndChosenByText() {
    assertThat(table("(n (verify empty?) (add Man Wolf))", "").ask("state", ""))
        .contains("[\"a1-a2\",[\"a1\",\"a2\"]]", "[\"a1-a2; W-a2\",[\"a1\",\"a2\"]]");
  }

  @Test
  void takesBackAndGoesForth() {
    Table table = table(STEP, "");
    table.ask("play", "a1-a2");
    table.ask("play", "M*b1");
    assertThat(table.ask("play", "nonsense")).contains("\"why\"").doesNotContain("\"turns\"");
    table.ask("play", "c3-c2");
    table.ask("play", "a2-a3");
    assertThat(table.ask("state", "")).contains("\"played\":[\"a1-a2\",\"c3-c2\",\"a2-a3\"]");
    assertThat(table.ask("back", ""))
        .contains("\"played\":[\"a1-a2\",\"c3-c2\"],\"undone\":[\"a2-a3\"]", "\"mover\":0");
    assertThat(table.ask("back", ""))
        .contains("\"played\":[\"a1-a2\"],\"undone\":[\"a2-a3\",\"c3-c2\"]", "\"mover\":1");
    assertThat(table.ask("forth", ""))
        .contains("\"played\":[\"a1-a2\",\"c3-c2\"],\"undone\":[\"a2-a3\"]");
    assertThat(table.ask("play", "x")).as("nothing was made").contains("\"why\"");
    assertThat(table.ask("forth", ""))
        .contains("\"played\":[\"a1-a2\",\"c3-c2\",\"a2-a3\"],\"undone\":[]");
    assertThat(table.ask("forth", "")).as("no more").contains("\"c3-c2\",\"a2-a3\"]");
  }

  @Test
  void goesToAnotherLine() {
    Table table = table(STEP, "");
    table.ask("play", "a1-a2");
    table.ask("play", "c3-c2");
    table.ask("back", "");
    assertThat(table.ask("go", "1\nc3-b3\na2-a3"))
        .contains("\"played\":[\"a1-a2\",\"c3-b3\",\"a2-a3\"],\"undone\":[],\"remark\":\"\"");
    assertThat(table.ask("go", "2"))
        .contains("\"played\":[\"a1-a2\",\"c3-b3\"]", "\"movers\":[0,1]");
    assertThat(table.ask("go", "0\na1-a2\na1-c3"))
        .contains("\"played\":[\"a1-a2\"]", "Move `1... a1-c3` is not legal there.");
    assertThat(table.ask("go", "x")).contains("\"problem\"");
  }

  @Test
  void anotherMoveForgetsThoseTakenBack() {
    for (String verb :
        List.of("play M*b1", "choose 1", "restart", "position 3/1M1/2m w", "read ")) {
      Table table = table(STEP, "");
      table.ask("play", "a1-a2");
      assertThat(table.ask("back", "")).contains("\"undone\":[\"a1-a2\"]");
      assertThat(table.ask("back", "")).as("no further").contains("\"undone\":[\"a1-a2\"]");
      String[] asked = verb.split(" ", 2);
      String argument = asked.length > 1 ? asked[1] : "";
      assertThat(table.ask(asked[0], argument)).as(verb).contains("\"undone\":[]");
      assertThat(table.ask("state", "")).as(verb).contains("\"undone\":[]");
    }
  }

  @Test
  void beginsAnewAndReads() {
    Table table = table(STEP, "");
    table.ask("position", "3/1M1/2m w - - 0 1");
    table.ask("play", "b2-b3");
    assertThat(table.ask("restart", ""))
        .contains("\"played\":[]", "\"undone\":[]", "\"start\":\"\"", "\"fen\":\"2m/3/M2[M] w");
    assertThat(table.ask("read", "a1-a2\nnonsense\na2-a3"))
        .contains("\"played\":[\"a1-a2\"]", "Move `1... nonsense` is not legal there.");
    assertThat(table.ask("state", "")).contains("\"remark\":\"\"");
  }

  @Test
  void whyIsAskedWithoutPlaying() {
    Table table = table(STEP, "");
    assertThat(table.ask("why", "a1-c1")).startsWith("{\"why\":\"").contains("a1");
    assertThat(table.ask("why", "a1-a2")).contains("\"why\":\"", "legal");
    assertThat(table.ask("state", "")).contains("\"played\":[]");
  }

  @Test
  void tellsWhatIsOddAboutAPositionAndPlaysItAllTheSame() {
    Table table = table(STEP, "(royal Wolf) (stalemate draw)");
    assertThat(table.ask("position", "3/1M1/2m w - - 0 1")).contains("\"remark\":\"\"");
    Table royal = table(STEP, "(royal Man)");
    assertThat(royal.ask("position", "3/1M1/3 w - - 0 1"))
        .contains("\"remark\":\"Black has no Man.\"");
    assertThat(royal.ask("play", "b2-b3")).contains("\"played\":[\"b2-b3\"]");
  }

  @Test
  void setsUpPositionsAndSaysWhatIsWrongWithOthers() {
    assertThat(table(STEP, "").ask("position", "3/1M1/2m w - - 0 1")).contains("3/1M1/2m[] w");
    Table table = table(STEP, "");
    table.ask("play", "a1-a2");
    assertThat(table.ask("position", "4/1M1/2m w")).containsPattern("\"problem\":\"[^\"]+ ");
    assertThat(table.ask("nothing", ""))
        .isEqualTo("{\"problem\":\"Nothing is known of `nothing`.\"}");
    assertThat(table.ask("state", "")).as("as before").contains("\"played\":[\"a1-a2\"]");
    assertThat(table.ask("why", "x".repeat(Table.LONGEST))).contains("\"why\"");
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
    assertThat(Table.beginning(game)).isEmpty();
    assertThat(new Table(game, 5).ask("state", ""))
        .contains(
            "\"problem\":\"Too many moves in this position (limit 4 million choices), from piece"
                + " White Man on b2, rule large.rules:4.");
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

        1. a1-a2! {north} c3-a1 $5 ; no such move
        *
        """;
    assertThat(table(STEP, "").ask("read", pgn))
        .contains("\"played\":[\"a1-a2\"]", "Move `1... c3-a1`");
    String again = "1. a1-a2 (1. a1-b1 (b)) 1... nonsense";
    assertThat(table(STEP, "").ask("read", again))
        .contains("\"played\":[\"a1-a2\"]", "`1... nonsense`");
  }

  /** Be it said of the game or of a move; a record that says no more is told as its moves alone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[White \"Ann\"]\n\n1. a1-a2 *",
        "{before} 1. a1-a2 *",
        "1. a1-a2 1-0",
        "1. a1-a2 {behind} *",
        "1. a1-a2 $1 *",
      })
  void whatARecordSaysBesidesItsMovesIsTold(String pgn) {
    assertThat(table(STEP, "").ask("read", pgn))
        .contains("\"line\":", "\"tags\":", "\"comment\":", "\"result\":");
    assertThat(table(STEP, "").ask("read", "1. a1-a2 *"))
        .doesNotContain("\"line\":", "\"tags\":", "\"comment\":", "\"result\":");
  }

  /** What the answer to a question for a record holds. */
  private static String text(String json) {
    String inner = json.substring("{\"text\":\"".length(), json.length() - 2);
    return inner.replace("\\u000a", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
  }

  @Test
  void drawsHowAPieceMoves() {
    assertThat(table(STEP, "").ask("diagram", "a1")).contains("[3,\"go\",false,");
    assertThat(table(STEP, "").ask("diagram", "a1"))
        .startsWith("{\"")
        .contains("\"square\":0", "[1,\"go\",false,", "\"notes\":[");
    for (String square : List.of("b2", "d4", "")) {
      assertThat(table(STEP, "").ask("diagram", square))
          .isEqualTo("{\"problem\":\"No piece stands on `" + square + "`.\"}");
    }
  }

  @Test
  void theProgramPlays() {
    Table table = table(STEP, "");
    assertThat(table.ask("choose", "1")).contains("\"mover\":1").doesNotContain("\"played\":[]");
    assertThat(table.ask("choose", "1s")).contains("\"mover\":0").doesNotContain("\"problem\":");
    for (String level : List.of("0", "6", "9", "", "x", "-1", "0s", "10s", "99s", "1 s", "1.0")) {
      assertThat(table.ask("choose", level))
          .as(level)
          .isEqualTo("{\"problem\":\"Levels are 1 to 5, or seconds for a move, as `2s`.\"}");
    }
  }

  @Test
  void aLevelIsANumberOrSeconds() {
    assertThat(Table.level("3")).hasValue(Level.all().get(2));
    assertThat(Table.level("2s")).hasValue(Level.timed(2_000));
    assertThat(Table.level("9s")).hasValue(Level.timed(9_000));
    assertThat(Table.level("9s 1500")).hasValue(Level.timed(1_500));
    assertThat(Table.level("2s 9000")).hasValue(Level.timed(2_000));
    assertThat(Table.level("3 10")).hasValue(Level.all().get(2));
    assertThat(Table.level("3 x")).isEmpty();
    assertThat(Table.level("3 10 10")).isEmpty();
  }

  @Test
  void everyLevelFindsTheWinAndNoneMovesWhenTheMatchIsOver() {
    for (String level : List.of("2", "3", "4", "5", "1s")) {
      Table race = new Table(SmallGames.RACE, 5);
      race.ask("position", "3/M1m/3 w - - 0 1");
      assertThat(race.ask("choose", level)).as(level).contains("\"played\":[\"a2-a3\"]");
      assertThat(race.ask("choose", level)).as("over").contains("\"played\":[\"a2-a3\"]");
      assertThat(race.ask("back", "")).contains("\"undone\":[\"a2-a3\"]");
    }
  }

  @Test
  void theSameSeedChoosesTheSame() {
    Table one = table(STEP, "");
    Table other = table(STEP, "");
    for (int i = 0; i < 4; i++) {
      assertThat(one.ask("choose", "1")).isEqualTo(other.ask("choose", "1"));
    }
  }

  @Test
  void writesJsonThatNoPageTakesForMarkup() {
    assertThat(Json.of(List.of(2.0, -0.004, 10.5, "<>&\u2028\u2029\u001f z")))
        .isEqualTo("[2,0,10.5,\"\\u003c\\u003e\\u0026\\u2028\\u2029\\u001f z\"]");
    Object value = List.of(1, true, 2.345, "a\"\\\n</script>\u2028", Map.of("k", List.of()));
    assertThat(Json.of(value))
        .isEqualTo("[1,true,2.35,\"a\\\"\\\\\\u000a\\u003c/script\\u003e\\u2028\",{\"k\":[]}]");
    assertThat(Json.of(null)).isEqualTo("null");
  }
}
