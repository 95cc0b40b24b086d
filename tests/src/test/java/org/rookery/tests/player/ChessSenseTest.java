package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.player.MoveAdvice;
import org.rookery.player.Player;
import org.rookery.player.search.Score;
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

  /** Why a line is good is told of the pieces that both have at its end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "chess | 4k3/3p4/2n5/8/3N4/8/8/4K3 w - - 0 1 | d4-c6 d7-c6 | it exchanges for the Knight",
        "chess | 4k3/3p4/2q5/8/3N4/8/8/4K3 w - - 0 1 | d4-c6 d7-c6 | it wins the Queen",
        "chess | 4k3/p7/2n5/8/3N4/8/P7/4K3 w - - 0 1 | d4-c6 e8-f8 | it wins the Knight",
        "chess | 4k3/3p4/2n5/8/3Q4/8/8/4K3 w - - 0 1 | d4-d7 e8-d7 | it exchanges for the Pawn",
        "chess | 4k3/8/8/1q3r2/8/2N5/8/4K3 w - - 0 1 | e1-d2 e8-e7 c3-b5 | it wins pieces worth 9",
        "chess | 4k3/8/8/8/8/2R5/8/4K3 w - - 0 1 | e1-d2 e8-e7 | -",
        "crazyhouse | 4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1 | Q*d4 e8-e7 | -",
      })
  void what_a_line_wins_is_told(String game, String fen, String line, String why)
      throws BadPosition {
    Match match = Games.game(game).position(fen);
    Match after = match.fromHere();
    List<Move> moves = new ArrayList<>();
    for (String turn : line.split(" ")) {
      moves.add(((TurnReading.Found) after.turns().read(turn)).turn().move());
      after.play(turn);
    }
    Thought thought = new Thought(moves, new Score(0), 2, 1, 1);
    String told = new MoveAdvice(match, new Player(match.game(), 16, 1)).why(List.of(thought));
    assertThat(told.isEmpty()).isEqualTo(why == null);
    assertThat(told).startsWith(why == null ? "" : why);
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
