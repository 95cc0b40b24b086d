package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.files.Rulebook;

/** The keys that say more of a case than what to expect of one position. */
class KeysTest {
  @TempDir private Path folder;

  private CaseResult one(String... lines) throws IOException {
    return of("chess", lines);
  }

  private CaseResult of(String game, String... lines) throws IOException {
    String text =
        "rules: " + game + "\ncases:\n  - name: it\n    " + String.join("\n    ", lines) + "\n";
    Path file = Files.writeString(folder.resolve("x.yaml"), text);
    SuiteResult result = new SuiteRunner(Rulebook.here()).run(file);
    assertThat(result.problem()).isEmpty();
    assertThat(result.cases()).hasSize(1);
    return result.cases().get(0);
  }

  private static List<String> told(CaseResult c) {
    return c.mismatches().stream().map(Mismatch::sentence).toList();
  }

  private String problem(String... lines) throws IOException {
    return one(lines).problem().orElse("none");
  }

  @Test
  void a_case_is_skipped_with_a_reason() throws IOException {
    CaseResult skipped = one("skip: not yet", "expect: {count: 1}");
    assertThat(skipped.passed()).isTrue();
    assertThat(skipped.skipped()).contains("not yet");
    assertThat(problem("skip: \" \"", "expect: {count: 1}"))
        .endsWith("Say why the case is skipped.");
  }

  @Test
  void a_case_stands_for_the_other_player_too() throws IOException {
    String position = "position: \"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2\"";
    assertThat(
            one(
                    "for: both-players",
                    position,
                    "expect: {count: 28, legal: [\"e5-d6; d5-\", e1-g1], targets: {e1: [d1, f1, d2,"
                        + " e2, f2, c1, g1]}, after: {e1-c1: {board: {d1: White Rook}}, e5-d6:"
                        + " {captured: [d5]}}}")
                .passed())
        .isTrue();
    assertThat(
            told(
                one(
                    "for: both-players",
                    position.replace("KQkq", "KQ"),
                    "play: [h1-h2]",
                    "expect: {outcome: draw}")))
        .containsExactly(
            "outcome: expected draw, got ongoing",
            "for the other player: outcome: expected draw, got ongoing");
    assertThat(problem("for: everybody", "expect: {count: 1}"))
        .endsWith("`for` should be `both-players` or `mirrored`.");
  }

  @Test
  void who_loses_is_said_as_well_as_who_wins() throws IOException {
    String mate = "play: [f2-f3, e7-e5, g2-g4, d8-h4]";

    for (String outcome : List.of("White loses", "White loses by checkmate", "Black wins")) {
      assertThat(told(one(mate, "expect: {outcome: " + outcome + "}"))).isEmpty();
    }
    assertThat(told(one(mate, "expect: {outcome: White loses by no moves}")))
        .containsExactly("outcome: expected White loses by no moves, got Black wins by checkmate");
    assertThat(told(one(mate, "expect: {outcome: Black loses}")))
        .containsExactly("outcome: expected Black loses, got Black wins by checkmate");
  }

  @Test
  void letters_with_a_sign_behind_them_are_the_other_players_too() throws IOException {
    assertThat(
            of(
                    "crazyhouse",
                    "for: both-players",
                    "position: \"7k/P7/8/8/8/8/8/K7[] w - - 0 1\"",
                    "expect: {legal: [\"a7-a8; Q~-a8\", \"a7-a8; N~-a8\"]}")
                .passed())
        .isTrue();
  }

  @Test
  void a_case_stands_for_its_mirror_image_too() throws IOException {
    String position = "position: \"4k3/8/8/8/8/8/8/1N2K3 w - - 0 1\"";
    assertThat(one("for: mirrored", position, "expect: {targets: {b1: [a3, c3, d2]}}").passed())
        .isTrue();
    assertThat(
            told(
                one(
                    "for: mirrored",
                    "position: \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"",
                    "expect: {legal: [\"e1-c1\"]}")))
        .containsExactly(
            "mirrored: `d1-f1`: expected a legal move, got `d1-f1` is not a legal move.");
  }

  @Test
  void what_should_always_hold_is_looked_for_in_random_games() throws IOException {
    assertThat(
            one("always: {that: \"(= (count (friend King) (board)) 1)\", games: 3, turns: 40}")
                .passed())
        .isTrue();
    CaseResult bare =
        one(
            "position: \"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\"",
            "always: {that: \"(> (+ (count friend (board)) (count enemy (board))) 2)\"}");
    assertThat(bare.mismatches())
        .singleElement()
        .isInstanceOfSatisfying(
            Mismatch.Violation.class,
            violation -> {
              assertThat(violation.seed()).isPositive();
              // A Pawn takes the other, and then a King takes it: hardly any way is shorter.
              assertThat(violation.turns()).hasSizeLessThanOrEqualTo(8);
            });
    assertThat(told(one("always: {longest: 30, games: 2}")))
        .containsExactly(
            "always (seed 1): expected the game to be over after 30 moves, got a game that goes"
                + " on");
    assertThat(one("always: {longest: 200, games: 6}").mismatches())
        .singleElement()
        .isInstanceOfSatisfying(
            Mismatch.Violation.class,
            violation -> {
              assertThat(violation.seed()).isPositive();
              assertThat(violation.turns()).hasSizeGreaterThanOrEqualTo(200);
            });
    assertThat(problem("always: {that: \"(= (count (friend Kong) (board)) 1)\"}"))
        .contains(":4:14: The condition cannot be read in these rules: ")
        .contains("Kong");
    assertThat(problem("always: {games: 3}")).contains("Say what should always hold");
  }

  /** Each of the two goes up seven times, and then there is no move. */
  @Test
  void a_game_of_as_many_moves_as_it_may_have_is_short_enough() throws IOException {
    Files.writeString(
        folder.resolve("up.rules"),
        """
        (game (title "Up") (players White Black) (turn-order White Black)
          (board (rectangle 2 8)) (board-setup (White (Man a1)) (Black (Man b8)))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (stalemate loss))
        """);
    assertThat(told(of("up.rules", "always: {longest: 14, games: 1}"))).isEmpty();
    assertThat(told(of("up.rules", "always: {longest: 13, games: 1}")))
        .singleElement()
        .asString()
        .contains("to be over after 13 moves");
  }

  /** Two moves of Black lead there, whatever White does, and no game is told that is longer. */
  @Test
  void a_game_that_breaks_what_should_hold_is_made_as_short_as_can_be() throws IOException {
    Files.writeString(
        folder.resolve("walk.rules"),
        """
        (game (title "Walk") (players White Black) (turn-order White Black)
          (board (rectangle 3 5)) (board-setup (White (Man a1)) (Black (Man c5)))
          (piece (name Man) (letter M) (moves (betza "mW"))))
        """);
    for (int seed = 1; seed <= 4; seed++) {
      CaseResult broken =
          of(
              "walk.rules",
              "always: {that: \"(not (piece? anyone a5))\", turns: 90, games: 9, seed: "
                  + seed
                  + "}");
      assertThat(broken.mismatches())
          .singleElement()
          .isInstanceOfSatisfying(
              Mismatch.Violation.class,
              found ->
                  assertThat(found.turns())
                      .hasSize(4)
                      .satisfies(turns -> assertThat(turns.get(1)).isEqualTo("c5-b5"))
                      .satisfies(turns -> assertThat(turns.get(3)).isEqualTo("b5-a5")));
    }
  }

  /** The number of the turn is told; who could capture en passant still can. */
  @Test
  void a_turn_of_another_number_is_the_same_turn() throws IOException {
    String position = "position: \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"";
    assertThat(one(position, "turn: 7", "expect: {legal: [e5-d6]}").passed()).isTrue();
    assertThat(
            one(position, "to-move: Black", "expect: {after: {e8-e7: {illegal: [e5-d6]}}}")
                .passed())
        .isTrue();
  }

  /** A flag names all pieces that have it; the others have it no more. */
  @Test
  void who_is_not_named_by_a_flag_does_not_have_it() throws IOException {
    Files.writeString(
        folder.resolve("marks.rules"),
        """
        (game (title "Marks") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Stone a1 b1)))
          (piece (name Stone) (letter S) (attribute fresh? true)
            (moves ((verify fresh?) n (verify empty?) add))))
        """);
    String flags = "flags: {\"fresh?\": [b1]}";
    assertThat(told(of("marks.rules", flags, "expect: {targets: {a1: [], b1: [b2]}}"))).isEmpty();
    assertThat(told(of("marks.rules", "expect: {" + flags + "}")))
        .containsExactly("flags: fresh?: expected [b1], got [a1, b1]");
  }

  /** What is expected after a move is what should be below it in a count that is wrong. */
  @Test
  void leaves_are_compared_with_those_expected_below() throws IOException {
    CaseResult wrong =
        one(
            "expect: {perft: {2: 401, 3: 8903}, after: {e2-e4: {count: 21}, d2-d4: {perft: {1: 19,"
                + " 2: 561}}}}");
    List<String> below = new ArrayList<>();
    for (Mismatch mismatch : wrong.mismatches()) {
      if (mismatch instanceof Mismatch.Leaves leaves) {
        leaves.divide().stream()
            .filter(branch -> branch.wanted().isPresent())
            .forEach(
                branch ->
                    below.add(
                        leaves.depth()
                            + " "
                            + branch.turn()
                            + " "
                            + branch.leaves()
                            + " "
                            + branch.wanted().getAsLong()));
      }
    }
    assertThat(below)
        .containsExactlyInAnyOrder("2 e2-e4 20 21", "2 d2-d4 20 19", "3 d2-d4 560 561");
  }

  @Test
  void a_case_has_to_be_fast() throws IOException {
    assertThat(one("faster-than: 3 s", "expect: {count: 20}").passed()).isTrue();
    assertThat(told(one("faster-than: 3 s", "expect: {count: 21}")))
        .as("fast and wrong")
        .containsExactly("count: expected 21, got 20");
    assertThat(told(one("faster-than: 0.001 ms", "expect: {perft: {2: 400}}")))
        .singleElement()
        .asString()
        .startsWith("faster-than: expected 0.001 ms, got ");
    assertThat(problem("faster-than: soon", "expect: {count: 20}")).contains("as `200 ms`");
  }

  @Test
  void check_is_that_of_the_player_whose_pieces_move() throws IOException {
    Files.writeString(
        folder.resolve("crossed.rules"),
        """
        (game (title "Crossed") (players White Black) (turn-order (White Black) (Black White))
          (board (rectangle 4 4)) (royal King)
          (board-setup (White (King a1) (Rook d1)) (Black (King d4)))
          (piece (name King) (letter K) (moves (betza "K")))
          (piece (name Rook) (letter R) (moves (betza "R"))))
        """);
    assertThat(told(of("crossed.rules", "expect: {check: true}"))).isEmpty();
  }

  /** A piece that is placed where it began has never moved, as in a position that says nothing. */
  @Test
  void a_piece_that_is_placed_where_it_began_has_not_moved() throws IOException {
    Files.writeString(
        folder.resolve("steps.rules"),
        """
        (game (title "Steps") (players White Black) (turn-order White Black)
          (board (rectangle 3 4)) (board-setup (White (Man a1 b1)) (Black (Man c4)))
          (piece (name Man) (letter M) (moves (n (verify empty?) (verify (unmoved? s)) n add))))
        """);
    assertThat(
            told(
                of(
                    "steps.rules",
                    "position: empty",
                    "place: {a1: White Man, b2: White Man}",
                    "expect: {moves: [a1-a3]}")))
        .isEmpty();
  }
}
