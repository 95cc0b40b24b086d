package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Rules;
import org.rookery.game.sheet.RulesSheet;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetText;
import org.rookery.suites.format.SuiteReader;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** The rules in plain words: all games have a sheet, and a few say what a reader would look for. */
class ExplainTest {
  static List<String> names() {
    List<String> sample = Games.sample();
    return IntStream.range(0, sample.size()).filter(i -> i % 8 == 0).mapToObj(sample::get).toList();
  }

  private static RulesSheet sheet(String name) throws Exception {
    Rules rules = Games.rulebook().open(Games.rulebook().find(Path.of(""), name));
    return SheetMaker.of(rules.load().orThrow(), rules.main());
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyGameHasASheet(String name) throws Exception {
    RulesSheet sheet = sheet(name);

    assertThat(sheet.parts()).hasSizeGreaterThan(2);
    assertThat(SheetText.html(sheet)).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    if (!sheet.claims().isEmpty()) {
      String suite = SheetText.suite(sheet, name);
      assertThat(SuiteReader.parse(Checkout.path("t.yaml"), suite).items())
          .allMatch(item -> item.problem() == null);
    }
  }

  @Test
  void chessSaysWhatAReaderLooksFor() throws Exception {
    assertThat(SheetText.plain(sheet("chess")))
        .contains("8 files and 8 ranks", "White moves first", "castles", "promotes to Queen")
        .contains("en passant", "checkmated", "third time", "100 turns", "not in check");
  }

  @Test
  void shogiSaysWhatAReaderLooksFor() throws Exception {
    assertThat(SheetText.plain(sheet("shogi")))
        .contains("9 files and 9 ranks", "captor's hand", "dropped", "may become a")
        .contains("checkmated");
  }

  @Test
  void turnsBeforeTheOrderGoesRoundAreToldApart() throws Exception {
    assertThat(SheetText.plain(sheet("backgammon")))
        .contains("The first turns are: ?Dice (first-throw)")
        .contains("White (men). Then the turns go round in this order: ?Dice (first-throw)");
    assertThat(SheetText.plain(sheet("chess"))).doesNotContain("The first turns");
  }

  @Test
  void owareAndRuddigoreQuoteTheirAuthors() throws Exception {
    assertThat(SheetText.plain(sheet("oware"))).contains("two or three", "How the game ends");
    assertThat(SheetText.plain(sheet("ruddigore")))
        .contains("cursed turn", "sacrifice", "halfling", "may capture friendly men", "Stalemate");
  }
}
