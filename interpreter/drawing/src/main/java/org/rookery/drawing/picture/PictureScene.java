package org.rookery.drawing.picture;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.rookery.program.GameProgram;

/**
 * What a picture shows.
 *
 * @param contents what stands on each square
 * @param beneath what lies beneath those on squares, the lowest first
 * @param numbers what is counted on squares, by their numbers
 * @param gone squares that are no longer part of the board
 * @param heading a line above the board
 * @param note a line above the board, at its end
 * @param legend whether the pieces of the game are listed below the board
 * @param key whether the signs used are explained below the board
 * @param captions lines below it all
 */
public record PictureScene(
    GameProgram program,
    List<Integer> contents,
    Map<Integer, List<Integer>> beneath,
    Map<Integer, Integer> numbers,
    BitSet gone,
    List<HandPanel> hands,
    List<SquareMark> marks,
    String heading,
    String note,
    boolean legend,
    boolean key,
    List<String> captions) {
  /** The same with what is counted on squares, and what lies beneath the pieces there. */
  public PictureScene with(Map<Integer, Integer> counted, Map<Integer, List<Integer>> columns) {
    return new PictureScene(
        program, contents, columns, counted, gone, hands, marks, heading, note, legend, key,
        captions);
  }

  /** The same without the list of the pieces of the game. */
  public PictureScene withoutLegend() {
    return new PictureScene(
        program, contents, beneath, numbers, gone, hands, marks, heading, note, false, key,
        captions);
  }
}
