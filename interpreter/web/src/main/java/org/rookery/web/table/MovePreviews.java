package org.rookery.web.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.game.MatchSight;
import org.rookery.program.Contents;

/** What moves would change on the board, part by part, as JSON. */
final class MovePreviews {
  /** More moves than a person is asked to choose from. */
  private static final int MOST = 400;

  private MovePreviews() {}

  /**
   * For each of the legal moves with these numbers its parts, each a list of squares with what
   * stands there afterwards.
   */
  static String of(MatchSight sight, String numbers) {
    String[] words = numbers.strip().split(" ");
    if (words.length > MOST) {
      return Json.of(Map.of("problem", "No more than " + MOST + " moves are compared."));
    }
    List<Object> previews = new ArrayList<>();
    for (String word : words) {
      if (!word.matches("[0-9]{1,6}") || Integer.parseInt(word) >= sight.turns().size()) {
        return Json.of(Map.of("problem", "There is no legal move number `" + word + "`."));
      }
      MoveChanges changes = sight.turns().get(Integer.parseInt(word)).changes();
      previews.add(changes.parts().stream().map(MovePreviews::part).toList());
    }
    return Json.of(Map.of("previews", previews));
  }

  /** All pieces that go are lifted before any is put down, so that two may change places. */
  private static List<List<Integer>> part(List<Component> components) {
    Map<Integer, Integer> squares = new LinkedHashMap<>();
    for (Component component : components) {
      if (component instanceof Component.Go go) {
        squares.put(go.from(), Contents.EMPTY);
      }
    }
    for (Component component : components) {
      if (component instanceof Component.Go go) {
        squares.put(go.to(), go.content());
      } else if (component instanceof Component.Place place) {
        squares.put(place.square(), place.content());
      } else if (component instanceof Component.Drop drop) {
        squares.put(drop.square(), drop.content());
      } else if (component instanceof Component.Column column) {
        List<Integer> pieces = column.contents();
        squares.put(column.square(), pieces.get(pieces.size() - 1));
      } else if (component instanceof Component.Clear clear) {
        squares.put(clear.square(), Contents.EMPTY);
      }
    }
    return squares.entrySet().stream()
        .map(square -> List.of(square.getKey(), square.getValue()))
        .toList();
  }
}
