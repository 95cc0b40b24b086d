package org.rookery.compiler.elaborate.scope;

/** The section of a piece that a block stands in. */
public enum BlockSectionKind {
  /** Rules for a piece on the board. */
  MOVES,
  /** Rules for a piece that is put on a square. */
  DROPS,
  /** Rules for a piece in hand. */
  HAND
}
