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
    for (int man = 1; man < homeless.length; man++) {
      for (int i = 0; i < setup.hand().get(man); i++) {
        putInHand(man);
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

  /** How many pieces of {@code man} lie in its owner's cells, or have none. */
  public int hand(int man) {
    int count = homeless[man];
    for (int cell : preset.cells(preset.program().contents().owner(man))) {
      count += content[cell] == man ? 1 : 0;
    }
    return count;
  }

  /** How many pieces of {@code man} are in hand without a cell. */
  public int homeless(int man) {
    return homeless[man];
  }

  /** Says how many pieces of {@code man} are in hand, where there are no cells for them. */
  public void keepInHand(int man, int count) {
    homeless[man] = count;
  }

  /** Puts a piece into the first free cell of its owner. */
  public void putInHand(int man) {
    for (int cell : preset.cells(preset.program().contents().owner(man))) {
      if (content[cell] == Contents.EMPTY && !gone.get(cell)) {
        content[cell] = man;
        return;
      }
    }
    homeless[man]++;
  }

  /** Takes a piece out of its owner's hand; false when there is none. */
  public boolean takeFromHand(int man) {
    for (int cell : preset.cells(preset.program().contents().owner(man))) {
      if (content[cell] == man) {
        content[cell] = Contents.EMPTY;
        return true;
      }
    }
    boolean isThere = homeless[man] > 0;
    homeless[man] -= isThere ? 1 : 0;
    return isThere;
  }

  /** Puts a piece on a space, which comes back if it has been taken off the board. */
  public void put(int man, int space) {
    gone.clear(space);
    content[space] = man;
  }

  /** Takes a space off the board, with what stands on it. */
  public void remove(int space) {
    content[space] = Contents.EMPTY;
    gone.set(space);
  }
}
