package org.rookery.compiler.elaborate.game;

import java.util.function.Consumer;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Section;

/** The stages in which the sections of a board are carried out. */
final class BoardStages {
  /** Squares and links. */
  static final int SHAPE = 0;

  /** What depends on all squares and links. */
  static final int VIEWS = 1;

  static final int STAGES = 2;

  private BoardStages() {}

  /** A section that makes squares or links. */
  static Section<Scope> shape(Consumer<Scope> action) {
    return Section.at(SHAPE, action);
  }
}
