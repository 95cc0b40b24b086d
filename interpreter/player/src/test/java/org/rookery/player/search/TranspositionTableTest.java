package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  private static final int TIMES = 3_000_000;

  @Test
  void what_is_noted_is_found() {
    TranspositionTable table = new TranspositionTable(1);
    table.note(77, 1234, -321, 9, TranspositionTable.AT_LEAST);
    long entry = table.find(77);
    assertThat(TranspositionTable.turn(entry)).isEqualTo(1234);
    assertThat(TranspositionTable.score(entry)).isEqualTo(-321);
    assertThat(TranspositionTable.depth(entry)).isEqualTo(9);
    assertThat(TranspositionTable.bound(entry)).isEqualTo(TranspositionTable.AT_LEAST);
    assertThat(table.find(78)).isEqualTo(TranspositionTable.UNKNOWN);
  }

  /** The best move known of a position is not lost by a search that finds none. */
  @Test
  void the_move_is_kept_when_none_is_better() {
    TranspositionTable table = new TranspositionTable(1);
    table.note(77, 1234, 50, 3, TranspositionTable.EXACT);
    table.note(77, 0, -20, 4, TranspositionTable.AT_MOST);
    assertThat(TranspositionTable.turn(table.find(77))).isEqualTo(1234);
    assertThat(TranspositionTable.score(table.find(77))).isEqualTo(-20);
  }

  /** Few keys that fall into the same bucket, so that writers get in each other's way. */
  private static long key(int number) {
    return 0x1234_5678_0000_0000L | (number + 1);
  }

  private static void note(TranspositionTable table, int number, int depth) {
    table.note(key(number), number + 1, 0, depth, TranspositionTable.EXACT);
  }

  /** Which of these keys are known. */
  private static List<Integer> known(TranspositionTable table, int keys) {
    return IntStream.range(0, keys)
        .filter(number -> table.find(key(number)) != TranspositionTable.UNKNOWN)
        .boxed()
        .toList();
  }

  @Test
  void the_shallowest_of_a_full_bucket_gives_way() {
    TranspositionTable table = new TranspositionTable(1);
    int[] depths = {5, 4, 3, 6};
    for (int number = 0; number < depths.length; number++) {
      note(table, number, depths[number]);
      assertThat(known(table, 9)).as("as long as there is room").hasSize(number + 1);
    }
    note(table, 4, 1);
    assertThat(known(table, 9)).containsExactly(0, 1, 3, 4);
    note(table, 0, 2);
    assertThat(known(table, 9)).as("known already").containsExactly(0, 1, 3, 4);
    assertThat(TranspositionTable.depth(table.find(key(0)))).isEqualTo(2);
  }

  /** A turn thought about since then counts as eight plies. */
  @Test
  void what_is_old_gives_way_before_what_is_less_deep() {
    for (int depth : new int[] {9, 11}) {
      TranspositionTable table = new TranspositionTable(1);
      note(table, 0, depth);
      table.grow();
      for (int number = 1; number < 4; number++) {
        note(table, number, 2);
      }
      note(table, 4, 2);
      assertThat(known(table, 9)).hasSize(4);
      assertThat(known(table, 9).contains(0)).isEqualTo(depth == 11);
    }
  }

  @Test
  void what_is_forgotten_is_not_found() {
    TranspositionTable table = new TranspositionTable(1);
    note(table, 0, -1);
    assertThat(TranspositionTable.depth(table.find(key(0)))).isZero();
    table.clear();
    assertThat(known(table, 9)).isEmpty();
  }

  private static long wrong(TranspositionTable table, int seed) {
    long wrong = 0;
    int state = seed;
    for (int i = 0; i < TIMES; i++) {
      state = state * 1_664_525 + 1_013_904_223;
      int number = state >>> 28;
      if ((state & 1 << 20) == 0) {
        table.note(key(number), 1000 + number, 10 * number, i & 31, TranspositionTable.EXACT);
      } else {
        long entry = table.find(key(number));
        if (entry != TranspositionTable.UNKNOWN
            && (TranspositionTable.turn(entry) != 1000 + number
                || TranspositionTable.score(entry) != 10 * number)) {
          wrong++;
        }
      }
    }
    return wrong;
  }

  @Test
  void an_entry_written_by_two_threads_at_once_is_never_believed() throws Exception {
    TranspositionTable table = new TranspositionTable(1);
    ExecutorService pool = Executors.newFixedThreadPool(3);
    try {
      List<Future<Long>> counts = new ArrayList<>();
      for (int seed = 1; seed <= 3; seed++) {
        int own = seed;
        counts.add(pool.submit(() -> wrong(table, own)));
      }
      for (Future<Long> count : counts) {
        assertThat(count.get()).isZero();
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
