package org.rookery.tests.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReader;
import org.rookery.logs.pgn.PgnReplay;
import org.rookery.tests.Games;

/**
 * USI and SFEN, WXF and ICCS, PDN, PTN and TPS: read wherever turns and positions are read, and
 * written.
 */
class PlayersNotationTest {
  private static final int TURNS = 8;

  private static Game game(String name) throws Exception {
    return Games.rulebook().load(name).orThrow();
  }

  private static Match after(String name, String... turns) throws Exception {
    Match match = game(name).start();
    for (String turn : turns) {
      match.play(turn);
    }
    return match;
  }

  /** Turns from books and engines, with the position that they lead to. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shogi|7g7f 3c3d 8h2b+ 3a2b"
            + " B*5e|lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6",
        "international-draughts|32-28 19-23 28x19"
            + " 14x23|W:W31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,15,16,17,18,20,23",
        "english-draughts|11-15 22-18"
            + " 15x22|W:B1,2,3,4,5,6,7,8,9,10,12,22:W21,23,24,25,26,27,28,29,30,31,32",
        "russian-draughts|c3-d4 d6-c5 b2-c3 f6-g5 g3-h4 g7-f6 d4-e5"
            + " f6:b2|W:Wh4,a3,e3,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,b6,h6,c5,g5,b2",
        "tak|a1 e5 a2 Sc3 a2- c2 2a1> c2< 2b1+11 Cd4"
            + " b3- 1d4-!|x4,1/x5/x2,2S,2C,x/x,221,x3/x5 1 7",
      })
  void leadsWhereItLeadsElsewhere(String name, String turns, String position) throws Exception {
    String written = after(name, turns.split(" ")).written();
    assertThat(written).isEqualTo(position);
    assertThat(game(name).position(written).written()).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource({
    "C2.5 H8+7 H2+3 R9.8 R1.2,rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 b",
    "C2=5 h8+7 N2+3 r9=8 r1=2,rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 b",
    "H2-E2 H9-G7 H0-G2 I9-H9 I0-H0,rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 b"
  })
  void cannonsAndHorsesByFiles(String turns, String board) throws Exception {
    String fen = after("xiangqi", turns.split(" ")).fen();
    assertThat(fen.replace("1r", "r1")).startsWith(board.replace("1r", "r1"));
  }

  @Test
  void theOneInFrontAndTheOneBehind() throws Exception {
    Match match = game("xiangqi").position("4k4/9/9/4C4/9/9/4C4/9/9/3K5 w - - 0 1");
    assertThat(match.turns().read("+C.4")).matches(r -> leadsTo(r, "e7", "f7"));
    assertThat(match.turns().read("C-=4")).matches(r -> leadsTo(r, "e4", "f4"));
    assertThat(match.turns().stream().map(LegalMove::written)).contains("+C+1", "-C-2", "-C.9");
    Match black = game("xiangqi").position("3k5/9/9/4c4/9/9/4c4/9/9/4K4 b - - 0 1");
    assertThat(black.turns().read("+C.4")).matches(r -> leadsTo(r, "e4", "d4"));
    assertThat(black.turns().read("-C.4")).matches(r -> leadsTo(r, "e7", "d7"));
  }

  private static boolean leadsTo(TurnReading reading, String from, String to) {
    return reading instanceof TurnReading.Found found
        && found.turn().from().equals(Optional.of(from))
        && found.turn().to().equals(Optional.of(to));
  }

  @Test
  void severalLeapsAndKings() throws Exception {
    Match match = game("international-draughts").position("W:WK1:B7,18,19,29");
    List<String> written = match.turns().stream().map(LegalMove::written).toList();
    assertThat(written).allMatch(text -> text.matches("1x\\d+(x\\d+)*"));
    String path = match.turns().get(0).written();
    assertThat(match.turns().read(path)).isInstanceOf(TurnReading.Found.class);
    assertThat(
            game("english-draughts").position("B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29").fen())
        .startsWith("7K/m1m3K1/1m3K2/M3m3/1M1k4/M3k3/8/8 w");
  }

  @Test
  void whatIsWrongIsToldInOneSentence() throws Exception {
    Match match = game("international-draughts").start();
    assertThat(match.turns().read("25-20")).isInstanceOf(TurnReading.None.class);
    assertThat(match.why("32-49")).isNotBlank();
    assertThat(game("shogi").start().turns().read("2g2f+")).isInstanceOf(TurnReading.None.class);
    for (String bad : List.of("W:W99:B1", "W:WZ3:B1", "X:W31:B1", "W:W31-:B1", "W:W31:Q1")) {
      assertThatThrownBy(() -> game("international-draughts").position(bad))
          .hasMessageContaining(".");
    }
  }

  /** Columns as Tak's players write them: from below, with the letter of the one on top. */
  @Test
  void columnsAreCarriedInOneWord() throws Exception {
    Match match = game("tak").position("x2,2S,x2/x5/x2,12121C,1,x/x5/x,1,x3 1 12");
    assertThat(match.fen()).startsWith("2s2/5/2(FfFfC)F1/5/1F3[" + "F".repeat(17) + "f".repeat(18));
    List<String> written = match.turns().stream().map(LegalMove::written).toList();
    assertThat(written)
        .contains("3c3-21", "c3-", "5c3-32", "2c3<", "c3+", "2c3+11", "a1", "Sa1")
        .doesNotContain("Ca1", "3c3+12", "6c3-", "c3-1");
    for (String same : List.of("3c3-21C", "3c3-21*", "3c3-21!", "3c3-21''")) {
      assertThat(match.turns().read(same)).isEqualTo(match.turns().read("3c3-21"));
    }
    assertThat(match.turns().read("1c3-1")).isEqualTo(match.turns().read("c3-"));
    assertThat(match.turns().read("Fa1")).isEqualTo(match.turns().read("a1"));
    assertThat(match.why("d3<<")).isNotBlank();
    assertThat(match.why("c5")).contains("c5");
    assertThat(match.why("b1-1")).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x5/x5/x5/x5/x4,3 1 2",
        "x5/x5/x5/x5/x4,1X 1 2",
        "x5/x5/x5/x5/x4,12CS 1 2",
        "x5/x5/x5/x5/1C,1C,x3 1 2",
        "x5/x5/x5/x5/x9 1 2",
        "x5/x5/x5/x5 1 2",
        "x5/x5/x5/x5/x5/x5 1 2",
        "x5/x5/x5//x5 1 2",
      })
  void whatIsNoPositionOfTakIsTold(String text) throws Exception {
    Game tak = game("tak");
    assertThatThrownBy(() -> tak.position(text)).hasMessageEndingWith(".");
  }

  /** Whatever is written is read as the turn it was written for. */
  @ParameterizedTest
  @CsvSource({
    "shogi,lnsgk",
    "minishogi,rbsgk",
    "xiangqi,",
    "international-draughts,W:W",
    "english-draughts,B:B",
    "russian-draughts,W:W",
    "canadian-draughts,W:W",
    "italian-draughts,",
    "tori-shogi,",
    "tak,x5/",
    "tak-6x6,x6/"
  })
  void whatIsWrittenIsRead(String name, String begins) throws Exception {
    Random random = new Random(20261122);
    Match match = game(name).start();
    assertThat(match.written()).startsWith(begins == null ? "" : begins);
    for (int i = 0; i < TURNS && !match.isOver(); i++) {
      LegalMoves turns = match.turns();
      for (LegalMove turn : turns) {
        assertThat(turns.read(turn.written()))
            .as(name + " " + match.fen() + " " + turn.written())
            .isEqualTo(new TurnReading.Found(turn));
      }
      match.play(turns.get(random.nextInt(turns.size())));
      assertThat(placement(game(name).position(match.written()))).isEqualTo(placement(match));
    }
  }

  private static final String FIELD = "(\\d{1,3}|[a-z]\\d{1,2})";

  /** How a turn looks in each convention. */
  private static final Map<String, Pattern> FORMS =
      Map.of(
          "usi",
          Pattern.compile("([1-9]\\d?[a-z]|\\+?[A-Z]\\*)[1-9]\\d?[a-z]([+-]|[a-z])?"),
          "wxf",
          Pattern.compile("([A-Z]\\d|[+=-][A-Z]|\\d[A-Z+-]|\\d\\d)[+.-]\\d|[A-Z]@[A-Z]\\d"),
          "iccs",
          Pattern.compile("[A-Z]\\d[A-Z]\\d|[A-Z]@[A-Z]\\d"),
          "pdn",
          Pattern.compile(FIELD + "(-" + FIELD + "|(x" + FIELD + ")+)"),
          "ptn",
          Pattern.compile("[SC]?[a-h][1-8]|[2-8]?[a-h][1-8][-+<>]([1-8]{2,})?"));

  static List<String> gamesOfPlayers() {
    return Games.names().stream()
        .filter(name -> !Games.game(name).program().notation().convention().isEmpty())
        .toList();
  }

  /** No turn falls back to another notation, and each is read as itself. */
  @Tag(Games.CATALOGUE)
  @ParameterizedTest
  @MethodSource("gamesOfPlayers")
  void wholeInEveryGame(String name) {
    whole(name, 50);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kyoto-shogi",
        "micro-shogi",
        "dobutsu-shogi",
        "russian-draughts",
        "xiangqi-house",
        "manchu",
        "tak"
      })
  void whole(String name) {
    whole(name, 30);
  }

  private static void whole(String name, int positions) {
    Random random = new Random(20261125);
    Match match = Games.game(name).start();
    String convention = match.game().program().notation().convention().split(" ")[0];
    for (int i = 0; i < positions; i++) {
      match = match.isOver() ? Games.game(name).start() : match;
      Match here = match;
      LegalMoves turns = here.turns();
      Set<String> before = new HashSet<>();
      List<String> wrong = new ArrayList<>();
      for (LegalMove turn : turns) {
        String written = turn.written();
        if (!before.add(written)) {
          wrong.add(written + " says two moves");
        } else if (!FORMS.get(convention).matcher(written).matches()) {
          wrong.add(written + " is not " + convention);
        } else if (!turns.read(written).equals(new TurnReading.Found(turn))) {
          wrong.add(written + " is read as " + turns.read(written));
        }
      }
      assertThat(wrong).as(here::fen).isEmpty();
      match.play(turns.get(random.nextInt(turns.size())));
    }
  }

  /**
   * Where one's moves would share a text, all are told by their squares; the other is still read.
   */
  @Test
  void aPieceThatGoesStraightAndLeaps() throws Exception {
    Match match = game("manchu").position("3k5/9/9/9/9/7M1/9/9/9/4K4 r - - 0 1");
    assertThat(match.turns().stream().map(LegalMove::written)).contains("H4H5", "H4I6");
    assertThat(match.turns().read("M2.5")).matches(r -> leadsTo(r, "h5", "e5"));
    assertThat(match.turns().read("M2+1")).isInstanceOf(TurnReading.Several.class);
  }

  /** `f8xb4` is the one leap; the chain that ends there, too, is told square by square. */
  @Test
  void theOneLeapAndTheChainThatEndsWhereItDoes() throws Exception {
    Match match = game("russian-draughts").position("B:Wc5,b6,f6,g5,f2:BKh8,Ka5");
    for (LegalMove turn : match.turns()) {
      assertThat(turn.written()).contains("x").doesNotContain("-");
      assertThat(match.turns().read(turn.written())).isEqualTo(new TurnReading.Found(turn));
    }
  }

  /** Where two files have several of a kind, the file stands for the letter. */
  @Test
  void tandemsOnTwoFiles() throws Exception {
    Match match = game("xiangqi").position("3k5/9/2P3P2/2P3P2/9/9/9/9/9/4K4 w - - 0 1");
    assertThat(match.turns().stream().map(LegalMove::written))
        .contains("3+.2", "3-.2", "7+.6", "7-.8")
        .allMatch(text -> match.turns().read(text) instanceof TurnReading.Found);
  }

  /** Some programs call the first rank of ten 0. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 *",
        "1. Che2 Nhg7 2. Nhg2 Rh9 3. Rh0 *",
        "1. Che3 Nhg8 2. Nhg3 Rh10 3. Rh1 *",
        "1. C2.5 H8+7 2. H2+3 R9.8 3. R1.2 *",
      })
  void ranksFromZero(String turns) throws Exception {
    Diagnostics problems = new Diagnostics();
    PgnGame read = PgnReader.read(Source.of("some.pgn", turns), problems).get(0);
    PgnReplay replay = new PgnReplay(read, game("xiangqi"), problems);
    assertThat(replay.run()).as(problems.toString()).isTrue();
    assertThat(replay.match().fen())
        .startsWith(
            "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 b"
                .replace("b1r", "br1"));
  }

  /** However long a text is, it is read or refused. */
  @Test
  void longTexts() throws Exception {
    String kings = "K1,".repeat(3_000);
    assertThat(game("international-draughts").position("W:W" + kings + ":B50").fen())
        .startsWith("1K8/");
    assertThat(
            game("shogi").position("4k4/9/9/9/9/9/9/9/4K4 b " + "2Pp".repeat(20_000) + " 1").fen())
        .contains("[40000P20000p]");
    Match draughts = game("international-draughts").start();
    for (String many :
        List.of("1" + "x2".repeat(40_000), "x2".repeat(40_000), "1-".repeat(40_000))) {
      assertThat(draughts.turns().read(many)).isInstanceOf(TurnReading.None.class);
    }
    String remarks = "% nothing\n".repeat(50_000) + "[Event \"x\"]\n\n1. e4 *\n";
    assertThat(PgnReader.read(Source.of("long.pgn", remarks), new Diagnostics())).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "xiangqi,4k4/9/9/p8/9/9/9/9/9/R3K4",
    "janggi,4k4/9/9/p8/9/9/9/9/9/R3K4",
    "mini-xiangqi,3k3/7/7/p6/7/7/R2K3",
    "shogi,4k4/9/9/p8/9/9/9/9/R3K4",
  })
  void positionsOfXboard(String name, String board) throws Exception {
    Match match = game(name).position(board + " b 0 1");
    assertThat(match.mover()).isEqualTo(1);
    assertThat(match.fen()).startsWith(board);
  }

  private static String placement(Match match) {
    return match.fen().split(" ")[0] + match.mover();
  }

  private static void assertReplayed(String name, int plies, String text) throws Exception {
    Diagnostics problems = new Diagnostics();
    PgnGame read = PgnReader.read(Source.of("some.pgn", text), problems).get(0);
    PgnReplay replay = new PgnReplay(read, game(name), problems);
    assertThat(replay.run()).as(problems.toString()).isTrue();
    assertThat(problems.sorted()).isEmpty();
    assertThat(replay.match().played()).hasSize(plies);
  }

  @Test
  void gamesOfDraughtsAreReplayed() throws Exception {
    assertReplayed(
        "international-draughts",
        11,
        """
        [White "One"]
        [Result "0-2"]
        [GameType "20"]

        1. 32-28 19-23 2. 28x19 14x23 3. 33-28 { strong } 23x32 4. 37x28 16-21 5. 28-23 18x29
        6. 34x23 0-2
        """);
  }

  @Test
  void gamesOfTakAreReplayed() throws Exception {
    assertReplayed(
        "tak",
        9,
        """
        [Player1 "One"]
        [Size "5"]
        [Result "R-0"]

        1. a1 e5 2. Fa2 Sc3 { a wall } 3. a2- c2'' 4. 2a1> c2<! 5. 2b1+11 R-0
        """);
  }

  @Test
  void gamesOfTakAreReplayedFromTheirPosition() throws Exception {
    assertReplayed(
        "tak",
        2,
        """
        [Size "5"]
        [TPS "x5/x5/x2,1,x2/x5/x5 2 5"]

        5... c4 6. c3+
        """);
  }
}
