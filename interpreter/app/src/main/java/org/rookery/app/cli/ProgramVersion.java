package org.rookery.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The version of this program, as its jar says, and what it was made from. */
final class ProgramVersion {
  /** The commit, as the build found it; there is none when the sources are in no repository. */
  private static final String COMMIT = "commit.txt";

  private ProgramVersion() {}

  /** A line with the version of the program, its commit, and the version of Java. */
  static String text() {
    String commit = commit();
    return program()
        + (commit.isEmpty() ? "" : " (" + commit + ")")
        + ", Java "
        + Runtime.version().feature();
  }

  /** The program and its version. */
  static String program() {
    return "Rookery " + number();
  }

  /** The version alone. */
  static String number() {
    String version = ProgramVersion.class.getPackage().getImplementationVersion();
    return version == null ? "(development)" : version;
  }

  /** The commit that the program was built from, `-dirty` when files differed; or nothing. */
  static String commit() {
    try (InputStream in = ProgramVersion.class.getResourceAsStream(COMMIT)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip();
    } catch (IOException unreadable) {
      return "";
    }
  }
}
