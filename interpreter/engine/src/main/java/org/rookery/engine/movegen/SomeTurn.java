package org.rookery.engine.movegen;

import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Passing;

/**
 * Whether the player to move has a legal turn at all. His men are asked one after the other, and
 * mostly the first ones have one: then the code of the others is not even made.
 */
final class SomeTurn {
  private final GameProgram program;
  private final PartGenerator parts;
  private final GroupSets groupSets;
  private final Continuations continuations;

  SomeTurn(
      GameProgram program, PartGenerator parts, GroupSets groupSets, Continuations continuations) {
    this.program = program;
    this.parts = parts;
    this.groupSets = groupSets;
    this.continuations = continuations;
  }

  /**
   * Whether there is one, other than a forced pass, where turns are of one part, chains are made
   * part by part and none has begun.
   *
   * @param passing whether a pass is a turn
   */
  boolean exists(Position position, Scratch.Area area, boolean passing) {
    area.safety.prepare(position);
    for (int tier : groupSets.tiers(position.step())) {
      if (onBoard(position, tier, area) || inHand(position, tier, area)) {
        return true;
      }
      if (area.parts.size() > 0) {
        break; // what comes behind is for players whose men can do nothing of this
      }
    }
    if (!passing || program.options().passTurn() != Passing.ALWAYS) {
      return false;
    }
    int judged = area.parts.size();
    parts.reset();
    area.parts.add(Edit.of(Edit.PASS, 0, 0));
    return anyLegal(position, area, judged);
  }

  private boolean onBoard(Position position, int tier, Scratch.Area area) {
    int as = position.as();
    for (int word = 0; word < position.words(); word++) {
      for (long men = position.ofOwner(as, word); men != 0; men &= men - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(men);
        int judged = area.parts.size();
        parts.reset();
        parts.partsOnBoard(position, tier, square, area.parts);
        if (anyLegal(position, area, judged)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean inHand(Position position, int tier, Scratch.Area area) {
    for (int man : parts.droppable(position.as())) {
      int judged = area.parts.size();
      parts.reset();
      parts.firstPartInHand(position, tier, man, area.parts);
      if (anyLegal(position, area, judged)) {
        return true;
      }
      if (area.parts.size() > judged) {
        area.parts.truncate(judged);
        parts.partsInHand(position, tier, man, area.parts);
        if (anyLegal(position, area, judged)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether one of the moves from number {@code from} on is legal. */
  private boolean anyLegal(Position position, Scratch.Area area, int from) {
    MoveBuffer moves = area.parts;
    if (parts.mayContinue()) {
      continuations.settle(position, moves, from);
    }
    for (int i = from; i < moves.size(); i++) {
      if (area.safety.isLegal(position, moves.words, moves.start(i), moves.ends[i])) {
        return true;
      }
    }
    return false;
  }
}
