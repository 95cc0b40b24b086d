package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.engine.PositionDoubts;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

class PositionPropertiesTest {
  static List<String> games() {
    return Games.sample();
  }

  private static void everywhere(String name, BiConsumer<Playout, Position> property) {
    Playouts playouts = Playouts.quick();
    for (int number = 0; number < playouts.games(); number++) {
      Playout playout = new Playout(Games.named(name), playouts.seed(number));
      playout.play(playouts.plies(), position -> property.accept(playout, position));
      assertThat(playout.position().ply()).isPositive();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_move_is_taken_back_completely(String name) {
    GameEngine game = Games.named(name);
    everywhere(
        name,
        (playout, position) -> {
          Setup before = position.setup();
          long hash = position.hash();
          for (Move move : game.generator().legalMoves(position)) {
            position.make(move);
            assertThat(position.hash())
                .as(() -> "hash after " + move + " " + playout.where())
                .isEqualTo(position.recomputedHash());
            position.unmake();
            assertThat(position.hash()).as(playout::where).isEqualTo(hash);
          }
          assertThat(position.setup()).as(playout::where).isEqualTo(before);
          assertThat(position.recomputedHash()).as(playout::where).isEqualTo(hash);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_whole_game_is_taken_back(String name) {
    GameEngine game = Games.named(name);
    Playout playout = new Playout(game, Playouts.quick().seed(0));
    List<Setup> history = new ArrayList<>();
    playout.play(Playouts.quick().plies(), position -> history.add(position.setup()));
    Position position = playout.position();
    for (int i = position.ply() - 1; i >= 0; i--) {
      position.unmake();
      assertThat(position.setup()).isEqualTo(history.get(i));
    }
    assertThat(position.setup()).isEqualTo(Setup.start(game.program()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void counting_agrees_with_listing(String name) {
    GameEngine game = Games.named(name);
    MoveGenerator generator = game.generator();
    everywhere(
        name,
        (playout, position) -> {
          List<Move> moves = generator.legalMoves(position);
          assertThat(generator.countLegal(position)).as(playout::where).isEqualTo(moves.size());
          assertThat(generator.hasLegalMove(position))
              .as(playout::where)
              .isEqualTo(!moves.isEmpty());
          assertThat(new HashSet<>(moves)).as(playout::where).hasSameSizeAs(moves);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothing_but_the_position_decides_what_is_generated(String name) {
    GameEngine game = Games.named(name);
    MoveGenerator other = new MoveGenerator(game.program());
    everywhere(
        name,
        (playout, position) -> {
          List<Move> moves = game.generator().legalMoves(position);
          assertThat(other.legalMoves(new Position(position))).as(playout::where).isEqualTo(moves);
          Move move = moves.isEmpty() ? Move.of() : moves.get(moves.size() / 2);
          if (!moves.isEmpty()) {
            assertThat(game.generator().illegality(position, move))
                .as(() -> move + " " + playout.where())
                .isEmpty();
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void outcomes_are_stable(String name) {
    GameEngine game = Games.named(name);
    Adjudicator other = new Adjudicator(new MoveGenerator(game.program()));
    everywhere(
        name,
        (playout, position) -> {
          var outcome = game.adjudicator().outcome(position);
          assertThat(other.outcome(new Position(position))).as(playout::where).isEqualTo(outcome);
          if (game.adjudicator().isOver(position)) {
            assertThat(outcome.isOver()).as(playout::where).isTrue();
          }
          if (!outcome.isOver()) {
            assertThat(game.generator().hasLegalMove(position)).as(playout::where).isTrue();
            assertThat(PositionDoubts.of(game, position)).as(playout::where).isEmpty();
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void positions_are_read_as_they_are_printed(String name) {
    GameEngine game = Games.named(name);
    everywhere(
        name,
        (playout, position) -> {
          String text = game.positions().print(position.setup());
          try {
            Setup read = game.positions().parse(text);
            assertThat(read).as(text).isEqualTo(position.setup());
            Position again = new Position(game.program(), read);
            assertThat(again.hash()).as(text).isEqualTo(position.hash());
          } catch (TextException e) {
            throw new AssertionError(text, e);
          }
        });
  }
}
