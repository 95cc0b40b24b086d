package org.rookery.game;

/** Something that came of rules and was told to their author. */
interface Reported {
  /** All that was told. */
  RulesDiagnosis diagnosis();

  /** How many errors there are. */
  default int errors() {
    return diagnosis().errors();
  }

  /** How many warnings there are. */
  default int warnings() {
    return diagnosis().warnings();
  }

  /** Errors and warnings as an author reads them, each with a line end; empty when none. */
  default String problems() {
    return diagnosis().text();
  }
}
