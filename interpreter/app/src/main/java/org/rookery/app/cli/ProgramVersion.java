package org.rookery.app.cli;

/** The version of this program, as its jar says. */
final class ProgramVersion {
  private ProgramVersion() {}

  /** A line with the version of the program and that of Java. */
  static String text() {
    String version = ProgramVersion.class.getPackage().getImplementationVersion();
    return "Rookery "
        + (version == null ? "(development)" : version)
        + ", Java "
        + Runtime.version().feature();
  }
}
