package org.rookery.app.job;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.game.RulesParcel;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;

/**
 * A file of rules as it goes to a worker, or why it could not be read: a finding about the file,
 * not the end of the job.
 *
 * @param file what the user calls it
 * @param rules null when the file cannot be read
 * @param refusal why it cannot; empty when it can
 */
record RulesOrRefusal(String file, @Nullable RulesParcel rules, String refusal) {
  /** Reads a file. */
  static RulesOrRefusal of(Rulebook rulebook, Path file) {
    try {
      return new RulesOrRefusal(file.toString(), RulesParcel.of(rulebook.open(file)), "");
    } catch (NoSuchGame unreadable) {
      return new RulesOrRefusal(file.toString(), null, String.valueOf(unreadable.getMessage()));
    }
  }

  /** The rules; nothing when the file cannot be read. */
  Optional<RulesParcel> read() {
    return Optional.ofNullable(rules);
  }
}
