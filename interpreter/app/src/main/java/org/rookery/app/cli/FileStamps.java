package org.rookery.app.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The state of files when they were last looked at, to notice that one was saved. */
final class FileStamps {
  /** Between two looks at the files. */
  private static final long GLANCE_MILLIS = 50;

  private final Map<Path, Long> stamps = new LinkedHashMap<>();

  /** Keeps how these files are now. */
  void keep(Collection<Path> files) {
    files.forEach(file -> stamps.put(file, stamp(file)));
  }

  /** The same for those that are not known yet. */
  void keepNew(Collection<Path> files) {
    files.forEach(file -> stamps.putIfAbsent(file, stamp(file)));
  }

  /** Keeps how all known files are now. */
  void renew() {
    stamps.replaceAll((file, before) -> stamp(file));
  }

  /** Whether a known file is not as it was. */
  boolean isTouched(Path file) {
    Long before = stamps.get(file);
    return before != null && before != stamp(file);
  }

  /** Whether any is. */
  boolean anyTouched() {
    return stamps.keySet().stream().anyMatch(this::isTouched);
  }

  /** Waits a moment. */
  static void glance() {
    try {
      Thread.sleep(GLANCE_MILLIS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new Refusal("Watching was interrupted.");
    }
  }

  /** When a file was changed last, and how long it is. */
  private static long stamp(Path path) {
    File file = path.toFile();
    return file.lastModified() * 31 + file.length();
  }
}
