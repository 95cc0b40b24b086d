package org.rookery.game.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;

/**
 * The moves that only one of two games has, by their complete texts.
 *
 * @param missing texts of moves that only the first has, as the game writes them where that tells
 *     them from those of the other
 * @param surplus the same of moves that only the other has
 * @param completeMissing complete texts of moves that only the first has
 * @param completeSurplus complete texts of moves that only the other has
 */
public record TextDifference(
    List<String> missing,
    List<String> surplus,
    List<String> completeMissing,
    List<String> completeSurplus) {

  /** What the moves of two positions differ in. */
  public static TextDifference of(TurnTexts ours, TurnTexts theirs) {
    Map<String, String> here = texts(ours);
    Map<String, String> there = texts(theirs);
    List<String> missing = without(here, there);
    List<String> surplus = without(there, here);
    return new TextDifference(
        told(missing, here, there), told(surplus, there, here), missing, surplus);
  }

  /** What games write of moves, by complete text. */
  private static Map<String, String> texts(TurnTexts turns) {
    Map<String, String> texts = new TreeMap<>();
    for (Move move : turns.moves()) {
      texts.put(turns.complete(move), turns.shown(move));
    }
    return texts;
  }

  private static List<String> without(Map<String, String> ones, Map<String, String> others) {
    return ones.keySet().stream().filter(text -> !others.containsKey(text)).toList();
  }

  private static List<String> told(
      List<String> complete, Map<String, String> ones, Map<String, String> others) {
    return complete.stream()
        .map(text -> others.containsValue(ones.get(text)) ? text : ones.getOrDefault(text, text))
        .toList();
  }
}
