package org.rookery.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Turns that share some of their changes, or have the same in another order. */
class AlikeTurnsTest {
  private static final GameProgram GAME = NotationGame.withHands();
  private static final Labels LABELS = new Labels(GAME);
  private static final int PART = Edit.of(Edit.PART, 0, 0);
  private static final int PAWN = move("a2", "a3");
  private static final int KING = move("e1", "f1");
  private static final int KNIGHT = move("b1", "d2");

  private static TurnTexts among(Move... moves) {
    try {
      String fen = "8/8/8/7p/7p/8/P7/1N2K3 w - - 0 1";
      Position position = new Position(GAME, new PositionText(GAME).parse(fen));
      return new TurnTexts(new MoveGenerator(GAME), position, List.of(moves));
    } catch (TextException e) {
      throw new AssertionError(e);
    }
  }

  private static int square(String name) {
    return LABELS.square(name).orElseThrow();
  }

  private static int move(String from, String to) {
    return Edit.of(Edit.MOVE, square(from), square(to));
  }

  private static int capture(String square) {
    return Edit.of(Edit.CAPTURE, 0, square(square));
  }

  @Test
  void ofTwoOrdersTheOneToldIsMeant() {
    Move pawnFirst = Move.of(PAWN, PART, KING);
    Move kingFirst = Move.of(KING, PART, PAWN);
    for (TurnTexts texts : List.of(among(pawnFirst, kingFirst), among(kingFirst, pawnFirst))) {
      assertThat(texts.read("a2-a3; e1-f1")).isEqualTo(new Reading.Found(pawnFirst));
      assertThat(texts.read("e1-f1; a2-a3")).isEqualTo(new Reading.Found(kingFirst));
    }
  }

  /** They lead to the same, so either will do. */
  @Test
  void anOrderThatNoTurnHasMeansTheFirstThatChangesThat() {
    Move one = Move.of(PAWN, PART, KING, PART, KNIGHT);
    Move other = Move.of(KING, PART, PAWN, PART, KNIGHT);
    assertThat(among(one, other).read("b1-d2; a2-a3; e1-f1")).isEqualTo(new Reading.Found(one));
  }

  /** What another turn has too tells nothing. */
  @Test
  void theShortestTextTellsWhatNoOtherTurnHas() {
    Move both = Move.of(PAWN, capture("h5"), capture("h4"));
    Move one = Move.of(PAWN, capture("h5"));
    assertThat(among(both, one).complete(both)).isEqualTo("a2-a3; h5-; h4-");
    assertThat(among(both, one).shortest(both)).isEqualTo("a2-a3; h4-");
    assertThat(among(both, one).shortest(one)).isEqualTo("a2-a3; h5-");
  }

  @Test
  void aSquareAloneIsADropWhereNothingElseIsDone() {
    Move drop = Move.of(Edit.of(Edit.DROP, NotationGame.contentOf("Queen", 0), square("d3")));
    assertThat(among(drop).read("d3")).isEqualTo(new Reading.Found(drop));
    assertThat(among(drop, Move.of(KING)).read("d3")).isInstanceOf(Reading.NoFit.class);
  }

  /** A text may be a turn of the game where no legal one is written so. */
  @ParameterizedTest
  @ValueSource(strings = {"O-O", "O-O-O", "a2-a9", "P a2-a9", "King e1 - f1 x h4", "Nd4", "h7-"})
  void aTurnThatIsNotLegalIsATurn(String text) {
    assertThat(among(Move.of(KING)).isTurn(text)).isTrue();
    assertThat(among(Move.of(KING)).read(text)).isInstanceOf(Reading.NoFit.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hello", "a9-a2", "a2-A9", "", "{}"})
  void otherTextsAreNone(String text) {
    assertThat(among(Move.of(KING)).isTurn(text)).isFalse();
  }

  /** From anywhere: there is no one square to say anything of. */
  @Test
  void whyALetterAndASquareAreNoMove() {
    assertThat(among(Move.of(KING)).read("Nd4"))
        .isEqualTo(new Reading.NoFit("`Nd4` is not a legal move."));
  }
}
