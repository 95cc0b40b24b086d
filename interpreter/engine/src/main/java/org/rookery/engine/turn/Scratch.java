package org.rookery.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rookery.engine.legality.LegalityChecker;
import org.rookery.engine.run.MoveBuffer;

/**
 * Work areas for questions that lie within each other, such as "does this drop mate?" while moves
 * are generated: each level has its own, kept for the next time.
 */
final class Scratch {
  private final List<Area> areas = new ArrayList<>();
  private final Supplier<LegalityChecker> safeties;
  private int depth;

  Scratch(Supplier<LegalityChecker> safeties) {
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
    final PositionSnapshot start = new PositionSnapshot();
    final LegalityChecker safety;

    Area(LegalityChecker safety) {
      this.safety = safety;
    }
  }

  /** Something that judges turns, for one keeper alone. */
  LegalityChecker safety() {
    return safeties.get();
  }

  /** An empty work area, in use until the matching {@link #leave}. */
  Area enter() {
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

  /** Leaves all work areas: the question they served has been given up. */
  void leaveAll() {
    depth = 0;
  }
}
