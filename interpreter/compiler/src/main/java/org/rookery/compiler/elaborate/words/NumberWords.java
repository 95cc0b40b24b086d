package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Amount;
import org.rookery.language.form.Form;

/** Words that are numbers. */
public final class NumberWords {
  public static final List<Keyword<Amount>> LIST =
      List.of(
          word(
              "count",
              "filter area",
              "How many such pieces stand in the area.",
              "(count (friend Footman) (file-of here))",
              c -> new Amount.Count(c.filter(0), c.area(1))),
          word(
              "stacked",
              "filter area [integer]",
              "How many such pieces are in the columns of the area, on top or beneath; with a "
                  + "number only those that lie so deep: 1 is the top piece, 2 the next one.",
              "(stacked (friend Footman) (file-of here))",
              c -> new Amount.Stacked(c.filter(0), c.area(1), depth(c))),
          word(
              "height",
              "[place]",
              "How many pieces lie on each other there; 0 where nothing stands.",
              "(height start)",
              c -> new Amount.Height(c.place(0))),
          word(
              "in-hand",
              "filter",
              "How many such pieces are in hand.",
              "(in-hand (friend Footman))",
              c -> new Amount.InHand(c.filter(0))),
          word(
              "counter",
              "counter [opponent|place]",
              "The value of a counter, the player's own or that of the square here by default.",
              "(counter checks opponent)",
              NumberWords::counter),
          word(
              "square-number",
              "[place]",
              "Which square it is: 1 for the first of the board, 2 for the next; so a counter remembers a square.",
              "(square-number start)",
              c -> new Amount.SquareNumber(c.anyPlace(0))),
          word(
              "groups",
              "filter direction…",
              "How many groups such pieces form; pieces one step apart in one of these "
                  + "directions belong to one group.",
              "(groups friend n e s w)",
              c -> new Amount.Groups(c.filter(0), c.scope().directions(c.from(1)))),
          word(
              "group-size",
              "integer filter direction…",
              "How many pieces the largest group of such pieces has, or with 2 the next largest, "
                  + "and so on; 0 where there are fewer groups.",
              "(group-size 1 friend n e s w)",
              c -> new Amount.GroupSize(rank(c), c.filter(1), c.scope().directions(c.from(2)))),
          word(
              "in-sight",
              "filter direction…",
              "In how many of these directions the first piece, seen from this square, is such a "
                  + "piece.",
              "(in-sight friend n e s w)",
              c -> new Amount.InSight(c.filter(0), c.scope().directions(c.from(1)))),
          word(
              "territory",
              "filter direction…",
              "How many empty squares lie in regions that only such pieces border on: empty "
                  + "squares one step apart in one of these directions belong to one region.",
              "(territory friend n e s w)",
              c -> new Amount.Territory(c.filter(0), c.scope().directions(c.from(1)))),
          word(
              "total",
              "area number",
              "The sum of a number over the squares of the area, with the cursor on each in turn.",
              "(total (zone promotion) (count enemy (adjacent)))",
              c -> new Amount.Total(c.area(0), c.scope().onSquare().number(c.arg(1)))),
          word(
              "clock",
              "",
              "How many moves in a row were quiet.",
              "(clock)",
              c -> new Amount.Clock()),
          word(
              "passes",
              "",
              "How many of the last moves in a row were passes. Repetition does not look at it: whether a"
                  + " pass led to a position, or a move, is all the same.",
              "(passes)",
              c -> new Amount.Passes()),
          word(
              "steps",
              "direction…",
              "How often that path can be walked from the start before the edge.",
              "(steps n ne)",
              c -> new Amount.Steps(c.scope().directions(c.args()))),
          word(
              "half-up",
              "number",
              "Half of it, rounded up.",
              "(half-up 3)",
              c -> new Amount.HalfUp(c.number(0))),
          word(
              "+",
              "number…",
              "The sum.",
              "(+ 1 2)",
              c -> new Amount.Sum(c.scope().numbers(c.args()))),
          word(
              "-",
              "number number",
              "The difference.",
              "(- 3 1)",
              c -> new Amount.Difference(c.number(0), c.number(1))),
          word(
              "*",
              "number…",
              "The product.",
              "(* 2 3)",
              c -> new Amount.Product(c.scope().numbers(c.args()))),
          word(
              "greatest",
              "number number…",
              "The greatest of the numbers.",
              "(greatest 0 (- (count friend (board)) 3))",
              c -> new Amount.Extreme(true, c.scope().numbers(c.args()))),
          word(
              "least",
              "number number…",
              "The least of the numbers.",
              "(least 1 (count friend (board)))",
              c -> new Amount.Extreme(false, c.scope().numbers(c.args()))));

  private NumberWords() {}

  /** Which group, by size. */
  private static int rank(Call call) {
    return positive(call, 0, "1 is the largest group, 2 the next largest.");
  }

  /** How deep in a column; 0 for all of it. */
  private static int depth(Call call) {
    return call.args().size() < 3 ? 0 : positive(call, 2, "1 is the top piece, 2 the next one.");
  }

  /** A number from 1 on; told where it is less. */
  private static int positive(Call call, int index, String meaning) {
    int number = call.integer(index);
    if (number < 1 && call.arg(index) instanceof Form.Num num && num.value() == number) {
      call.problems().error("wrong-kind", num.origin(), meaning);
    }
    return Math.max(1, number);
  }

  private static Amount counter(Call call) {
    String name = call.name(NameKind.COUNTER, 0);
    return call.scope().names().has(NameKind.SQUARE_COUNTER, name)
        ? new Amount.SquareCounter(name, call.place(1))
        : new Amount.Counter(name, SideWords.ofCounter(call, name, SideWords.optional(call, 1)));
  }
}
