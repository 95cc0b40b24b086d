package org.rookery.game.sheet;

import org.rookery.compiler.model.PieRule;

/** The pie rule in words. */
final class PieWords {
  private PieWords() {}

  static String sentence(PieRule pie) {
    String where =
        switch (pie.look()) {
          case SAME -> "Each piece stays where it is.";
          case TURNED -> "Each piece goes to the square where " + pie.other() + " sees it.";
          case TRANSPOSED -> "Each piece goes to the square with rank and file exchanged.";
        };
    return "In their first turn "
        + pie.other()
        + " may swap instead of moving: all that belongs to "
        + pie.one()
        + " belongs to "
        + pie.other()
        + " from then on, and the other way round. "
        + where;
  }
}
