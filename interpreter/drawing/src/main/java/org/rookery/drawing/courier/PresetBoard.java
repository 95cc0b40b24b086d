package org.rookery.drawing.courier;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawings;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** A preset's board at one moment, to be drawn. */
public final class PresetBoard {
  private final Preset preset;
  private final CourierBoard board;
  private final int mover;
  private final int turnNumber;

  /**
   * A board when it is a player's turn; later changes of {@code board} are not seen.
   *
   * @param mover the number of the player
   */
  public PresetBoard(CourierBoard board, int mover, int turnNumber) {
    preset = board.preset();
    this.board = new CourierBoard(board);
    this.mover = mover;
    this.turnNumber = turnNumber;
  }

  /** The board of a position. */
  public static PresetBoard of(Preset preset, Setup setup) {
    int mover = preset.program().turnOrder().get(setup.step()).player();
    return new PresetBoard(new CourierBoard(preset, setup), mover, setup.turnNumber());
  }

  /**
   * A piece in a hand cell.
   *
   * @param file from the left, within the hand
   * @param row from the top
   */
  public record InHand(int owner, int file, int row, int content) {}

  /** The preset. */
  public Preset preset() {
    return preset;
  }

  /** The player to move, and in which turn: {@code White to move, turn 2}. */
  public String toMove() {
    GameProgram program = preset.program();
    return program.players().get(mover) + " to move, turn " + turnNumber;
  }

  /** What stands on each square of the game. */
  public List<Integer> contents() {
    List<Integer> contents = new ArrayList<>();
    for (int square = 0; square < preset.squares(); square++) {
      contents.add(board.content(square));
    }
    return contents;
  }

  /** The squares of the game that have been taken off the board. */
  public BitSet gone() {
    BitSet gone = new BitSet();
    for (int square = 0; square < preset.squares(); square++) {
      gone.set(square, board.isGone(square));
    }
    return gone;
  }

  /** The pieces in hand cells. */
  public List<InHand> inHand() {
    List<InHand> pieces = new ArrayList<>();
    for (int space = 0; space < preset.size(); space++) {
      int content = board.content(space);
      if (preset.isCell(space) && content != Contents.EMPTY) {
        Preset.HandCell cell = preset.cell(space);
        pieces.add(new InHand(cell.owner(), cell.file(), cell.row(), content));
      }
    }
    return pieces;
  }

  /** The pieces in hand for whom there is no cell, as a line; empty when there are none. */
  public String withoutCells() {
    List<String> pieces = new ArrayList<>();
    for (int piece = 1; piece < preset.program().contents().size(); piece++) {
      int count = board.homeless(piece);
      if (count > 0 && !preset.program().isChanceSupply(piece)) {
        pieces.add(preset.labels().inWords(piece) + (count > 1 ? " x" + count : ""));
      }
    }
    String where = preset.hasCells() ? "In hand beside the cells: " : "In hand: ";
    return pieces.isEmpty() ? "" : where + String.join(", ", pieces);
  }

  /** The pieces on squares that are not drawn, as a line; empty when there are none. */
  public String undrawn() {
    BoardDrawing ground = BoardDrawings.of(preset.program());
    List<String> pieces = new ArrayList<>();
    for (int square = 0; square < preset.squares(); square++) {
      int piece = board.content(square);
      if (piece != Contents.EMPTY && ground.cell(square).isEmpty()) {
        pieces.add(preset.labels().inWords(piece) + " on " + preset.name(square));
      }
    }
    return pieces.isEmpty() ? "" : "Beside the board: " + String.join(", ", pieces);
  }

  /** The board as text, as Game Courier lays it out. */
  public String text() {
    return new CourierText(preset, board).draw()
        + line(undrawn())
        + line(withoutCells())
        + line(toMove());
  }

  private static String line(String text) {
    return text.isEmpty() ? "" : text + "\n";
  }
}
