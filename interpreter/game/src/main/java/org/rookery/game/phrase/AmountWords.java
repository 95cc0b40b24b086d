package org.rookery.game.phrase;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel.ClockModel;
import org.rookery.program.Article;
import org.rookery.program.Quantity.Relation;

/** Numbers in words, and how they compare. */
public final class AmountWords implements Amount.Cases<String> {
  /** Of a longer sum only so many terms are told. */
  private static final int MOST_TERMS = 8;

  private final Nouns nouns;

  /** Numbers that are told with these nouns. */
  public AmountWords(Nouns nouns) {
    this.nouns = nouns;
  }

  /** How two numbers compare, as a clause. */
  public String compare(Amount left, Relation relation, Amount right) {
    if (right instanceof Amount.Literal number) {
      if (left instanceof Amount.Count count) {
        return owned(count.filter(), relation, number.value()) + on(count.area());
      } else if (left instanceof Amount.InHand hand) {
        return owned(hand.filter(), relation, number.value()) + " in hand";
      } else if (left instanceof Amount.Passes) {
        return quantity(relation, number.value()) + " passes in a row have been made";
      }
    }
    return left.match(this) + " " + relation(relation) + " " + right.match(this);
  }

  private String owned(Filter filter, Relation relation, int number) {
    String quantity = quantity(relation, number);
    boolean one = quantity.endsWith(" 1");
    String pieces = one ? nouns.single(filter) : nouns.many(filter);
    String there = one ? "there is " : "there are ";
    if (filter.others()) {
      return there + quantity + " " + pieces;
    }
    return switch (filter.side()) {
      case SELF, OPPONENT -> nouns.player(filter.side()) + " has " + quantity + " " + pieces;
      case ALLY -> there + quantity + " " + pieces + " of an ally";
      case NEUTRAL -> there + quantity + " neutral " + pieces;
      case ANY -> there + quantity + " " + pieces + Nouns.of(filter);
    };
  }

  private String on(Area area) {
    if (!(area instanceof Area.Board)) {
      return " on " + nouns.area(area);
    }
    boolean hands =
        nouns.game().capturedPieces().toHand()
            || nouns.game().pieces().stream().anyMatch(piece -> !piece.drops().isEmpty());
    return hands ? " on the board" : " left";
  }

  /** What stands before the things counted. */
  private static String quantity(Relation relation, int number) {
    return switch (relation) {
      case LESS -> number == 1 ? "no" : "fewer than " + number;
      case AT_MOST -> number == 0 ? "no" : "at most " + number;
      case EQUAL -> number == 0 ? "no" : "exactly " + number;
      case UNEQUAL -> number == 0 ? "some" : "not exactly " + number;
      case AT_LEAST -> number == 1 ? "one or more" : number + " or more";
      case MORE -> number == 0 ? "one or more" : "more than " + number;
    };
  }

  private static String relation(Relation relation) {
    return switch (relation) {
      case LESS -> "is less than";
      case AT_MOST -> "is at most";
      case EQUAL -> "is";
      case UNEQUAL -> "is not";
      case AT_LEAST -> "is at least";
      case MORE -> "is more than";
    };
  }

  private String all(List<Amount> amounts, String between) {
    return String.join(between, amounts.stream().map(this::single).toList());
  }

  /** A number as a part of another: what is worked out itself stands in parentheses. */
  private String single(Amount amount) {
    String words = amount.match(this);
    return isWorkedOut(amount) ? "(" + words + ")" : words;
  }

  /** The same in a sum, where products need none. */
  private String term(Amount amount) {
    return amount instanceof Amount.Product ? amount.match(this) : single(amount);
  }

  private static boolean isWorkedOut(Amount amount) {
    return amount instanceof Amount.Sum
        || amount instanceof Amount.Difference
        || amount instanceof Amount.Product
        || amount instanceof Amount.Extreme
        || amount instanceof Amount.HalfUp;
  }

  @Override
  public String literal(Amount.Literal it) {
    return String.valueOf(it.value());
  }

  @Override
  public String steps(Amount.Steps it) {
    return "the number of steps to the edge";
  }

  @Override
  public String halfUp(Amount.HalfUp it) {
    return "half of " + single(it.amount()) + ", rounded up";
  }

  @Override
  public String sum(Amount.Sum it) {
    int more = it.terms().size() - MOST_TERMS;
    List<Amount> told = more <= 1 ? it.terms() : it.terms().subList(0, MOST_TERMS);
    String terms = String.join(" plus ", told.stream().map(this::term).toList());
    return more <= 1 ? terms : terms + " plus " + more + " more numbers";
  }

  @Override
  public String product(Amount.Product it) {
    return all(it.factors(), " times ");
  }

  @Override
  public String extreme(Amount.Extreme it) {
    return (it.greatest() ? "the greatest of " : "the least of ") + all(it.terms(), " and ");
  }

  @Override
  public String difference(Amount.Difference it) {
    if (it.left() instanceof Amount.Literal from && it.right() instanceof Amount.Literal less) {
      return String.valueOf(from.value() - less.value());
    }
    return term(it.left()) + " minus " + term(it.right());
  }

  @Override
  public String count(Amount.Count it) {
    String where = it.area() instanceof Area.Board ? "" : " on " + nouns.area(it.area());
    return "the number of " + nouns.whose(it.filter()) + where;
  }

  @Override
  public String stacked(Amount.Stacked it) {
    String pieces = nouns.whose(it.filter());
    String where = " in the columns on " + nouns.area(it.area());
    return it.depth() == 0
        ? "the number of " + pieces + where
        : "the number of "
            + pieces
            + " that are the "
            + ordinal(it.depth())
            + " from the top"
            + where;
  }

  @Override
  public String height(Amount.Height it) {
    return "the height of the column on " + nouns.place(it.place());
  }

  @Override
  public String inHand(Amount.InHand it) {
    return "the number of " + nouns.whose(it.filter()) + " in hand";
  }

  @Override
  public String counter(Amount.Counter it) {
    boolean own =
        nouns.game().counters().stream().anyMatch(c -> c.name().equals(it.name()) && c.perPlayer());
    String of = own ? nouns.possessive(it.side()) : "the ";
    return of + "counter `" + it.name() + "`";
  }

  @Override
  public String squareCounter(Amount.SquareCounter it) {
    return "the counter `" + it.name() + "` of " + nouns.place(it.place());
  }

  @Override
  public String squareNumber(Amount.SquareNumber it) {
    return "the number of " + nouns.place(it.place());
  }

  @Override
  public String groups(Amount.Groups it) {
    return "the number of groups of " + nouns.whose(it.filter());
  }

  @Override
  public String groupSize(Amount.GroupSize it) {
    String which = it.rank() == 1 ? "" : ordinal(it.rank()) + " ";
    return "the size of the " + which + "largest group of " + nouns.whose(it.filter());
  }

  private static String ordinal(int rank) {
    String ending =
        switch (rank / 10 == 1 ? 0 : rank % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
    return rank + ending;
  }

  @Override
  public String inSight(Amount.InSight it) {
    return "the number of directions, of "
        + it.ways().size()
        + ", in which the first piece seen from there is one of "
        + nouns.whose(it.filter());
  }

  @Override
  public String territory(Amount.Territory it) {
    return "the territory of " + nouns.whose(it.filter());
  }

  @Override
  public String total(Amount.Total it) {
    return nouns.unsayable();
  }

  @Override
  public String clock(Amount.Clock it) {
    return "the number of moves in a row " + quiet(nouns.game().clock());
  }

  @Override
  public String passes(Amount.Passes it) {
    return "the number of passes in a row";
  }

  /** What sets the clock back, as what moves in a row are without. */
  public static String quiet(ClockModel clock) {
    String moves =
        clock.pieces().stream()
            .map(p -> "a move of " + Article.a(p))
            .collect(Collectors.joining(" or "));
    if (clock.captures()) {
      return "without a capture" + (moves.isEmpty() ? "" : " or " + moves);
    }
    return moves.isEmpty() ? "" : "without " + moves;
  }
}
