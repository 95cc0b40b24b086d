package org.rookery.engine.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.rookery.program.Contents;

final class BetweenMasksTest {
  private static final int ROOK = 1;
  private static final int KNIGHT = 2;

  private final ContentSets sets = new ContentSets(new Contents(2, 1));
  private final int empty = sets.only(Contents.EMPTY);
  private final long[] places = new long[3];

  @Test
  void a_rider_sees_as_far_as_squares_are_empty() {
    BetweenMasks sights =
        of(line(ROOK, 1), line(ROOK, 2, 1), line(ROOK, 63, 2, 1), line(KNIGHT, 2));
    places[ROOK] = 1L << 63;
    assertThat(sights.attacked(places, 1L << 63)).isTrue();
    assertThat(sights.attacked(places, 1L << 63 | 1L << 2)).isFalse();
    places[ROOK] = 1L << 2;
    assertThat(sights.attacked(places, 1L << 2 | 1L << 63)).isTrue();
    assertThat(sights.attacked(places, 1L << 1 | 1L << 2)).isFalse();
  }

  @Test
  void a_leaper_sees_over_pieces_and_from_its_own_squares_only() {
    BetweenMasks sights = of(line(ROOK, 1), line(KNIGHT, 2));
    places[KNIGHT] = 1L << 2;
    assertThat(sights.attacked(places, -1L)).isTrue();
    places[KNIGHT] = 1L << 1;
    assertThat(sights.attacked(places, -1L)).isFalse();
  }

  @Test
  void what_hangs_on_more_than_empty_squares_is_none() {
    AttackPaths.Line hop =
        new AttackPaths.Line(
            List.of(1, 2), List.of(sets.occupied(), sets.only(ROOK)), sets.occupied(), 2, ROOK);
    assertThat(BetweenMasks.of(List.of(hop), sets, 64)).as("over a man").isNull();
    assertThat(BetweenMasks.of(List.of(line(ROOK, 2, 1), line(ROOK, 2, 3)), sets, 64))
        .as("two ways")
        .isNull();
    assertThat(BetweenMasks.of(List.of(line(ROOK, 1)), sets, 65)).as("a large board").isNull();
  }

  private BetweenMasks of(AttackPaths.Line... lines) {
    return Objects.requireNonNull(BetweenMasks.of(List.of(lines), sets, 64));
  }

  /** A way across empty squares. */
  private AttackPaths.Line line(int piece, int attacker, Integer... between) {
    List<Integer> squares = new ArrayList<>(List.of(between));
    List<Integer> held = new ArrayList<>(Collections.nCopies(between.length, empty));
    squares.add(attacker);
    held.add(sets.only(piece));
    return new AttackPaths.Line(squares, held, sets.occupied(), attacker, piece);
  }
}
