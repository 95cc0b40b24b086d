package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.model.LotModel;
import org.rookery.compiler.model.LotModel.Draw;
import org.rookery.language.form.Form;
import org.rookery.program.StartLots;

/** Reads {@code (lots PLAYER… (PIECE… square…)…)}, the part of a set-up by lot. */
final class LotReader {
  private final GameDraft game;
  private final List<String> players = new ArrayList<>();
  private final List<Draw> draws = new ArrayList<>();

  private LotReader(GameDraft game) {
    this.game = game;
  }

  static void read(Form.Group lots, GameDraft game) {
    LotReader reader = new LotReader(game);
    int before = game.problems().errors();
    long starts = game.starts;
    for (Form form : lots.items().subList(1, lots.items().size())) {
      if (form instanceof Form.Group group) {
        reader.draw(group);
      } else {
        game.scope.known(NameKind.PLAYER, form).ifPresent(player -> reader.player(player, form));
      }
    }
    if (game.problems().errors() > before) {
      return;
    }
    if (reader.players.isEmpty() || reader.draws.isEmpty()) {
      game.problems()
          .error("wrong-arity", lots.origin(), "Players, then groups of pieces and squares.");
      return;
    }
    game.lots.add(
        new LotModel(
            List.copyOf(reader.players),
            reader.draws.stream().map(reader::forAll).toList(),
            lots.origin()));
    reader.check(lots);
    if (game.starts == starts) {
      game.problems()
          .warning(
              "lot-without-choice",
              lots.origin(),
              "This lot decides nothing: each group fills its free squares, in the order of its"
                  + " pieces.",
              "give each piece whose square is drawn a group of its own");
    }
  }

  private void player(String player, Form form) {
    boolean draws =
        players.contains(player)
            || game.lots.stream().anyMatch(lot -> lot.players().contains(player));
    if (draws) {
      game.problems()
          .error(
              "lots-overlap",
              form.origin(),
              "`" + player + "` draws a lot already; one `lots` has all groups of a player.");
    }
    players.add(player);
  }

  /** Pieces, then squares as the first player sees them. */
  private void draw(Form.Group group) {
    List<String> pieces = new ArrayList<>();
    List<Form> squares = new ArrayList<>();
    for (Form form : group.items()) {
      if (squares.isEmpty() && game.scope.is(NameKind.PIECE, form)) {
        pieces.add(game.scope.name(NameKind.PIECE, form));
      } else {
        squares.add(form);
      }
    }
    if (squares.isEmpty()) {
      game.problems().error("wrong-arity", group.origin(), "Pieces, then squares for them.");
      return;
    }
    if (pieces.isEmpty()) {
      // Says that there is no such piece.
      game.scope.known(NameKind.PIECE, squares.get(0));
      return;
    }
    List<String> places = game.scope.seenBy(0).squares(squares);
    checkOverlaps(group, places);
    int free = places.size() - pieces(places);
    if (free < pieces.size()) {
      game.problems()
          .error(
              "too-few-squares",
              group.origin(),
              "Of these squares " + free + " are free, too few for this group.");
      return;
    }
    game.starts =
        Math.min(game.starts * StartLots.choices(free, pieces.size()), StartLots.MAX_SETUPS + 1);
    draws.add(new Draw(List.copyOf(pieces), List.of(places)));
  }

  /** How many pieces of earlier groups stand on some of these squares. */
  private int pieces(List<String> places) {
    return draws.stream()
        .filter(draw -> places.containsAll(draw.squares().get(0)))
        .mapToInt(draw -> draw.pieces().size())
        .sum();
  }

  /** The number of free squares must not depend on the draw, or set-ups could not be numbered. */
  private void checkOverlaps(Form.Group group, List<String> places) {
    for (Draw draw : draws) {
      Set<String> common = new HashSet<>(draw.squares().get(0));
      common.retainAll(places);
      if (!common.isEmpty() && !places.containsAll(draw.squares().get(0))) {
        game.problems()
            .error(
                "lots-overlap",
                group.origin(),
                "An earlier group may stand on some of these squares and on others, so that it is "
                    + "not known how many are free; name all of its squares here, or none.");
      }
    }
  }

  private Draw forAll(Draw draw) {
    return new Draw(
        draw.pieces(),
        players.stream().map(player -> seen(draw.squares().get(0), player)).toList());
  }

  private List<String> seen(List<String> squares, String player) {
    return game.scope.lines().seenAs(squares, Math.max(0, game.players.indexOf(player)));
  }

  private void check(Form.Group lots) {
    LotModel last = game.lots.get(game.lots.size() - 1);
    boolean lost =
        last.draws().stream()
            .anyMatch(
                draw ->
                    draw.squares().stream()
                        .anyMatch(squares -> squares.size() != draw.squares().get(0).size()));
    if (lost) {
      game.problems()
          .error(
              "unknown-square",
              lots.origin(),
              "The board has not all of these squares for every one of the players.");
    }
    shared()
        .ifPresent(
            square ->
                game.problems()
                    .error(
                        "lots-overlap",
                        lots.origin(),
                        "Pieces of two players may be drawn onto `"
                            + square
                            + "`: a player's list names squares as that player sees the board."));
    if (game.starts > StartLots.MAX_SETUPS) {
      game.problems()
          .error(
              "too-many-lots",
              lots.origin(),
              "There may be at most " + StartLots.MAX_SETUPS + " set-ups by lot.");
    }
  }

  /** A square onto which pieces of two players may be drawn. */
  private Optional<String> shared() {
    Map<String, String> owners = new HashMap<>();
    for (LotModel lot : game.lots) {
      for (int i = 0; i < lot.players().size(); i++) {
        String player = lot.players().get(i);
        for (Draw draw : lot.draws()) {
          for (String square : draw.squares().get(i)) {
            if (!owners.computeIfAbsent(square, unused -> player).equals(player)) {
              return Optional.of(square);
            }
          }
        }
      }
    }
    return Optional.empty();
  }
}
