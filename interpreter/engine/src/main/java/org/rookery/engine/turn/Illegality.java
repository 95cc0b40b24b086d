package org.rookery.engine.turn;

import java.util.List;
import org.rookery.engine.attack.Attack;
import org.rookery.program.Test;

/** Why a pseudo-legal move is not legal. */
public sealed interface Illegality {
  /** The move leaves royal pieces of the mover attacked, in these ways. */
  record RoyalAttacked(List<Attack> attacks) implements Illegality {}

  /** The move leaves the mover, who had a royal piece, without one. */
  record RoyalLost() implements Illegality {}

  /** A condition every turn must meet does not hold after the move. */
  record ConditionBroken(Test condition) implements Illegality {}

  /** The move must not checkmate and does. */
  record MateForbidden() implements Illegality {}

  /** After the move something holds that the move's own rule forbids. */
  record Forbidden() implements Illegality {}

  /** There is a capture, and a capture must be made. */
  record CaptureCompulsory() implements Illegality {}

  /** There is a chain that captures more pieces, and the longest chain must be chosen. */
  record LongerChainCompulsory() implements Illegality {}

  /**
   * There is a capture that comes first, by who captures or by what is captured.
   *
   * @param choice by which of the choices among captures, from 0 on
   */
  record OtherCaptureFirst(int choice) implements Illegality {}

  /** Another move leads to more of what must become as much as possible. */
  record MorePossible() implements Illegality {}

  /** The player is out of the game, and goes out by this move. */
  record PlayerOut() implements Illegality {}

  /** There is another legal move, and only a player who has none may pass. */
  record PassNotForced() implements Illegality {}
}
