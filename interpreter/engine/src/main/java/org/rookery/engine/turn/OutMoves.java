package org.rookery.engine.turn;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Elimination;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/** Makes the moves by which a player goes out of the game while others play on. */
final class OutMoves {
  private final GameProgram program;
  private final BiPredicate<Position, Test> holds;
  private final Optional<Elimination> rule;

  /**
   * Makes them of a game.
   *
   * @param holds whether a test holds in a position
   */
  OutMoves(GameProgram program, BiPredicate<Position, Test> holds) {
    this.program = program;
    this.holds = holds;
    rule = program.elimination();
  }

  /** Whether players of this game go out at all. */
  boolean mayBeDue() {
    return rule.isPresent();
  }

  /**
   * Whether the player to move is out unless they have a legal move: no player is who is out
   * already, whom chance plays, or who goes on with a move.
   */
  boolean mayBeDue(Position position) {
    return rule.isPresent()
        && position.decided() == Position.UNDECIDED
        && position.continuation() == Position.NOWHERE
        && program.competes(position.mover())
        && !position.isOut(position.mover());
  }

  /** Whether the player to move is out although they have a legal move. */
  boolean isDue(Position position) {
    return mayBeDue(position) && holds.test(position, rule.get().when().get(position.mover()));
  }

  /** Adds the move, in a game that has one. */
  void add(Position position, MoveBuffer out) {
    rule.ifPresent(
        elimination -> {
          int player = position.mover();
          pieces(position, elimination, player, out);
          counters(position, elimination, player, out);
          out.append(Edit.of(Edit.OUT, player, 0));
          out.closeSorted();
        });
  }

  /** The player whose the pieces of one who goes out become, or that player. */
  private int heir(Position position, Elimination elimination, int player) {
    return switch (elimination.fate()) {
      case STAY, LEAVE -> player;
      case HEIR -> elimination.heir();
      case LAST_MOVER -> lastMover(position, player);
    };
  }

  /** Who had the turn before: the nearest one in the turn order who is not out. */
  private int lastMover(Position position, int player) {
    List<TurnStep> order = program.turnOrder();
    int step = position.step();
    boolean opened = position.turnOrder().isInFirstRound(step, position.turnNumber());
    for (int i = 0; i < order.size(); i++) {
      boolean comesAgain = step == program.repeatFrom() && !opened;
      step = step == 0 || comesAgain ? order.size() - 1 : step - 1;
      int mover = order.get(step).player();
      if (mover != player && program.competes(mover) && !position.isOut(mover)) {
        return mover;
      }
    }
    return player;
  }

  private void pieces(Position position, Elimination elimination, int player, MoveBuffer out) {
    int heir = heir(position, elimination, player);
    boolean leave = elimination.fate() == Elimination.Fate.LEAVE;
    if (heir == player && !leave) {
      return;
    }
    Contents contents = program.contents();
    for (int square = 0; square < program.topology().size(); square++) {
      int content = position.content(square);
      if (content != Contents.EMPTY && contents.owner(content) == player) {
        out.append(leave ? Edit.of(Edit.REMOVE, 0, square) : Edit.of(Edit.OWNER, heir, square));
      }
    }
    for (int type = 0; type < program.pieces().size(); type++) {
      if (!program.pieces().get(type).supply()) {
        for (int i = position.hand(contents.of(type, player)); i > 0; i--) {
          out.append(Edit.of(Edit.DISCARD, contents.of(type, player), 0));
          if (!leave) {
            out.append(Edit.of(Edit.TAKE, contents.of(type, heir), 0));
          }
        }
      }
    }
  }

  private void counters(Position position, Elimination elimination, int player, MoveBuffer out) {
    int before = 0;
    for (int other = 0; other < program.players().size(); other++) {
      if (position.isOut(other)) {
        before++;
      }
      if (program.competes(other) && !program.areAllied(player, other)) {
        out.append(count(elimination.opponentsOut() + other, 1));
      }
    }
    out.append(count(elimination.out() + player, before + 1));
  }

  private static int count(int counter, int by) {
    return Edit.of(Edit.COUNTER, counter, by + Edit.COUNTER_BIAS);
  }
}
