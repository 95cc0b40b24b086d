package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.player.analysis.Analyst;
import org.rookery.player.analysis.Judgement;
import org.rookery.player.analysis.MoveMark;
import org.rookery.tests.Games;

/** A planted mistake is found, and told; what is best is left alone. */
class AnalystTest {
  private static final long NODES = 1_000;

  private static List<Judgement> judge(String game, String fen, String... turns) throws Exception {
    Analyst analyst = new Analyst(Games.game(game), NODES);
    Match match = fen.isEmpty() ? Games.game(game).start() : Games.game(game).position(fen);
    return Stream.of(turns)
        .flatMap(
            text -> {
              LegalMove turn = ((TurnReading.Found) match.turns().read(text)).turn();
              var judgement = analyst.judge(match, turn);
              match.play(turn);
              return judgement.stream();
            })
        .toList();
  }

  @Test
  void a_queen_given_away_is_a_blunder_and_what_takes_it_is_told() throws Exception {
    List<Judgement> found =
        judge("chess", "4k3/2p5/8/3p4/8/8/3Q4/4K3 w - - 0 1", "d2d4", "e8e7", "d4d5");
    assertThat(found).extracting(Judgement::mark).first().isEqualTo(MoveMark.FINE);
    List<Judgement> lost =
        judge("chess", "4k3/2p5/8/3p4/8/8/3Q4/4K3 w - - 0 1", "d2d4", "c7c5", "d4c5");
    assertThat(lost.get(1).mark()).isEqualTo(MoveMark.FINE);
    Judgement blunder = judge("chess", "4k3/2p5/8/8/8/8/3Q4/4K3 w - - 0 1", "d2d6").get(0);
    assertThat(blunder.mark()).isEqualTo(MoveMark.BLUNDER);
    assertThat(blunder.better()).isNotEmpty();
    assertThat(blunder.words())
        .hasValueSatisfying(
            words ->
                assertThat(words).contains("better ").contains("after c7-d6: it wins the Queen"));
  }

  @Test
  void a_win_that_is_missed_is_told_with_how_it_ends() throws Exception {
    Judgement missed = judge("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "e1e2").get(0);
    assertThat(missed.mark()).isNotEqualTo(MoveMark.FINE);
    assertThat(missed.words())
        .hasValueSatisfying(words -> assertThat(words).contains("better a1-a8: checkmate"));
    assertThat(judge("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8").get(0).mark())
        .isEqualTo(MoveMark.FINE);
  }

  @Test
  void a_turn_without_a_choice_is_not_judged() throws Exception {
    assertThat(judge("chess", "k7/8/8/8/8/8/7r/K7 w - - 0 1", "a1b1")).isEmpty();
  }
}
