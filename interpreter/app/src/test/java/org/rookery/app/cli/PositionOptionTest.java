package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.files.Rulebook;

class PositionOptionTest {
  static Game game(String name) {
    return Rulebook.here().load(GameArgument.find(name), Optional.empty()).game().orElseThrow();
  }

  @Test
  void a_position_may_have_a_name() {
    Game chess = game("chess");
    String start = chess.start().fen();
    assertThat(PositionOption.position(chess, null).fen()).isEqualTo(start);
    assertThat(PositionOption.position(chess, "startpos").fen()).isEqualTo(start);
    assertThat(PositionOption.position(chess, "empty").fen())
        .isEqualTo("8/8/8/8/8/8/8/8 w - - 0 1");
  }

  @Test
  void a_turn_that_may_mean_several_lists_them() {
    Game chess = game("chess");
    var match = PositionOption.position(chess, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    assertThatThrownBy(() -> new TurnLine(match).make("a7a8"))
        .hasMessageStartingWith("`a7a8` may mean several moves: a7-a8; Q-a8, a7-a8; ");
  }

  /** Also what the lot puts last hangs on the seed, and seeds are mostly small numbers. */
  @Test
  void seeds_next_to_each_other_draw_lots_that_differ_everywhere() {
    Game fischer = game("chess960");
    Set<Character> queens = new HashSet<>();
    Set<Character> bishops = new HashSet<>();
    for (int seed = 1; seed <= 12; seed++) {
      String fen = new PositionOption().drawn(fischer, List.of(), seed).fen();
      queens.add((char) ('a' + fen.indexOf('q')));
      bishops.add((char) ('a' + fen.indexOf('b')));
    }
    assertThat(queens).hasSizeGreaterThan(3);
    assertThat(bishops).hasSizeGreaterThan(3);
  }

  @Test
  void a_position_to_which_no_game_leads_is_looked_at_and_told() {
    assertThat(notes("chess", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"))
        .isEqualTo("Note: Black is in check, and White is to move.\n");
    assertThat(notes("chess", "8/8/8/8/8/8/8/8 w - - 0 1"))
        .isEqualTo("Note: White has no King.\nNote: Black has no King.\n");
    assertThat(notes("crazyhouse", "8/8/8/8/8/8/8/K7[] w - - 0 1"))
        .isEqualTo("Note: Black has no King.\n");
  }

  @Test
  void other_positions_need_no_note() {
    assertThat(notes("chess", "4k3/4R3/8/8/8/8/8/4K3 b - - 0 1")).isEmpty();
    // White has two turns in a row.
    assertThat(notes("marseillais", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1")).isEmpty();
    // Kings are taken.
    assertThat(notes("extinction", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1")).isEmpty();
    assertThat(notes("kriegspiel", "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1")).as("no leak").isEmpty();
  }

  private static String notes(String game, String fen) {
    Cli.Run run = Cli.run("show", game, "--position", fen);
    assertThat(run.code()).isZero();
    return run.err();
  }
}
