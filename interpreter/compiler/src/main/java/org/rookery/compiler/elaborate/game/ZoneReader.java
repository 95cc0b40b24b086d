package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.elaborate.scope.Capacity;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.language.form.Form;

/** Reads zones. */
final class ZoneReader {
  private static final List<String> PARTS = List.of("name", "players", "positions", "mirrored");

  private ZoneReader() {}

  /** Adds a zone to the board; without {@code players} every player has it. */
  static void read(Call call, Scope scope) {
    String name = "";
    List<String> players = List.copyOf(scope.names().all(NameKind.PLAYER));
    List<String> owners = players;
    List<Form> squares = new ArrayList<>();
    boolean mirrored = false;
    for (Form form : call.args()) {
      Form.Group part = (Form.Group) form;
      List<Form> items = part.items();
      List<Form> rest = items.isEmpty() ? items : items.subList(1, items.size());
      switch (part.head().orElse("")) {
        case "name" -> name = rest.isEmpty() ? "" : rest.get(0).atom().orElse("");
        case "players" -> owners = scope.knownNames(NameKind.PLAYER, rest);
        case "positions" -> squares.addAll(rest);
        case "mirrored" -> mirrored = true;
        default ->
            scope
                .problems()
                .oddWord("part of a zone", part.head().orElse("()"), form.origin(), PARTS);
      }
    }
    if (scope.problems().exceeds(Capacity.ZONES, scope.plan().zones().size(), call.origin())) {
      return;
    }
    if (name.isEmpty()) {
      scope.problems().error("missing-name", call.origin(), "A zone needs a `(name …)`.");
      return;
    }
    warnOfSecond(name, owners, players, call, scope);
    for (int player = 0; player < players.size(); player++) {
      boolean owned = owners.contains(players.get(player));
      // A zone that a player does not have is known all the same, and empty.
      List<Form> ownSquares = owned ? squares : List.of();
      scope.plan().addToZone(name, player, squares(ownSquares, player, mirrored, scope));
    }
  }

  /** A zone of the same name for the same players: old files put one together in this way. */
  private static void warnOfSecond(
      String name, List<String> owners, List<String> players, Call call, Scope scope) {
    boolean again =
        owners.stream().anyMatch(it -> !scope.plan().zone(name, players.indexOf(it)).isEmpty());
    if (again && !scope.problems().lenient()) {
      scope
          .problems()
          .warning(
              "duplicate-zone",
              call.origin(),
              "There is a zone `"
                  + name
                  + "` of these players already: its squares and these are one"
                  + " zone.",
              "write all squares in one `zone`, or give this one another name");
    }
  }

  private static List<String> squares(List<Form> forms, int player, boolean mirrored, Scope scope) {
    if (!mirrored) {
      return scope.seenBy(player).squares(forms);
    }
    return scope.lines().seenAs(scope.seenBy(0).squares(forms), player);
  }
}
