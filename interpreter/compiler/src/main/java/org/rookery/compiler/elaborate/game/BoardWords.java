package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.board.GridShape;
import org.rookery.compiler.elaborate.scope.Capacity;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.language.form.Form;

/** Words that a board is made of. */
public final class BoardWords {
  static final List<Keyword<Section<Scope>>> LIST =
      List.of(
          zrf(
              "image",
              "anything…",
              "Pictures; not needed here.",
              "(image \"a.bmp\")",
              c -> Section.ignored()),
          zrf(
              "grid",
              "group…",
              "Squares in rows and columns, named by their labels, and links between them.",
              "(grid (dimensions (\"x/y\" (1 0)) (\"2/1\" (0 1))) (directions (up 0 -1)))",
              c ->
                  BoardStages.shape(
                      scope -> Grids.written(c).forEach(grid -> addGrid(grid, c, scope)))),
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
              c -> BoardStages.shape(scope -> scope.plan().mirror())),
          zrf(
              "positions",
              "group…",
              "Squares without links; the numbers behind a name say where to draw it: its middle, or its left,"
                  + " top, right and bottom, to the right and down.",
              "(positions (reserve 0 0 9 9) (camp 20 5))",
              c -> BoardStages.shape(scope -> positions(c, scope))),
          zrf(
              "dummy",
              "name…",
              "Squares that are not drawn.",
              "(dummy store)",
              c ->
                  BoardStages.shape(
                      scope -> scope.newNames(c.args()).forEach(scope.plan()::addSquare))),
          word(
              "labels",
              "group…",
              "The names of squares in `turn-text`: each name, followed by its squares; "
                  + "after `(players …)` for these players only.",
              "(labels (H home) (P post))",
              c -> Section.at(BoardStages.VIEWS, scope -> SquareLabels.read(c, scope))),
          word(
              "drawn",
              "look [(gap rank)] [(lines group…)] [(tint colour zone…)…]",
              "Pictures show `points` joined by lines, with a gap behind a rank and further lines"
                  + " between pairs of squares, or `hexagons`, `pits`, `squares` or `stacks`: files"
                  + " on which pieces are piled up. Zones of squares or hexagons may have a colour:"
                  + " red, orange, yellow, green, blue, purple, pink, brown or grey.",
              "(drawn points (gap 1) (lines (home post)))",
              c -> Section.at(BoardStages.LOOKS, scope -> BoardLookReader.read(c, scope))),
          zrf(
              "links",
              "name [group…]",
              "Links in one direction, each from the first square to the second.",
              "(links jump (home post))",
              c -> BoardStages.shape(scope -> links(c, scope))),
          zrf(
              "unlink",
              "squares…",
              "Cuts all links of a square, or those between the two squares in a group.",
              "(unlink home (home post) (post n))",
              c -> BoardStages.shape(scope -> c.args().forEach(form -> unlink(form, scope)))),
          zrf(
              "kill-positions",
              "squares…",
              "Removes squares from the board.",
              "(kill-positions post)",
              c -> BoardStages.shape(scope -> scope.squares(c.args()).forEach(scope.plan()::kill))),
          zrf(
              "symmetry",
              "player group…",
              "When that player moves, the second direction of each pair stands for the "
                  + "first; leaps, Betza and the player's own ranks rotate with the direction "
                  + "ahead.",
              "(symmetry Black (n s) (s n))",
              c -> Section.at(BoardStages.SYMMETRY, scope -> symmetry(c, scope))),
          zrf(
              "zone",
              "group…",
              "A name for squares, which may be others for each player.",
              "(zone (name camp) (players White) (positions home post))",
              c -> Section.at(BoardStages.VIEWS, scope -> ZoneReader.read(c, scope))));

  public static final Vocabulary<Section<Scope>> VOCABULARY =
      new Vocabulary<>("section of a board", LIST);

  private BoardWords() {}

  private static void addGrid(GridShape grid, Call call, Scope scope) {
    long directions = (long) scope.plan().directions().size() + grid.directions().size();
    if (!call.problems().exceeds(Capacity.GRIDS, scope.plan().grids().size() + 1L, call.origin())
        && !call.problems().exceeds(Capacity.DIRECTIONS, directions, call.origin())) {
      scope.plan().addGrid(grid);
    }
  }

  private static void positions(Call call, Scope scope) {
    for (Form form : call.args()) {
      Form.Group group = (Form.Group) form;
      List<Form> name = group.items().isEmpty() ? List.of(form) : group.items().subList(0, 1);
      // The name may be a number, too.
      List<Integer> place = Grids.numbers(group.items().stream().skip(1).toList());
      for (String square : scope.newNames(name)) {
        scope.plan().addSquare(square);
        if (!scope.plan().place(square, place) && !place.isEmpty() && !call.problems().lenient()) {
          call.problems()
              .warning(
                  "bad-position",
                  group.origin(),
                  "These numbers say no place to draw the square at.",
                  "its middle, or its left, top, right and bottom, to the right and down");
        }
      }
    }
  }

  private static void links(Call call, Scope scope) {
    String direction = call.text(0);
    if (call.problems()
        .exceeds(Capacity.DIRECTIONS, scope.plan().directions().size(), call.origin())) {
      return;
    }
    scope.plan().addDirection(direction);
    for (Form form : call.from(1)) {
      Optional<List<Form>> pair = pair(form, scope);
      if (pair.isPresent()) {
        List<String> ends = scope.knownNames(NameKind.SQUARE, pair.get());
        if (ends.size() == 2) {
          scope.plan().link(direction, ends.get(0), ends.get(1));
        }
      }
    }
  }

  private static void unlink(Form form, Scope scope) {
    if (!(form instanceof Form.Group)) {
      scope.plan().unlink(scope.name(NameKind.SQUARE, form));
      return;
    }
    Optional<List<Form>> found = pair(form, scope);
    if (found.isEmpty()) {
      return;
    }
    List<Form> pair = found.get();
    String one = scope.name(NameKind.SQUARE, pair.get(0));
    if (scope.is(NameKind.DIRECTION, pair.get(1)) && !scope.is(NameKind.SQUARE, pair.get(1))) {
      scope.plan().unlinkDirection(one, scope.name(NameKind.DIRECTION, pair.get(1)));
    } else {
      scope.plan().unlink(one, scope.name(NameKind.SQUARE, pair.get(1)));
    }
  }

  private static void symmetry(Call call, Scope scope) {
    Optional<String> name = scope.known(NameKind.PLAYER, call.arg(0));
    if (name.isEmpty()) {
      return;
    }
    int player = List.copyOf(scope.names().all(NameKind.PLAYER)).indexOf(name.get());
    for (Form form : call.from(1)) {
      Optional<List<Form>> pair = pair(form, scope);
      if (pair.isPresent()) {
        List<String> turned = scope.knownNames(NameKind.DIRECTION, pair.get());
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
