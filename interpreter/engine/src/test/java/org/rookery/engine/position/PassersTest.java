package org.rookery.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.program.Edit;
import org.rookery.program.TurnStep;

/** What a turn says of the squares it has skipped, and of who skipped them. */
final class PassersTest extends MadeTurns {
  @Test
  void several_squares_are_skipped() {
    Position position = asking();
    make(
        position,
        move("b1", "b4"),
        on(Edit.PASSED, 0, "d3"),
        on(Edit.PASSED, 0, "b3"),
        on(Edit.PASSED, 0, "c3"),
        on(Edit.PASSED, 0, "b2"));
    assertThat(position.passedSquares()).containsExactly(at("b3"), at("c3"), at("d3"));
    assertThat(position.passer()).isEqualTo(at("b4"));
    make(position, PASS);
    assertThat(position.passedSquares()).isEmpty();
    assertThat(position.passer()).isEqualTo(Position.NOWHERE);
  }

  /** More squares than there was room for. */
  @Test
  void many_squares_are_skipped() {
    Position position = asking();
    make(
        position,
        move("b1", "b4"),
        on(Edit.PASSED, 0, "b2"),
        on(Edit.PASSED, 0, "c2"),
        on(Edit.PASSED, 0, "c4"),
        on(Edit.PASSED, 0, "d1"),
        on(Edit.PASSED, 0, "b3"));
    assertThat(position.passedSquares()).containsExactly(at("b3"));
  }

  /** Only the last of several pieces that skipped squares can be captured there. */
  @Test
  void the_last_piece_to_pass() {
    Position position = asking();
    int part = Edit.of(Edit.PART, 0, 0);
    make(
        position,
        move("b1", "b2"),
        on(Edit.PASSED, 0, "b3"),
        part,
        move("d2", "d1"),
        on(Edit.PASSED, 0, "d3"));
    assertThat(position.passedSquares()).containsExactly(at("d3"));
    assertThat(position.passer()).isEqualTo(at("d1"));
  }

  /** What is skipped in a part without a leg has been skipped by no piece. */
  @Test
  void no_piece_passes() {
    Position position = asking();
    make(position, move("b1", "b2"), Edit.of(Edit.PART, 0, 0), on(Edit.PASSED, 0, "d3"));
    assertThat(position.passedSquares()).isEmpty();
    make(position, on(Edit.PASSED, 0, "d3"));
    assertThat(position.passedSquares()).isEmpty();
    assertThat(position.passer()).isEqualTo(Position.NOWHERE);
  }

  /** Who has become another piece, or is gone, has not passed. */
  @Test
  void the_passer_must_still_be_there() {
    for (int word :
        new int[] {on(Edit.CAPTURE, 0, "b2"), on(Edit.TYPE, 0, "b2"), on(Edit.OWNER, 1, "b2")}) {
      Position position = asking();
      make(position, move("b1", "b2"), on(Edit.PASSED, 0, "b3"), Edit.of(Edit.PART, 0, 0), word);
      assertThat(position.passedSquares()).isEmpty();
      make(position, move("a3", "a2"));
    }
    Position position = asking();
    make(position, on(Edit.TYPE, 0, "b1"));
    make(position, PASS);
    make(position, move("b1", "b2"), on(Edit.TYPE, 1, "b2"), on(Edit.PASSED, 0, "b3"));
    assertThat(position.passedSquares()).as("changed before he passed").containsExactly(at("b3"));
  }

  /** No player captures their own piece in passing: a second turn in a row, a chain, a part. */
  @Test
  void ones_own_passer() {
    game.steps =
        List.of(
            new TurnStep(0, 0, List.of(List.of(0)), List.of()),
            new TurnStep(0, 0, List.of(List.of(0)), List.of()),
            new TurnStep(1, 1, List.of(List.of(0)), List.of()));
    Position position = asking();
    make(position, move("b1", "b2"), on(Edit.PASSED, 0, "b3"));
    assertThat(position.passedSquares()).isEmpty();
    make(position, move("d2", "d1"), on(Edit.PASSED, 0, "d3"));
    assertThat(position.passedSquares()).containsExactly(at("d3"));
  }

  /** A part that more parts follow leaves the clock, the turn and what passed alone. */
  @Test
  void a_part_ends() {
    Position position = asking();
    make(position, move("b1", "b2"), on(Edit.PASSED, 0, "b3"));
    assertThat(position.passer()).isEqualTo(at("b2"));
    position.makePart(new int[] {move("a3", "a2")}, 0, 1);
    assertThat(position.passedSquares()).isEmpty();
    assertThat(position.passer()).isEqualTo(Position.NOWHERE);
    assertThat(position.hash()).isEqualTo(position.recomputedHash());
    assertThat(position.clock()).isEqualTo(1);
    assertThat(position.mover()).isEqualTo(1);
    assertThat(position.turnNumber()).isEqualTo(1);
    position.unmake();
    assertThat(position.passedSquares()).containsExactly(at("b3"));
    assertThat(position.passer()).isEqualTo(at("b2"));
  }
}
