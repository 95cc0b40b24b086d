package org.rookery.lint.check;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.lint.facts.Inside;
import org.rookery.lint.facts.PossibleMoves;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** A piece that only goes ahead and stays on the last rank. */
final class StuckPieces implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "stuck-piece",
          "a piece stuck on the last rank",
          "The piece only goes ahead, and on the last rank, where it can go no farther, it "
              + "neither promotes nor ends the game. Let it promote there, or allow it where it "
              + "is meant to stand.",
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (piece (name Rider) (letter R) (moves (n (verify empty?) add) (s (verify empty?) add)))
          (board-setup (fen "mr2/4/4/MR2 w - - 0 1"))
          """,
          """
          (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
          (piece (name Man) (letter M) (moves (n (verify empty?) (promote-in far Rider))))
          (piece (name Rider) (letter R) (moves (n (verify empty?) add) (s (verify empty?) add)))
          (board-setup (fen "mr2/4/4/MR2 w - - 0 1"))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    if (game.isOld()
        && Inside.promotions(RuleVisitor.blocks(game.model()).toList()).findAny().isEmpty()) {
      // Old games in which no piece ever promotes are meant so.
      return;
    }
    for (PieceModel piece : game.model().pieces()) {
      if (!piece.moves().isEmpty()
          && game.hasOwnRules(piece)
          && !decides(game.model())
          && isStuck(game, game.piece(piece.name()).orElseThrow())) {
        findings.add(
            piece.origin(),
            "Piece " + piece.name() + " only goes ahead, and stays for ever on the last rank.");
      }
    }
  }

  /** Whether some ending looks where such pieces stand. */
  private static boolean decides(GameModel game) {
    List<EndingModel> endings = game.endings();
    return endings.stream().flatMap(ending -> ending.when().all()).anyMatch(Condition::asksWhere);
  }

  private static boolean isStuck(LintedGame game, int type) {
    for (int owner : game.movers()) {
      int content = game.program().contents().of(type, owner);
      if (!mayGoAheadOnly(game, content)
          || board(game).noneMatch(square -> leadsToEnd(game, content, square))
          || !game.reach().isKnown()) {
        continue;
      }
      BitSet squares = game.reach().squares(content);
      if (goesAhead(game, content, squares)
          && squares.stream().anyMatch(square -> leadsToEnd(game, content, square))) {
        return true;
      }
    }
    return false;
  }

  private static IntStream board(LintedGame game) {
    return IntStream.range(0, game.program().topology().size());
  }

  /** Whether a plain move leads from a square to one that the piece can never leave. */
  private static boolean leadsToEnd(LintedGame game, int content, int square) {
    for (PossibleMoves.Turn turn : game.rules().of(content, square).turns()) {
      int edit = turn.edits().size() == 1 ? turn.edits().get(0) : PossibleMoves.PASSER;
      boolean goes = edit >= 0 && Edit.what(edit) == Edit.Kind.MOVE && Edit.a(edit) == square;
      if (goes && game.rules().of(content, Edit.b(edit)).turns().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing else is seen of it when it goes by itself. */
  private static boolean mayGoAheadOnly(LintedGame game, int content) {
    int[] rows = rows(game.program());
    Set<Integer> ways = new HashSet<>();
    game.rules()
        .walk(
            content,
            square -> {
              ways.addAll(ways(game, content, square, rows));
              return ways.size() <= 1 && !ways.contains(0);
            });
    return ways.size() == 1 && !ways.contains(0);
  }

  /** Whether all its moves lead the same way over the ranks, and there are some. */
  private static boolean goesAhead(LintedGame game, int content, BitSet squares) {
    int[] rows = rows(game.program());
    Set<Integer> ways = new HashSet<>();
    squares.stream().forEach(square -> ways.addAll(ways(game, content, square, rows)));
    return ways.size() == 1 && !ways.contains(0);
  }

  private static Set<Integer> ways(LintedGame game, int content, int square, int[] rows) {
    Set<Integer> ways = new HashSet<>();
    for (PossibleMoves.Turn turn : game.rules().of(content, square).turns()) {
      for (int edit : turn.edits()) {
        if (edit >= 0 && Edit.what(edit) == Edit.Kind.MOVE && Edit.a(edit) == square) {
          ways.add(Integer.signum(rows[Edit.b(edit)] - rows[square]));
        }
      }
    }
    return ways;
  }

  private static int[] rows(GameProgram program) {
    int[] rows = new int[program.topology().size()];
    int[][] shown = program.layout().squareAt();
    for (int row = 0; row < shown.length; row++) {
      for (int square : shown[row]) {
        if (square >= 0) {
          rows[square] = row;
        }
      }
    }
    return rows;
  }
}
