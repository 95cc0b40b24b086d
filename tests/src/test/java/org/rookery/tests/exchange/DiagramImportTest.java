package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.search.Perft;
import org.rookery.exchange.diagram.DiagramImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Pages with diagrams become rules files, or are told to be none. */
class DiagramImportTest {
  private static final String PIECES = "King:K:K::a1\nRook:R:R::b1\n";

  private static List<Imported> read(String page, Diagnostics problems) {
    return DiagramImport.read(Source.of("page.html", page), "some", problems);
  }

  private static String told(String page) {
    Diagnostics problems = new Diagnostics();
    read(page, problems);
    return DiagnosticRenderer.render(problems);
  }

  private static Game game(String page) throws Exception {
    String rules = read(page, new Diagnostics()).get(0).text();
    return Games.rulebook().text("imported.rules", rules).load().orThrow();
  }

  static Stream<Path> diagrams() {
    return Checkout.files("tests/diagrams").stream();
  }

  private static List<String> turns(Match match) {
    return match.turns().stream().map(LegalMove::uci).sorted().toList();
  }

  private static long leaves(Match match) {
    return new Perft(match.engine().generator()).count(match.position(), 2);
  }

  /**
   * Each page tells a game of ours: both have the same turns, at the start and in a random game.
   */
  @ParameterizedTest
  @ValueSource(strings = {"grand-chess", "omega", "shogi"})
  void pagesOfOurGamesAreOurGames(String name) throws Exception {
    samePlay(Checkout.path("tests/diagrams/" + name + ".html"));
  }

  @Tag("catalogue")
  @ParameterizedTest
  @MethodSource("diagrams")
  void allPagesOfOurGamesAreOurGames(Path page) throws Exception {
    samePlay(page);
  }

  private static void samePlay(Path page) throws Exception {
    String name = page.getFileName().toString().replaceFirst("\\.html$", "");
    assertThat(told(Checkout.read(page))).isEmpty();
    Match theirs = game(Checkout.read(page)).start();
    Match ours = Games.rulebook().load(name).orThrow().start();
    assertThat(leaves(theirs)).isEqualTo(leaves(ours));
    Random random = new Random(20261122);
    for (int ply = 0; ply < 80 && !ours.moves().isEmpty(); ply++) {
      assertThat(theirs.moves()).as(ours.fen()).hasSameSizeAs(ours.moves());
      if (ply % 16 == 15) {
        assertThat(turns(theirs)).as(ours.fen()).isEqualTo(turns(ours));
      }
      List<LegalMove> turns = ours.turns().stream().toList();
      String next = turns.get(random.nextInt(turns.size())).uci();
      ours.play(next);
      theirs.play(next);
    }
  }

  @Test
  void whatCannotBeSaidIsToldWithItsPlace() {
    assertThat(
            told(
                "<div class=idiagram>\nmorph=abc\nfilez=9\nroyal=X\npromoChoice=RJ\nnothing\n"
                    + PIECES
                    + "Odd:O:UfxW::z9:one\n</div>"))
        .contains("page.html:2:1", "`morph` cannot be said")
        .contains("page.html:3:1", "Is `files` meant?")
        .contains("page.html:4:7", "`X` is the number or the letter of no piece.")
        .contains("page.html:5:13", "`J` is the letter of no piece.")
        .contains("page.html:6:1", "Expected a setting `key=value`")
        .contains("page.html:9:7", "`U`, a leap to every square, is not supported")
        .contains("page.html:9:13", "`z9` is no square of a board of 8 files and 8 ranks.")
        .contains("`one` is no number of pieces in hand.")
        .contains("`royal` is missing: the importer assumes King.");
  }

  @Test
  void whatIsLeftOfAPiecePlays() throws Exception {
    Match match = game("royal=K\npromoChoice=R\n" + PIECES + "Odd:O:WU::d4,,d8\n").start();
    assertThat(turns(match)).contains("d4d5").doesNotContain("d4f7");
  }

  @Test
  void piecesWhoseMovesAreNotSaidMoveAsTheirNamesSay() throws Exception {
    String page = "files=10\nroyal=1\nKing::::f1\nRook::::a1,j1\nHorse::::b2\n";
    assertThat(turns(game(page).start()))
        .contains("f1i1", "f1c1", "b2c4", "b2d3")
        .doesNotContain("f1h1", "f1d1");
    String blocked = page + "Elephant::::b3\n";
    assertThat(turns(game(blocked).start())).contains("b2d3", "b3d5").doesNotContain("b2c4");
  }

  @Test
  void aPageMayHaveSeveralDiagramsOrNone() {
    String one = "<div class=\"idiagram\">\nroyal=K\npromoChoice=R\n" + PIECES + "</div>";
    assertThat(read(one + "<p>and</p>" + one, new Diagnostics()))
        .extracting(Imported::name)
        .containsExactly("some", "some-2");
    assertThat(told("<p>Nothing here: a=b</p>")).contains("There is no diagram here");
    assertThat(told("")).contains("There is no diagram here");
    assertThat(told("<div class=idiagram>files=40\n" + PIECES + "</div>")).contains("from 1 to 26");
    assertThat(told("<div class=idiagram>")).contains("has no end", "no pieces");
  }

  /** Spoilt pages: problems, or rules files that are read, and never an exception. */
  @Test
  void spoiltPagesAreTold() {
    List<String> pages = diagrams().map(Checkout::read).toList();
    Random random = new Random(20261122);
    int told = 0;
    for (int i = 0; i < 200; i++) {
      StringBuilder text = new StringBuilder(pages.get(random.nextInt(pages.size())));
      for (int change = 0; change < 1 + random.nextInt(8); change++) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(4)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, "<>:=,-\n9zé\0\"('@".charAt(random.nextInt(15)));
          case 2 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(30)));
          default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 20)));
        }
      }
      Diagnostics problems = new Diagnostics();
      List<Imported> all = read(text.toString(), problems);
      told += problems.isEmpty() ? 0 : 1;
      if (i % 25 == 0) {
        all.forEach(one -> Games.rulebook().text("spoilt.rules", one.text()).load());
      }
    }
    assertThat(told).isGreaterThan(120);
  }
}
