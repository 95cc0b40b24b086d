package org.rookery.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rookery.engine.legality.Safety;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.TooMuchWork;

/**
 * Work areas for questions that lie within each other, such as "does this drop mate?" while moves
 * are generated: each level has its own, kept for the next time.
 */
final class Scratch {
  /** Longer chains, and questions deeper inside each other, are not followed. */
  private static final int DEEPEST = 1_000;

  /** Chains with more parts in all, most of a second's work, are not followed. */
  private static final int MOST_WORK = 400_000;

  private final List<Area> areas = new ArrayList<>();
  private final Supplier<Safety> safeties;
  private int depth;

  /** Areas taken since the outermost one. */
  private int work;

  Scratch(Supplier<Safety> safeties) {
    this.safeties = safeties;
  }

  /** What one level needs. */
  static final class Area {
    final MoveBuffer parts = new MoveBuffer();
    final MoveBuffer turns = new MoveBuffer();
    final WordList words = new WordList();
    final WordList due = new WordList();
    final KeySet reached = new KeySet();
    final KeySet changes = new KeySet();
    final Safety safety;

    Area(Safety safety) {
      this.safety = safety;
    }
  }

  /** An empty work area, in use until the matching {@link #leave}. */
  Area enter() {
    work = depth == 0 ? 0 : work + 1;
    if (depth >= DEEPEST || work > MOST_WORK) {
      // Whoever asks next begins anew.
      depth = 0;
      throw new TooMuchWork(
          "The rules let chains of moves in this position go on too long to be followed.");
    }
    if (depth == areas.size()) {
      areas.add(new Area(safeties.get()));
    }
    Area area = areas.get(depth++);
    area.parts.clear();
    area.turns.clear();
    area.words.size = 0;
    area.due.size = 0;
    area.reached.clear();
    area.changes.clear();
    return area;
  }

  void leave() {
    depth--;
  }
}
