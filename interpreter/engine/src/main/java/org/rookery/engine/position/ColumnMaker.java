package org.rookery.engine.position;

import java.util.Arrays;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.board.Topology;

/**
 * Carries out what moves do with columns, in games that have them.
 *
 * <p>A leg lifts a whole column, or as many pieces of its top as the move carries. They stay in
 * order: the lowest are left behind on the way, the rest arrives.
 */
final class ColumnMaker {
  private final GameTables tables;
  private final Board board;
  private final TurnState turn;
  private final MoveMaker maker;
  private final ColumnPlan plan = new ColumnPlan();

  /** Pieces in the air, those of each leg together with its top first. */
  private int[] lifted = new int[8];

  private int size;

  /** Where those of each leg end, and the attributes of its top. */
  private int[] ends = new int[4];

  private int[] attributes = new int[4];

  /**
   * Where the first piece of the part has arrived; how many pieces, and which, it lies on there.
   */
  private int arrival;

  private int ground;
  private int met;

  ColumnMaker(GameTables tables, Board board, TurnState turn, MoveMaker maker) {
    this.tables = tables;
    this.board = board;
    this.turn = turn;
    this.maker = maker;
  }

  /** Looks at the part of a move that begins at {@code start}. */
  void begin(int[] words, int start, int end) {
    plan.read(words, start, end);
    arrival = Topology.NOWHERE;
    ground = 0;
  }

  /** Carries out the legs from {@code start} up to {@code stop}. */
  void legs(int[] words, int start, int stop) {
    if (stop - start > ends.length) {
      ends = new int[2 * (stop - start)];
      attributes = new int[ends.length];
    }
    size = 0;
    arrival = Edit.b(words[start]);
    for (int i = start; i < stop; i++) {
      int from = Edit.a(words[i]);
      attributes[i - start] = board.attributes[from];
      if (board.content[from] != Contents.EMPTY) {
        maker.moved(board.content[from]);
        maker.touched(from);
      }
      if (from != Edit.b(words[i])) {
        lift(from, i == start ? plan.carried : Integer.MAX_VALUE);
      }
      ends[i - start] = size;
    }
    for (int i = start; i < stop; i++) {
      int first = i == start ? 0 : ends[i - start - 1];
      int left = i == start ? leave(ends[0], attributes[0]) : ends[i - start];
      int to = Edit.b(words[i]);
      if (left > first && !plan.covers(to)) {
        maker.capture(to);
      }
      if (left > first && i == start) {
        ground = board.height(to);
        met = board.content[to];
      }
      while (left > first) {
        left--;
        lay(to, lifted[left], left == first ? attributes[i - start] : newOne(lifted[left]));
      }
    }
  }

  private int newOne(int piece) {
    return tables.newAttributes[piece];
  }

  private void lift(int from, int count) {
    for (int i = 0; i < count && board.content[from] != Contents.EMPTY; i++) {
      if (size == lifted.length) {
        lifted = Arrays.copyOf(lifted, 2 * size);
      }
      lifted[size++] = board.content[from];
      board.uncover(from, tables.newAttributes);
    }
  }

  /** Leaves pieces of the first leg behind; returns how many go on. */
  private int leave(int count, int bits) {
    int left = count;
    for (int i = 0; i < plan.size(); i++) {
      for (int k = plan.left(i); k > 0 && left > 0; k--) {
        left--;
        lay(plan.square(i), lifted[left], left == 0 ? bits : newOne(lifted[left]));
      }
    }
    return left;
  }

  private void lay(int square, int piece, int bits) {
    board.cover(square, piece, bits);
    maker.touched(square);
  }

  /** Puts a piece on a square, where the part says so on what stands there. */
  void put(int square, int piece, int bits) {
    if (!plan.covers(square)) {
      maker.capture(square);
    }
    lay(square, piece, bits);
  }

  /** A piece that comes from a hand, or is a copy of another, is about to be put on a square. */
  void arrives(int square) {
    if (arrival == Topology.NOWHERE) {
      arrival = square;
      ground = plan.covers(square) ? board.height(square) : 0;
      met = board.content[square];
    }
  }

  /** Captures all pieces on a square, the top one first. */
  void capture(int square) {
    while (board.content[square] != Contents.EMPTY) {
      int piece = board.content[square];
      board.uncover(square, tables.newAttributes);
      maker.touched(square);
      maker.captured(piece);
    }
  }

  private void keep(int square, int most) {
    for (int piece : board.cut(square, most)) {
      turn.addCaptured(piece);
      if (board.owner(piece) == tables.as[turn.step]) {
        maker.changeHand(piece, 1);
      }
    }
  }

  /** Carries out a word that is no part of a leg. */
  void change(int word) {
    int square = Edit.b(word);
    int piece = board.content[square];
    switch (ColumnWork.of(word)) {
      case UNDER -> {
        if (square == arrival && ground > 0) {
          turn.addCaptured(met);
        } else if (square != arrival && piece != Contents.EMPTY) {
          board.uncover(square, tables.newAttributes);
          maker.touched(square);
          turn.addCaptured(piece);
          if (arrival != Topology.NOWHERE) {
            board.under(arrival, ground, piece, newOne(piece));
            maker.touched(arrival);
          }
        }
      }
      case TURN -> {
        if (piece != Contents.EMPTY) {
          board.turnBeneath(square, ColumnWork.number(word));
        }
      }
      case KEEP -> keep(square, ColumnWork.number(word));
      case COVER, CARRY, LEAVE -> {
        // Done with the legs.
      }
    }
  }
}
