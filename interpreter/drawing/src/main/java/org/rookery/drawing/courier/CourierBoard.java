package org.rookery.drawing.courier;

import java.util.BitSet;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;

/**
 * The board of a preset with what stands on it and lies in its cells: it knows no rules and does
 * what it is told.
 */
public final class CourierBoard {
  private final Preset preset;
  private final int[] content;
  private final BitSet gone;

  /** Pieces in hand for whom there is no cell left, by content. */
  private final int[] homeless;

  /** The board of a position; the pieces in hand lie in the first cells of their owners. */
  public CourierBoard(Preset preset, Setup setup) {
    this.preset = preset;
    content = new int[preset.size()];
    homeless = new int[preset.program().contents().size()];
    gone = preset.holes();
    for (int square = 0; square < preset.squares(); square++) {
      content[square] = setup.board().get(square);
    }
    for (int piece = 1; piece < homeless.length; piece++) {
      for (int i = 0; i < setup.hand().get(piece); i++) {
        putInHand(piece);
      }
    }
  }

  /** The preset. */
  public Preset preset() {
    return preset;
  }

  /** A copy to try things on. */
  public CourierBoard(CourierBoard other) {
    preset = other.preset;
    content = other.content.clone();
    homeless = other.homeless.clone();
    gone = (BitSet) other.gone.clone();
  }

  /** What stands on a space. */
  public int content(int space) {
    return content[space];
  }

  /** Whether a space has been taken off the board. */
  public boolean isGone(int space) {
    return gone.get(space);
  }

  /** How many pieces of {@code piece} lie in its owner's cells, or have none. */
  public int hand(int piece) {
    int count = homeless[piece];
    for (int cell : preset.cells(preset.program().contents().owner(piece))) {
      count += content[cell] == piece ? 1 : 0;
    }
    return count;
  }

  /** How many pieces of {@code piece} are in hand without a cell. */
  public int homeless(int piece) {
    return homeless[piece];
  }

  /** Says how many pieces of {@code piece} are in hand, where there are no cells for them. */
  public void keepInHand(int piece, int count) {
    homeless[piece] = count;
  }

  /** Puts a piece into the first free cell of its owner. */
  public void putInHand(int piece) {
    for (int cell : preset.cells(preset.program().contents().owner(piece))) {
      if (content[cell] == Contents.EMPTY && !gone.get(cell)) {
        content[cell] = piece;
        return;
      }
    }
    homeless[piece]++;
  }

  /** Takes a piece out of its owner's hand; false when there is none. */
  public boolean takeFromHand(int piece) {
    for (int cell : preset.cells(preset.program().contents().owner(piece))) {
      if (content[cell] == piece) {
        content[cell] = Contents.EMPTY;
        return true;
      }
    }
    boolean isThere = homeless[piece] > 0;
    homeless[piece] -= isThere ? 1 : 0;
    return isThere;
  }

  /** Puts a piece on a space, which comes back if it has been taken off the board. */
  public void put(int piece, int space) {
    gone.clear(space);
    content[space] = piece;
  }

  /** Takes a space off the board, with what stands on it. */
  public void remove(int space) {
    content[space] = Contents.EMPTY;
    gone.set(space);
  }
}
