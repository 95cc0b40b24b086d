package org.rookery.engine.dead;

import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/** Pieces that are alike: what and where each of them may come to be. */
final class Kind {
  /** More than can be counted. */
  static final int MANY = Integer.MAX_VALUE;

  /** In place of a square: the hand. */
  final int hand;

  final int count;
  private final @Nullable ContentSet[] at;
  private final Contents contents;
  private boolean removable;

  /** As many pieces that may be nothing yet. */
  Kind(int count, int squares, Contents contents) {
    this.count = count;
    this.contents = contents;
    hand = squares;
    at = new ContentSet[squares + 1];
  }

  /** What one of them may be on a square, or in hand. */
  ContentSet at(int place) {
    ContentSet known = at[place];
    return known == null ? new ContentSet(new int[contents.maskWords()]) : known;
  }

  boolean mayBe(int content, int place) {
    ContentSet known = at[place];
    return known != null && known.has(content);
  }

  /** Whether one of them may be one of these on a square. */
  boolean mayBe(ContentSet set, int place) {
    ContentSet known = at[place];
    return known != null && !known.both(set).isEmpty();
  }

  /** Notes that one may be that; returns whether this is new. */
  boolean add(int content, int place) {
    if (mayBe(content, place)) {
      return false;
    }
    int[] words = at(place).words().clone();
    words[content >>> 5] |= 1 << content;
    at[place] = new ContentSet(words);
    return true;
  }

  /** Whether one of them may leave the game or the board. */
  boolean isRemovable() {
    return removable;
  }

  /** Notes that one may be removed; returns whether this is new. */
  boolean remove() {
    boolean before = removable;
    removable = true;
    return !before;
  }

  /** Everything it may be, wherever. */
  ContentSet everything() {
    ContentSet all = at(0);
    for (int place = 1; place <= hand; place++) {
      all = all.either(at(place));
    }
    return all;
  }
}
