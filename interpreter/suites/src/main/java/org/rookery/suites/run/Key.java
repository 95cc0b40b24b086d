package org.rookery.suites.run;

/** What part of a case does not hold. */
public enum Key {
  PLAY,
  COUNT,
  MOVES,
  LEGAL,
  ILLEGAL,
  TARGETS,
  CHECK,
  OUTCOME,
  BOARD,
  HAND,
  FLAGS,
  VIEW,
  CAPTURED,
  AFTER,
  PERFT,
  ALWAYS,
  TIME
}
