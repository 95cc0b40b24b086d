package org.rookery.engine.reachability;

import java.util.Arrays;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/** Pieces that are alike: what and where each of them may come to be. */
public final class Kind {
  /** More than can be counted. */
  public static final int MANY = Integer.MAX_VALUE;

  /** Instead of a number of changes: not looked at yet. */
  static final int NEVER = -1;

  private static final int[] NOTHING = {};

  /** In place of a square: the hand. */
  public final int hand;

  public final int count;
  private final ContentSet[] at;
  private final int[][] pieces;
  private ContentSet everything;
  private boolean removable;

  private final int[] looked;

  /** As many pieces that may be nothing yet. */
  public Kind(int count, int squares, Contents contents) {
    this.count = count;
    hand = squares;
    everything = new ContentSet(new int[contents.maskWords()]);
    at = new ContentSet[squares + 1];
    Arrays.fill(at, everything);
    looked = new int[squares + 1];
    Arrays.fill(looked, NEVER);
    pieces = new int[squares + 1][];
    Arrays.fill(pieces, NOTHING);
  }

  /** After how many changes a place was looked at last, or {@link #NEVER}. */
  int looked(int place) {
    return looked[place];
  }

  /** Notes after how many changes a place is looked at. */
  void look(int place, int changes) {
    looked[place] = changes;
  }

  /** What one of them may be on a square, or in hand. */
  public ContentSet at(int place) {
    return at[place];
  }

  /** The same as numbers in ascending order. */
  public int[] pieces(int place) {
    return pieces[place];
  }

  public boolean mayBe(int content, int place) {
    return at[place].has(content);
  }

  /** Whether one of them may be one of these on a square. */
  public boolean mayBe(ContentSet set, int place) {
    for (int piece : pieces[place]) {
      if (set.has(piece)) {
        return true;
      }
    }
    return false;
  }

  /** Notes that one may be that; returns whether this is new. */
  public boolean add(int content, int place) {
    if (mayBe(content, place)) {
      return false;
    }
    at[place] = with(at[place], content);
    pieces[place] = at[place].members().stream().toArray();
    everything = with(everything, content);
    return true;
  }

  private static ContentSet with(ContentSet set, int content) {
    int[] words = set.words().clone();
    words[content >>> 5] |= 1 << content;
    return new ContentSet(words);
  }

  /** Whether one of them may be, on that square, something that is not in the set. */
  public boolean mayBeBut(ContentSet set, int place) {
    for (int piece : pieces[place]) {
      if (!set.has(piece)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of them may leave the game or the board. */
  public boolean isRemovable() {
    return removable;
  }

  /** Notes that one may be removed; returns whether this is new. */
  public boolean remove() {
    boolean before = removable;
    removable = true;
    return !before;
  }

  /** Everything it may be, wherever. */
  public ContentSet everything() {
    return everything;
  }
}
