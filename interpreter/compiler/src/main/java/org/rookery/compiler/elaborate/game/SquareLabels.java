package org.rookery.compiler.elaborate.game;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.language.form.Form;

/** Reads what turns are to call squares: a name and its squares in each group. */
final class SquareLabels {
  private SquareLabels() {}

  static void read(Call call, Scope scope) {
    List<String> players = List.copyOf(scope.names().all(NameKind.PLAYER));
    List<String> owners = players;
    for (Form form : call.args()) {
      List<Form> items = ((Form.Group) form).items();
      Optional<String> label = items.isEmpty() ? Optional.empty() : name(items.get(0));
      if (label.isEmpty()) {
        scope.problems().error("wrong-kind", form.origin(), "A name and its squares are wanted.");
      } else if (label.get().equals("players")) {
        owners = scope.knownNames(NameKind.PLAYER, items.subList(1, items.size()));
      } else {
        for (String owner : owners) {
          label(scope, players.indexOf(owner), label.get(), form, items.subList(1, items.size()));
        }
      }
    }
  }

  private static void label(Scope scope, int player, String label, Form form, List<Form> squares) {
    for (String square : scope.seenBy(player).squares(squares)) {
      String before = scope.plan().label(player, square, label);
      if (before != null && !before.equals(label)) {
        scope
            .problems()
            .error(
                "square-taken",
                form.origin(),
                "`" + square + "` is called `" + before + "` already.");
      }
    }
  }

  private static Optional<String> name(Form form) {
    return form instanceof Form.Text text
        ? Optional.of(text.value())
        : form.atom().filter(atom -> !atom.isEmpty());
  }
}
