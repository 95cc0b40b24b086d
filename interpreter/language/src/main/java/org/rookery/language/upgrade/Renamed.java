package org.rookery.language.upgrade;

/** What has another name today. */
enum Renamed {
  /** A word of the language or of the library, with or without arguments. */
  WORD("renamed-word"),
  /** A file of the library, as an include names it. */
  FILE("renamed-file"),
  /** A check of lint, as an allowance in a comment names it. */
  CHECK("renamed-check"),
  /** What stands for a square or a piece in the texts of {@code turn-text}. */
  PLACEHOLDER("renamed-placeholder");

  /** The word before the old and the new name in the list of spellings. */
  private final String heading;

  Renamed(String heading) {
    this.heading = heading;
  }

  String heading() {
    return heading;
  }
}
