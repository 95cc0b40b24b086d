package org.rookery.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.program.Contents;

/** How the piece on a square moves, as JSON. */
final class Diagrams {
  private Diagrams() {}

  static String of(Match match, MatchSight sight, String square) {
    int number = match.game().squares().indexOf(square);
    int content = number < 0 ? Contents.EMPTY : sight.sight().seen().board().get(number);
    if (sight.sight().covers().containsKey(number)) {
      return Json.of(Map.of("problem", "What stands on `" + square + "` is not seen."));
    }
    if (content == Contents.EMPTY) {
      return Json.of(Map.of("problem", "No piece stands on `" + square + "`."));
    }
    MoveDiagram diagram = MoveDiagram.of(match.game().program(), content, number);
    List<List<Object>> signs = new ArrayList<>();
    diagram
        .signs()
        .forEach(
            (there, kinds) ->
                kinds.forEach(
                    (sign, conditional) ->
                        signs.add(
                            List.of(
                                there,
                                sign.name().toLowerCase(Locale.ROOT),
                                conditional,
                                sign.words()))));
    return Json.of(Map.of("square", number, "signs", signs, "notes", diagram.notes()));
  }
}
