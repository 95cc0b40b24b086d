package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Games are the same from a map of texts, which is what a web page has, as from files. */
final class TextsTest {
  private static final Map<String, String> TEXTS = new TreeMap<>();

  static {
    for (Path file : Checkout.files("rules", "stdlib")) {
      if (file.toString().endsWith(".rules")) {
        TEXTS.put(name(file), Checkout.read(file));
      }
    }
  }

  private static String name(Path file) {
    return Checkout.path("").toAbsolutePath().relativize(file.toAbsolutePath()).toString();
  }

  /** Every fifth of those of every build: from each folder, with every file of the library. */
  static List<String> games() {
    List<String> sample = Games.sample();
    return Games.everyNth(sample, 5);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_game_of_texts_begins_like_that_of_its_file(String game) throws Exception {
    Path file = Games.rulebook().find(Checkout.path("rules"), game);
    Match fromTexts = Rules.of(name(file), TEXTS).load().orThrow().start();
    Match fromFile = Games.rulebook().open(file).load().orThrow().start();

    assertThat(fromTexts.fen()).isEqualTo(fromFile.fen());
    assertThat(fromTexts.turns()).hasSameSizeAs(fromFile.turns()).isEqualTo(fromFile.turns());
  }
}
