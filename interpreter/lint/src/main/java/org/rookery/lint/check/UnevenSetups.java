package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;

/** A set-up that is the same for both players but for a piece or two. */
final class UnevenSetups implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.note(
          "uneven-setup",
          "a set-up that is nearly symmetric",
          "The two players' pieces stand like mirror images but for one or two. That is "
              + "often a slip of the pen; where it is meant, allow it.",
          """
          (board (rectangle 8 4))
          (board-setup (fen "mmmmmmm1/7m/8/MMMMMMMM w - - 0 1"))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """,
          """
          (board (rectangle 8 4))
          (board-setup (fen "mmmmmmmm/8/8/MMMMMMMM w - - 0 1"))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  /** With fewer pieces there is no telling. */
  private static final int PIECES = 12;

  private static final int ODD = 4;

  /** Mirrored or turned as a whole in four ways, and along the files. */
  private static final int WAYS = 5;

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    List<Integer> movers = game.movers();
    int[][] rows = game.program().layout().squareAt();
    if (movers.size() != 2 || rows.length == 0) {
      return;
    }
    int[] board = game.program().start().board();
    int pieces = (int) Arrays.stream(board).filter(content -> content != Contents.EMPTY).count();
    List<Map<Integer, Integer>> all = new ArrayList<>();
    int least = pieces;
    for (int turned = 0; turned < WAYS; turned++) {
      all.add(opposites(rows, board, game, turned));
      least = Math.min(least, odd(game, all.get(turned)).size());
    }
    // Some pieces may face each other and the others be turned: no slip does that.
    for (Map<Integer, Integer> most : all) {
      Set<Integer> odd = odd(game, most);
      if (odd.size() <= ODD && all.stream().anyMatch(rest -> areEven(game, odd, rest))) {
        return;
      }
    }
    if (pieces >= PIECES && least > 0 && least <= ODD && !isHandicap(game)) {
      Origin origin =
          game.sections("board-setup").stream()
              .findFirst()
              .map(Form::origin)
              .orElse(game.model().origin());
      findings.add(
          origin, "The two sides stand alike but for " + least + " of the " + pieces + " pieces.");
    }
  }

  /** Whether a few pieces tell it from another game of the file: that is what the game is for. */
  private static boolean isHandicap(LintedGame game) {
    Map<Integer, String> here = game.setup();
    return game.setupsBefore().stream()
        .anyMatch(
            before -> {
              Set<Map.Entry<Integer, String>> differing = new HashSet<>(here.entrySet());
              differing.removeAll(before.entrySet());
              Set<Map.Entry<Integer, String>> gone = new HashSet<>(before.entrySet());
              gone.removeAll(here.entrySet());
              int most = Math.max(differing.size(), gone.size());
              return most > 0 && most <= ODD;
            });
  }

  /** Where the pieces of who has turns stand, and what lies opposite in one way. */
  private static Map<Integer, Integer> opposites(
      int[][] rows, int[] board, LintedGame game, int turned) {
    Map<Integer, Integer> opposites = new TreeMap<>();
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length; column++) {
        int square = rows[row][column];
        int content = square < 0 ? Contents.EMPTY : board[square];
        // A piece whose owner has no turns, such as a ball, needs no counterpart.
        if (content != Contents.EMPTY
            && game.movers().contains(game.program().contents().owner(content))) {
          int there =
              turned < WAYS - 1 ? opposite(rows, row, column, turned) : along(rows, row, column);
          opposites.put(square, there);
        }
      }
    }
    return opposites;
  }

  /** The squares of pieces that have no counterpart opposite. */
  private static Set<Integer> odd(LintedGame game, Map<Integer, Integer> opposites) {
    Set<Integer> odd = new HashSet<>(opposites.keySet());
    odd.removeIf(square -> isMatched(game, square, opposites.getOrDefault(square, -1)));
    return odd;
  }

  /** Whether pieces are each other's counterparts in another way. */
  private static boolean areEven(
      LintedGame game, Set<Integer> pieces, Map<Integer, Integer> opposites) {
    return pieces.stream()
        .allMatch(
            square -> {
              int there = opposites.getOrDefault(square, -1);
              return pieces.contains(there) && isMatched(game, square, there);
            });
  }

  private static boolean isMatched(LintedGame game, int square, int there) {
    int[] board = game.program().start().board();
    return there >= 0 && board[there] == counterpart(game, board[square]);
  }

  /** The square that lies there when the whole board is mirrored or turned. */
  private static int opposite(int[][] rows, int row, int column, int turned) {
    int[] line = rows[turned < 3 ? rows.length - 1 - row : row];
    int other = turned == 1 || turned == 3 ? line.length - 1 - column : column;
    return other < 0 || other >= line.length ? -1 : line[other];
  }

  /** The square as far from the other end of its file: hexagons lie askew in rows and columns. */
  private static int along(int[][] rows, int row, int column) {
    List<Integer> file = new ArrayList<>();
    for (int[] line : rows) {
      if (column < line.length && line[column] >= 0) {
        file.add(line[column]);
      }
    }
    return file.get(file.size() - 1 - file.indexOf(rows[row][column]));
  }

  private static int counterpart(LintedGame game, int content) {
    Contents contents = game.program().contents();
    int owner = contents.owner(content);
    int first = game.movers().get(0);
    int second = game.movers().get(1);
    int other = owner == first ? second : owner == second ? first : owner;
    return contents.of(contents.type(content), other);
  }
}
