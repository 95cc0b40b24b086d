package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.tests.Games;

/** Squares that hold columns: what positions say of them, and what taking a move back restores. */
class ColumnsTest {
  private static final Game TAK = Games.game("tak");

  private static final String SMALL =
      """
      (game (title "Small") (players White Black) (turn-order White Black)
         (board (rectangle 3 3))
         (board-setup (White (Man a1)) (Black (Man c3)))
         (piece (name Man) (letter M) (moves (n EFFECT add)))
         (repetition 3 draw))
      """;

  @ParameterizedTest
  @ValueSource(strings = {"lasca", "tak", "focus", "gobblet", "santorini"})
  void movesAreTakenBackWholly(String name) throws BadPosition {
    Game game = Games.game(name);
    Match match = game.start();
    Random random = new Random(5);
    for (int ply = 0; ply < 80 && !match.isOver(); ply++) {
      List<LegalMove> moves = match.turns();
      Position position = match.position();
      String before = match.fen();
      long hash = position.hash();
      LegalMove move = moves.get(random.nextInt(moves.size()));
      position.make(move.move());
      assertThat(position.hash()).isEqualTo(position.recomputedHash());
      long after = position.fingerprint();
      position.unmake();
      assertThat(position.hash()).isEqualTo(hash);
      assertThat(match.fen()).isEqualTo(before);
      match.play(move.complete());
      assertThat(position.fingerprint()).isEqualTo(after);
      assertThat(game.position(match.fen()).fen()).isEqualTo(match.fen());
      assertThat(new Position(position).setup()).isEqualTo(position.setup());
    }
    assertThat(match.position().ply()).isGreaterThan(6);
  }

  @Test
  void columnsThatDifferBeneathHaveOtherHashes() throws BadPosition {
    Position one = TAK.position("5/5/2(fF)2/5/5[Ff] w - - 0 9").position();
    Position other = TAK.position("5/5/2(FF)2/5/5[Ff] w - - 0 9").position();
    assertThat(one.hash()).isNotEqualTo(other.hash());
    assertThat(one.fingerprint()).isNotEqualTo(other.fingerprint());
    assertThat(TAK.position("5/5/2(FFF)2/5/5[Ff] w - - 0 9").position().hash())
        .as("equal pieces beneath do not make up for each other")
        .isNotEqualTo(TAK.position("5/5/2F2/5/5[Ff] w - - 0 9").position().hash());
    assertThat(one.setup()).isNotEqualTo(other.setup());
    int square = TAK.squares().indexOf("c3");
    assertThat(one.height(square)).isEqualTo(2);
    assertThat(one.beneath(square)).hasSize(1);
    assertThat(one.piecesOfOwner(1)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "n add, 2m/1(Mm)1/M2",
    "n cover add, 2m/1(Mm)1/M2",
    "e add, 2m/(mmM)2/M1(Mm)",
  })
  void gamesMayBeginWithColumns(String effect, String placement) throws BadPosition {
    String setup = "(fen \"" + placement + "\")";
    Game game =
        Rules.of(
                "small.rules",
                SMALL
                    .replace("n EFFECT add", effect)
                    .replace("(White (Man a1)) (Black (Man c3))", setup))
            .load()
            .orThrow();
    assertThat(game.start().fen()).startsWith(placement + " w");
    assertThat(game.start().position().setup())
        .isEqualTo(game.position(placement + " w - - 0 1").position().setup());
  }

  @ParameterizedTest
  @CsvSource({
    "5/5/2(fF2/5/5, should end with",
    "5/5/2()2/5/5, A column without pieces",
    "5/5/2(fx)2/5/5, Expected a piece's letter"
  })
  void aColumnThatIsNoneIsRefused(String placement, String problem) {
    assertThatThrownBy(() -> TAK.position(placement + "[Ff] w - - 0 9"))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining(problem);
  }

  /** Where a board has no rows, the place of a mistake is counted over the columns before it. */
  @Test
  void aMistakeBehindAColumnIsPointedAt() {
    String rules =
        SMALL
            .replace(
                "(rectangle 3 3)",
                "(positions (home 0 0 9 9) (post 9 0 18 9)) (links n (home post))")
            .replace("a1", "home")
            .replace("c3", "post")
            .replace("EFFECT", "cover");
    Game game = Rules.of("pairs.rules", rules).load().orThrow();
    TextException problem =
        catchThrowableOfType(
            TextException.class,
            () -> game.engine().positions().parse("home=(Mm),post=Z w - - 0 1"));
    assertThat(problem).hasMessageContaining("not `Z`");
    assertThat(problem.column()).isEqualTo("home=(Mm),post=Z".length());
  }

  /** A column that sets out is said to have arrived with fewer pieces, be it with one. */
  @Test
  void whatArrivesOfAColumnIsSaid() throws BadPosition {
    Game game = Rules.of("small.rules", SMALL.replace("EFFECT", "(carry 1)")).load().orThrow();
    Match match = game.position("2m/3/(mM)2 w - - 0 1");
    assertThat(match.turns().get(0).complete()).isEqualTo("a1-a2; m-a1; a2=(M)");
  }

  /** What is taken under lies beneath the pieces that move, and on those that they cover. */
  @ParameterizedTest
  @CsvSource({"M2/m2/(mM)2, (MmmM)2/3/3", "(mM)2/m2/M2, (mMmM)2/3/3", "3/(Mm)2/(MM)2, (mMM)2/M2/3"})
  void whatIsTakenUnderStaysWithItsCaptor(String before, String after) throws BadPosition {
    String effect = "(verify enemy?) take-under n (verify (not-enemy?)) cover";
    Game game = Rules.of("small.rules", SMALL.replace("EFFECT", effect)).load().orThrow();
    Match match = game.position(before + " w - - 0 1");
    match.turns().forEach(match::play);
    assertThat(match.fen()).startsWith(after);
  }

  /** What is taken under where the move ends is captured, and stays there with what lay beneath. */
  @ParameterizedTest
  @CsvSource({
    "(carry 1) take-under, 3/m2/(MM)2, 3/(mM)2/M2, true",
    "take-under cover, 3/(mm)2/(mM)2, 3/(mmmM)2/3, true",
    "take-under, 3/3/M2, 3/M2/3, false",
  })
  void aPieceMayBeTakenUnderWhereTheMoveEnds(
      String effect, String before, String after, boolean captures) throws BadPosition {
    String rules =
        SMALL
            .replace("EFFECT", effect)
            .replace(
                "(repetition 3 draw)",
                "(captured-pieces to-hand) (counter took 0 (per player))"
                    + " (on-capture (add-to took 1)) (ending \"none\" (= (counter took) 2) draw)");
    Match match = Rules.of("small.rules", rules).load().orThrow().position(before + " w - - 0 1");
    match.turns().forEach(match::play);
    assertThat(match.fen()).startsWith(after + "[]");
    assertThat(match.fen().contains("took-White=1")).isEqualTo(captures);
  }

  /** A piece from the hand takes others under itself as one of the board does. */
  @ParameterizedTest
  @CsvSource({
    "(drops (EFFECT)), m2/M2/3[M], 3/(MmM)2/3[]",
    "(moves (n EFFECT-copy)), m2/M2/M2, 3/(MmM)2/M2"
  })
  void aPieceThatIsPutDownTakesUnder(String rules, String before, String after) throws BadPosition {
    String effect = "(verify friend? (enemy? n)) (take-under n) cover add";
    String piece = rules.replace("EFFECT", effect);
    Game game =
        Rules.of("small.rules", SMALL.replace("(moves (n EFFECT add))", piece)).load().orThrow();
    Match match = game.position(before + " w - - 0 1");
    match.turns().forEach(match::play);
    assertThat(match.fen()).startsWith(after);
  }

  @Test
  void gamesWithoutColumnsReadNone() {
    assertThatThrownBy(() -> Games.game("chess").position("4k3/8/8/8/8/8/8/3(PP)K3 w - - 0 1"))
        .isInstanceOf(BadPosition.class);
  }

  @Test
  void whatIsLeftBehindIsSaidAndRead() throws BadPosition {
    Match match = TAK.position("5/5/5/5/(fFfF)4[Ff] w - - 0 9");
    match.play("a1-c1; b1=(Ff)");
    assertThat(match.fen()).startsWith("5/5/5/5/f(Ff)F2[");
    assertThat(match.board()).contains("b1 from below: F f");
  }

  @Test
  void aPictureShowsWhatLiesBeneath() throws BadPosition {
    assertThat(TAK.position("5/5/2(fF)2/5/5[Ff] w - - 0 9").scene().beneath()).hasSize(1);
    assertThat(TAK.position("5/5/2F2/5/5[Ff] w - - 0 9").scene().beneath()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "(carry 0), must be from 1 to 1023",
    "(leave 2000), must be from 1 to 1023",
    "(keep x), takes an integer here",
    "(change-type-beneath Wolf), no piece `Wolf`"
  })
  void numbersAndPiecesAreLookedAt(String effect, String problem) {
    assertThat(
            Rules.of("small.rules", SMALL.replace("EFFECT", effect))
                .load()
                .diagnostics()
                .toString())
        .contains(problem);
  }
}
