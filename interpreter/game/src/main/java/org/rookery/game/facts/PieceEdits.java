package org.rookery.game.facts;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/** What the rules of a game's pieces may change, all squares and pieces taken together. */
final class PieceEdits {
  private final GameProgram program;
  private final BitSet kinds = new BitSet();
  private boolean moves;
  private boolean drops;
  private boolean passers;

  private PieceEdits(GameProgram program) {
    this.program = program;
  }

  /** Reads the rules of each piece type for the first player who has some. */
  static PieceEdits of(GameProgram program) {
    PieceEdits edits = new PieceEdits(program);
    for (int type = 0; type < program.pieces().size(); type++) {
      int each = type;
      OptionalInt owner =
          IntStream.range(0, program.players().size())
              .filter(program::competes)
              .filter(player -> edits.isMoved(program.contents().of(each, player)))
              .findFirst();
      int content = program.contents().of(type, owner.orElse(program.opener()));
      if (owner.isPresent()) {
        edits.readMoves(content);
      }
      if (program.droppable()[type]) {
        edits.readDrops(content);
      }
    }
    return edits;
  }

  private boolean isMoved(int content) {
    return squares().anyMatch(square -> blocks(content, square).anyMatch(b -> !b.isEmpty()));
  }

  private IntStream squares() {
    return IntStream.range(0, program.topology().size());
  }

  private Stream<RuleBlocks> blocks(int content, int square) {
    return IntStream.range(0, program.groups().size())
        .mapToObj(group -> program.rules().moves(content, square, group));
  }

  private void readMoves(int content) {
    squares()
        .forEach(
            square ->
                blocks(content, square)
                    .forEach(
                        rules -> {
                          moves |= read(rules);
                        }));
  }

  private void readDrops(int content) {
    for (int group = 0; group < program.groups().size(); group++) {
      for (int square = 0; square < program.topology().size(); square++) {
        drops |= read(program.rules().drops(content, square, group));
      }
    }
  }

  /** Whether these rules make any move. */
  private boolean read(RuleBlocks rules) {
    boolean some = false;
    for (Rule rule : rules.all()) {
      List<Integer> edits = rule.edits();
      for (int edit : edits) {
        if (edit == Rule.CAPTURE_PASSER) {
          passers = true;
        } else {
          kinds.set(Edit.kind(edit));
        }
      }
      some |= !edits.isEmpty();
    }
    return some;
  }

  /** Whether some rule makes a change of this kind. */
  boolean has(int kind) {
    return kinds.get(kind);
  }

  /** Whether pieces on the board move. */
  boolean moves() {
    return moves;
  }

  /** Whether pieces in hand come to the board. */
  boolean drops() {
    return drops;
  }

  /** Whether a piece is captured on a square that it passed. */
  boolean takesPassers() {
    return passers;
  }
}
