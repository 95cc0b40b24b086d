package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.search.Perft;
import org.rookery.exchange.fairy.FairyExport;
import org.rookery.exchange.fairy.FairyImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Match;
import org.rookery.game.files.Listing;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.tests.Games;

/** Games become sections of Fairy-Stockfish's configuration, which come back as the same games. */
class FairyExportTest {
  /**
   * How many of the games that Fairy-Stockfish knows come back with equal counts, when last seen.
   */
  private static final int LEAST = 205;

  private static Game game(String name) throws Exception {
    return Games.rulebook().load(name).orThrow();
  }

  private static long leaves(Match match, int depth) {
    return new Perft(match.engine().generator()).count(match.position(), depth);
  }

  /** Whether the section counts like the game when it is read back. */
  private static boolean comesBack(Game game, String section) {
    List<Imported> back =
        FairyImport.read(
            Source.of("export.ini", section), Map.of(), name -> true, new Diagnostics());
    if (back.isEmpty()) {
      return false;
    }
    Loading read = Games.rulebook().text("export.rules", back.get(0).text()).load();
    return read.game().isPresent()
        && leaves(game.start(), 1) == leaves(read.game().get().start(), 1)
        && leaves(game.start(), 2) == leaves(read.game().get().start(), 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "crazyhouse",
        "shogi",
        "minishogi",
        "xiangqi",
        "knightmate",
        "three-check",
        "capablanca",
        "makruk",
        "breakthrough",
        "antichess",
        "king-of-the-hill",
        "atomic",
        "horde",
        "kyoto-shogi",
        "two-kings",
        "chigorin-chess",
        "ataxx"
      })
  void comesBackWithTheSameCounts(String name) throws Exception {
    Game game = game(name);
    String section = FairyExport.of(game, "there").text();
    assertThat(comesBack(game, section)).as(section).isTrue();
  }

  @Test
  void whatItSays() throws Exception {
    FairyExport.Exported exported = FairyExport.of(game("knightmate"), "there");
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

  @Test
  void whatItHasNoWordsForIsTold() throws Exception {
    FairyExport.Exported makruk = FairyExport.of(game("makruk"), "there");
    assertThat(makruk.unsaid()).anyMatch(what -> what.contains("honour"));
    assertThat(makruk.text()).startsWith("# ").contains("# Cannot be said: `(counter honour");
    assertThat(FairyExport.of(game("marseillais"), "there").text()).isEmpty();
    assertThat(FairyExport.of(game("glinski"), "there").unsaid())
        .anyMatch(what -> what.startsWith("the board"));
  }

  @Test
  @Tag(Games.CATALOGUE)
  void theGamesOfTheCatalogueComeBack(TestReporter reporter) throws Exception {
    Set<String> same = new TreeSet<>();
    Set<String> others = new TreeSet<>();
    for (Listing listing : Games.rulebook().listings(Set.of())) {
      if (listing.knownAs().containsKey("fairy-stockfish")) {
        Game game = game(listing.name());
        FairyExport.Exported exported = FairyExport.of(game, "there");
        boolean whole = exported.unsaid().isEmpty();
        boolean back = !exported.text().isEmpty() && comesBack(game, exported.text());
        assertThat(back || !whole).as(listing.name() + ": " + exported.text()).isTrue();
        (back ? same : others).add(listing.name());
      }
    }
    reporter.publishEntry("come back", String.valueOf(same.size()));
    reporter.publishEntry("do not", String.join(" ", others));
    assertThat(same).hasSizeGreaterThanOrEqualTo(LEAST);
  }
}
