package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A match in which players do not know the pieces of others: what each is told. */
final class HiddenTypesTest {
  private static final int WHITE = 0;
  private static final int BLACK = 1;

  private static final Game GAME =
      Rules.of(
              "cellar.rules",
              """
              (define fight (moves
                ((either (n) (e) (s) (w)) (verify (piece? (enemy Mine))) capture add)
                ((either (w) (s) (e) (n)) (verify (not (piece? (enemy Mine))) not-friend?)
                 (set-attribute shown? enemy?) add)))
              (game (title "Cellar") (players White Black) (turn-order White Black)
                (hidden Cover shown?)
                (board (rectangle 3 4))
                (board-setup
                  (White (Guard a1 b1) (Lord c1) (Guard off 1)) (Black (Guard a4) (Mine b4) (Lord c4)))
                (piece (name Cover) (letter X))
                (piece (name Mine) (letter Q))
                (piece (name Guard) (letter G) (fight) (drops ((verify empty?) add)))
                (piece (name Lord) (letter L) (fight))
                (every-piece (attribute shown? false))
                (ending "captured" (= (count (friend Lord) (board)) 0) loss))
              """)
          .load()
          .orThrow();

  private static Match after(String... moves) {
    Match match = GAME.start();
    for (String move : moves) {
      match.play(move);
    }
    return match;
  }

  @Test
  void aMoveIsWrittenWithoutWhatComesOfIt() {
    Match match = after("a1-a2", "a4-a3");
    LegalMove fight =
        match.turns().stream()
            .filter(move -> move.text().equals("a2-a3"))
            .findFirst()
            .orElseThrow();
    for (String text :
        List.of(fight.shown(), fight.complete(), fight.san(), fight.zillions(), fight.written())) {
      assertThat(text).isEqualTo("a2-a3");
    }
    assertThat(fight.uci()).isEqualTo("a2a3");
    assertThat(fight.touched()).containsExactly("a2", "a3");
    assertThat(match.why("a2-a3")).isEqualTo("`a2-a3` is legal: a2-a3.");
  }

  /** Authors see everything; the player whose turn it is does not know the pieces of others. */
  @Test
  void authorsAreToldWhoseAndWhatAPieceIs() {
    Match match = GAME.start();
    assertThat(match.why("b4-b3"))
        .isEqualTo("The piece on b4 is a Black Mine, and White is to move.");
    assertThat(MatchSight.of(match, MatchSight.AUTHOR).why("b4-b3")).contains("a Black Mine");
    assertThat(MatchSight.of(match, WHITE).why("b4-b3"))
        .isEqualTo("The piece on b4 is a Black Cover, and White is to move.");
  }

  /** The piece of the first part stands elsewhere when the second begins. */
  @Test
  void theSecondPartOfAMoveIsWrittenToo() {
    Game game =
        Rules.of(
                "stairs.rules",
                """
                (game (title "Stairs") (players White Black) (turn-order White Black)
                  (hidden Cover shown?)
                  (board (rectangle 3 3))
                  (board-setup (White (Guard a1)) (Black (Guard c3)))
                  (piece (name Cover) (letter X))
                  (piece (name Guard) (letter G)
                    (moves
                      (move-type step) (n (verify not-friend?) add) (e (verify not-friend?) add)
                      (move-type turn) (e (verify not-friend?) add) (n (verify not-friend?) add)))
                  (every-piece (attribute shown? false))
                  (after-move quiet? (then turn))
                  (stalemate draw))
                """)
            .load()
            .orThrow();
    assertThat(game.start().turns())
        .extracting(LegalMove::shown)
        .containsExactlyInAnyOrder("a1-a2; a2-a3", "a1-a2; a2-b2", "a1-b1; b1-b2", "a1-b1; b1-c1");
  }

  @Test
  void whatComesOfAMoveIsToldWhenItIsMade() {
    Match match = after("a1-a2", "a4-a3", "a2-a3");
    assertThat(match.played()).containsExactly("a1-a2", "a4-a3", "a2-a3");
    List<String> told = List.of("a1-a2", "a4-a3", "a2-a3 (Black Guard captured, White Guard seen)");
    for (int viewer : List.of(WHITE, BLACK, MatchSight.WATCHER)) {
      assertThat(MatchSight.of(match, viewer).played()).isEqualTo(told);
    }
    assertThat(MatchSight.of(match, BLACK).on("a3")).isEqualTo("White Guard");
    assertThat(MatchSight.of(match, BLACK).on("b1")).isEqualTo("White Cover");
    assertThat(MatchSight.of(match, WHITE).on("b1")).isEqualTo("White Guard");
  }

  @Test
  void aShownPieceThatMovesOnIsNotSeenAgain() {
    Match match = after("a1-a2", "a4-a3", "a2-a3", "c4-c3", "a3-a4");
    assertThat(MatchSight.of(match, BLACK).played().get(4)).isEqualTo("a3-a4");
  }

  @Test
  void othersAreNotToldWhatIsPutDown() {
    Match match = after("G*b2");
    assertThat(MatchSight.of(match, WHITE).played()).containsExactly("G*b2");
    assertThat(MatchSight.of(match, BLACK).played()).containsExactly("X*b2");
    assertThat(MatchSight.of(match, MatchSight.WATCHER).played()).containsExactly("X*b2");
    assertThat(MatchSight.of(match, MatchSight.WATCHER).fen()).startsWith("xxx/3/1X1/XXX[] b");
  }

  @Test
  void movesComeInTheSameOrderWhateverIsAttacked() {
    Match one = GAME.start();
    String fen = "1l1/gqg/GGG/1L1 w - - 0 1";
    String other = "1l1/qgg/GGG/1L1 w - - 0 1";
    assertThat(texts(one, fen)).isEqualTo(texts(one, other)).contains("a2-a3");
  }

  private static List<String> texts(Match match, String fen) {
    try {
      return match.at(fen).turns().stream().map(LegalMove::shown).toList();
    } catch (BadPosition bad) {
      throw new IllegalArgumentException(bad);
    }
  }

  @Test
  void whenTheGameIsOverAllIsSeen() {
    Match match = after("b1-b2", "c4-c3", "c1-c2", "c3-c2");
    MatchSight sight = MatchSight.of(match, WHITE);
    assertThat(match.isOver()).isTrue();
    assertThat(sight.played()).last().isEqualTo("c3-c2");
    assertThat(sight.on("a4")).isEqualTo("Black Guard");
  }

  @Test
  void whoIsNotToMoveLearnsNothingOfMoves() {
    assertThat(MatchSight.of(GAME.start(), BLACK).turns()).isEmpty();
    assertThat(MatchSight.of(GAME.start(), BLACK).why("a1-a2")).isEqualTo("It is White's turn.");
    assertThat(MatchSight.of(GAME.start(), BLACK).state()).isEqualTo("The game goes on.");
  }
}
