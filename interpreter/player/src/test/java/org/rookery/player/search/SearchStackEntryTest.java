package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** In which order turns are tried. */
final class SearchStackEntryTest {
  private static final Game GAME =
      Rules.of(
              "one.rules",
              """
              (game (title "One") (players White Black) (turn-order White Black)
                (board (rectangle 2 4)) (board-setup (White (Man a1)) (Black (Man b4)))
                (piece (name Man) (letter M) (moves (n (verify empty?) add))))
              """)
          .load()
          .orThrow();

  private final SearchStackEntry ply = new SearchStackEntry(GAME.engine().generator().openTurns());

  private static int promise(int turn) {
    return turn * 7 % 13 - 6;
  }

  /** Whether few are picked one by one or many are sorted. */
  @ParameterizedTest
  @ValueSource(ints = {1, 5, 12, 13, 14, 40})
  void theMostPromisingTurnComesFirstAndOfEqualsTheFirst(int size) {
    for (int turn = 0; turn < size; turn++) {
      ply.rate(turn, turn, promise(turn));
    }
    List<Integer> sorted =
        IntStream.range(0, size)
            .boxed()
            .sorted(Comparator.comparing(SearchStackEntryTest::promise).reversed())
            .toList();
    assertThat(IntStream.range(0, size).map(rank -> ply.pick(rank, size)).boxed().toList())
        .isEqualTo(sorted);
    assertThat(IntStream.range(0, size).map(ply::picked).boxed().toList()).isEqualTo(sorted);
  }

  /** The one before the last is known as well, but not when it was the same. */
  @Test
  void twoKillersAreKnown() {
    ply.noteKiller(1);
    ply.noteKiller(2);
    ply.noteKiller(2);
    assertThat(List.of(ply.killer, ply.secondKiller)).containsExactly(2, 1);
  }

  @Test
  void aTurnOfOneWordIsCalledByIt() {
    assertThat(SearchStackEntry.name(new int[] {5, 6, 7}, 1, 2)).isEqualTo(6);
    int two = SearchStackEntry.name(new int[] {5, 6, 7}, 1, 3);
    assertThat(two).isNegative().isEqualTo(SearchStackEntry.name(new int[] {6, 7}, 0, 2));
    assertThat(two).isNotEqualTo(SearchStackEntry.name(new int[] {7, 6}, 0, 2));
  }
}
