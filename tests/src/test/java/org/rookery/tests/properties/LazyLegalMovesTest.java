package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.LazyLegalMoves;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** Turns judged one by one, changes alone and turns kept from elsewhere are all the legal ones. */
class LazyLegalMovesTest {
  private static final Playouts PLAYOUTS = Playouts.quick();

  /** Of the games of every build, those that are looked at here. */
  private static final int EVERY = 5;

  static List<String> games() {
    List<String> sample = Games.sample();
    return Games.everyNth(sample, EVERY);
  }

  @ParameterizedTest
  @MethodSource("games")
  void what_is_judged_late_is_judged_alike(String name) {
    GameEngine game = Games.named(name);
    LazyLegalMoves open = game.generator().openTurns();
    List<Move> kept = new ArrayList<>();
    for (int i = 0; i < PLAYOUTS.games(); i++) {
      Playout playout = new Playout(game, PLAYOUTS.seed(i));
      playout.play(
          Math.min(PLAYOUTS.plies(), most(game)),
          position -> {
            List<Move> legal = game.generator().legalMoves(position);
            String where = name + " " + playout.where();
            open.list(position);
            assertThat(judged(open, position)).as(where).isEqualTo(legal);
            assertChanges(open, position, legal, where);
            assertStored(game.generator(), position, legal, kept, where);
          });
    }
  }

  /** Where there are very many turns, a few positions do. */
  private static int most(GameEngine game) {
    return game.program().topology().size() > 150 ? 6 : 16;
  }

  private static List<Move> judged(LazyLegalMoves open, Position position) {
    return IntStream.range(0, open.turns().size())
        .filter(i -> open.isLegal(position, i))
        .mapToObj(i -> open.turns().move(i))
        .toList();
  }

  private static void assertChanges(
      LazyLegalMoves open, Position position, List<Move> legal, String where) {
    open.listChanges(position);
    List<Move> changes = legal.stream().filter(move -> !isStep(position, move)).toList();
    assertThat(judged(open, position)).as(where).isEqualTo(changes);
  }

  private static boolean isStep(Position position, Move move) {
    int kind = Edit.kind(move.word(0));
    return move.words() == 1
        && (kind == Edit.MOVE || kind == Edit.DROP)
        && position.content(Edit.b(move.word(0))) == Contents.EMPTY;
  }

  /** Some turns of this position and of those before are legal where they are among the legal. */
  private static void assertStored(
      MoveGenerator generator, Position position, List<Move> legal, List<Move> kept, String where) {
    for (int i = 0; i < legal.size(); i += 5) {
      kept.add(legal.get(i));
    }
    for (int i = Math.max(0, kept.size() - 25); i < kept.size(); i++) {
      Move move = kept.get(i);
      boolean isLegal = legal.contains(move);
      assertThat(generator.isLegal(position, move)).as("%s %s", where, move).isEqualTo(isLegal);
      if (move.words() == 1 && generator.isKnownLegal(position, move.word(0))) {
        assertThat(isLegal).as("%s %s", where, move).isTrue();
      }
    }
  }
}
