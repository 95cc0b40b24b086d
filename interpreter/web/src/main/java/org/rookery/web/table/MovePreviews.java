package org.rookery.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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

  private static List<List<Integer>> part(List<Component> components) {
    List<List<Integer>> squares = new ArrayList<>();
    for (Component component : components) {
      if (component instanceof Component.Go go) {
        squares.add(List.of(go.from(), Contents.EMPTY));
        squares.add(List.of(go.to(), go.content()));
      } else if (component instanceof Component.Place place) {
        squares.add(List.of(place.square(), place.content()));
      } else if (component instanceof Component.Drop drop) {
        squares.add(List.of(drop.square(), drop.content()));
      } else if (component instanceof Component.Column column) {
        List<Integer> pieces = column.contents();
        squares.add(List.of(column.square(), pieces.get(pieces.size() - 1)));
      } else if (component instanceof Component.Clear clear) {
        squares.add(List.of(clear.square(), Contents.EMPTY));
      }
    }
    return IntStream.range(0, squares.size())
        .filter(i -> isLast(squares, i))
        .mapToObj(squares::get)
        .toList();
  }

  /** A piece that goes on from where it has arrived leaves nothing there. */
  private static boolean isLast(List<List<Integer>> squares, int index) {
    int square = squares.get(index).get(0);
    return squares.subList(index + 1, squares.size()).stream()
        .noneMatch(later -> later.get(0) == square);
  }
}
