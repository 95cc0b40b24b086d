package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.player.MoveAdvice;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.value.Evaluation;
import org.rookery.program.Contents;
import org.rookery.tests.Games;

/** In the game whose strategy everybody knows, what the player finds looks sane. */
class ChessSenseTest {
  private static final Game CHESS = Games.game("chess");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1 | a1-a8 | checkmate",
        "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1 | | checkmate in 2",
        "4k3/8/8/3r4/8/2N5/8/4K3 w - - 0 1 | c3-d5 | it wins the Rook",
        "k7/8/8/8/8/1q6/2P5/K7 w - - 0 1 | c2-b3 | it wins the Queen",
      })
  void the_best_turn_is_found_and_told(String fen, String turn, String why) throws BadPosition {
    Match match = CHESS.position(fen);
    Player player = new Player(CHESS, 16, 1);
    List<Thought> found = player.think(match.position(), SearchLimits.ofNodes(20_000), 2);
    String text = match.turns().of(found.get(0).line().get(0)).text();
    if (turn != null) {
      assertThat(text).isEqualTo(turn);
    }
    assertThat(new MoveAdvice(match, player).why(found)).startsWith(why);
  }

  @Test
  void a_mate_in_three_is_found() throws BadPosition {
    Match match = CHESS.position("7k/8/8/8/4K3/8/R7/1R6 b - - 0 1");
    match.play("h8-g7");
    Player player = new Player(CHESS, 16, 1);
    List<Thought> found = player.think(match.position(), SearchLimits.ofNodes(300_000), 1);
    assertThat(found.get(0).score().isWon()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"8/8/8/4k3/8/8/8/K6R w - - 0 1", "8/8/3k4/8/8/8/8/KQ6 w - - 0 1"})
  void a_king_left_alone_is_driven_to_the_edge_and_mated(String fen) throws BadPosition {
    Match match = CHESS.position(fen);
    Player player = new Player(CHESS, 16, 1);
    for (int ply = 0; ply < 90 && !match.outcome().isOver(); ply++) {
      match.play(
          match
              .turns()
              .of(
                  player
                      .think(match.position(), SearchLimits.ofNodes(2_000), 1)
                      .get(0)
                      .line()
                      .get(0)));
    }
    assertThat(match.outcome().toString()).contains("checkmate");
  }

  @Test
  void pieces_are_worth_more_the_more_they_can_do() {
    Evaluation evaluation = new Evaluation(CHESS.engine());
    List<Integer> worth =
        List.of("Queen", "Rook", "Knight", "Pawn").stream()
            .map(name -> CHESS.pieces().indexOf(name))
            .map(type -> evaluation.worth(contents().of(type, 0)))
            .toList();
    assertThat(worth).isSortedAccordingTo((one, other) -> other - one);
    assertThat(worth.get(0)).isBetween(850, 1100);
    assertThat(worth.get(1)).isBetween(430, 570);
    assertThat(worth.get(2)).isBetween(270, 370);
  }

  private static Contents contents() {
    return CHESS.program().contents();
  }

  @Test
  void the_same_nodes_give_the_same_thoughts() {
    Position start = CHESS.start().position();
    Player player = new Player(CHESS, 16, 1);
    List<Thought> first = player.think(start, SearchLimits.ofNodes(5_000), 1);
    player.forget();
    List<Thought> again = player.think(start, SearchLimits.ofNodes(5_000), 1);
    assertThat(again.get(0).line()).isEqualTo(first.get(0).line());
    assertThat(again.get(0).score()).isEqualTo(first.get(0).score());
    assertThat(again.get(0).nodes()).isEqualTo(first.get(0).nodes());
  }
}
