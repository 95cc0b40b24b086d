package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLayout;

/**
 * What stands where and what is in hand, as the first field of FEN: {@code rnbqkbnr/8/…[Qpp]}.
 *
 * <p>Pieces that lie on each other stand in brackets, the lowest first: {@code (wwb)}.
 *
 * <p>A board that is no rectangle lists squares and pieces instead: {@code
 * square=piece,square=piece}.
 */
final class PlacementText {
  /** More pieces in hand than this are counted. */
  private static final int MOST_LISTED = 100;

  private final GameProgram program;
  private final Labels labels;
  private final BoardLayout layout;

  /** The pieces in the order of the rules file, but those first that it wants first in a hand. */
  private final List<Integer> handOrder;

  PlacementText(GameProgram program, Labels labels) {
    this.program = program;
    this.labels = labels;
    this.layout = program.layout();
    // Not as one stream after the other: translated for browsers, `distinct` lets doubles through.
    Set<Integer> order = new LinkedHashSet<>(program.notation().handOrder());
    IntStream.range(0, program.contents().types()).forEach(order::add);
    this.handOrder = List.copyOf(order);
  }

  /** Reads what stands where and what is in hand, for a position in which a player is to move. */
  PlacementReader.Placed parse(Field field, int mover) throws TextException {
    return new PlacementReader(program, labels, drawn(), field, mover).read();
  }

  /** The pieces of the column that is the whole field, the lowest first. */
  List<Integer> column(Field field) throws TextException {
    return new PlacementReader(program, labels, drawn(), field, 0).column();
  }

  String print(Setup setup) {
    return print(setup, Map.of());
  }

  /** The same with texts of the caller's on some squares. */
  String print(Setup setup, Map<Integer, String> covers) {
    List<Integer> hand = setup.hand();
    StringBuilder text = new StringBuilder(drawn() ? rows(setup, covers) : pairs(setup, covers));
    if (usesHands()
        || IntStream.range(1, hand.size()).anyMatch(c -> hand.get(c) > 0 && !isSupply(c))) {
      List<String> pieces = new ArrayList<>();
      for (int owner = 0; owner < program.contents().players(); owner++) {
        for (int type : handOrder) {
          int content = program.contents().of(type, owner);
          if (!isSupply(content)) {
            pieces.addAll(inHand(hand.get(content), labels.inPosition(content)));
          }
        }
      }
      text.append('[').append(labels.joined(pieces)).append(']');
    }
    return text.toString();
  }

  /**
   * {@code count} equal pieces: one after the other, or a number and the piece if there are many.
   */
  private static List<String> inHand(int count, String piece) {
    return count <= MOST_LISTED ? Collections.nCopies(count, piece) : List.of("" + count, piece);
  }

  /** Whether the rows of the layout show every square. */
  boolean drawn() {
    long shown =
        Arrays.stream(layout.squareAt()).flatMapToInt(Arrays::stream).filter(s -> s >= 0).count();
    return layout.rows() > 0 && shown == program.topology().size();
  }

  private boolean usesHands() {
    boolean drops = false;
    for (int type = 0; type < program.droppable().length; type++) {
      drops |= program.droppable()[type] && !program.pieces().get(type).supply();
    }
    int[] hand = program.start().hand();
    return drops
        || program.options().capturedToHand()
        || IntStream.range(1, hand.length).anyMatch(c -> hand[c] > 0 && !isSupply(c));
  }

  /** Whether a hand never runs out of this piece, so that nothing needs to be told. */
  private boolean isSupply(int content) {
    return program.pieces().get(program.contents().type(content)).supply();
  }

  private String rows(Setup setup, Map<Integer, String> covers) {
    List<Integer> board = setup.board();
    List<String> rows = new ArrayList<>();
    for (int[] squares : layout.squareAt()) {
      List<String> row = new ArrayList<>();
      int gap = 0;
      for (int square : squares) {
        boolean empty =
            square >= 0 && board.get(square) == Contents.EMPTY && !covers.containsKey(square);
        if (!empty && gap > 0) {
          row.add("" + gap);
          gap = 0;
        }
        if (empty) {
          gap++;
        } else {
          row.add(square < 0 ? "*" : onSquare(setup, square, covers));
        }
      }
      if (gap > 0) {
        row.add("" + gap);
      }
      rows.add(labels.joined(row));
    }
    return String.join("/", rows);
  }

  private String pairs(Setup setup, Map<Integer, String> covers) {
    List<Integer> board = setup.board();
    List<String> pairs = new ArrayList<>();
    for (int square = 0; square < board.size(); square++) {
      if (board.get(square) != Contents.EMPTY || covers.containsKey(square)) {
        pairs.add(labels.square(square) + "=" + onSquare(setup, square, covers));
      }
    }
    return pairs.isEmpty() ? "-" : String.join(",", pairs);
  }

  private String onSquare(Setup setup, int square, Map<Integer, String> covers) {
    String cover = covers.get(square);
    if (cover != null) {
      return cover;
    }
    int top = setup.board().get(square);
    List<Integer> column = new ArrayList<>(setup.beneath().getOrDefault(square, List.of()));
    column.add(top);
    return column.size() == 1 ? labels.inPosition(top) : labels.column(column);
  }
}
