package org.rookery.drawing.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.SquareCounterName;

/**
 * The numbers that a game counts on its squares, such as the seeds in the pits of a mancala, and
 * how high its columns are.
 */
public final class SquareNumbers {
  private SquareNumbers() {}

  /**
   * The number on each square where a piece stands for a pit, or more than one piece lies; none in
   * a game that counts nothing there. A counter that changes by itself after moves notes what has
   * happened there.
   */
  public static SortedMap<Integer, Integer> of(GameProgram program, Setup setup) {
    List<String> squares = program.topology().squares();
    Map<String, SortedMap<Integer, Integer>> found = new LinkedHashMap<>();
    for (int counter = 0; counter < program.counters().size(); counter++) {
      int value = setup.counters().get(counter);
      if (program.counters().get(counter).after().isEmpty()) {
        SquareCounterName.of(program.counters().get(counter).name(), squares)
            .ifPresent(
                of ->
                    found
                        .computeIfAbsent(of.name(), what -> new TreeMap<>())
                        .put(of.square(), value));
      }
    }
    SortedMap<Integer, Integer> numbers =
        found.values().stream()
            .filter(all -> all.size() == squares.size())
            .findFirst()
            .orElse(new TreeMap<>());
    setup.beneath().forEach((square, pieces) -> numbers.putIfAbsent(square, pieces.size() + 1));
    numbers.keySet().removeIf(square -> setup.board().get(square) == Contents.EMPTY);
    return numbers;
  }
}
