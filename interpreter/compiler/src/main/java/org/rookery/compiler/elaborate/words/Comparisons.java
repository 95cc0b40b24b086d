package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.program.Quantity.Relation;

/** Words that compare numbers. */
public final class Comparisons {
  public static final List<Keyword<Condition>> LIST =
      List.of(
          compare(">=", Relation.AT_LEAST, "The first number is not less than the second."),
          compare(">", Relation.MORE, "The first number is greater."),
          compare("<", Relation.LESS, "The first number is less."),
          compare("<=", Relation.AT_MOST, "The first number is not greater than the second."),
          compare("=", Relation.EQUAL, "The numbers are equal."),
          compare("/=", Relation.UNEQUAL, "The numbers differ."),
          word(
              "exists",
              "filter area",
              "Such a piece stands in the area.",
              "(exists (enemy Footman) (adjacent))",
              c ->
                  new Condition.Compare(
                      new Amount.Count(c.filter(0), c.area(1)),
                      Relation.AT_LEAST,
                      new Amount.Literal(1))));

  private Comparisons() {}

  private static Keyword<Condition> compare(String name, Relation relation, String sentence) {
    return word(
        name,
        "number number",
        sentence,
        "(" + name + " (count enemy (board)) 2)",
        c -> new Condition.Compare(c.number(0), relation, c.number(1)));
  }
}
