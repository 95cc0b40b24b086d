package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Condition.Chase;
import org.rookery.compiler.model.Condition.Chase.Dearer;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.form.Form;

/**
 * Reads who may not be chased for ever: {@code (by ...)}, {@code (spares ...)}, {@code (dearer
 * ...)}.
 */
final class ChaseReader {
  private static final List<String> WORDS = List.of("by", "spares", "dearer");

  private final Scope scope;
  private final List<Condition> spared = new ArrayList<>();
  private final List<Dearer> dearer = new ArrayList<>();
  private Filter chasers = new Filter(Side.SELF, List.of(), false);

  ChaseReader(Scope scope) {
    this.scope = scope.withoutCursor();
  }

  /** Reads what stands behind {@code loss}. */
  Chase read(Form.Group group) {
    group.items().stream().skip(2).forEach(this::part);
    Condition all = spared.size() == 1 ? spared.get(0) : new Condition.Or(List.copyOf(spared));
    return new Chase(chasers, all, List.copyOf(dearer));
  }

  private void part(Form form) {
    Form head =
        form instanceof Form.Group group && group.head().isPresent() ? group.items().get(0) : form;
    String word = head.toString();
    if (head == form || !WORDS.contains(word)) {
      scope.problems().unknownWord("part of a chase", word, head.origin(), WORDS);
      return;
    }
    List<Form> rest = ((Form.Group) form).items().subList(1, ((Form.Group) form).items().size());
    int least = word.equals("dearer") ? 2 : 1;
    if (rest.size() < least) {
      scope
          .problems()
          .error(
              "wrong-arity",
              form.origin(),
              "`" + word + "` needs at least " + (least == 1 ? "one piece." : "two pieces."));
      return;
    }
    switch (word) {
      case "by" -> chasers = contents(Side.SELF, rest);
      case "spares" -> spares(rest);
      default ->
          dearer.add(
              new Dearer(
                  contents(Side.OPPONENT, rest.subList(0, 1)),
                  contents(Side.SELF, rest.subList(1, rest.size()))));
    }
  }

  /**
   * Such pieces may be chased; with a condition behind them, where it holds with the cursor there.
   */
  private void spares(List<Form> rest) {
    Form last = rest.get(rest.size() - 1);
    boolean conditional = last instanceof Form.Group && rest.size() > 1;
    List<Form> pieces = conditional ? rest.subList(0, rest.size() - 1) : rest;
    Condition piece =
        new SquareCondition.PieceOn(contents(Side.OPPONENT, pieces), new Place.Here());
    spared.add(
        conditional ? new Condition.And(List.of(piece, scope.onSquare().condition(last))) : piece);
  }

  private Filter contents(Side side, List<Form> pieces) {
    return new Filter(
        side, pieces.stream().map(form -> scope.name(NameKind.PIECE, form)).toList(), false);
  }
}
