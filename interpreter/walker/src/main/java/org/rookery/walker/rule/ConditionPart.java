package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.form.FormPrinter;

/**
 * A part of a condition that could be otherwise: a question, or a square in a list.
 *
 * @param words the question, or the square
 * @param isSquare whether it is a square
 * @param otherwise the whole condition with the opposite of the question, or without the square
 */
public record ConditionPart(String words, boolean isSquare, Condition otherwise) {
  /** All parts of a condition. */
  public static List<ConditionPart> of(Condition condition) {
    List<ConditionPart> parts = new ArrayList<>();
    add(condition, part -> part, parts);
    return parts;
  }

  private static void add(
      Condition condition, UnaryOperator<Condition> whole, List<ConditionPart> parts) {
    List<Condition> within = condition.parts();
    switch (condition.connective()) {
      case NOT -> add(within.get(0), part -> whole.apply(new Condition.Not(part)), parts);
      case ALL -> each(within, all -> whole.apply(new Condition.And(all)), parts);
      case ANY -> each(within, all -> whole.apply(new Condition.Or(all)), parts);
      case NONE -> {
        String words = FormPrinter.line(ModelForms.of(condition));
        Condition opposite = new Condition.Not(condition);
        parts.add(new ConditionPart(words, false, whole.apply(opposite)));
        squares(condition, whole, parts);
      }
    }
  }

  private static void each(
      List<Condition> conditions,
      Function<List<Condition>, Condition> whole,
      List<ConditionPart> parts) {
    for (int i = 0; i < conditions.size(); i++) {
      int index = i;
      add(conditions.get(i), part -> whole.apply(with(conditions, index, part)), parts);
    }
  }

  private static List<Condition> with(List<Condition> conditions, int index, Condition part) {
    List<Condition> copy = new ArrayList<>(conditions);
    copy.set(index, part);
    return List.copyOf(copy);
  }

  private static void squares(
      Condition condition, UnaryOperator<Condition> whole, List<ConditionPart> parts) {
    if (condition instanceof Condition.Compare compare
        && compare.left() instanceof Amount.Count count
        && count.area() instanceof Area.Squares squares) {
      for (String square : squares.names()) {
        Area less =
            new Area.Squares(squares.names().stream().filter(n -> !n.equals(square)).toList());
        Amount fewer = new Amount.Count(count.filter(), less);
        Condition other = new Condition.Compare(fewer, compare.relation(), compare.right());
        parts.add(new ConditionPart(square, true, whole.apply(other)));
      }
    }
  }
}
