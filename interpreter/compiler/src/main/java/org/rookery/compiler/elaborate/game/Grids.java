package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.elaborate.board.BoardPlan;
import org.rookery.compiler.elaborate.board.GridPlaces;
import org.rookery.compiler.elaborate.board.GridShape;
import org.rookery.compiler.elaborate.scope.Capacity;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.language.form.Form;

/** Reads the rectangular parts of a board. */
final class Grids {
  /** Longer steps lead off every board. */
  private static final int LONGEST = 4_096;

  private static final List<String> PARTS = List.of("start-rectangle", "dimensions", "directions");

  private static final int LETTERS = 26;

  private static final Map<String, List<Integer>> COMPASS = compass();

  private Grids() {}

  private static Map<String, List<Integer>> compass() {
    Map<String, List<Integer>> compass = new LinkedHashMap<>();
    compass.put("n", List.of(0, -1));
    compass.put("s", List.of(0, 1));
    compass.put("e", List.of(1, 0));
    compass.put("w", List.of(-1, 0));
    compass.put("ne", List.of(1, -1));
    compass.put("nw", List.of(-1, -1));
    compass.put("se", List.of(1, 1));
    compass.put("sw", List.of(-1, 1));
    return compass;
  }

  /**
   * {@code (rectangle 8 8)}: the second player sees it turned, or mirrored if another word says so.
   */
  static Section<Scope> rectangle(Call call) {
    int files = call.integer(0);
    int ranks = call.integer(1);
    if (files < 1 || ranks < 1 || tooMany(call, (long) files * ranks)) {
      if (asksForNone(call, 0) || asksForNone(call, 1)) {
        call.problems()
            .error("board-without-squares", call.origin(), "A board needs files and ranks.");
      }
      return Section.ignored();
    }
    List<String> fileNames = new ArrayList<>();
    for (int i = 0; i < files; i++) {
      fileNames.add(letters(i));
    }
    List<String> rankNames = new ArrayList<>();
    for (int i = ranks; i > 0; i--) {
      rankNames.add(Integer.toString(i));
    }
    GridShape shape =
        new GridShape(
            List.of(fileNames, rankNames),
            COMPASS,
            List.of(wraps(call, "files"), wraps(call, "ranks")),
            Optional.empty());
    return BoardStages.shape(scope -> scope.plan().addGrid(shape))
        .then(BoardStages.SYMMETRY, scope -> turn(scope.plan()));
  }

  /** Whether a number is understood and leaves no square. */
  private static boolean asksForNone(Call call, int index) {
    return call.arg(index) instanceof Form.Num number
        && number.value() < 1
        && number.value() >= -Short.MAX_VALUE;
  }

  private static boolean tooMany(Call call, long squares) {
    return call.problems().exceeds(Capacity.SQUARES, squares, call.origin());
  }

  private static boolean wraps(Call call, String which) {
    boolean wraps = false;
    for (Form form : call.from(2)) {
      List<Form> items = ((Form.Group) form).items();
      for (Form item : items.subList(1, items.size())) {
        wraps |= item.isWord(which);
        if (!item.isWord("files") && !item.isWord("ranks")) {
          call.problems().error("wrong-kind", item.origin(), "`files` or `ranks` can wrap.");
        }
      }
    }
    return wraps;
  }

  /** The second player's view of the eight directions, except where the file says otherwise. */
  private static void turn(BoardPlan plan) {
    COMPASS.forEach(
        (direction, vector) -> {
          List<Integer> seen =
              List.of(plan.mirrored() ? vector.get(0) : -vector.get(0), -vector.get(1));
          COMPASS.forEach(
              (other, otherVector) -> {
                if (otherVector.equals(seen) && plan.stands(1, direction).equals(direction)) {
                  plan.addSymmetry(1, direction, other);
                }
              });
        });
  }

  /** a to z, then aa, ab and so on. */
  private static String letters(int index) {
    String last = String.valueOf((char) ('a' + index % LETTERS));
    return index < LETTERS ? last : letters(index / LETTERS - 1) + last;
  }

  /**
   * A grid with its dimensions and directions, as far as they make sense; where a file lists
   * dimensions several times, as many grids with the same directions.
   */
  static List<GridShape> written(Call call) {
    List<List<Form>> dimensions = new ArrayList<>();
    List<Integer> first = List.of();
    Map<String, List<Integer>> directions = new LinkedHashMap<>();
    for (Form form : call.args()) {
      Form.Group group = (Form.Group) form;
      List<Form> items = group.items();
      String head = group.head().orElse("");
      switch (head) {
        case "start-rectangle" -> first = numbers(items.subList(1, items.size()));
        case "dimensions" -> dimensions.add(items.subList(1, items.size()));
        case "directions" ->
            items.subList(1, items.size()).forEach(item -> direction(item, call, directions));
        default -> call.problems().oddWord("part of a grid", head, form.origin(), PARTS);
      }
    }
    List<GridShape> grids = new ArrayList<>();
    for (List<Form> each : dimensions) {
      List<List<String>> labels = each.stream().map(item -> labels(item, call)).toList();
      long squares = labels.isEmpty() ? 0 : 1;
      for (List<String> dimension : labels) {
        squares = Math.min(squares * dimension.size(), Integer.MAX_VALUE);
      }
      if (squares > 0 && !tooMany(call, squares)) {
        List<Boolean> wraps = labels.stream().map(dimension -> false).toList();
        GridPlaces places = new GridPlaces(first, each.stream().map(Grids::step).toList());
        grids.add(
            new GridShape(
                labels, directions, wraps, Optional.of(places).filter(GridPlaces::isSound)));
      }
    }
    return grids;
  }

  private static List<String> labels(Form form, Call call) {
    Form text =
        form instanceof Form.Group group && !group.items().isEmpty() ? group.items().get(0) : form;
    if (text instanceof Form.Text labels) {
      return List.of(labels.value().split("/"));
    }
    call.problems()
        .error("wrong-kind", form.origin(), "Labels such as `(\"a/b/c\" (50 0))` are wanted here.");
    return List.of();
  }

  /** How far it is from one label of a dimension to the next: right, and down. */
  private static List<Integer> step(Form dimension) {
    return dimension instanceof Form.Group group
            && group.items().size() == 2
            && group.items().get(1) instanceof Form.Group step
        ? numbers(step.items())
        : List.of();
  }

  /** The numbers among forms that are small enough to be drawn. */
  static List<Integer> numbers(List<Form> forms) {
    List<Integer> numbers = new ArrayList<>();
    for (Form form : forms) {
      if (form instanceof Form.Num num && num.value() == (int) num.value()) {
        numbers.add((int) num.value());
      }
    }
    return numbers;
  }

  private static void direction(Form form, Call call, Map<String, List<Integer>> directions) {
    List<Integer> vector = new ArrayList<>();
    if (form instanceof Form.Group group && group.items().size() > 1) {
      List<Form> items = group.items();
      for (Form item : items.subList(1, items.size())) {
        if (item instanceof Form.Num num && Math.abs(num.value()) <= LONGEST) {
          vector.add((int) num.value());
        }
      }
      Optional<String> name = items.get(0).atom();
      if (name.isPresent() && vector.size() == items.size() - 1) {
        directions.put(name.get(), vector);
        return;
      }
    }
    call.problems()
        .error(
            "wrong-kind",
            form.origin(),
            "A direction with a number per dimension, such as `(n 0 -1)`, is wanted here.");
  }
}
