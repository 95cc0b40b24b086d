package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.language.form.Form;
import org.rookery.program.board.Topology;

/** Lists what else a condition might say: one thing at a time. */
final class Alternatives {
  private static final Set<String> JOINTS = Set.of("and", "or", "not");

  /** Whose men are meant. */
  private static final List<String> SIDES = List.of("friend", "enemy", "anyone");

  /** How numbers compare, and how else they might; a number beside it tells the rest. */
  private static final Map<String, List<String>> RELATIONS =
      Map.of(
          "=", List.of(">=", "<="),
          ">", List.of(">="),
          ">=", List.of(">"),
          "<", List.of("<="),
          "<=", List.of("<"));

  private final Topology board;
  private final List<String> pieces;
  private final List<Alternative> found = new ArrayList<>();

  private Alternatives(GameModel model) {
    board = model.board().topology();
    pieces = model.pieces().stream().map(PieceModel::name).toList();
  }

  /** Those of a condition of a game. */
  static List<Alternative> of(Form condition, GameModel model) {
    Alternatives all = new Alternatives(model);
    all.part(condition, whole -> whole);
    return all.found;
  }

  /** A condition, or a part of one. */
  private void part(Form form, Function<Form, Form> around) {
    Form not = new Form.Symbol("not", form.origin());
    Form opposite = new Form.Group(List.of(not, form), form.origin());
    found.add(new Alternative(around.apply(opposite), form.origin(), "", true));
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
    } else if (item instanceof Form.Group) {
      inside(item, whole);
    } else if (isName(word)) {
      long alike = group.items().stream().filter(other -> isName(other.atom().orElse(""))).count();
      if (alike > 1) {
        Form without = around.apply(with(group, index, Optional.empty()));
        found.add(new Alternative(without, item.origin(), "", false));
      }
      words(item, whole, alike > 1 && !pieces.contains(word) ? List.of() : others(word));
    }
  }

  private boolean isName(String word) {
    return pieces.contains(word)
        || board.squares().contains(word)
        || board.directions().contains(word);
  }

  /** Names that might stand instead of one: other kinds of men, squares next to it, directions. */
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
    found.add(new Alternative(whole.apply(other), item.origin(), text, false));
  }

  private static Form with(Form.Group group, int index, Optional<Form> item) {
    List<Form> items = new ArrayList<>(group.items());
    items.remove(index);
    item.ifPresent(form -> items.add(index, form));
    return new Form.Group(List.copyOf(items), group.origin());
  }
}
