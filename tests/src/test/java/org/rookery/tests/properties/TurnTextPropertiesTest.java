package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** Each text of a turn is read as that turn. */
class TurnTextPropertiesTest {
  /** How many turns of one position are looked at: a compound turn may have thousands. */
  private static final int SAMPLE = 8;

  static List<String> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_notation_is_read_back(String name) {
    GameEngine game = Games.named(name);
    Playouts playouts = Playouts.asked(new Playouts(1, 15, Long.MAX_VALUE));
    for (int number = 0; number < playouts.games(); number++) {
      Playout playout = new Playout(game, playouts.seed(number));
      playout.play(playouts.plies(), position -> readBack(game, playout, position));
      assertThat(playout.position().ply()).isPositive();
    }
  }

  private static void readBack(GameEngine game, Playout playout, Position position) {
    TurnTexts texts = game.turns(position);
    List<Move> sample = new ArrayList<>(texts.moves());
    Collections.shuffle(sample, playout.random());
    for (Move move : sample.subList(0, Math.min(SAMPLE, sample.size()))) {
      assertRead(texts, texts.complete(move), move, playout);
      assertRead(texts, texts.shortest(move), move, playout);
      assertRead(texts, texts.uci(move), move, playout);
      assertRead(texts, texts.san(move), move, playout);
      assertRead(texts, texts.written(move), move, playout);
      assertRead(texts, texts.zillions(move), move, playout);
      assertThat(texts.shortest(move).length()).isLessThanOrEqualTo(texts.complete(move).length());
    }
  }

  private static void assertRead(TurnTexts texts, String text, Move move, Playout playout) {
    assertThat(texts.read(text))
        .as(() -> text + " for " + texts.complete(move) + " " + playout.where())
        .isEqualTo(new Reading.Found(move));
  }
}
