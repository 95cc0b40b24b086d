package org.rookery.compiler.elaborate.game;

import java.util.function.Consumer;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Section;

/** The stages in which the sections of a board are carried out. */
final class BoardStages {
  /** Squares and links. */
  static final int SHAPE = 0;

  /** What stands for directions when a player moves. */
  static final int SYMMETRY = 1;

  /** What depends on all squares and links, and on which way a player looks. */
  static final int VIEWS = 2;

  /** What needs to know all zones. */
  static final int LOOKS = 3;

  static final int STAGES = 4;

  private BoardStages() {}

  /** A section that makes squares or links. */
  static Section<Scope> shape(Consumer<Scope> action) {
    return Section.at(SHAPE, action);
  }
}
