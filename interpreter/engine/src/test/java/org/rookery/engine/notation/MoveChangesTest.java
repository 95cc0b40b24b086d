package org.rookery.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** What a move changes on the board, and which piece it is about. */
class MoveChangesTest {
  private static final GameProgram GAME = NotationGame.withHands();
  private static final Labels LABELS = new Labels(GAME);
  private static final int PART = Edit.of(Edit.PART, 0, 0);
  private static final int QUEEN = NotationGame.contentOf("Queen", 0);

  private static MoveChanges changes(int... words) {
    try {
      String fen = "8/4P3/8/8/5n2/p7/P7/R3K3[QP] w - - 0 1";
      Position position = new Position(GAME, new PositionText(GAME).parse(fen));
      return MoveChanges.of(position, Move.of(words));
    } catch (TextException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(int... words) {
    return LABELS.text(changes(words).all());
  }

  private static int square(String name) {
    return LABELS.square(name).orElseThrow();
  }

  private static int move(String from, String to) {
    return Edit.of(Edit.MOVE, square(from), square(to));
  }

  private static int type(String piece, String square) {
    return Edit.of(Edit.TYPE, NotationGame.PIECES.indexOf(piece), square(square));
  }

  @Test
  void whatIsPutOnAPieceCapturesIt() {
    for (int kind : new int[] {Edit.DROP, Edit.CREATE}) {
      assertThat(changes(Edit.of(kind, QUEEN, square("f4"))).captured().stream())
          .containsExactly(square("f4"));
      assertThat(changes(Edit.of(kind, QUEEN, square("f5"))).captured().stream()).isEmpty();
    }
    assertThat(changes(Edit.of(Edit.COPY, square("a1"), square("f4"))).captured().stream())
        .containsExactly(square("f4"));
  }

  @Test
  void theFirstPartSaysWhichPieceTheMoveIsAbout() {
    MoveChanges two = changes(move("a2", "b3"), PART, move("e1", "f1"));
    assertThat(LABELS.square(two.origin())).isEqualTo("a2");
    assertThat(LABELS.square(two.target())).isEqualTo("b3");
    MoveChanges made = changes(Edit.of(Edit.CREATE, QUEEN, square("f5")));
    assertThat(made.origin()).isEqualTo(Component.NO_SQUARE);
    assertThat(LABELS.square(made.target())).isEqualTo("f5");
    assertThat(LABELS.square(changes(Edit.of(Edit.CREATE, QUEEN, square("f4"))).origin()))
        .isEqualTo("f4");
    assertThat(changes(Edit.of(Edit.DROP, QUEEN, square("f4"))).origin())
        .isEqualTo(Component.NO_SQUARE);
    assertThat(changes().target()).isEqualTo(Component.NO_SQUARE);
  }

  @Test
  void whatChangesNothingIsSaidOnlyWhereNothingElseIs() {
    assertThat(text()).isEqualTo("pass");
    assertThat(text(move("a2", "a2"))).isEqualTo("a2-a2");
    assertThat(text(move("a2", "b3"), PART)).isEqualTo("a2-b3");
    assertThat(text(move("a2", "a2"), Edit.of(Edit.CAPTURE, 0, square("f4")))).isEqualTo("f4-");
    assertThat(text(move("a2", "b3"), type("Pawn", "b3"))).isEqualTo("a2-b3");
    assertThat(text(move("a2", "b3"), Edit.of(Edit.CAPTURE, 0, square("c5")))).isEqualTo("a2-b3");
  }

  /** Where others go, the one that stays takes part. */
  @Test
  void whoStaysIsToldBesideThoseWhoGo() {
    assertThat(text(move("a2", "a2"), move("e1", "f1"))).isEqualTo("a2-a2; e1-f1");
  }

  @Test
  void theSquareIsLeftBeforeTheNextArrives() {
    MoveChanges train = changes(move("a1", "a2"), move("a2", "b3"));
    assertThat(LABELS.text(train.all())).isEqualTo("a2-b3; a1-a2");
    assertThat(train.captured().stream()).isEmpty();
  }

  @Test
  void thePieceOfTheNextPlayerIsTheFirstPlayersAfterTheLast() {
    int next = Edit.NEXT_PLAYER;
    assertThat(text(Edit.of(Edit.OWNER, next, square("f4")))).isEqualTo("N-f4");
    assertThat(text(Edit.of(Edit.OWNER, next, square("a1")))).isEqualTo("r-a1");
  }

  /** Two turns that leave the same board behind are told apart by what the piece had become. */
  @Test
  void whoBecomesAnotherAndIsGoneIsToldFromWhoIsOnlyGone() {
    for (int kind : new int[] {Edit.CAPTURE, Edit.REMOVE}) {
      int gone = Edit.of(kind, 0, square("e8"));
      assertThat(text(move("e7", "e8"), type("Queen", "e8"), gone)).isEqualTo("e7-e8; Q-e8; e8-");
      assertThat(text(move("e7", "e8"), gone)).isEqualTo("e7-e8; e8-");
    }
    int elsewhere = Edit.of(Edit.CAPTURE, 0, square("f4"));
    assertThat(text(move("e7", "e8"), type("Queen", "e8"), elsewhere))
        .isEqualTo("e7-e8; f4-; Q-e8");
    assertThat(text(move("e1", "f1"), type("Queen", "f4"), elsewhere)).isEqualTo("e1-f1; f4-");
  }

  @Test
  void theBoardAfterwardsHasEveryChange() {
    MoveChanges changes = changes(move("e7", "e8"), type("Queen", "e8"), PART, move("a2", "a3"));
    assertThat(changes.after()[square("e8")]).isEqualTo(QUEEN);
    assertThat(changes.captured().stream()).containsExactly(square("a3"));
    assertThat(IntStream.of(changes.after()).filter(piece -> piece != 0).count()).isEqualTo(5);
  }
}
