package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.word;
import static org.rookery.compiler.elaborate.Keyword.zrf;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.elaborate.board.GridShape;
import org.rookery.language.form.Form;

/** Words that a board is made of. */
final class BoardWords {
  /** Squares and links. */
  static final int SHAPE = 0;

  /** What depends on all of them. */
  static final int VIEWS = 1;

  static final int STAGES = 2;

  static final List<Keyword<Section<Scope>>> LIST =
      List.of(
          zrf("image", "anything…", "Pictures; not needed here.", "(image \"a.bmp\")", c -> none()),
          zrf(
              "grid",
              "group…",
              "Squares in rows and columns, named by their labels, and links between them.",
              "(grid (dimensions (\"x/y\" (1 0)) (\"2/1\" (0 1))) (directions (up 0 -1)))",
              c -> shape(scope -> Grids.written(c).forEach(grid -> addGrid(grid, c, scope)))),
          word(
              "rectangle",
              "integer integer [(wrap files|ranks)…]",
              "Files from a, ranks from 1, eight directions; the second player's view is turned.",
              "(rectangle 8 8)",
              Grids::rectangle),
          word(
              "mirror",
              "",
              "The second player's view is upside down, with left and right as they were.",
              "(mirror)",
              c -> shape(scope -> scope.plan().mirror())),
          zrf(
              "positions",
              "group…",
              "Squares without links; the numbers behind a name say where to draw it.",
              "(positions (reserve 0 0 9 9))",
              c -> shape(scope -> positions(c, scope))),
          zrf(
              "dummy",
              "name…",
              "Squares that are not drawn.",
              "(dummy store)",
              c -> shape(scope -> names(c.args(), scope).forEach(scope.plan()::addSquare))),
          zrf(
              "links",
              "name [group…]",
              "Links in one direction, each from the first square to the second.",
              "(links jump (home post))",
              c -> shape(scope -> links(c, scope))),
          zrf(
              "unlink",
              "squares…",
              "Cuts all links of a square, or those between the two squares in a group.",
              "(unlink home (home post) (post n))",
              c -> shape(scope -> c.args().forEach(form -> unlink(form, scope)))),
          zrf(
              "kill-positions",
              "squares…",
              "Takes squares off the board.",
              "(kill-positions post)",
              c -> shape(scope -> SquareLists.read(c.args(), scope).forEach(scope.plan()::kill))),
          zrf(
              "symmetry",
              "player group…",
              "When that player moves, the second direction of each pair stands for the first.",
              "(symmetry Black (n s) (s n))",
              c -> Section.at(VIEWS, scope -> symmetry(c, scope))),
          zrf(
              "zone",
              "group…",
              "A name for squares, which may be others for each player.",
              "(zone (name camp) (players White) (positions home post))",
              c -> Section.at(VIEWS, scope -> Zones.read(c, scope))));

  private BoardWords() {}

  static Section<Scope> none() {
    return Section.ignored();
  }

  static Section<Scope> shape(Consumer<Scope> action) {
    return Section.at(SHAPE, action);
  }

  private static void addGrid(GridShape grid, Call call, Scope scope) {
    long directions = (long) scope.plan().directions().size() + grid.directions().size();
    if (!Capacity.GRIDS.exceeded(scope.plan().grids().size() + 1L, call.origin(), call.problems())
        && !Capacity.DIRECTIONS.exceeded(directions, call.origin(), call.problems())) {
      scope.plan().addGrid(grid);
    }
  }

  private static void positions(Call call, Scope scope) {
    for (Form form : call.args()) {
      Form.Group group = (Form.Group) form;
      names(group.items().isEmpty() ? List.of(form) : group.items().subList(0, 1), scope)
          .forEach(scope.plan()::addSquare);
    }
  }

  /** Names that become known here. */
  static List<String> names(Collection<Form> forms, Scope scope) {
    List<String> names = new ArrayList<>();
    for (Form form : forms) {
      Optional<String> name = Scope.atom(form);
      if (name.isPresent()) {
        names.add(name.get());
      } else {
        scope.problems().error("wrong-kind", form.origin(), "A name is wanted here.");
      }
    }
    return names;
  }

  private static void links(Call call, Scope scope) {
    String direction = call.text(0);
    if (Capacity.DIRECTIONS.exceeded(
        scope.plan().directions().size(), call.origin(), call.problems())) {
      return;
    }
    scope.plan().addDirection(direction);
    for (Form form : call.from(1)) {
      Optional<List<Form>> pair = pair(form, scope);
      if (pair.isPresent()) {
        List<String> ends = scope.knownNames(Kind.SQUARE, pair.get());
        if (ends.size() == 2) {
          scope.plan().link(direction, ends.get(0), ends.get(1));
        }
      }
    }
  }

  private static void unlink(Form form, Scope scope) {
    if (!(form instanceof Form.Group)) {
      scope.plan().unlink(scope.name(Kind.SQUARE, form));
      return;
    }
    Optional<List<Form>> found = pair(form, scope);
    if (found.isEmpty()) {
      return;
    }
    List<Form> pair = found.get();
    String one = scope.name(Kind.SQUARE, pair.get(0));
    if (scope.is(Kind.DIRECTION, pair.get(1)) && !scope.is(Kind.SQUARE, pair.get(1))) {
      scope.plan().unlinkDirection(one, scope.name(Kind.DIRECTION, pair.get(1)));
    } else {
      scope.plan().unlink(one, scope.name(Kind.SQUARE, pair.get(1)));
    }
  }

  private static void symmetry(Call call, Scope scope) {
    Optional<String> name = scope.known(Kind.PLAYER, call.arg(0));
    if (name.isEmpty()) {
      return;
    }
    int player = List.copyOf(scope.names().all(Kind.PLAYER)).indexOf(name.get());
    for (Form form : call.from(1)) {
      Optional<List<Form>> pair = pair(form, scope);
      if (pair.isPresent()) {
        List<String> turned = scope.knownNames(Kind.DIRECTION, pair.get());
        if (turned.size() == 2) {
          scope.plan().addSymmetry(player, turned.get(0), turned.get(1));
        }
      }
    }
  }

  private static Optional<List<Form>> pair(Form form, Scope scope) {
    if (form instanceof Form.Group group && group.items().size() == 2) {
      return Optional.of(group.items());
    }
    scope.problems().error("wrong-arity", form.origin(), "Two names in parentheses are wanted.");
    return Optional.empty();
  }
}
