package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.program.ContentSet;
import org.rookery.program.Quantity;
import org.rookery.program.Region;
import org.rookery.program.board.Topology;

/**
 * The quantity an amount stands for at a site; a constant when it depends on the start square
 * alone.
 */
final class AmountLowering implements Amount.Cases<Quantity> {
  private final ConditionContext questions;
  private final RuleSite site;

  AmountLowering(ConditionContext questions, RuleSite site) {
    this.questions = questions;
    this.site = site;
  }

  /** The value of an amount that is known before the game; 0 for one that is not. */
  int known(Amount amount) {
    return amount.match(this) instanceof Quantity.Constant constant ? constant.value() : 0;
  }

  @Override
  public Quantity literal(Amount.Literal it) {
    return new Quantity.Constant(it.value());
  }

  @Override
  public Quantity steps(Amount.Steps it) {
    int count = 0;
    int square = walk(site.start(), it.path());
    while (square != Topology.NOWHERE
        && square != site.start()
        && count < questions.board().topology().size()) {
      count++;
      square = walk(square, it.path());
    }
    return new Quantity.Constant(count);
  }

  private int walk(int from, List<Direction> path) {
    int square = from;
    for (Direction direction : path) {
      square = questions.geometry().step(square, direction, site.player());
    }
    return square;
  }

  @Override
  public Quantity halfUp(Amount.HalfUp it) {
    return new Quantity.Constant((known(it.amount()) + 1) / 2);
  }

  @Override
  public Quantity sum(Amount.Sum it) {
    return sum(it.terms().stream().map(t -> t.match(this)).toList());
  }

  private static Quantity sum(List<Quantity> terms) {
    int constant = 0;
    List<Quantity> rest = new ArrayList<>();
    for (Quantity term : terms) {
      if (term instanceof Quantity.Constant known) {
        constant += known.value();
      } else {
        rest.add(term);
      }
    }
    if (rest.isEmpty()) {
      return new Quantity.Constant(constant);
    }
    if (constant != 0) {
      rest.add(new Quantity.Constant(constant));
    }
    return rest.size() == 1 ? rest.get(0) : new Quantity.Sum(rest);
  }

  @Override
  public Quantity product(Amount.Product it) {
    return product(it.factors().stream().map(f -> f.match(this)).toList());
  }

  private static Quantity product(List<Quantity> factors) {
    int constant = 1;
    List<Quantity> rest = new ArrayList<>();
    for (Quantity factor : factors) {
      if (factor instanceof Quantity.Constant known) {
        constant *= known.value();
      } else {
        rest.add(factor);
      }
    }
    if (rest.isEmpty()) {
      return new Quantity.Constant(constant);
    }
    if (constant != 1) {
      rest.add(new Quantity.Constant(constant));
    }
    return rest.size() == 1 ? rest.get(0) : new Quantity.Product(rest);
  }

  @Override
  public Quantity extreme(Amount.Extreme it) {
    List<Quantity> terms = it.terms().stream().<Quantity>map(t -> t.match(this)).toList();
    return terms.stream().allMatch(Quantity.Constant.class::isInstance)
        ? new Quantity.Constant(
            Quantity.Extreme.of(
                it.greatest(), terms.stream().mapToInt(t -> ((Quantity.Constant) t).value())))
        : new Quantity.Extreme(it.greatest(), terms);
  }

  @Override
  public Quantity difference(Amount.Difference it) {
    Quantity less = product(List.of(it.right().match(this), new Quantity.Constant(-1)));
    return sum(List.of(it.left().match(this), less));
  }

  @Override
  public Quantity count(Amount.Count it) {
    ContentSet pieces = questions.names().occupants(it.filter(), site.player());
    Area area = it.area();
    Quantity onBoard =
        new Quantity.PieceCount(
            pieces, new AreaLowering(questions.board(), questions.geometry(), site).region(area));
    boolean hands = area instanceof Area.Board && questions.countsHands();
    return hands ? new Quantity.Sum(List.of(onBoard, new Quantity.InHand(pieces))) : onBoard;
  }

  @Override
  public Quantity stacked(Amount.Stacked it) {
    return new Quantity.Stacked(
        questions.names().occupants(it.filter(), site.player()),
        new AreaLowering(questions.board(), questions.geometry(), site).region(it.area()),
        it.depth());
  }

  @Override
  public Quantity height(Amount.Height it) {
    int square = site.square(it.place(), questions.geometry(), questions.board().topology());
    if (square == Topology.NOWHERE) {
      return new Quantity.Constant(0);
    }
    BitSet one = new BitSet();
    one.set(square);
    return new Quantity.Stacked(
        questions.names().occupants(Filter.of(Side.ANY), site.player()),
        Region.of(one, questions.board().topology().size()),
        0);
  }

  @Override
  public Quantity inHand(Amount.InHand it) {
    return new Quantity.InHand(questions.names().occupants(it.filter(), site.player()));
  }

  @Override
  public Quantity counter(Amount.Counter it) {
    return new Quantity.Counter(questions.names().counter(it.name(), it.side(), site.player()));
  }

  @Override
  public Quantity squareCounter(Amount.SquareCounter it) {
    int square = site.square(it.place(), questions.geometry(), questions.board().topology());
    return square == Topology.NOWHERE
        ? new Quantity.Constant(0)
        : new Quantity.Counter(questions.counterOn(it.name(), square));
  }

  @Override
  public Quantity squareNumber(Amount.SquareNumber it) {
    return it.place().isOfLastMove()
        ? new Quantity.LastSquare(it.place().equals(new Place.Of(Register.LAST_TO)))
        : new Quantity.Constant(
            1 + site.square(it.place(), questions.geometry(), questions.board().topology()));
  }

  @Override
  public Quantity groups(Amount.Groups it) {
    return new Quantity.Groups(
        questions.names().occupants(it.filter(), site.player()),
        questions.geometry().neighbours(it.ways(), site.player()));
  }

  @Override
  public Quantity groupSize(Amount.GroupSize it) {
    return new Quantity.GroupSize(
        it.rank(),
        questions.names().occupants(it.filter(), site.player()),
        questions.geometry().neighbours(it.ways(), site.player()));
  }

  @Override
  public Quantity inSight(Amount.InSight it) {
    return new Quantity.InSight(
        questions.names().occupants(it.filter(), site.player()),
        it.ways().stream().map(this::ray).filter(ray -> !ray.isEmpty()).toList());
  }

  /** The squares in a direction, to the edge, or all around where there is none. */
  private List<Integer> ray(Direction way) {
    List<Integer> squares = new ArrayList<>();
    int from = site.square(new Place.Here(), questions.geometry(), questions.board().topology());
    int square = from;
    while (square != Topology.NOWHERE && squares.size() < questions.board().topology().size()) {
      square = questions.geometry().step(square, way, site.player());
      if (square == Topology.NOWHERE || square == from) {
        break;
      }
      squares.add(square);
    }
    return squares;
  }

  @Override
  public Quantity territory(Amount.Territory it) {
    return new Quantity.Territory(
        questions.names().occupants(it.filter(), site.player()),
        questions.geometry().neighbours(it.ways(), site.player()));
  }

  @Override
  public Quantity total(Amount.Total it) {
    List<Quantity> terms = new ArrayList<>();
    it.area().match(new AreaLowering(questions.board(), questions.geometry(), site)).stream()
        .forEach(s -> terms.add(it.number().match(new AmountLowering(questions, site.at(s)))));
    return sum(terms);
  }

  @Override
  public Quantity clock(Amount.Clock it) {
    return new Quantity.Clock();
  }

  @Override
  public Quantity passes(Amount.Passes it) {
    return new Quantity.Passes();
  }
}
