package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.exchange.fairy.ExportComparison;
import org.rookery.exchange.fairy.FairyExport;
import org.rookery.exchange.fairy.FairyImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.files.Listing;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.tests.Games;

/** Games become sections of Fairy-Stockfish's configuration, which come back as the same games. */
class FairyExportTest {
  /** One in so many games is looked at, and those that must come back. */
  private static final int EVERY = Integer.getInteger("rookery.every", 2);

  /**
   * How many in a hundred games that Fairy-Stockfish knows come back with the same moves and
   * results in random games, when last seen.
   */
  private static final int LEAST = 65;

  private static final int HUNDRED = 100;

  /** Some of these games for each way in which the two languages differ. */
  private static final List<String> COMPLETE =
      List.of(
          "shogi",
          "knightmate",
          "capablanca",
          "makruk",
          "antichess",
          "king-of-the-hill",
          "atomic",
          "kyoto-shogi",
          "two-kings",
          "chigorin-chess",
          "suicide",
          "makhouse",
          "new-zealand",
          "chessgi");

  /** In what the section's game differs when it is read back, or nothing. */
  private static String difference(Game game, String section) {
    return new ExportComparison(Games.rulebook()::text).difference(game, section);
  }

  /** The game of a section that can be said whole. */
  private static Game read(String section) throws Exception {
    List<Imported> imported =
        FairyImport.read(Source.of("some.ini", section), Map.of(), name -> true, new Diagnostics());
    assertThat(imported.get(0).gaps()).isEmpty();
    return Games.rulebook().text("mine.rules", imported.get(0).text()).load().orThrow();
  }

  private static Set<String> moves(Match match) {
    return match.turns().stream().map(LegalMove::uci).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "crazyhouse",
        "minishogi",
        "three-check",
        "breakthrough",
        "horde",
        "ataxx"
      })
  void comesBackWithTheSameCounts(String name) throws Exception {
    Game game = Games.game(name);
    String section = FairyExport.of(game, "there").text();
    assertThat(difference(game, section)).as(section).isEmpty();
  }

  /** What is imported whole and exported whole is the same game when it is imported again. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "berolina",
        "kyotoshogi",
        "losers",
        "extinction",
        "kingofthehill",
        "minixiangqi",
        "grasshopper"
      })
  void importedGamesGoAndComeBack(String parent) throws Exception {
    Game game = read("[mine:" + parent + "]\n");
    FairyExport.Exported exported = FairyExport.of(game, "mine");
    if (exported.unsaid().isEmpty()) {
      assertThat(difference(game, exported.text())).as(exported.text()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "crazyhouse",
        "minishogi",
        "misere",
        "coregal",
        "threekings",
        "3check",
        "shatranj",
        "gothic",
        "torishogi",
        "newzealand",
        "horde",
        "breakthrough",
        "losalamos",
        "legan"
      })
  @Tag(Games.CATALOGUE)
  void moreImportedGamesGoAndComeBack(String parent) throws Exception {
    importedGamesGoAndComeBack(parent);
  }

  /** What random games seldom come to. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          suicide | 8/8/1p6/1P2p3/8/1r6/8/8 w - - 0 38                    | White wins
          suicide | 8/8/p7/P7/P7/8/8/8 w - - 0 38                         | Black wins
          suicide | 8/8/p6p/P6P/8/8/8/8 w - - 0 38                        | A draw
          mandala | 5j4/9j/10/10/10/10/10/10/4r5/4J4J[] w - - 0 1         | White is in check
          mandala | 5j4/9j/4R5/10/10/10/10/10/10/4J4J[] w - - 0 1         | The game goes on
          """)
  void rareEndsComeBack(String name, String fen, String state) throws Exception {
    Game game = Games.game(name);
    Match match = game.position(fen);
    Match other = read(FairyExport.of(game, "there").text()).position(fen);
    assertThat(match.state()).startsWith(state);
    assertThat(other.state().replaceFirst(" by .*", ""))
        .isEqualTo(match.state().replaceFirst(" by .*", ""));
    assertThat(moves(other)).isEqualTo(moves(match));
  }

  /** A piece may become one without moves where none may go that could never move again. */
  @Test
  void aPieceThatOthersBecomeIsKnownWherever() throws Exception {
    Game game =
        read(
            """
            [mine:chess]
            immobile = c
            promotedPieceType = n:c
            promotionRegionWhite = *8
            promotionRegionBlack = *1
            mandatoryPiecePromotion = true
            immobilityIllegal = true
            flagPiece = c
            flagRegionWhite = *8
            flagRegionBlack = *1
            """);
    Match match = game.position("7k/8/2N5/8/8/8/8/K7 w - - 0 1");
    match.play("Nc6-b8");
    assertThat(match.state()).startsWith("White wins");
  }

  @Test
  void whatItSays() throws Exception {
    FairyExport.Exported exported = FairyExport.of(Games.game("knightmate"), "there");
    assertThat(exported.text())
        .contains(
            "[there]",
            "king = k:N",
            "pawn = p",
            "promotionPieceTypes = qrbm",
            "doubleStepRegionWhite = *2",
            "castlingKingsideFile = g",
            "nMoveRule = 50");
    assertThat(exported.unsaid()).isEmpty();
  }

  /** How a piece goes is written as it was read, lame leaps too. */
  @ParameterizedTest
  @ValueSource(strings = {"nD", "mRcB", "R3", "gRgB", "pR", "mNcWcF", "fD", "cNnD"})
  void movesAreWrittenAsTheyWereRead(String betza) throws Exception {
    String section =
        "[mine:chess]\ncastling = false\ncustomPiece1 = c:"
            + betza
            + "\nstartFen = 1k6/8/8/8/8/8/8/1K5C w - - 0 1\n";
    FairyExport.Exported exported = FairyExport.of(read(section), "mine");
    assertThat(exported.unsaid()).isEmpty();
    assertThat(exported.text()).contains("c:" + betza + "\n");
  }

  /** Steps and lines written in words are the letters that they come to. */
  @Test
  void movesInWordsAreLetters() {
    Game game =
        Games.rulebook()
            .text(
                "mine.rules",
                """
                (game (title "Mine") (players White Black) (turn-order White Black)
                  (board (rectangle 5 5) (zone (name goal) (positions (own-rank 5))))
                  (board-setup (White (Man a1) (Runner b1)) (Black (Man a5) (Runner b5)))
                  (piece (name Man) (letter M)
                    (moves (n (verify not-friend?) add) (e (verify empty?) add)))
                  (piece (name Runner) (letter R)
                    (moves (for-each ($way ne nw)
                      ($way (while empty? add $way) (verify not-friend?) add))))
                  (ending "through" (exists friend (zone goal)) win)
                  (no-moves loss))
                """)
            .load()
            .orThrow();
    FairyExport.Exported exported = FairyExport.of(game, "mine");
    assertThat(exported.unsaid()).noneMatch(what -> what.startsWith("a rule of"));
    assertThat(exported.text()).contains(":fWmrW\n", ":fB\n");
    assertThat(difference(game, exported.text())).isEmpty();
  }

  /** The player who repeats a position loses: the one whose turn it is then wins. */
  @Test
  void whoLosesByRepetitionIsSaid() {
    Game game =
        Games.rulebook()
            .text(
                "mine.rules",
                """
                (include "chess")
                (variant (title "No Repetition") (remove repetition)
                  (ending "repetition" (and (repeated? 3) (not to-move?)) loss))
                """)
            .load()
            .orThrow();
    assertThat(FairyExport.of(game, "mine").text()).contains("nFoldRule = 3", "nFoldValue = win");
  }

  @Test
  void whatItHasNoWordsForIsTold() throws Exception {
    FairyExport.Exported makruk = FairyExport.of(Games.game("makruk"), "there");
    assertThat(makruk.unsaid()).anyMatch(what -> what.contains("honour"));
    assertThat(makruk.text()).startsWith("# ").contains("# Cannot be said: `(counter honour");
    assertThat(FairyExport.of(Games.game("marseillais"), "there").text()).isEmpty();
    assertThat(FairyExport.of(Games.game("chess960"), "there").unsaid())
        .contains("that a lot decides where pieces begin");
    assertThat(FairyExport.of(Games.game("glinski"), "there").unsaid())
        .anyMatch(what -> what.startsWith("the board"));
  }

  @Test
  @Tag(Games.CATALOGUE)
  void theGamesOfTheCatalogueComeBack(TestReporter reporter) throws Exception {
    Set<String> same = new TreeSet<>();
    Set<String> others = new TreeSet<>();
    Set<String> lies = new TreeSet<>();
    List<Listing> listings = Games.rulebook().listings(Set.of());
    Set<Listing> some = new LinkedHashSet<>(Games.everyNth(listings, EVERY));
    listings.stream().filter(listing -> COMPLETE.contains(listing.name())).forEach(some::add);
    for (Listing listing : some) {
      Game game = Games.rulebook().load(listing.name()).orThrow();
      FairyExport.Exported exported = FairyExport.of(game, "there");
      boolean whole = exported.unsaid().isEmpty();
      boolean known = listing.knownAs().containsKey("fairy-stockfish");
      if (!whole && !known) {
        continue;
      }
      String difference = exported.text().isEmpty() ? "nothing" : difference(game, exported.text());
      if (whole && !difference.isEmpty()) {
        lies.add(listing.name() + ": " + difference);
      }
      if (known) {
        (difference.isEmpty() ? same : others).add(listing.name());
      }
    }
    reporter.publishEntry("come back", String.valueOf(same.size()));
    reporter.publishEntry("do not", String.join(" ", others));
    assertThat(lies).as("said to be complete").isEmpty();
    assertThat(same.size() * HUNDRED / (same.size() + others.size())).isGreaterThanOrEqualTo(LEAST);
    assertThat(same).containsAll(COMPLETE);
  }
}
