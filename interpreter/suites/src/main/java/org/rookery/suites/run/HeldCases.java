package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Header;
import org.rookery.suites.format.Suite;

/**
 * Cases that have held: they hold again wherever they say the same, and the rules do. Comments and
 * layout say nothing; and a case that did not hold is tried again, for its report names lines.
 *
 * <p>Safe for use by several threads.
 */
public final class HeldCases {
  /** So many are remembered, with those of rules that were saved before. */
  private static final int MOST = 20_000;

  /** How long each took, in seconds, the one that held longest ago first. */
  private final Map<Key, Double> seconds =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, Double> eldest) {
              return size() > MOST;
            }
          });

  private final Map<Game, String> hashes = Collections.synchronizedMap(new WeakHashMap<>());

  /** Everything that the result of a case depends on. */
  private record Key(Path file, Header header, Case written, String rules) {}

  private @Nullable Key key(Suite suite, Suite.Item item, Game game) {
    Case written = item.readable();
    return written == null
        ? null
        : new Key(
            suite.file(), suite.header(), written, hashes.computeIfAbsent(game, Game::rulesHash));
  }

  /** What comes of a case that is known to hold. */
  Optional<CaseResult> result(Suite suite, Suite.Item item, Game game) {
    Key key = key(suite, item, game);
    return Optional.ofNullable(key == null ? null : seconds.get(key))
        .map(time -> CaseResult.tried(suite, item, List.of(), time));
  }

  /** Takes what came of a case. */
  void learn(Suite suite, CaseResult result, Game game) {
    Key key = key(suite, result.item(), game);
    if (key != null && result.passed() && result.skipped().isEmpty()) {
      seconds.put(key, result.seconds());
    }
  }
}
