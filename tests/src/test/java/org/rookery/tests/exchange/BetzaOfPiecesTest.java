package org.rookery.tests.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.exchange.betza.PieceInBetza;
import org.rookery.exchange.betza.PiecesInBetza;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.tests.Games;

/** Betza printed back from rules. */
class BetzaOfPiecesTest {
  /** Of so many games one is looked at. */
  private static final int EVERY = 12;

  private final PiecesInBetza pieces = new PiecesInBetza();

  private Map<String, String> betza(Game game) {
    Map<String, String> found = new TreeMap<>();
    for (PieceInBetza piece : pieces.of(game)) {
      String name = game.pieces().get(piece.piece());
      String text = piece.betza().orElseGet(piece::obstacle);
      found.merge(name, text, (one, other) -> one.equals(other) ? one : one + " / " + other);
    }
    return found;
  }

  @Tag(Games.CATALOGUE)
  @Test
  void the_pieces_of_chess_are_told_as_everybody_tells_them() {
    assertThat(betza(Games.game("chess")))
        .containsEntry("King", "KisO2")
        .containsEntry("Queen", "Q")
        .containsEntry("Knight", "N")
        .containsEntry("Pawn", "fmWfceFifmnD");
  }

  /** What a piece does is what counts, in whatever words its rules are written. */
  @Test
  void other_pieces_are_told_by_what_they_do() {
    String rules =
        """
        (game (title "Men") (players White Black) (turn-order White Black)
          (board (rectangle 7 9))
          (piece (name Horse) (letter H) (moves (betza "afsW")))
          (piece (name Cannon) (letter C) (moves (betza "mRcpR")))
          (piece (name Crane) (letter R) (moves (betza "fFbWnAlfN")))
          (piece (name Stone) (letter S)))
        """;
    assertThat(betza(Rules.of("men.rules", rules).load().orThrow()))
        .containsEntry("Horse", "nN")
        .containsEntry("Cannon", "mRcpR")
        .containsEntry("Stone", "");
  }

  @Test
  void castling_with_a_partner_beside_the_edge_is_told() {
    String rules =
        """
        (game (title "Inside") (players White Black) (turn-order White Black)
          (board (rectangle 10 2) (mirror))
          (piece (name King) (letter K) (moves (betza "KisjO2")))
          (piece (name Rook) (letter R) (moves (betza "R")))
          (board-setup (White (King f1) (Rook b1 i1)) (Black (King f2) (Rook b2 i2)))
          (royal King))
        """;
    assertThat(betza(Rules.of("inside.rules", rules).load().orThrow()))
        .containsEntry("King", "KisjO2");
  }

  @Test
  void who_captures_and_stays_is_not_told() {
    String rules =
        """
        (game (title "Rifles") (players White Black) (turn-order White Black)
          (board (rectangle 5 5))
          (piece (name Rifle) (letter F) (moves (n (verify enemy?) capture (go from) add))))
        """;
    assertThat(betza(Rules.of("rifles.rules", rules).load().orThrow()))
        .containsEntry("Rifle", "It does more than go to a square and capture what stands there.");
  }

  @Tag(Games.CATALOGUE)
  @Test
  void a_piece_that_is_bound_to_a_place_is_not_told() {
    assertThat(betza(Games.game("xiangqi")))
        .containsEntry("Horse", "nN")
        .containsEntry("Elephant", "Where it goes depends on more than what stands in its way.");
  }

  @Tag(Games.CATALOGUE)
  @Test
  void most_pieces_are_told() {
    int all = 0;
    int told = 0;
    for (String name : Games.everyNth(Games.names(), EVERY)) {
      for (PieceInBetza piece : pieces.of(Games.game(name))) {
        all++;
        told += piece.betza().isPresent() ? 1 : 0;
      }
    }
    assertThat(Optional.of((double) told / all))
        .as(told + " of " + all)
        .hasValueSatisfying(share -> assertThat(share).isGreaterThan(0.65));
  }
}
