package org.rookery.lint.check;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;
import org.rookery.lint.facts.Mentions;
import org.rookery.lint.facts.PossibleMoves;
import org.rookery.program.Edit;
import org.rookery.program.board.Topology;

/** A move counted in squares that goes where the board's links are cut. */
final class StepsAcrossCuts implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "step-across-cut",
          "a step where links are cut",
          "The board cuts links with `unlink`, and a piece goes between the two squares all the "
              + "same: Betza's notation counts squares, and does not ask for links. Write the "
              + "piece's moves with directions.",
          """
          (board (rectangle 4 4) (for-each ($file a b) (unlink ($file1 $file2))))
          (piece (name Rider) (letter M) (moves (betza "W")))
          """,
          """
          (board (rectangle 4 4) (for-each ($file a b) (unlink ($file1 $file2))))
          (piece (name Rider) (letter M)
             (moves (for-each ($way n e s w) ($way (verify not-friend?) add))))
          """);

  /** Two squares beside each other. */
  private record Edge(int from, int to) {}

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Set<Edge> cut = cutEdges(game);
    Set<Span> counted = cut.isEmpty() ? Set.of() : countedInSquares(game);
    if (counted.isEmpty()) {
      return;
    }
    Map<Origin, Edge> crossed = new LinkedHashMap<>();
    for (int owner : game.movers()) {
      for (int type = 0; type < game.program().pieces().size(); type++) {
        int content = game.program().contents().of(type, owner);
        for (Edge edge : cut) {
          game.rules().of(content, edge.from()).turns().stream()
              .filter(turn -> goes(turn, edge) && isIn(counted, game.origin(turn.origin())))
              .forEach(turn -> crossed.putIfAbsent(game.origin(turn.origin()), edge));
        }
      }
    }
    List<String> squares = game.program().topology().squares();
    crossed.forEach(
        (origin, edge) ->
            findings.add(
                origin,
                "This goes from "
                    + squares.get(edge.from())
                    + " to "
                    + squares.get(edge.to())
                    + ", though `unlink` cuts the links between them.",
                "Betza's notation counts squares; directions follow links"));
  }

  private static boolean goes(PossibleMoves.Turn turn, Edge edge) {
    return turn.edits().stream()
        .filter(edit -> edit >= 0 && Edit.what(edit) == Edit.Kind.MOVE)
        .anyMatch(edit -> Edit.a(edit) == edge.from() && Edit.b(edit) == edge.to());
  }

  /**
   * Where moves in Betza's notation are written: what a letter makes comes from within its text.
   */
  private static Set<Span> countedInSquares(LintedGame game) {
    return Mentions.groups(game.sections(), "betza").stream()
        .map(moves -> moves.origin().span())
        .collect(Collectors.toSet());
  }

  private static boolean isIn(Set<Span> texts, Origin origin) {
    return texts.stream().anyMatch(text -> text.contains(origin.span()));
  }

  /** From squares that `unlink` names, and to them, what lies beside them without a link. */
  private static Set<Edge> cutEdges(LintedGame game) {
    Topology topology = game.program().topology();
    Set<Integer> named = new TreeSet<>();
    for (Form.Group cut : Mentions.groups(game.sections("board"), "unlink")) {
      Mentions.each(
          cut,
          form -> form.atom().map(topology::square).filter(at -> at >= 0).ifPresent(named::add));
    }
    Set<Edge> edges = new LinkedHashSet<>();
    for (int square : named) {
      for (int other : beside(game, square)) {
        for (Edge edge : List.of(new Edge(square, other), new Edge(other, square))) {
          if (!topology.isLinked(edge.from(), edge.to())) {
            edges.add(edge);
          }
        }
      }
    }
    return edges;
  }

  /** The squares that pictures show beside a square, corner to corner included. */
  private static Collection<Integer> beside(LintedGame game, int square) {
    int[][] shown = game.program().layout().squareAt();
    Set<Integer> all = new TreeSet<>();
    for (int row = 0; row < shown.length; row++) {
      for (int column = 0; column < shown[row].length; column++) {
        if (shown[row][column] == square) {
          for (int up = -1; up <= 1; up++) {
            for (int right = -1; right <= 1; right++) {
              at(shown, row + up, column + right).filter(at -> at != square).ifPresent(all::add);
            }
          }
        }
      }
    }
    return all;
  }

  private static Optional<Integer> at(int[][] shown, int row, int column) {
    return row < 0 || row >= shown.length || column < 0 || column >= shown[row].length
        ? Optional.empty()
        : Optional.of(shown[row][column]).filter(square -> square >= 0);
  }
}
