package org.rookery.exchange.betza;

/** What a piece does where it arrives, in the order of Betza's letters. */
enum Mode {
  QUIET('m'),
  CAPTURE('c'),
  /** It captures a piece of its own side. */
  FRIEND('d'),
  /** It captures in passing a piece that has skipped the square. */
  PASSER('e');

  private final char letter;

  Mode(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }
}
