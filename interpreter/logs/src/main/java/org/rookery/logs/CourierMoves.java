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
  static void takeFromHand(int piece, CourierBoard board) throws BadTurn {
    if (!board.takeFromHand(piece)) {
      throw new BadTurn("There is no " + board.preset().labels().inWords(piece) + " in hand.");
    }
  }

  private void play(Step step) throws BadTurn {
    if (step instanceof Step.Go go) {
      go(go);
    } else if (step instanceof Step.Place place) {
      board.put(place.piece(), place.to());
    } else if (step instanceof Step.Drop drop) {
      if (!preset.hasCells()) {
        board.keepInHand(drop.piece(), Math.max(0, board.homeless(drop.piece()) - 1));
      }
      board.put(drop.piece(), drop.to());
    } else if (step instanceof Step.Clear clear) {
      if (!clear.returns()) {
        mustExist(clear.at());
      }
      board.put(Contents.EMPTY, clear.at());
    } else if (step instanceof Step.Delete delete) {
      mustExist(delete.at());
      board.remove(delete.at());
    } else if (step instanceof Step.Discard discard) {
      takeFromHand(discard.piece(), board);
    }
  }

  private void go(Step.Go go) throws BadTurn {
    mustExist(go.from());
    int piece = board.content(go.from());
    String from = preset.name(go.from());
    if (piece == Contents.EMPTY) {
      throw new BadTurn("There is no piece on " + from + ".");
    }
    if (go.piece() != Step.ANY_PIECE && go.piece() != piece) {
      throw new BadTurn(
          "On "
              + from
              + " stands "
              + preset.words(piece)
              + " ("
              + preset.label(piece)
              + "), not "
              + preset.words(go.piece())
              + " ("
              + preset.label(go.piece())
              + ").");
    }
    board.put(Contents.EMPTY, go.from());
    board.put(piece, go.to());
  }

  private void mustExist(int space) throws BadTurn {
    if (board.isGone(space)) {
      throw new BadTurn("The space " + preset.name(space) + " has been removed from the board.");
    }
  }
}
