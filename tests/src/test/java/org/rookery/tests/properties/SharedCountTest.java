package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.run.Backend;
import org.rookery.engine.search.ParallelPerft;
import org.rookery.engine.search.Perft;
import org.rookery.engine.search.PerftTable;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/**
 * What several threads, or a table of earlier counts, count is what one thread counts by itself.
 */
class SharedCountTest {
  /** Leaves counted for one position at most. */
  private static final long LEAVES = 3_000;

  private static final int DEEPEST = 5;
  private static final int EVERY = 20;

  static List<String> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void threads_with_a_table_count_alike(String name) {
    GameEngine game = Games.named(name);
    boolean allowed = PerftTable.allows(game.generator());
    PerftTable table = allowed ? new PerftTable(game.generator(), 1) : null;
    Perft alone = new Perft(game.generator());
    ParallelPerft together = new ParallelPerft(game.program(), Backend.fastest(), 3, table);
    Playout playout = new Playout(game, Playouts.slow().seed(0));
    playout.play(
        Playouts.slow().plies(),
        position -> {
          if (position.ply() % EVERY == 0) {
            int depth = depth(alone, position);
            Map<Move, Long> expected = alone.divide(position, depth);
            Setup before = position.setup();
            assertThat(together.divide(position, depth, () -> {}))
                .as(playout::where)
                .containsExactlyEntriesOf(expected);
            assertThat(position.setup()).isEqualTo(before);
          }
        });
  }

  /** The deepest that is not too many leaves. */
  private static int depth(Perft perft, Position position) {
    int depth = 1;
    long last = 1;
    long leaves = perft.count(position, 1);
    while (depth < DEEPEST && leaves * (leaves / (last + 1) + 1) < LEAVES) {
      last = leaves;
      leaves = perft.count(position, ++depth);
    }
    return depth;
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_two_hashes_tell_the_same_positions_apart(String name) {
    GameEngine game = Games.named(name);
    Map<Long, Long> fingerprints = new HashMap<>();
    Map<Long, Long> hashes = new HashMap<>();
    Playout playout = new Playout(game, Playouts.quick().seed(1));
    playout.play(
        Playouts.quick().plies(),
        position -> {
          for (Move move : game.generator().legalMoves(position)) {
            position.make(move);
            long hash = position.hash();
            long fingerprint = position.fingerprint();
            position.unmake();
            assertThat(fingerprints.putIfAbsent(hash, fingerprint)).isIn(null, fingerprint);
            assertThat(hashes.putIfAbsent(fingerprint, hash)).isIn(null, hash);
          }
        });
    assertThat(fingerprints).isNotEmpty().hasSameSizeAs(hashes);
  }
}
