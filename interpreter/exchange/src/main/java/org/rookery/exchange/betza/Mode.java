package org.rookery.exchange.betza;

/** What a man does where it arrives, in the order of Betza's letters. */
enum Mode {
  QUIET('m'),
  CAPTURE('c'),
  /** It captures a man of its own side. */
  FRIEND('d'),
  /** It captures in passing a man that has skipped the square. */
  PASSER('e');

  private final char letter;

  Mode(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }
}
