package org.rookery.language.source;

import java.util.Locale;

/**
 * How strictly a source is read: as this project's language, or as an old file to be put up with.
 */
public enum Dialect {
  /** Rookery's own language: every oddity is reported. */
  RULES,
  /** A file written for Zillions of Games: what that program accepted is at most a warning. */
  ZRF;

  /** The dialect a file is written in, going by the extension of its name. */
  public static Dialect of(String fileName) {
    return fileName.toLowerCase(Locale.ROOT).endsWith(".zrf") ? ZRF : RULES;
  }

  /** Whether oddities that an old file may have bought are forgiven. */
  public boolean lenient() {
    return this == ZRF;
  }
}
