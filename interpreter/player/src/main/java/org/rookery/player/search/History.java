package org.rookery.player.search;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.player.value.MaterialGain;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * How often a piece going to a square turned out well, and how the turns of a position are ordered.
 */
final class History {
  private static final int FIRST = 1 << 30;
  private static final int TACTICAL = 1 << 24;
  private static final int KILLER = 1 << 22;
  private static final int MAX_HISTORY = 1 << 20;

  private final int[] well;
  private final int squares;

  History(int contents, int squares) {
    this.squares = squares;
    well = new int[contents * (squares + 1)];
  }

  /** Old experience counts for less. */
  void fade() {
    for (int i = 0; i < well.length; i++) {
      well[i] /= 4;
    }
  }

  void clear() {
    Arrays.fill(well, 0);
  }

  int cell(MaterialGain gain) {
    return gain.piece() * (squares + 1) + gain.to() + 1;
  }

  /** Reads and rates all turns of a ply. */
  void rate(SearchGame scene, Position position, SearchStackEntry ply, int best) {
    MaterialGain gain = scene.gain();
    int[] words = ply.moves.words();
    int start = 0;
    for (int i = 0; i < ply.moves.size(); i++) {
      int end = ply.moves.end(i);
      int name = SearchStackEntry.name(words, start, end);
      gain.read(position, words, start, end);
      int cell = cell(gain);
      ply.names[i] = name;
      ply.cells[i] = cell;
      ply.tactical[i] = gain.isTactical();
      ply.gains[i] = gain.gain();
      ply.rate(i, i, orderingScore(ply, i, best, scene.evaluation().worth(gain.piece())));
      start = end;
    }
  }

  /** Lists one turn of one word by itself, read as if it were listed among all. */
  void rateAlone(SearchGame scene, Position position, SearchStackEntry ply, int word) {
    ply.moves.clear();
    ply.moves.add(word);
    rate(scene, position, ply, word);
  }

  /**
   * Rates the turns that change pieces alone: they are put in order, the others left out.
   *
   * @return how many they are
   */
  int rateTactical(SearchGame scene, Position position, SearchStackEntry ply) {
    MaterialGain gain = scene.gain();
    int[] words = ply.moves.words();
    int[] contents = position.contents();
    int found = 0;
    int start = 0;
    for (int i = 0; i < ply.moves.size(); i++) {
      int end = ply.moves.end(i);
      if (!isPlainStep(words, start, end, contents)) {
        gain.read(position, words, start, end);
        if (gain.isTactical()) {
          ply.gains[i] = gain.gain();
          ply.rate(
              found++,
              i,
              16 * gain.gain() - Math.min(scene.evaluation().worth(gain.piece()), 5000));
        }
      }
      start = end;
    }
    return found;
  }

  /** Whether a piece goes to an empty square and nothing else happens: most turns are so. */
  private static boolean isPlainStep(int[] words, int start, int end, int[] contents) {
    int word = words[start];
    return end == start + 1
        && Edit.kind(word) == Edit.MOVE
        && contents[Edit.b(word)] == Contents.EMPTY;
  }

  private int orderingScore(SearchStackEntry ply, int number, int best, int attacker) {
    int name = ply.names[number];
    if (name == best) {
      return FIRST;
    }
    if (ply.tactical[number]) {
      int gain = 16 * ply.gains[number] - Math.min(attacker, 5000);
      return ply.gains[number] >= 0 ? TACTICAL + gain : gain;
    }
    return name == ply.killer
        ? KILLER + 1
        : name == ply.secondKiller ? KILLER : well[ply.cells[number]];
  }

  void reward(int cell, int depth) {
    int more = depth * depth;
    well[cell] += more - (int) ((long) well[cell] * more / MAX_HISTORY);
  }

  void blame(int cell, int depth) {
    int less = depth * depth;
    well[cell] -= less + (int) ((long) well[cell] * less / MAX_HISTORY);
  }
}
