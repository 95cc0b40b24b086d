package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.search.Perft;
import org.rookery.exchange.fairy.FairyImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Match;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Sections of Fairy-Stockfish's configuration become rules files, or are told to be none. */
class FairyImportTest {
  private static final Map<String, String> OURS = Map.of("makruk", "makruk");

  private static List<Imported> read(String text, Diagnostics problems) {
    return FairyImport.read(Source.of("some.ini", text), OURS, name -> true, problems);
  }

  private static Match start(String text) throws Exception {
    Diagnostics problems = new Diagnostics();
    List<Imported> all = read(text, problems);
    assertThat(problems.hasErrors()).as(() -> DiagnosticRenderer.render(problems)).isFalse();
    String rules = all.get(all.size() - 1).text();
    return Games.rulebook().text("imported.rules", rules).load().orThrow().start();
  }

  private static long leaves(Match match, int depth) {
    return new Perft(match.engine().generator()).count(match.position(), depth);
  }

  /** Sections of the built-in variants alone, with the counts of the engine. */
  @ParameterizedTest
  @CsvSource({
    "chess,3,8902", "crazyhouse,3,8902", "makruk,3,12012", "breakthrough,2,484",
    "minishogi,3,2512", "capablanca,2,784", "atomic,3,8902", "giveaway,3,8067",
    "racingkings,2,421", "losalamos,3,1212", "berolina,2,900", "gothic,2,784"
  })
  void builtInVariantsHaveTheCountsOfTheEngine(String name, int depth, long leaves)
      throws Exception {
    assertThat(leaves(start("[mine:" + name + "]\nnFoldRule = 4\n"), depth)).isEqualTo(leaves);
  }

  @Test
  void newPiecesAndTheirPromotions() throws Exception {
    Match match =
        start(
            """
            [mine:chess]
            customPiece1 = c:NW
            promotionPieceTypes = qc
            promotionRegionWhite = *7 *8
            promotionRegionBlack = *2 *1
            castling = false
            startFen = 1k6/8/P7/8/8/8/8/1K5C w - - 0 1
            """);
    assertThat(match.turns().stream().map(turn -> turn.uci()))
        .contains("a6a7q", "a6a7c", "h1h2", "h1f2")
        .doesNotContain("a6a7", "a6a7r");
  }

  @Test
  void whatCannotBeSaidIsToldWithItsPlace() {
    Diagnostics problems = new Diagnostics();
    List<Imported> all = read("[mine:chess]\ngating = true\npass = true\n", problems);
    assertThat(all).singleElement().matches(one -> !one.sayable());
    assertThat(DiagnosticRenderer.render(problems))
        .contains("some.ini:2:1", "`gating`, which cannot be said")
        .doesNotContain("`pass`");
  }

  @Test
  void ofVariantsThatAreNotWantedNothingIsTold() {
    Diagnostics problems = new Diagnostics();
    String text = "[first:chess]\ngating = true\n[second:chess]\npetrifyOnCaptureTypes = n\n";
    List<Imported> wanted =
        FairyImport.read(Source.of("some.ini", text), OURS, "second"::equals, problems);
    assertThat(DiagnosticRenderer.render(problems)).doesNotContain("gating").contains("petrify");
    assertThat(wanted)
        .singleElement()
        .matches(one -> one.name().equals("second"))
        .matches(one -> one.text().contains("cannot say: petrifyOnCaptureTypes."));
  }

  @Test
  void whatIsWrongIsToldWithItsPlace() {
    Diagnostics problems = new Diagnostics();
    read(
        """
        loose = 1
        [mine:ches]
        [other:chess]
        castlin = false
        maxRank = many
        customPiece1 = c:W?W
        [
        what
        """,
        problems);
    assertThat(DiagnosticRenderer.render(problems))
        .contains("some.ini:1:1", "some.ini:2:1", "Is `chess` meant?", "Is `castling` meant?")
        .contains("Expected a rank from 1 to 10, not `many`.", "after Betza", "some.ini:8:1");
  }

  @Test
  void aVariantOfAGameOfOursInheritsItWhereTheRestCannotBeSaid() throws Exception {
    String text =
        "[mine:makruk]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSN1 w - - 0 1\n";
    assertThat(read(text, new Diagnostics()).get(0).text()).contains("(include \"makruk\")");
    assertThat(leaves(start(text), 1)).isEqualTo(22);
  }

  /** Spoilt configurations: problems, or rules files that are read, and never an exception. */
  @Test
  void spoiltConfigurationsAreTold() {
    String whole =
        Checkout.read(
            Checkout.path(
                "interpreter/exchange/src/main/resources/org/rookery/exchange/fairy/bases.ini"));
    String[] sections = whole.split("\n\n");
    Random random = new Random(20261122);
    int told = 0;
    for (int i = 0; i < 200; i++) {
      StringBuilder text = new StringBuilder();
      for (int part = 0; part < 3; part++) {
        text.append(sections[random.nextInt(sections.length)].replace("[", "[x" + part))
            .append("\n");
      }
      for (int change = 0; change < 1 + random.nextInt(8); change++) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(4)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, "[]=:*/~+-\n9zé\0".charAt(random.nextInt(14)));
          case 2 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(30)));
          default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 20)));
        }
      }
      Diagnostics problems = new Diagnostics();
      read(text.toString(), problems);
      told += problems.isEmpty() ? 0 : 1;
    }
    assertThat(told).isGreaterThan(150);
  }
}
