package org.rookery.compiler.betza;

/** Where a piece in hand may not go, in the order they are printed. */
enum DropLimit {
  /** Not on the mover's own back rank. */
  BACK_RANK("j"),
  /** Not on a file that holds such a piece. */
  FILE("f"),
  /** Not on a file that holds two such pieces. */
  FILE_TWICE("ff"),
  /** Not while such a piece is on the board. */
  BOARD("b"),
  /** Not while two such pieces are on the board. */
  BOARD_TWICE("bb");

  private final String letters;

  DropLimit(String letters) {
    this.letters = letters;
  }

  /** As written. */
  String letters() {
    return letters;
  }
}
