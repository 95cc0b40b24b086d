package org.rookery.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class EditTest {
  @Test
  void kinds_have_the_numbers_of_their_names() throws ReflectiveOperationException {
    for (Edit.Kind kind : Edit.Kind.values()) {
      int number = Edit.class.getField(kind.name()).getInt(null);
      assertThat(Edit.what(Edit.of(number, 5, 6))).isEqualTo(kind);
    }
    assertThat(Edit.Kind.values()).hasSize(Edit.PART + 1);
  }

  @Test
  void the_fold_tells_what_an_edit_is_about() {
    int captures = Edit.of(Edit.CAPTURE, 0, 12);
    assertThat(Edit.what(captures)).isEqualTo(Edit.Kind.CAPTURE);
    assertThat(Edit.a(Edit.of(Edit.MOVE, 3, 4))).isEqualTo(3);
    assertThat(Edit.b(Edit.of(Edit.MOVE, 3, 4))).isEqualTo(4);
  }
}
