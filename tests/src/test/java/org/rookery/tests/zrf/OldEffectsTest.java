package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the moves of old files leave on the board, and in which order they bring it about. */
final class OldEffectsTest {
  private static OldGame game(String sections) {
    return new OldGame(
        """
        (define step ($1 (verify empty?) add))
        (game (title "Old") (players White Black Red Grey) (turn-order %s)
          (board
            (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (9 0)) ("4/3/2/1" (0 9)))
              (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0)))
            (symmetry Black (n s) (s n)))
          (piece (name E) (moves (step s) (step n)))
          %s)
        """
            .formatted(sections.contains("Red") ? "White Black Red" : "White Black", sections));
  }

  @Test
  void all_legs_are_lifted_before_any_is_put_down() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E a2 d4)))
            (piece (name M) (moves (n (verify enemy?) cascade n add) (n cascade s add)))
            """);
    assertThat(game.turns())
        .containsExactlyInAnyOrder("M a1 x a2 E a2 - a3", "M a1 x a2 E a2 x a1");
    assertThat(game.after("M a1 x a2 E a2 - a3").pieces())
        .containsExactlyInAnyOrder("d4 Black E", "a3 Black E", "a2 White M");
    OldGame swap =
        game(
            """
            (board-setup (White (M a1)) (Black (E a2 d4)))
            (piece (name M) (moves (n (verify enemy?) cascade s add)))
            """);
    assertThat(swap.after("M a1 x a2 E a2 x a1").pieces())
        .containsExactlyInAnyOrder("d4 Black E", "a2 White M", "a1 Black E");
  }

  @Test
  void captures_act_on_what_stands_there_after_the_move() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E b1 d4)))
            (piece (name M) (moves (n capture (capture e) add) (e capture add)))
            """);
    assertThat(game.after("M a1 - a2 x a2").pieces())
        .containsExactlyInAnyOrder("d4 Black E", "b1 Black E");
    OldGame both =
        game(
            """
            (board-setup (White (M a1)) (Black (E b1 d4)))
            (piece (name M) (moves (e capture add)))
            """);
    both.after(both.turns().get(0));
    assertThat(both.pieces()).containsExactlyInAnyOrder("d4 Black E");
  }

  @Test
  void what_is_made_takes_the_place_of_what_stands_there() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E b1 d4)))
            (piece (name M) (moves (n (create E e) (create Black M w) (create Black E b1) add)))
            """);
    game.after(game.turns().get(0));
    assertThat(game.pieces())
        .containsExactlyInAnyOrder("d4 Black E", "a2 White M", "b2 White E", "b1 Black E");
  }

  @Test
  void flip_gives_to_the_next_player_who_has_turns() {
    OldGame three =
        game(
            """
            (board-setup (White (M a1)) (Black (E a4)) (Red (E d4)) (Grey (E c3)))
            (piece (name M) (moves (n (flip a4) (flip d4) (flip c3) add)))
            """);
    three.after(three.turns().get(0));
    assertThat(three.pieces())
        .containsExactlyInAnyOrder("a4 Red E", "d4 White E", "c3 White E", "a2 White M");
  }

  @Test
  void change_owner_gives_to_whose_pieces_move() {
    OldGame game =
        new OldGame(
            """
            (game (title "Old") (players White Black Grey) (turn-order (White Grey) Black)
              (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (9 0)) ("2/1" (0 9)))
                (directions (n 0 -1) (e 1 0))))
              (board-setup (White (M a2)) (Black (M b1)) (Grey (M a1)))
              (piece (name M) (moves (n change-owner (change-owner e) (change-owner b1) (verify empty?) add) (e (verify enemy?) change-owner (change-owner a2) add))))
            """);
    assertThat(game.after("M a1 x b1 = Grey on a2").pieces())
        .containsExactlyInAnyOrder("a2 Grey M", "b1 Grey M");
  }

  @Test
  void attributes_go_with_the_piece_and_are_new_for_new_pieces() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1 off 1)) (Black (E a4 d4)))
            (piece (name M) (attribute fresh true) (attribute tired false)
              (moves
                ((verify fresh) n (verify empty?) (set-attribute fresh false) (set-attribute tired true) add)
                ((verify not-fresh) e (verify empty?) (add M Q)))
              (drops (d1 (verify empty?) add)))
            (piece (name Q) (attribute fresh true) (attribute tired false)
              (moves ((verify tired) n (verify empty?) add) ((verify fresh) s (verify empty?) add)))
            """);
    game.after("M a1 - a2", "E a4 - a3");
    assertThat(game.turns()).contains("M a2 - b2 = Q", "White M d1");
    game.after("M a2 - b2 = Q", "E a3 - a4");
    assertThat(game.turns()).containsExactlyInAnyOrder("Q b2 - b3", "White M d1");
    assertThat(game.after("White M d1", "E a4 - a3").turns())
        .contains("M d1 - d2 @ d2 1 0 @ d2 0 1");
  }

  @Test
  void type_and_attribute_given_on_the_way_are_those_of_who_arrives() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E a2 d4)))
            (piece (name M) (attribute hot false)
              (moves (n (change-type Q) (set-attribute hot true) add)))
            (piece (name Q) (attribute hot false) (moves ((verify hot) e add)))
            """);
    game.after(game.turns().get(0), "E d4 - d3");
    assertThat(game.pieces()).contains("a2 White Q");
    assertThat(game.turns()).containsExactly("Q a2 - b2");
  }

  @Test
  void every_part_begins_with_fresh_marks_and_flags() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E d4)))
            (piece (name M)
              (moves
                (move-type first)
                (n mark (set-flag f true) (set-position-flag p true) n (add-partial second))
                (move-type second)
                (e (verify (not-flag? f)) back n add)
                (w add) (e (verify (flag? f)) e add)
                (s (verify (position-flag? p)) add)))
            (move-priorities first)
            """);
    game.after(game.turns().get(0));
    assertThat(game.turns()).containsExactly("M a3 - a4");
  }

  @Test
  void the_cursor_goes_where_the_last_move_began_and_ended() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E d3)))
            (piece (name M) (moves (step n) ((go last-to) (verify enemy?) add) ((go last-from) w add)))
            """);
    assertThat(game.turns()).containsExactly("M a1 - a2");
    game.after("M a1 - a2", "E d3 - d4");
    assertThat(game.turns()).containsExactlyInAnyOrder("M a2 - a3", "M a2 x d4", "M a2 - c3");
  }

  /** The piece that moves defends nothing from the square that it leaves, and hides nothing. */
  @Test
  void another_piece_defends() {
    OldGame game =
        game(
            """
            (board-setup (White (F a1) (M b1 a3)) (Black (E d4)))
            (piece (name M)
              (moves (move-type ask) (e (verify (defended? hit)) add)
                     (move-type hit) (e (verify enemy?) add)))
            (piece (name F) (moves (move-type hit) (e (while empty? e) (verify enemy?) add)))
            """);
    assertThat(game.turns()).containsExactly("M b1 - c1");
  }

  @Test
  void attacked_asks_what_an_enemy_could_capture_and_defended_what_a_friend_could() {
    String game =
        """
        (board-setup (White (M a1 b1 c1)) (Black (R d2 d4)))
        (piece (name M) (moves (n %s add)))
        (piece (name R)
          (moves (move-type near) (w (verify not-friend?) add) (move-type far) (w w (verify enemy?) add)))
        """;
    assertThat(game(game.formatted("(verify (attacked?))")).turns())
        .containsExactlyInAnyOrder("M b1 - b2", "M c1 - c2");
    assertThat(game(game.formatted("(verify (not-attacked? far))")).turns())
        .containsExactlyInAnyOrder("M a1 - a2", "M c1 - c2");
    assertThat(game(game.formatted("(verify (attacked? near))")).turns())
        .containsExactly("M c1 - c2");
    assertThat(game(game.formatted("(verify not-attacked?)")).turns()).containsExactly("M a1 - a2");
    String friends =
        """
        (board-setup (White (M a1 b1) (F b3)) (Black (E d4)))
        (piece (name M) (moves (n (verify defended?) add)))
        (piece (name F) (moves (move-type down) (s (verify not-friend?) add)))
        """;
    assertThat(game(friends).turns()).containsExactlyInAnyOrder("M b1 - b2", "F b3 - b2");
    assertThat(game(friends.replace("defended?", "(not-defended? down)")).turns())
        .containsExactlyInAnyOrder("M a1 - a2", "F b3 - b2");
  }

  @Test
  void pieces_of_chance_move_when_it_is_their_turn() {
    OldGame game =
        new OldGame(
            """
            (game (title "Old") (players White Black ?Dice) (turn-order White (?Dice Black) ?Dice)
              (option "prevent flipping" 2) (option "discard cascades" true)
              (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (9 0)) ("3/2/1" (0 9)))
                (directions (n 0 -1) (s 0 1))) (symmetry Black (n s)))
              (board-setup (White (M a1)) (Black (M b3)) (?Dice (D off 1)))
              (piece (name M) (moves (n (verify empty?) add)))
              (piece (name D) (drops ((verify empty?) add))))
            """);
    game.after("M a1 - a2");
    assertThat(game.mover()).isEqualTo("?Dice");
    assertThat(game.turns()).containsExactly("M b3 - b2");
    game.after("M b3 - b2");
    assertThat(game.turns()).hasSize(4).contains("?Dice D a1");
    assertThat(game.after("?Dice D a1").mover()).isEqualTo("White");
  }
}
