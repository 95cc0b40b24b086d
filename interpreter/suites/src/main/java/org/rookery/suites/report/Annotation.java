package org.rookery.suites.report;

import java.nio.file.Path;

/** Writes annotations of lines as GitHub Actions reads them off the output of a job. */
public final class Annotation {
  private Annotation() {}

  /**
   * One annotation, with a line end.
   *
   * @param kind {@code error} or {@code warning}
   * @param line from 1
   */
  public static String of(String kind, Path file, int line, String title, String message) {
    return "::"
        + kind
        + " file="
        + property(relative(file))
        + ",line="
        + line
        + ",title="
        + property(title)
        + "::"
        + text(message.strip())
        + "\n";
  }

  /** As the annotations want it: from where the job runs. */
  private static String relative(Path file) {
    Path here = Path.of("").toAbsolutePath().normalize();
    Path there = file.toAbsolutePath().normalize();
    return (there.startsWith(here) ? here.relativize(there) : there).toString().replace('\\', '/');
  }

  private static String text(String message) {
    return message.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String value) {
    return text(value).replace(":", "%3A").replace(",", "%2C");
  }
}
