package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.coverage.condition.Alternative.Kind;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Region;
import org.rookery.program.board.Topology;

/** Lists what else a condition might say: one thing at a time. */
final class Alternatives {
  private static final Set<String> JOINTS = Set.of("and", "or", "not");

  /** What a condition may be answered with at once. */
  static final List<String> ANSWERS = List.of("true", "false");

  /** Whose pieces are meant. */
  private static final List<String> SIDES = List.of("friend", "enemy", "anyone");

  /** How numbers compare, and how else they might; a number beside it tells the rest. */
  private static final Map<String, List<String>> RELATIONS =
      Map.of(
          "=", List.of(">=", "<="),
          ">", List.of(">="),
          ">=", List.of(">", "="),
          "<", List.of("<="),
          "<=", List.of("<", "="));

  private final Topology board;
  private final Map<String, List<Region>> zones;
  private final List<String> pieces;
  private final List<Alternative> found = new ArrayList<>();

  /** Whether parts are replaced by either answer, and areas are left as they are. */
  private final boolean plain;

  private Alternatives(GameModel model, boolean plain) {
    board = model.board().topology();
    zones = model.board().zones();
    pieces = model.pieces().stream().map(PieceModel::name).toList();
    this.plain = plain;
  }

  /** Those of a condition of a game. */
  static List<Alternative> of(Form condition, GameModel model) {
    Alternatives all = new Alternatives(model, false);
    all.part(condition, whole -> whole);
    return all.found;
  }

  /**
   * Those of a section: what stands in it may be left out, and what may be a condition may be
   * answered at once. It is not known here what makes sense.
   */
  static List<Alternative> ofSection(Form.Group section, GameModel model) {
    Alternatives all = new Alternatives(model, true);
    for (int i = 1; i < section.items().size(); i++) {
      int index = i;
      Form item = section.items().get(i);
      Function<Form, Form> around = form -> with(section, index, Optional.of(form));
      if (item instanceof Form.Group) {
        all.part(item, around);
      } else if (item.atom().isPresent()) {
        all.answered(item, around);
      }
      Form without = with(section, index, Optional.empty());
      all.found.add(new Alternative(without, item.origin(), "", Kind.LEFT_OUT));
    }
    return all.found;
  }

  private void answered(Form form, Function<Form, Form> around) {
    for (String answer : ANSWERS) {
      if (!form.isWord(answer)) {
        instead(form, around, answer, new Form.Symbol(answer, form.origin()));
      }
    }
  }

  /** A condition, or a part of one. */
  private void part(Form form, Function<Form, Form> around) {
    if (plain) {
      answered(form, around);
    } else {
      Form not = new Form.Symbol("not", form.origin());
      Form opposite = new Form.Group(List.of(not, form), form.origin());
      found.add(new Alternative(around.apply(opposite), form.origin(), "", Kind.OPPOSITE));
    }
    if (form instanceof Form.Group group && group.head().filter(JOINTS::contains).isPresent()) {
      for (int i = 1; i < group.items().size(); i++) {
        int index = i;
        part(group.items().get(i), item -> around.apply(with(group, index, Optional.of(item))));
      }
    } else {
      inside(form, around);
    }
  }

  private void inside(Form form, Function<Form, Form> around) {
    if (form instanceof Form.Group group) {
      for (int i = 0; i < group.items().size(); i++) {
        item(group, i, around);
      }
    }
  }

  private void item(Form.Group group, int index, Function<Form, Form> around) {
    Form item = group.items().get(index);
    Function<Form, Form> whole = form -> around.apply(with(group, index, Optional.of(form)));
    String word = item.atom().orElse("");
    if (item instanceof Form.Num number && index > 0) {
      for (long beside : List.of(number.value() - 1, number.value() + 1)) {
        instead(item, whole, String.valueOf(beside), new Form.Num(beside, item.origin()));
      }
    } else if (SIDES.contains(word)) {
      words(item, whole, SIDES);
    } else if (index == 0) {
      words(item, whole, RELATIONS.getOrDefault(word, List.of()));
    } else if (item.isHeadedBy("zone") || item.isHeadedBy("squares")) {
      if (!plain) {
        area(item, whole);
      }
    } else if (item instanceof Form.Group) {
      inside(item, whole);
    } else if (isName(word)) {
      long alike = group.items().stream().filter(other -> isName(other.atom().orElse(""))).count();
      if (alike > 1) {
        Form without = around.apply(with(group, index, Optional.empty()));
        found.add(new Alternative(without, item.origin(), "", Kind.LEFT_OUT));
      }
      words(item, whole, alike > 1 && !pieces.contains(word) ? List.of() : others(word));
    }
  }

  /** An area that is a square smaller or larger: which of both a square allows, its test tells. */
  private void area(Form area, Function<Form, Form> whole) {
    for (int square = 0; square < board.squares().size(); square++) {
      if (isNear(area, square)) {
        String name = board.squares().get(square);
        Form there = group(area.origin(), "squares", new Form.Symbol(name, area.origin()));
        Form less = whole.apply(group(area.origin(), "without", area, there));
        Form more = whole.apply(group(area.origin(), "either-of", area, there));
        found.add(new Alternative(less, area.origin(), name, Kind.SQUARE_LESS));
        found.add(new Alternative(more, area.origin(), name, Kind.SQUARE_MORE));
      }
    }
  }

  /** Whether a square is of a zone or next to it; of squares in a list it may be. */
  private boolean isNear(Form area, int square) {
    if (area.isHeadedBy("squares") || !(area instanceof Form.Group group)) {
      return true;
    }
    List<Region> regions =
        group.items().stream()
            .flatMap(item -> item.atom().stream())
            .flatMap(name -> zones.getOrDefault(name, List.of()).stream())
            .toList();
    return regions.stream()
        .anyMatch(
            region ->
                region.has(square)
                    || Arrays.stream(board.links())
                        .anyMatch(to -> to[square] != Topology.NOWHERE && region.has(to[square])));
  }

  private static Form group(Origin origin, String head, Form... items) {
    List<Form> all = new ArrayList<>(List.of(items));
    all.add(0, new Form.Symbol(head, origin));
    return new Form.Group(List.copyOf(all), origin);
  }

  private boolean isName(String word) {
    return pieces.contains(word)
        || board.squares().contains(word)
        || board.directions().contains(word);
  }

  /** Names that might stand instead of one: other piece types, squares next to it, directions. */
  private List<String> others(String name) {
    if (pieces.contains(name)) {
      return pieces;
    }
    int square = board.squares().indexOf(name);
    if (square < 0) {
      List<String> ways = board.directions();
      return List.of(ways.get((ways.indexOf(name) + 1) % ways.size()));
    }
    List<String> beside = new ArrayList<>();
    for (int[] links : board.links()) {
      if (links[square] != Topology.NOWHERE) {
        beside.add(board.squares().get(links[square]));
      }
    }
    return beside;
  }

  private void words(Form item, Function<Form, Form> whole, List<String> others) {
    others.stream()
        .filter(other -> !item.isWord(other))
        .distinct()
        .forEach(other -> instead(item, whole, other, new Form.Symbol(other, item.origin())));
  }

  private void instead(Form item, Function<Form, Form> whole, String text, Form other) {
    found.add(new Alternative(whole.apply(other), item.origin(), text, Kind.INSTEAD));
  }

  private static Form with(Form.Group group, int index, Optional<Form> item) {
    List<Form> items = new ArrayList<>(group.items());
    items.remove(index);
    item.ifPresent(form -> items.add(index, form));
    return new Form.Group(List.copyOf(items), group.origin());
  }
}
