package org.rookery.compiler.elaborate;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.SetupModel.Man;
import org.rookery.compiler.model.SetupModel.Reserve;
import org.rookery.language.form.Form;

/** Reads who stands where at the start. */
final class Setups {
  private static final String OFF = "off";

  private Setups() {}

  /** {@code (board-setup (fen "…"))} or {@code (board-setup (White (Chief home) …) …)}. */
  static void read(Call call, GameDraft game) {
    for (Form form : call.args()) {
      List<Form> items = ((Form.Group) form).items();
      if (items.isEmpty()) {
        continue;
      }
      boolean fen = Scope.isWord(items.get(0), "fen") && !game.scope.is(Kind.PLAYER, items.get(0));
      if (fen && items.size() == 2 && items.get(1) instanceof Form.Text text) {
        FenSetup.read(text, game);
      } else if (fen) {
        game.problems().error("wrong-arity", form.origin(), "`fen` takes one text.");
      } else {
        army(items, game);
      }
    }
  }

  private static void army(List<Form> items, GameDraft game) {
    Optional<String> owner = game.scope.known(Kind.PLAYER, items.get(0));
    if (owner.isEmpty()) {
      return;
    }
    String player = owner.get();
    Scope scope = game.scope.seenBy(Math.max(0, game.players.indexOf(player)));
    for (Form form : items.subList(1, items.size())) {
      if (!(form instanceof Form.Group group) || group.items().isEmpty()) {
        game.problems()
            .error("wrong-kind", form.origin(), "A piece and its squares are wanted here.");
        continue;
      }
      List<Form> places = group.items().subList(1, group.items().size());
      scope
          .known(Kind.PIECE, group.items().get(0))
          .ifPresent(piece -> men(player, piece, places, scope, game));
    }
  }

  private static void men(
      String player, String piece, List<Form> places, Scope scope, GameDraft game) {
    for (int i = 0; i < places.size(); i++) {
      Form form = places.get(i);
      if (!Scope.isWord(form, OFF) || scope.is(Kind.SQUARE, form)) {
        for (String square : SquareLists.read(form, scope)) {
          put(new Man(player, piece, square), form, game);
        }
      } else if (i + 1 < places.size() && places.get(i + 1) instanceof Form.Num count) {
        int number = (int) Math.max(0, Math.min(count.value(), Short.MAX_VALUE));
        game.reserves.add(new Reserve(player, piece, number));
        i++;
      } else {
        game.problems().error("wrong-arity", form.origin(), "A number follows `off`.");
      }
    }
  }

  /** Puts a man on a square; of two in an old file the later stays. */
  static void put(Man man, Form form, GameDraft game) {
    if (game.men.put(man.square(), man) != null) {
      game.problems()
          .oddity(
              "square-taken",
              form.origin(),
              "Another man stands on `" + man.square() + "` already.");
    }
  }
}
