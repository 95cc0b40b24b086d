package org.rookery.tests.fuzz;

/** How far an input comes: a fuzz whose inputs are all refused at the door shows nothing. */
enum Depth {
  /** It cannot be read. */
  REFUSED,

  /** It can be read, but what it says is not so. */
  READ,

  /** All of it is done: rules are played, turns are legal, games are replayed to their end. */
  TAKEN
}
