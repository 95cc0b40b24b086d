package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.language.file.CacheFolder;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Selection;
import org.rookery.suites.run.SuiteResult;

/**
 * The cases that failed when they were tried last, remembered in the user's cache, where they may
 * be thrown away at any time.
 */
final class LastFailures {
  private static final int MAX_FILE_BYTES = 4 << 20;
  private static final String NAME = "failed-cases";

  private LastFailures() {}

  /** What {@link Selection#place} calls them; none when nothing is remembered. */
  static Set<String> places() {
    try {
      String text = new String(InputFile.bytes(file(), MAX_FILE_BYTES), StandardCharsets.UTF_8);
      return new LinkedHashSet<>(text.lines().filter(line -> !line.isBlank()).toList());
    } catch (UnusableFile nothingRemembered) {
      return Set.of();
    }
  }

  /** Remembers what failed now, and forgets what held; what was not tried stays as it was. */
  static void remember(List<SuiteResult> results) {
    Set<String> before = places();
    Set<String> places = new HashSet<>(before);
    for (SuiteResult result : results) {
      Suite suite = result.suite().orElse(null);
      for (CaseResult c : result.cases()) {
        if (suite != null && c.skipped().isEmpty()) {
          String place = Selection.place(suite, c.item());
          if (c.passed()) {
            places.remove(place);
          } else {
            places.add(place);
          }
        }
      }
    }
    if (!places.equals(before)) {
      write(new TreeSet<>(places));
    }
  }

  private static void write(Set<String> places) {
    Path file = file();
    try {
      Path folder = file.getParent();
      if (folder != null && (Files.isDirectory(folder) || folder.toFile().mkdirs())) {
        String text = String.join("\n", places) + "\n";
        OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
      }
    } catch (UnusableFile notRemembered) {
      // A cache that cannot be written must not cost the results.
    }
  }

  private static Path file() {
    return CacheFolder.place(NAME);
  }
}
