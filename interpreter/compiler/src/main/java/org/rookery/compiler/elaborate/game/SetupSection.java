package org.rookery.compiler.elaborate.game;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.model.SetupModel.PlacedPiece;
import org.rookery.compiler.model.SetupModel.Reserve;
import org.rookery.language.form.Form;

/** Reads who stands where at the start. */
final class SetupSection {
  private static final String OFF = "off";

  /** The most pieces of one kind off the board. */
  private static final int MAX_IN_RESERVE = 10_000;

  private SetupSection() {}

  /**
   * {@code (board-setup (fen "…"))} or {@code (board-setup (White (Chief home) …) …)}, and what
   * lots decide.
   */
  static void read(Call call, GameDraft game) {
    for (Form form : call.args()) {
      List<Form> items = ((Form.Group) form).items();
      if (items.isEmpty()) {
        continue;
      }
      boolean fen = items.get(0).isWord("fen") && !game.scope.is(NameKind.PLAYER, items.get(0));
      if (fen && items.size() == 2 && items.get(1) instanceof Form.Text text) {
        FenSetup.read(text, game);
      } else if (items.get(0).isWord("lots") && !game.scope.is(NameKind.PLAYER, items.get(0))) {
        LotReader.read((Form.Group) form, game);
      } else if (fen) {
        game.problems().error("wrong-arity", form.origin(), "`fen` needs one text.");
      } else {
        army(items, game);
      }
    }
  }

  private static void army(List<Form> items, GameDraft game) {
    Optional<String> owner =
        game.scope.known(NameKind.PLAYER, items.get(0), List.of("fen", "lots"));
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
          .known(NameKind.PIECE, group.items().get(0))
          .ifPresent(piece -> pieces(player, piece, places, scope, game));
    }
  }

  private static void pieces(
      String player, String piece, List<Form> places, Scope scope, GameDraft game) {
    for (int i = 0; i < places.size(); i++) {
      Form form = places.get(i);
      if (!form.isWord(OFF) || scope.is(NameKind.SQUARE, form)) {
        for (String square : scope.squares(form)) {
          game.put(new PlacedPiece(player, piece, square), form);
        }
      } else if (i + 1 < places.size() && places.get(i + 1) instanceof Form.Num count) {
        if (count.value() < 0 || count.value() > MAX_IN_RESERVE) {
          game.problems()
              .oddity(
                  "number-out-of-range",
                  count.origin(),
                  "There may be from 0 to " + MAX_IN_RESERVE + " pieces of a type off the board.");
        }
        int number = (int) Math.max(0, Math.min(count.value(), MAX_IN_RESERVE));
        game.reserves.add(new Reserve(player, piece, number));
        i++;
      } else {
        game.problems().error("wrong-arity", form.origin(), "A number follows `off`.");
      }
    }
  }
}
