package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.language.form.Form;
import org.rookery.program.board.BoardLook;

/** Reads what a board looks like: {@code (drawn points (gap 5) (tint red palace))}. */
final class BoardLookReader {
  private static final Map<String, BoardLook.Style> STYLES =
      Map.of(
          "squares", BoardLook.Style.SQUARES,
          "hexagons", BoardLook.Style.HEXAGONS,
          "points", BoardLook.Style.POINTS,
          "pits", BoardLook.Style.PITS,
          "stacks", BoardLook.Style.STACKS);
  private static final Map<String, BoardLook.Tint> TINTS =
      Stream.of(BoardLook.Tint.values())
          .collect(Collectors.toMap(tint -> tint.name().toLowerCase(Locale.ROOT), tint -> tint));
  private static final Set<BoardLook.Style> TINTED =
      Set.of(BoardLook.Style.SQUARES, BoardLook.Style.HEXAGONS);
  private static final List<String> PARTS = List.of("gap", "lines", "tint");

  private BoardLookReader() {}

  static void read(Call call, Scope scope) {
    BoardLook.Style style = STYLES.get(call.text(0).toLowerCase(Locale.ROOT));
    if (style == null) {
      List<String> known = STYLES.keySet().stream().sorted().toList();
      call.problems().oddWord("style of a board", call.text(0), call.arg(0).origin(), known);
      return;
    }
    int gap = 0;
    List<List<String>> lines = new ArrayList<>();
    for (Form form : call.from(1)) {
      List<Form> items = form instanceof Form.Group group ? group.items() : List.of();
      String head = form instanceof Form.Group group ? group.head().orElse("") : "";
      if (head.equals("gap") && Grids.numbers(items).size() == 1 && items.size() == 2) {
        gap = Grids.numbers(items).get(0);
      } else if (head.equals("lines")) {
        items.subList(1, items.size()).forEach(pair -> line(pair, lines, scope));
      } else if (head.equals("tint") && !TINTED.contains(style)) {
        call.problems()
            .error("wrong-kind", form.origin(), "Only `squares` and `hexagons` have colours.");
      } else if (head.equals("tint") && items.size() > 2 && items.get(1).atom().isPresent()) {
        tint(items, scope);
      } else if (head.equals("tint")) {
        call.problems()
            .error(
                "wrong-arity",
                form.origin(),
                "A colour and zones are wanted: `(tint red palace)`.");
      } else if (head.equals("gap")) {
        call.problems().error("wrong-kind", form.origin(), "A rank is wanted: `(gap 5)`.");
      } else {
        call.problems().oddWord("part of a drawn board", head, form.origin(), PARTS);
      }
    }
    scope.plan().draw(style, gap, lines);
  }

  private static void tint(List<Form> items, Scope scope) {
    String colour = items.get(1).atom().orElse("").toLowerCase(Locale.ROOT);
    BoardLook.Tint tint = TINTS.get(colour);
    if (tint == null) {
      List<String> known = TINTS.keySet().stream().sorted().toList();
      scope.problems().oddWord("colour", colour, items.get(1).origin(), known);
      return;
    }
    scope
        .knownNames(NameKind.ZONE, items.subList(2, items.size()))
        .forEach(zone -> scope.plan().tint(zone, tint));
  }

  private static void line(Form pair, List<List<String>> lines, Scope scope) {
    List<String> ends =
        pair instanceof Form.Group group
            ? scope.knownNames(NameKind.SQUARE, group.items())
            : List.of();
    if (ends.size() == 2) {
      lines.add(ends);
    } else if (!(pair instanceof Form.Group group) || group.items().size() != 2) {
      scope
          .problems()
          .error("wrong-arity", pair.origin(), "Two squares in parentheses are wanted.");
    }
  }
}
