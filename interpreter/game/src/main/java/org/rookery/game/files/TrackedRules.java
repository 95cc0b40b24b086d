package org.rookery.game.files;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rookery.game.Rules;
import org.rookery.language.source.SourceLoader;

/**
 * Rules and the files that have been read for them so far: their own, and whatever loading them
 * included.
 */
public record TrackedRules(Rules rules, Set<Path> files) {
  static TrackedRules of(Rules rules) {
    Set<Path> files = ConcurrentHashMap.newKeySet();
    files.add(Path.of(rules.main().location()));
    SourceLoader noting =
        (from, name) -> {
          SourceLoader.Loaded found = rules.loader().load(from, name);
          if (found instanceof SourceLoader.Loaded.Found source) {
            files.add(Path.of(source.source().location()));
          }
          return found;
        };
    return new TrackedRules(Rules.of(rules.main(), noting), files);
  }
}
