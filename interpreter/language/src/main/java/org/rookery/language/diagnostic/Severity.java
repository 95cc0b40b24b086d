package org.rookery.language.diagnostic;

import java.util.Locale;

/** How bad a problem is. */
public enum Severity {
  /** The game cannot be loaded. */
  ERROR,
  /** The game loads, but probably not as meant. */
  WARNING,
  /** Something worth knowing. */
  NOTE;

  /** The word shown to the author. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
