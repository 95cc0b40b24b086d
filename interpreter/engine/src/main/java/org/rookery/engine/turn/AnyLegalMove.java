package org.rookery.engine.turn;

import java.util.List;
import java.util.function.BiPredicate;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Passing;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * Whether the player to move has a legal move at all. The player's pieces are asked one after the
 * other, and mostly the first ones have one: then the code of the others is not even made.
 */
final class AnyLegalMove {
  private final GameProgram program;
  private final PartGenerator parts;
  private final GroupSets groupSets;
  private final ChainEnds continuations;
  private final SwapMoves swaps;
  private final BiPredicate<Position, Test> holds;

  AnyLegalMove(
      GameProgram program,
      PartGenerator parts,
      GroupSets groupSets,
      ChainEnds continuations,
      SwapMoves swaps,
      BiPredicate<Position, Test> holds) {
    this.program = program;
    this.parts = parts;
    this.groupSets = groupSets;
    this.continuations = continuations;
    this.swaps = swaps;
    this.holds = holds;
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
      if (onBoard(position, tier, area, true) || inHand(position, tier, area, true)) {
        return true;
      }
      if (area.parts.size() > 0) {
        break; // what comes behind is for players whose pieces can do nothing of this
      }
    }
    int judged = area.parts.size();
    parts.reset();
    swaps.add(position, area.parts);
    if (passing && mayPass(position)) {
      area.parts.add(Edit.of(Edit.PASS, 0, 0));
    }
    return anyLegal(position, area, judged);
  }

  /** Whether the player to move may pass though there may be other moves. */
  boolean mayPass(Position position) {
    List<Test> when = program.options().passWhen();
    return program.options().passTurn() == Passing.ALWAYS
        && (when.isEmpty() || holds.test(position, when.get(position.as())));
  }

  /**
   * Whether the pieces' rules emit a part that a turn can begin with. What is tried last, plain
   * moves as a rule, is asked first.
   */
  boolean begins(Position position, Scratch.Area area) {
    int[] tiers = groupSets.tiers(position.step());
    for (int i = tiers.length - 1; i >= 0; i--) {
      if (onBoard(position, tiers[i], area, false) || inHand(position, tiers[i], area, false)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a piece on the board can do something; those beside an empty square are asked first.
   */
  private boolean onBoard(Position position, int tier, Scratch.Area area, boolean legally) {
    return onBoard(position, tier, area, legally, true)
        || onBoard(position, tier, area, legally, false);
  }

  private boolean onBoard(
      Position position, int tier, Scratch.Area area, boolean legally, boolean free) {
    int as = position.as();
    for (int word = 0; word < position.words(); word++) {
      for (long pieces = position.ofOwner(as, word); pieces != 0; pieces &= pieces - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(pieces);
        if (isFree(position, square) == free) {
          int before = area.parts.size();
          parts.reset();
          parts.partsOnBoard(position, tier, square, area.parts);
          if (found(position, area, before, legally)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether a square beside this one is empty. */
  private boolean isFree(Position position, int square) {
    for (int[] links : program.topology().links()) {
      if (links[square] != Topology.NOWHERE && position.content(links[square]) == Contents.EMPTY) {
        return true;
      }
    }
    return false;
  }

  private boolean inHand(Position position, int tier, Scratch.Area area, boolean legally) {
    for (int piece : parts.droppable(position.as())) {
      int before = area.parts.size();
      parts.reset();
      parts.firstPartInHand(position, tier, piece, area.parts);
      if (found(position, area, before, legally)) {
        return true;
      }
      if (area.parts.size() > before) {
        area.parts.truncate(before);
        parts.partsInHand(position, tier, piece, area.parts);
        if (found(position, area, before, legally)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean found(Position position, Scratch.Area area, int before, boolean legally) {
    return legally ? anyLegal(position, area, before) : area.parts.size() > before;
  }

  /** Whether one of the moves from number {@code from} on is legal. */
  private boolean anyLegal(Position position, Scratch.Area area, int from) {
    MoveBuffer moves = area.parts;
    if (parts.mayContinue()) {
      continuations.settle(position, moves, from);
    }
    for (int i = from; i < moves.size(); i++) {
      if (area.safety.isLegal(position, moves.words(), moves.start(i), moves.end(i))) {
        return true;
      }
    }
    return false;
  }
}
