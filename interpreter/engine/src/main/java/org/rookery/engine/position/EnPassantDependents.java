package org.rookery.engine.position;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/**
 * Which pieces, standing where or in hand, ask whether a square was passed; and which squares the
 * game asks about, whatever stands where.
 *
 * <p>A passed square that neither the game nor a piece of the next player asks about has no effect,
 * so it is no part of the position: only then do repetition and FEN see two positions as equal when
 * they are. Worked out when the first square is passed, since it needs the rules of every piece on
 * every square.
 */
final class EnPassantDependents {
  private final GameProgram program;
  private final BitSet ofGame = new BitSet();
  private volatile int @Nullable [][] readers;

  EnPassantDependents(GameProgram program) {
    this.program = program;
    program.conditions().forEach(condition -> eachPassed(condition, ofGame::set));
  }

  /** Whether a condition of the game itself asks about {@code square}. */
  boolean inGame(int square) {
    return ofGame.get(square);
  }

  /** Whether a piece of {@code player} now on the board or in hand asks about {@code square}. */
  boolean any(Board board, int player, int square) {
    int hand = board.content.length;
    int[][] table = table();
    for (int reader : table[square]) {
      int piece = reader / (hand + 1);
      int place = reader % (hand + 1);
      boolean isThere = place == hand ? board.hand[piece] > 0 : board.content[place] == piece;
      if (isThere && board.owner(piece) == player) {
        return true;
      }
    }
    return false;
  }

  /**
   * For each square the readers, as {@code content * (squares + 1) + square}; a piece in hand is
   * counted on the square after the last.
   */
  private int[][] table() {
    int[][] known = readers;
    if (known == null) {
      known = find();
      readers = known;
    }
    return known;
  }

  private int[][] find() {
    int squares = program.topology().size();
    List<List<Integer>> found = new ArrayList<>();
    for (int square = 0; square < squares; square++) {
      found.add(new ArrayList<>());
    }
    LazyRules rules = program.rules();
    for (int piece = 1; piece < program.contents().size(); piece++) {
      int hand = piece * (squares + 1) + squares;
      boolean drops = program.droppable()[program.contents().type(piece)];
      for (int group = 0; group < program.groups().size(); group++) {
        for (int square = 0; square < squares; square++) {
          collect(rules.moves(piece, square, group), piece * (squares + 1) + square, found);
          if (drops) {
            collect(rules.drops(piece, square, group), hand, found);
          }
        }
        if (drops) {
          collect(rules.inHand(piece, group), hand, found);
        }
      }
    }
    return found.stream()
        .map(list -> list.stream().distinct().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  private static void collect(RuleBlocks asking, int reader, List<List<Integer>> found) {
    for (Test test : asking.tests()) {
      eachPassed(test, square -> found.get(square).add(reader));
    }
  }

  private static void eachPassed(Test test, IntConsumer squares) {
    test.all().forEach(part -> part.passed().ifPresent(squares));
  }
}
