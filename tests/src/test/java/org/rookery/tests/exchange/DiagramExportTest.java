package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.exchange.diagram.DiagramExport;
import org.rookery.exchange.diagram.DiagramImport;
import org.rookery.exchange.parts.ExportedText;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.tests.Games;

/** Games become pages with Interactive Diagrams, which come back as the same games or are told. */
class DiagramExportTest {
  /** One in so many games is looked at, unless some are named. */
  private static final int EVERY = 8;

  /** How many of them came back with the same moves and results when last seen. */
  private static final int LEAST = 7;

  private static ExportedText page(Game game) {
    return new DiagramExport(Games.rulebook()::text).of(game, "there");
  }

  private static ExportedText page(String rules) throws Exception {
    return page(Rules.of("some.rules", rules).load().orThrow());
  }

  private static Game back(ExportedText page) throws Exception {
    Diagnostics problems = new Diagnostics();
    List<Imported> back = DiagramImport.read(Source.of("page.html", page.text()), "back", problems);
    assertThat(DiagnosticRenderer.render(problems)).isEmpty();
    return Games.rulebook().text("back.rules", back.get(0).text()).load().orThrow();
  }

  private static List<String> turns(Match match) {
    return match.turns().stream().map(LegalMove::uci).sorted().toList();
  }

  /** Another look at what the export has found out: a random game, move by move. */
  private static void playsAlike(Game game, Game back) {
    Match ours = game.start();
    Match theirs = back.start();
    Random random = new Random(20261128);
    for (int ply = 0; ply < 60 && !ours.turns().isEmpty(); ply++) {
      List<String> turns = turns(ours);
      assertThat(turns(theirs)).as(ours.fen()).isEqualTo(turns);
      String next = turns.get(random.nextInt(turns.size()));
      ours.play(next);
      theirs.play(next);
    }
  }

  /** A small game with all that a Pawn of chess does, castling, and a hopper. */
  private static final String SMALL =
      """
      (game (title "Small -- <b>") (players White Black) (turn-order White Black)
        (board (rectangle 6 6) (mirror)
          (zone (name last) (players White) (positions a6-f6))
          (zone (name last) (players Black) (positions a1-f1)))
        (piece (name Pawn) (letter P)
          (moves (betza "fmWfceFifmnD" (if (in-zone? last) (add Rook Cannon) else add))))
        (piece (name Rook) (letter R) (moves (betza "R")))
        (piece (name Cannon) (letter C) (moves (betza "mRcpR")))
        (piece (name King) (letter K) (moves (betza "KisO2")))
        (piece (name Lion) (letter L) (moves (betza "NmabK")))
        (board-setup
          (White (Pawn a2-f2) (Rook a1 f1) (Cannon b1) (King d1) (Lion e1))
          (Black (Pawn a5-f5) (Rook a6 f6) (Cannon b6) (King d6) (Lion e6)))
        (royal King) (stalemate loss) (repetition 3 draw))
      """;

  @Test
  void aWholeGameComesBackAndIsWrittenAsPublishedDiagramsAre() throws Exception {
    ExportedText page = page(SMALL);
    assertThat(page.unsaid()).isEmpty();
    assertThat(page.difference()).isEmpty();
    assertThat(page.isSame()).isTrue();
    assertThat(page.text())
        .startsWith(
            "<!-- Small - - &lt;b&gt;: made by `rookery export diagram` from some.rules. -->\n")
        .contains(
            "<div class=\"idiagram\">\nfiles=6\nranks=6\nfirstRank=1\npromoZone=1\nmaxPromote=1\n"
                + "promoChoice=RC\nstalemate=win\nsymmetry=mirror\n",
            "\nroyal=4\nPawn:P:fmWfceFifmnD:pawn:a2-f2\nRook:R:R:rook:a1,f1\n",
            "\nLion:L:NmabK:lion:e1\n</div>\n");
    playsAlike(Rules.of("some.rules", SMALL).load().orThrow(), back(page));
  }

  @Test
  void formsAndHandsComeBack() throws Exception {
    Game game = Games.game("minishogi");
    ExportedText page = page(game);
    assertThat(page.difference())
        .endsWith("it cannot say this: that a dropped Pawn may not give checkmate.");
    assertThat(page.text())
        .contains("\npromoZone=1\nmaxPromote=4\n", "\npromoOffset=6\n", "\nholdingsType=-1\n")
        .contains("\nsymmetry=rotate\n", "\nPawn:P:fWf@4:pawn:a2\n");
    assertThat(page.unsaid()).anyMatch(what -> what.contains("(perpetual check)"));
    playsAlike(game, back(page));
  }

  @Test
  void whatADiagramCannotSayIsTold() throws Exception {
    assertThat(
            page(SMALL
                    .replace("(royal King)", "(ending \"x\" (= (count friend (board)) 2) loss)")
                    .replace("KisO2", "K"))
                .unsaid())
        .containsExactly("the goal: no piece is royal, and in a diagram some piece is");
    assertThat(
            page(SMALL.replace("(turn-order White Black)", "(turn-order White Black Black)"))
                .unsaid())
        .anyMatch(what -> what.startsWith("the order of turns"));
    assertThat(
            page(SMALL.replace("(betza \"NmabK\")", "(n (verify enemy?) capture (go from) add)"))
                .unsaid())
        .containsExactly(
            "how Lion moves. It does more than go to a square and capture what stands there");
    ExportedText goal =
        page(
            SMALL.replace(
                "(repetition 3 draw)",
                "(ending \"home\" (>= (count (friend King) (zone last)) 1) win)"));
    assertThat(goal.unsaid()).anyMatch(what -> what.endsWith("(home)"));
    assertThat(goal.text()).contains("Cannot be said: ");
    assertThat(goal.isSame()).isFalse();
  }

  @Test
  void anotherGameIsNeverCalledTheSame() throws Exception {
    ExportedText page = page(SMALL.replace("(royal King)", "(royal King) (captures-compulsory)"));
    assertThat(page.isSame()).isFalse();
    assertThat(page.difference()).startsWith("The diagram is another game: ");
    assertThat(page.text()).contains("<!-- The diagram is another game: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"glinski", "marseillais", "reversi", "cylinder-chess"})
  void gamesOfOtherKindsAreTold(String name) {
    ExportedText page = page(Games.game(name));
    assertThat(page.text()).isEmpty();
    assertThat(page.unsaid()).isNotEmpty();
  }

  @Tag(Games.CATALOGUE)
  @Test
  void gamesOfTheCatalogueComeBackOrAreTold(TestReporter reporter) {
    Map<String, String> kinds = new TreeMap<>();
    int same = 0;
    List<String> games = Games.everyNth(Games.names(), EVERY);
    for (String name :
        System.getProperty("rookery.games", "").isEmpty() ? games : Games.asked(Games.names())) {
      ExportedText page = page(Games.game(name));
      boolean told = !page.unsaid().isEmpty() || !page.difference().isEmpty();
      assertThat(page.isSame() || told).as(name).isTrue();
      assertThat(page.isSame() && page.text().contains("another game")).as(name).isFalse();
      same += page.isSame() ? 1 : 0;
      kinds.put(name, page.isSame() ? "same" : page.text().isEmpty() ? "not written" : "differs");
    }
    reporter.publishEntry("same", String.valueOf(same));
    kinds.forEach((name, kind) -> reporter.publishEntry(kind, name));
    assertThat(same).isGreaterThanOrEqualTo(kinds.size() > LEAST ? LEAST : 0);
  }
}
