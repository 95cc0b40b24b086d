package org.rookery.logs;

import java.util.BitSet;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;

/** The board of a preset with what stands on it: it knows no rules and moves what it is told. */
final class CourierBoard {
  private final Preset preset;
  private final int[] content;
  private final BitSet gone;

  /** Men in hand for whom there is no cell left, by content. */
  private final int[] homeless;

  /** The board of a position; the men in hand lie in the first cells of their owners. */
  CourierBoard(Preset preset, Setup setup) {
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

  /** A copy to try things on. */
  CourierBoard(CourierBoard other) {
    preset = other.preset;
    content = other.content.clone();
    homeless = other.homeless.clone();
    gone = (BitSet) other.gone.clone();
  }

  /** What stands on a space. */
  int content(int space) {
    return content[space];
  }

  /** Whether a space has been taken off the board. */
  boolean isGone(int space) {
    return gone.get(space);
  }

  /** How many men of {@code man} lie in its owner's cells, or have none. */
  int hand(int man) {
    int count = homeless[man];
    for (int cell : preset.cells(preset.program().contents().owner(man))) {
      count += content[cell] == man ? 1 : 0;
    }
    return count;
  }

  /** How many men of {@code man} are in hand without a cell. */
  int homeless(int man) {
    return homeless[man];
  }

  /** Says how many men of {@code man} are in hand, where there are no cells for them. */
  void keepInHand(int man, int count) {
    homeless[man] = count;
  }

  /** Puts a man into the first free cell of its owner. */
  void putInHand(int man) {
    for (int cell : preset.cells(preset.program().contents().owner(man))) {
      if (content[cell] == Contents.EMPTY && !gone.get(cell)) {
        content[cell] = man;
        return;
      }
    }
    homeless[man]++;
  }

  /** Takes a man out of its owner's hand. */
  void takeFromHand(int man) throws BadTurn {
    for (int cell : preset.cells(preset.program().contents().owner(man))) {
      if (content[cell] == man) {
        content[cell] = Contents.EMPTY;
        return;
      }
    }
    if (homeless[man] == 0) {
      throw new BadTurn("There is no " + preset.labels().inWords(man) + " in hand.");
    }
    homeless[man]--;
  }

  /** Does what one component says, in Game Courier's own way. */
  void play(Step step) throws BadTurn {
    if (step instanceof Step.Go go) {
      go(go);
    } else if (step instanceof Step.Place place) {
      put(place.man(), place.to());
    } else if (step instanceof Step.Drop drop) {
      homeless[drop.man()] -= !preset.hasCells() && homeless[drop.man()] > 0 ? 1 : 0;
      put(drop.man(), drop.to());
    } else if (step instanceof Step.Clear clear) {
      if (!clear.returns()) {
        mustExist(clear.at());
      }
      put(Contents.EMPTY, clear.at());
    } else if (step instanceof Step.Delete delete) {
      mustExist(delete.at());
      put(Contents.EMPTY, delete.at());
      gone.set(delete.at());
    } else if (step instanceof Step.Discard discard) {
      takeFromHand(discard.man());
    }
  }

  private void go(Step.Go go) throws BadTurn {
    mustExist(go.from());
    int man = content[go.from()];
    String from = preset.name(go.from());
    if (man == Contents.EMPTY) {
      throw new BadTurn("There is no man on " + from + ".");
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
    content[go.from()] = Contents.EMPTY;
    put(man, go.to());
  }

  /** Puts a man on a space, which comes back if it has been taken off the board. */
  private void put(int man, int space) {
    gone.clear(space);
    content[space] = man;
  }

  private void mustExist(int space) throws BadTurn {
    if (gone.get(space)) {
      throw new BadTurn("The space " + preset.name(space) + " has been taken off the board.");
    }
  }
}
