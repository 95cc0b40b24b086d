package org.rookery.mutation.operator;

/** What a form is where it stands. */
enum Role {
  /** A section of the game. */
  SECTION,
  /** A part of a section of a piece that says nothing of rules, or a word with its arguments. */
  OTHER,
  /** A group of statements that is a way to move. */
  BLOCK,
  /** One of the things a block does. */
  STATEMENT,
  /** Something that holds or does not. */
  CONDITION
}
