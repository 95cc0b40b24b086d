package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.rookery.drawing.picture.SquareMark;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;

class MatchTest {
  private static final Game CHESS = game("chess");

  private static Game game(String name) {
    try {
      return Rulebook.here().load(name).orThrow();
    } catch (NoSuchGame e) {
      throw new AssertionError(e);
    }
  }

  private static Match at(Game game, String fen) {
    try {
      return game.position(fen);
    } catch (BadPosition e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void a_match_is_played_to_its_end_and_taken_back() {
    Match match = CHESS.start();
    String start = match.fen();
    List.of("f3", "e5", "g2-g4", "d8h4").forEach(match::play);

    assertThat(match.outcome()).isEqualTo(new Outcome.Win(1, "checkmate"));
    assertThat(match.state()).isEqualTo("Black wins by checkmate.");
    assertThat(match.isOver()).isTrue();
    assertThat(match.inCheck()).isTrue();
    assertThat(match.turns()).isEmpty();
    assertThat(match.played()).containsExactly("f2-f3", "e7-e5", "g2-g4", "d8-h4");
    assertThat(match.isFromStart()).isTrue();

    while (match.back()) {
      assertThat(match.isOver()).isFalse();
    }
    assertThat(match.fen()).isEqualTo(start).isEqualTo(match.startFen());
    assertThat(match.turns()).hasSize(20);
    assertThat(match.played()).isEmpty();
  }

  @Test
  void a_turn_says_what_it_does() {
    Match match = CHESS.start();
    match.play("e4");
    match.play("d5");
    LegalMove takes = ((TurnReading.Found) match.turns().read("exd5")).turn();

    assertThat(takes.text()).isEqualTo("e4-d5");
    assertThat(takes.uci()).isEqualTo("e4d5");
    assertThat(takes.san()).isEqualTo("exd5");
    assertThat(takes.from()).contains("e4");
    assertThat(takes.to()).contains("d5");
    assertThat(takes.captured()).containsExactly("d5");
    assertThat(match.turns().from("e4")).hasSize(2).contains(takes);

    List<LegalMove> before = match.turns();
    match.play(takes);
    assertThat(before.stream().map(LegalMove::san)).contains("exd5", "Nf3", "Bb5+");
    assertThat(match.turns()).doesNotContain(takes);
    assertThatThrownBy(() -> match.play(takes)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_turn_of_several_parts_can_be_clicked_part_by_part() {
    Match match = at(CHESS, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    LegalMove castles = ((TurnReading.Found) match.turns().read("O-O-O")).turn();
    assertThat(castles.parts())
        .containsExactly(
            new LegalMove.Part(
                Optional.of("e1"),
                Optional.of("c1"),
                List.of("e1", "c1", "a1", "d1"),
                "e1-c1; a1-d1"));

    Match draughts = at(game("english-draughts"), "8/8/1m3m2/8/3m4/2M5/8/8 w - - 0 1");
    LegalMove chain = draughts.turns().stream().filter(t -> t.parts().size() > 1).findFirst().get();
    assertThat(chain.parts().stream().map(part -> part.to().orElseThrow()))
        .containsExactly("e5", "g7");
    assertThat(chain.from()).contains("c3");
    assertThat(chain.captured()).containsExactlyInAnyOrder("d4", "f6");
    assertThat(chain.touched()).contains("c3", "d4", "e5", "f6", "g7");
  }

  @Test
  void what_is_no_legal_move_is_explained() {
    Match match = CHESS.start();
    assertThatThrownBy(() -> match.play("e2-e5"))
        .isInstanceOf(IllegalMove.class)
        .hasMessage(match.why("e2-e5"))
        .hasMessageContaining("Pawn");
    assertThat(match.turns().read("e2-e5")).isInstanceOf(TurnReading.None.class);
    Match promotes = at(CHESS, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    assertThat(promotes.turns().read("a7a8"))
        .isInstanceOfSatisfying(
            TurnReading.Several.class, several -> assertThat(several.turns()).hasSize(4));
    assertThat(match.whyNoTurn()).isEmpty();
  }

  /** In fog what is not seen is told alike, whether a piece of the other player stands there. */
  @Test
  void an_unseen_square_is_not_said_to_be_empty() {
    for (String rank : List.of("p7", "8")) {
      Match match = at(game("dark-chess"), "4k3/8/8/8/" + rank + "/8/8/4K3 w - - 0 1");
      assertThat(MatchSight.of(match, 0).why("a4-a3")).isEqualTo("White sees no piece on a4.");
      assertThat(MatchSight.of(match, 0).why("e2-e3")).isEqualTo("There is no piece on e2.");
    }
  }

  /** Without a legal move: what the book says of rules that do not say it. */
  @Test
  void who_has_no_move_loses_only_in_check() {
    assertThat(stateOf("")).isEqualTo("A draw by stalemate.");
    assertThat(stateOf("(royal Man)")).isEqualTo("Black wins by checkmate.");
    assertThat(stateOf("(no-moves loss)")).isEqualTo("Black wins by no moves.");
  }

  private static String stateOf(String ending) {
    return Rules.of(
            "t.rules",
            "(game (title \"T\") (players White Black) (turn-order White Black)"
                + " (board (rectangle 2 2))"
                + " (board-setup (White (Man a1)) (Black (Man a2) (Rider b1)))"
                + " (piece (name Man) (letter M) (moves (n (verify empty?) add)))"
                + " (piece (name Rider) (letter R) (moves (betza \"R\"))) "
                + ending
                + ")")
        .load()
        .orThrow()
        .start()
        .state();
  }

  @Test
  void a_text_that_is_no_position_is_told_with_its_column() {
    assertThatThrownBy(() -> CHESS.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w"))
        .isInstanceOfSatisfying(BadPosition.class, bad -> assertThat(bad.column()).isEqualTo(43));
  }

  @Test
  void what_stands_on_the_board_and_lies_in_hand_is_told() {
    Match match = game("crazyhouse").start();
    List.of("e4", "d5", "exd5", "Qxd5").forEach(match::play);
    Piece pawn = new Piece("White", "Pawn", "P");

    assertThat(match.on("d5")).contains(new Piece("Black", "Queen", "q"));
    assertThat(match.on("e4")).isEmpty();
    assertThat(match.on("z9")).isEmpty();
    assertThat(match.hand(0)).isEqualTo(Map.of(pawn, 1));
    assertThat(match.board()).contains("White in hand: P");
    LegalMove drop = ((TurnReading.Found) match.turns().read("P*e4")).turn();
    assertThat(drop.from()).isEmpty();
    assertThat(drop.to()).contains("e4");
    assertThat(match.moverName()).isEqualTo("White");
    assertThat(match.mover()).isZero();
  }

  @Test
  void a_picture_shows_the_last_turn_checks_and_where_a_piece_may_go() {
    Match match = CHESS.start();
    List.of("e4", "f6", "d4", "g5", "Qh5").forEach(match::play);
    assertThat(match.scene().marks().stream().map(SquareMark::kind))
        .containsExactly(SquareMark.Kind.LAST, SquareMark.Kind.LAST, SquareMark.Kind.CHECK);
    assertThat(match.scene().note()).isEqualTo("White wins by checkmate.");
    assertThat(CHESS.start().scene("e2").marks()).hasSize(3);
    assertThatThrownBy(() -> match.scene("z9")).hasMessageContaining("neither a square nor");
  }

  @Test
  void another_match_of_the_thread_begins_elsewhere() throws BadPosition {
    Match match = CHESS.start();
    match.play("e4");
    Match other = match.at("7k/8/8/8/8/8/8/K7 b - - 0 1");
    Match here = match.fromHere();
    here.play("e5");

    assertThat(other.moverName()).isEqualTo("Black");
    assertThat(other.isFromStart()).isFalse();
    assertThat(here.played()).containsExactly("e7-e5");
    assertThat(here.isFromStart()).isFalse();
    assertThat(match.played()).containsExactly("e2-e4");
    assertThat(CHESS.empty().fen()).startsWith("8/8/8/8/8/8/8/8 w");
  }

  @Test
  void repetition_is_remembered_from_where_a_match_was_taken_over() {
    Match match = CHESS.start();
    List<String> round = List.of("Nf3", "Nf6", "Ng1", "Ng8");
    round.forEach(match::play);
    Match here = match.fromHere();
    round.forEach(here::play);

    assertThat(here.outcome()).isEqualTo(new Outcome.Draw("repetition"));
    assertThat(here.isDecided()).isFalse();
    assertThat(here.turns()).isEmpty();
    assertThat(here.turnsWhateverEnded()).hasSize(20);
  }

  @Test
  void one_game_serves_many_threads() throws Exception {
    Game shogi = game("shogi");
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      List<Future<String>> ends = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        ends.add(pool.submit(() -> middleTurns(shogi)));
      }
      String alone = middleTurns(game("shogi"));
      for (Future<String> end : ends) {
        assertThat(end.get()).isEqualTo(alone);
      }
    } finally {
      pool.shutdown();
    }
  }

  private static String middleTurns(Game game) {
    Match match = game.start();
    for (int ply = 0; ply < 40 && !match.isOver(); ply++) {
      match.play(match.turns().get(match.turns().size() / 2));
    }
    return match.fen();
  }
}
