package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.elaborate.scope.GameNames;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.CounterModel.Change;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/** The section that declares a number kept with the position. */
public final class CounterWords {
  private static final String PER_PLAYER = "(per player)";
  private static final String PER_SQUARE = "(per square)";

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "counter",
              "name integer [(per player|square)] [(in-fen)] [(outside-repetition)] [(after-turn (add|set-to number condition)…)]",
              "A number that is part of the position, and how it changes after every move: "
                  + "all changes are computed before any is made.",
              "(counter hits 3 (per player) (in-fen) (after-turn (add -1 (in-check? opponent))))",
              c ->
                  Section.<GameDraft>at(GameDraft.NAMES, game -> name(c, game.scope.names()))
                      .then(GameDraft.RULES, game -> read(c, game))));

  private CounterWords() {}

  private static void name(Call call, GameNames names) {
    names.add(NameKind.COUNTER, call.text(0));
    if (isPerSquare(call)) {
      names.add(NameKind.SQUARE_COUNTER, call.text(0));
    } else if (!has(call, PER_PLAYER)) {
      names.add(NameKind.SHARED_COUNTER, call.text(0));
    }
  }

  private static boolean isPerSquare(Call call) {
    return has(call, PER_SQUARE);
  }

  private static boolean has(Call call, String whose) {
    return call.from(2).stream().anyMatch(part -> FormPrinter.line(part).equals(whose));
  }

  /** A counter per square is one counter for each, named after it. */
  private static void read(Call call, GameDraft game) {
    CounterModel counter = read(call);
    if (isPerSquare(call)) {
      for (String square : game.scope.names().all(NameKind.SQUARE)) {
        String name = Amount.SquareCounter.on(counter.name(), square);
        game.counters.add(
            new CounterModel(
                name,
                false,
                counter.initial(),
                false,
                counter.outsideRepetition(),
                counter.after().stream().map(change -> of(change, counter.name(), name)).toList(),
                counter.origin()));
      }
    } else {
      game.counters.add(counter);
    }
  }

  /**
   * A change of the counter of one square: set to a number, it is taken off that counter itself.
   */
  private static Change of(Change change, String all, String one) {
    return change.by() instanceof Amount.Difference set
            && set.right() instanceof Amount.Counter itself
            && itself.name().equals(all)
        ? new Change(
            change.when(),
            new Amount.Difference(set.left(), new Amount.Counter(one, itself.side())))
        : change;
  }

  private static CounterModel read(Call call) {
    boolean perPlayer = false;
    boolean inFen = false;
    boolean outsideRepetition = false;
    List<Change> changes = new ArrayList<>();
    for (Form form : call.from(2)) {
      Form.Group part = (Form.Group) form;
      List<Form> rest = part.items().subList(1, part.items().size());
      switch (part.head().orElse("")) {
        case "per" -> {
          String whose = FormPrinter.line(part);
          perPlayer = whose.equals(PER_PLAYER);
          if (!perPlayer && !whose.equals(PER_SQUARE)) {
            call.problems()
                .error(
                    "wrong-kind",
                    form.origin(),
                    "`" + PER_PLAYER + "` or `" + PER_SQUARE + "` is wanted here.");
          }
        }
        case "in-fen" -> inFen = true;
        case "outside-repetition" -> outsideRepetition = true;
        default -> rest.forEach(change -> change(change, call, changes));
      }
    }
    return new CounterModel(
        call.text(0), perPlayer, call.integer(1), inFen, outsideRepetition, changes, call.origin());
  }

  private static void change(Form form, Call call, List<Change> changes) {
    boolean added = form.isHeadedBy("add");
    if (!(added || form.isHeadedBy("set-to")) || ((Form.Group) form).items().size() != 3) {
      call.problems()
          .error(
              "wrong-kind",
              form.origin(),
              "`(add number condition)` or `(set-to number condition)` is wanted here.");
      return;
    }
    List<Form> items = ((Form.Group) form).items();
    Scope scope = call.scope().withoutCursor();
    Amount number = scope.number(items.get(1));
    Amount by = added ? number : new Amount.Difference(number, itself(call));
    changes.add(new Change(scope.condition(items.get(2)), by));
  }

  /** The counter itself: what must be taken off it before it can be a given number. */
  private static Amount itself(Call call) {
    return new Amount.Counter(call.text(0), Side.SELF);
  }
}
