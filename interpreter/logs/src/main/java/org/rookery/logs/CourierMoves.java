package org.rookery.logs;

import org.rookery.drawing.courier.CourierBoard;
import org.rookery.drawing.courier.Preset;
import org.rookery.program.Contents;

/** Does on a board what the components of a move field say, in Game Courier's own way. */
final class CourierMoves {
  private final CourierBoard board;
  private final Preset preset;

  private CourierMoves(CourierBoard board) {
    this.board = board;
    preset = board.preset();
  }

  /** Does what one component says. */
  static void play(Step step, CourierBoard board) throws BadTurn {
    new CourierMoves(board).play(step);
  }

  /** Takes a piece out of its owner's hand. */
  static void takeFromHand(int man, CourierBoard board) throws BadTurn {
    if (!board.takeFromHand(man)) {
      throw new BadTurn("There is no " + board.preset().labels().inWords(man) + " in hand.");
    }
  }

  private void play(Step step) throws BadTurn {
    if (step instanceof Step.Go go) {
      go(go);
    } else if (step instanceof Step.Place place) {
      board.put(place.man(), place.to());
    } else if (step instanceof Step.Drop drop) {
      if (!preset.hasCells()) {
        board.keepInHand(drop.man(), Math.max(0, board.homeless(drop.man()) - 1));
      }
      board.put(drop.man(), drop.to());
    } else if (step instanceof Step.Clear clear) {
      if (!clear.returns()) {
        mustExist(clear.at());
      }
      board.put(Contents.EMPTY, clear.at());
    } else if (step instanceof Step.Delete delete) {
      mustExist(delete.at());
      board.remove(delete.at());
    } else if (step instanceof Step.Discard discard) {
      takeFromHand(discard.man(), board);
    }
  }

  private void go(Step.Go go) throws BadTurn {
    mustExist(go.from());
    int man = board.content(go.from());
    String from = preset.name(go.from());
    if (man == Contents.EMPTY) {
      throw new BadTurn("There is no piece on " + from + ".");
    }
    if (go.man() != Step.ANY_MAN && go.man() != man) {
      throw new BadTurn(
          "On "
              + from
              + " stands "
              + preset.words(man)
              + " ("
              + preset.label(man)
              + "), not "
              + preset.words(go.man())
              + " ("
              + preset.label(go.man())
              + ").");
    }
    board.put(Contents.EMPTY, go.from());
    board.put(man, go.to());
  }

  private void mustExist(int space) throws BadTurn {
    if (board.isGone(space)) {
      throw new BadTurn("The space " + preset.name(space) + " has been removed from the board.");
    }
  }
}
