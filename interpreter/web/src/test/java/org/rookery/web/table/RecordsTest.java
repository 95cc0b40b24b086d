package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;

final class RecordsTest {
  private static Match played(Game game, String... moves) {
    Match match = game.start();
    List.of(moves).forEach(match::play);
    return match;
  }

  private static Match at(Game game, String fen, String... moves) throws Exception {
    Match match = game.position(fen);
    List.of(moves).forEach(match::play);
    return match;
  }

  static Stream<Arguments> ends() throws Exception {
    return Stream.concat(endsOfCourt(), endsOfRaces());
  }

  private static Stream<Arguments> endsOfCourt() throws Exception {
    Game court = SmallGames.COURT;
    return Stream.of(
        Arguments.of(played(court), "*", "", "ongoing"),
        Arguments.of(at(court, "2k1/4/K3/R3 w - - 0 1", "a1-d1"), "*", "", "ongoing"),
        Arguments.of(
            at(court, "k3/4/K3/3R w - - 0 1", "d1-d4"),
            "1-0",
            "White wins by checkmate.",
            "White wins by checkmate"),
        Arguments.of(
            at(court, "3r/k3/4/K3 b - - 0 1", "d4-d1"),
            "0-1",
            "Black wins by checkmate.",
            "Black wins by checkmate"),
        Arguments.of(
            at(court, "k3/3R/1K2/4 w - - 0 1", "d3-b3"),
            "1/2-1/2",
            "A draw by stalemate.",
            "draw by stalemate"),
        Arguments.of(
            played(court, shuffle()), "1/2-1/2", "A draw by repetition.", "draw by repetition"),
        Arguments.of(
            at(SmallGames.LATE, "k3/4/K3/3R w - - 0 1", "d1-d4"),
            "0-1",
            "White wins by checkmate.",
            "White wins by checkmate"),
        Arguments.of(
            at(SmallGames.LATE, "3r/k3/4/K3 b - - 0 1", "d4-d1"),
            "1-0",
            "Black wins by checkmate.",
            "Black wins by checkmate"));
  }

  private static Stream<Arguments> endsOfRaces() {
    return Stream.of(
        Arguments.of(
            played(SmallGames.RACE, "a1-a2", "c2-c3"),
            "0-1",
            "Black wins by goal reached.",
            "Black wins by goal reached"),
        Arguments.of(
            played(SmallGames.SHY, "a1-a2", "c2-c3"),
            "1-0",
            "White wins by goal reached.",
            "White wins by goal reached"),
        Arguments.of(
            played(SmallGames.THREE, "a1-a2", "c2-c1", "b1-b2", "a2-a3"),
            "1-0",
            "Red wins by goal reached.",
            "Red wins by goal reached"),
        Arguments.of(
            played(SmallGames.THREE, "a1-a2", "c2-c3"),
            "*",
            "Blue wins by goal reached.",
            "Blue wins by goal reached"),
        Arguments.of(
            played(SmallGames.TEAMS, "a1-a2", "c2-c3"),
            "0-1",
            "Blue wins by goal reached.",
            "Blue wins by goal reached"),
        Arguments.of(
            played(SmallGames.SOLO, "a1-a2", "c2-c1", "a2-a3"),
            "0-1",
            "White loses by goal reached.",
            "White loses by goal reached"));
  }

  private static String[] shuffle() {
    List<String> round = List.of("b1-b2", "d4-c4", "b2-b1", "c4-d4");
    return Stream.of(round, round).flatMap(List::stream).toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("ends")
  void aRecordSaysHowAMatchEndedAndWhy(Match match, String result, String cause, String outcome) {
    String pgn = Records.pgn(match);
    assertThat(pgn)
        .contains("[Result \"" + result + "\"]\n")
        .contains("[Termination \"" + (cause.isEmpty() ? "unterminated" : "normal") + "\"]\n");
    assertThat(pgn.replace('\n', ' '))
        .endsWith((cause.isEmpty() ? " " : " {" + cause + "} ") + result + " ");
    String quoted = outcome.equals("ongoing") ? outcome : '"' + outcome + '"';
    assertThat(Records.suite(match, "x"))
        .endsWith(
            "      count: "
                + match.turns().size()
                + "\n      check: "
                + match.inCheck()
                + "\n      outcome: "
                + quoted
                + "\n");
    for (String text : List.of(pgn, Records.suite(match, "x"))) {
      Records.Read read = Records.read(match.game().start(), text);
      assertThat(read.problem()).as(text).isEmpty();
      assertThat(read.match().fen()).as(text).isEqualTo(match.fen());
      assertThat(read.match().played()).as(text).isEqualTo(match.played());
    }
  }

  @Test
  void aWholeRecordAsPgn() throws Exception {
    assertThat(Records.pgn(played(SmallGames.COURT, "a2-a3", "d4-c4", "b1-b3", "c4-b3")))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "?"]
            [Black "?"]
            [Result "*"]
            [Variant "Court"]
            [Termination "unterminated"]

            1. a3 Kc4 2. Rb3 Kxb3 *
            """);
    assertThat(Records.pgn(at(SmallGames.COURT, "3k/3p/P3/KR2[] b - - 0 7", "d4-c4", "a1-b2")))
        .contains("[SetUp \"1\"]\n[FEN \"3k/3p/P3/KR2[] b - - 0 7\"]\n")
        .endsWith("\n7... Kc4 8. Kb2 *\n");
    assertThat(Records.pgn(played(SmallGames.COURT)))
        .doesNotContain("FEN", "SetUp")
        .endsWith("\n*\n");
  }

  @Test
  void longRecordsAreWrapped() {
    List<String> round = List.of("a1-a2", "c2-c1", "a2-a1", "c1-c2");
    for (int rounds = 4; rounds < 24; rounds++) {
      String[] moves =
          Stream.generate(() -> round).limit(rounds).flatMap(List::stream).toArray(String[]::new);
      String pgn = Records.pgn(played(SmallGames.RACE, moves));
      List<String> lines = pgn.lines().dropWhile(line -> !line.isEmpty()).skip(1).toList();
      for (int i = 0; i < lines.size(); i++) {
        assertThat(lines.get(i)).hasSizeLessThanOrEqualTo(80);
        if (i > 0) {
          String word = lines.get(i).split(" ", 2)[0];
          assertThat(lines.get(i - 1) + " " + word).hasSizeGreaterThan(80);
        }
      }
      assertThat(String.join(" ", lines))
          .startsWith("1. Ma2 Mc1 2. Ma1 Mc2 3. Ma2 Mc1 4. Ma1 ")
          .endsWith(" " + 2 * rounds + ". Ma1 Mc2 *");
    }
  }

  @Test
  void aWholeRecordAsACase() throws Exception {
    assertThat(Records.suite(at(SmallGames.COURT, "2k1/4/K3/R3[P] w - - 0 1", "a1-c1"), "a \"b\""))
        .isEqualTo(
            """
            rules: "a \\"b\\""
            cases:
              - name: "Court, as played"
                position: "2k1/4/K3/R3[P] w - - 0 1"
                play: ["a1-c1"]
                expect:
                  count: 3
                  check: true
                  outcome: ongoing
            """);
    assertThat(Records.suite(played(SmallGames.COURT, "a1-b2", "d4-c4"), "x"))
        .contains("    play: [\"a1-b2\", \"d4-c4\"]\n", "      check: false\n")
        .doesNotContain("position:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a2-a3\nd4-c4",
        "a2-a3\r\n\r\n  d4-c4  \r\n",
        "a2-a3 d4-c4",
        "1. a3 Kc4 *",
        "1.a3! {a comment (with a bracket} 1... Kc4?? $14 1-0",
        "%a line for other programs\n1. a3 Kc4",
        "1. a3 !! Kc4 ?",
        "1. a3{at once}Kc4",
        "1.a3(1.Kb2(1.Rc1)Kc4)Kc4",
        "1. a3 (1. Kb2 {deep} (1. Rc1) Kc4) Kc4 0-1",
        "1. a3 ; a comment to the end (of the line\nKc4!? 1/2-1/2",
        "[Event \"x [y]\"]\n[White \"a \\\"b\\\"\"]\n\n1. a3 Kc4 *",
        "  - play: [a2-a3, d4-c4]",
        "play: [ \"a2-a3\" , 'd4-c4' ]\nexpect: {count: 1}",
        "play:\n  [a2-a3,\n   d4-c4\n  ]",
      })
  void readsWhatPeoplePaste(String text) {
    Records.Read read = Records.read(SmallGames.COURT.start(), text);
    assertThat(read.problem()).isEmpty();
    assertThat(read.match().played()).containsExactly("a2-a3", "d4-c4");
  }

  @Test
  void ofSeveralGamesTheFirstIsRead() {
    String two = "[Event \"1\"]\n\n1. a3 Kc4 1-0\n\n[Event \"2\"]\n\n1. a3 {not closed";
    Records.Read read = Records.read(SmallGames.COURT.start(), two);
    assertThat(read.problem()).isEmpty();
    assertThat(read.remark()).isEqualTo("There are 2 games in this text: the first was read.");
    assertThat(read.match().played()).containsExactly("a2-a3", "d4-c4");
    String wrong = "1. a3 ) Kc4 1-0\n\n[Event \"2\"]\n\n1. a3 *";
    assertThat(Records.read(SmallGames.COURT.start(), wrong).problem()).contains("never begun");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. a3 {unclosed Kc4", "1. a3 (1. Kb2 Kc4"})
  void whatIsNotClosedIsTold(String text) {
    Records.Read read = Records.read(SmallGames.COURT.start(), text);
    assertThat(read.problem()).startsWith("Line 1, column 7: This ").contains("is not closed");
    assertThat(read.match().played()).containsExactly("a2-a3");
    assertThat(Records.read(SmallGames.COURT.start(), "1. a3 ) Kc4").problem())
        .contains("never begun");
  }

  @Test
  void aGameOfAnotherNameIsTold() {
    String tag = "[Variant \"%s\"]\n\n1. a3 *";
    for (String name : List.of("court", "Standard", "?")) {
      assertThat(Records.read(SmallGames.COURT.start(), tag.formatted(name)).remark()).isEmpty();
    }
    assertThat(Records.read(SmallGames.COURT.start(), tag.formatted("Atomic")).remark())
        .isEqualTo("It is a game of Atomic, it says: it was read as Court.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[SetUp \"1\"]\n[FEN \"2k1/4/K3/R3 w - - 3 9\"]\n[Round \"2\"]\n\n1. Rd1 *",
        "- position: \"2k1/4/K3/R3 w - - 3 9\"\n  play: [a1-d1]",
        "position: '2k1/4/K3/R3 w - - 3 9'\nplay: [a1-d1]",
        "position: 2k1/4/K3/R3 w - - 3 9\nplay: ['a1-d1']",
      })
  void readsWhereAMatchBegan(String text) {
    Records.Read read = Records.read(SmallGames.COURT.start(), text);
    assertThat(read.problem()).isEmpty();
    assertThat(read.match().startFen()).isEqualTo("2k1/4/K3/R3[] w - - 3 9");
    assertThat(read.match().played()).containsExactly("a1-d1");
  }

  /** A tag before the position is read too where each line is a move of our own. */
  @Test
  void tagsBeforeAPositionAreKept() {
    String text = "[White \"Ann\"]\n[FEN \"2k1/4/K3/R3 w - - 3 9\"]\n\na1-d1";
    Records.Read read = Records.read(SmallGames.COURT.start(), text);
    assertThat(read.head().tags()).containsEntry("White", "Ann");
    assertThat(read.match().played()).containsExactly("a1-d1");
  }

  /** Two moves that differ only in what the piece becomes; the text of one has a semicolon. */
  private static final Game BECOMING =
      Rules.of(
              "becoming.rules",
              """
              (game (title "Becoming") (players White Black) (turn-order White Black)
                (board (rectangle 3 3))
                (board-setup (White (Man a1)) (Black (Man c3)))
                (piece (name Wolf) (letter W) (moves (s (verify empty?) add)))
                (piece (name Man) (letter M)
                  (moves (n (verify empty?) (add Man Wolf)) (s (verify empty?) (add Man Wolf)))))
              """)
          .load()
          .orThrow();

  /** Moves are written by where they begin. */
  private static final Game NAMED =
      Rules.of(
              "named.rules",
              """
              (game (title "Named") (players White Black) (turn-order White Black)
                (board (rectangle 3 3)) (turn-text "{from}")
                (board-setup (White (Man a1)) (Black (Man c3)))
                (piece (name Man) (letter M)
                  (moves (n (verify empty?) add) (s (verify empty?) add))))
              """)
          .load()
          .orThrow();

  @Test
  void whatAPieceBecomesIsKept() {
    Match match = played(BECOMING, "a1-a2; W-a2", "c3-c2");
    for (String text :
        List.of(
            Records.pgn(match),
            Records.suite(match, "x"),
            "a1-a2; W-a2\nc3-c2",
            "\n\na1-a2; W-a2\r\n \n c3-c2 \n\n")) {
      Records.Read read = Records.read(BECOMING.start(), text);
      assertThat(read.problem()).as(text).isEmpty();
      assertThat(read.match().played()).as(text).containsExactly("a1-a2; W-a2", "c3-c2");
    }
    assertThat(Records.pgn(match)).endsWith("\n1. Ma2=W Mc2 *\n");
  }

  /** A page finds the moves of a record among those that were played by their texts. */
  @Test
  void movesOfARecordHaveTheTextsOfThosePlayed() {
    assertThat(texts(BECOMING, "1. Ma2=W! Mc2")).containsExactly("a1-a2; W-a2", "c3-c2");
    assertThat(texts(NAMED, "1. a1! c3")).containsExactly("a1", "c3");
  }

  private static List<String> texts(Game game, String record) {
    Records.Read read = Records.read(game.start(), record);
    assertThat(read.line().stream().map(RecordMove::text).toList())
        .isEqualTo(read.match().played());
    return read.match().played();
  }

  @Test
  void goesAsFarAsARecordIsLegal() {
    Records.Read read = Records.read(SmallGames.COURT.start(), "1. a3 Kc4 2. Kd4 Kb4");
    assertThat(read.match().played()).containsExactly("a2-a3", "d4-c4");
    assertThat(read.problem()).isEqualTo("Move `2. Kd4` is not legal there.");
    String longWord = "x".repeat(81);
    assertThat(Records.read(SmallGames.COURT.start(), longWord).problem())
        .isEqualTo("Move `1. " + "x".repeat(80) + "…` is not legal there.");
    assertThat(Records.read(SmallGames.COURT.start(), "x".repeat(80)).problem())
        .isEqualTo("Move `1. " + "x".repeat(80) + "` is not legal there.");
    assertThat(Records.read(SmallGames.COURT.start(), "play: ['a2-a3', 'x''y']").problem())
        .isEqualTo("Move `1... x'y` is not legal there.");
    Records.Read lost = Records.read(SmallGames.COURT.start(), "[FEN \"9k w\"]\na2-a3");
    assertThat(lost.problem()).isNotEmpty().isNotEqualTo("null");
    assertThat(lost.match().isFromStart()).isTrue();
    assertThat(lost.match().played()).isEmpty();
    assertThat(Records.read(SmallGames.COURT.start(), "").problem()).isEmpty();
    assertThat(Records.read(SmallGames.COURT.start(), "a2-a3 *").problem()).isEmpty();
  }

  @Test
  void noTextLeadsTooDeepOrTakesTooLong() {
    int much = 90_000;
    for (String text :
        List.of(
            "[x \"" + "a".repeat(much),
            "[x \"" + "\\a".repeat(much / 2),
            "play: [\"" + "a".repeat(much),
            "play: ['" + "''".repeat(much / 2),
            "play: [" + "] ".repeat(much / 2),
            "play: [ \n".repeat(much / 10),
            "\n".repeat(much) + "position",
            "- ".repeat(much / 2),
            "(".repeat(much),
            "!".repeat(much) + "x",
            "{".repeat(much),
            "1.".repeat(much / 2))) {
      assertThat(Records.read(SmallGames.COURT.start(), text).match().played()).isEmpty();
    }
  }
}
