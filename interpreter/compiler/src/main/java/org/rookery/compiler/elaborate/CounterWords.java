package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.word;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.CounterModel.Change;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/** The section that declares a number kept with the position. */
final class CounterWords {
  static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "counter",
              "name integer [(per player)] [(in-fen)] [(after-turn (add integer condition)…)]",
              "A number that is part of the position, and what changes it after every turn.",
              "(counter hits 3 (per player) (in-fen) (after-turn (add -1 (in-check? opponent))))",
              c ->
                  Section.<GameDraft>at(
                          GameDraft.NAMES, game -> game.scope.names().add(Kind.COUNTER, c.text(0)))
                      .then(GameDraft.RULES, game -> game.counters.add(read(c)))));

  private CounterWords() {}

  private static CounterModel read(Call call) {
    boolean perPlayer = false;
    boolean inFen = false;
    List<Change> changes = new ArrayList<>();
    for (Form form : call.from(2)) {
      Form.Group part = (Form.Group) form;
      List<Form> rest = part.items().subList(1, part.items().size());
      switch (part.head().orElse("")) {
        case "per" -> {
          perPlayer = true;
          if (!FormPrinter.line(part).equals("(per player)")) {
            call.problems().error("wrong-kind", form.origin(), "`(per player)` is wanted here.");
          }
        }
        case "in-fen" -> inFen = true;
        default -> rest.forEach(change -> change(change, call, changes));
      }
    }
    return new CounterModel(
        call.text(0), perPlayer, call.integer(1), inFen, changes, call.origin());
  }

  private static void change(Form form, Call call, List<Change> changes) {
    if (Filters.headed(form, "add")
        && ((Form.Group) form).items().size() == 3
        && ((Form.Group) form).items().get(1) instanceof Form.Num by
        && Math.abs(by.value()) <= Byte.MAX_VALUE) {
      Form condition = ((Form.Group) form).items().get(2);
      changes.add(new Change(Conditions.read(condition, call.scope()), (int) by.value()));
    } else {
      call.problems()
          .error("wrong-kind", form.origin(), "`(add integer condition)` is wanted here.");
    }
  }
}
