package org.rookery.player.search;

import java.util.stream.IntStream;

/** What is kept for each height of a search. */
final class Plies {
  /** The greatest height. */
  static final int MOST = 120;

  private final Ply[] plies =
      IntStream.range(0, MOST + 1).mapToObj(i -> new Ply()).toArray(Ply[]::new);

  Ply at(int height) {
    return plies[height];
  }

  void forgetKillers() {
    for (Ply ply : plies) {
      ply.killer = 0;
      ply.secondKiller = 0;
    }
  }
}
