package org.rookery.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.drawing.picture.PieceImage.Modifier;

final class PieceImageTest {
  private static PieceImage last(String... pieces) {
    var looks = PieceImage.of(Boards.of(2, 2, false, pieces).pieces());
    return looks.get(looks.size() - 1);
  }

  @Test
  void readsShapesWithModifiers() {
    PieceImage look = last("Castle C inverted tower");
    assertThat(look.shapes()).extracting(Glyph::name).containsExactly("tower");
    assertThat(look.is(Modifier.INVERTED)).isTrue();
    assertThat(look.ground()).isNull();
  }

  @Test
  void writesLettersOnAGroundWithoutAShape() {
    assertThat(last("General G disc").showsLetters()).isTrue();
    assertThat(last("General G disc crown").showsLetters()).isFalse();
    assertThat(last("Man M stone").showsLetters()).isFalse();
    assertThat(last("Man M lettered stone").showsLetters()).isTrue();
  }

  @Test
  void knowsWhichGroundsStandOnPlainBoards() {
    assertThat(last("Man M stone").isPlain()).isTrue();
    assertThat(last("Man M draught").isPlain()).isFalse();
    assertThat(last("Man M pawn").isPlain()).isFalse();
  }

  @Test
  void takesTheNameOfAnotherPieceForItsImage() {
    PieceImage look = last("Castle C inverted tower", "Tired-Castle T spent Castle");
    assertThat(look.shapes()).extracting(Glyph::name).containsExactly("tower");
    assertThat(look.modifiers()).containsExactlyInAnyOrder(Modifier.SPENT, Modifier.INVERTED);
  }

  @Test
  void fallsBackOnLettersForWhatItDoesNotKnow() {
    assertThat(last("Zebra Z").showsLetters()).isTrue();
    assertThat(last("Zebra Z images\\zebra.bmp").showsLetters()).isTrue();
    assertThat(last("Zebra Z spent").showsLetters()).isTrue();
  }

  @Test
  void isNotCaughtByPiecesThatNameEachOther() {
    assertThat(last("One A Two", "Two B One").showsLetters()).isTrue();
  }
}
