package org.rookery.compiler.print;

import static org.rookery.compiler.print.FormBuilder.group;
import static org.rookery.compiler.print.FormBuilder.symbol;

import java.util.List;
import java.util.Locale;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;

/** Places, directions, filters, areas and numbers as forms, the way rules files write them. */
final class TermForms
    implements Place.Cases<Form>, Direction.Cases<Form>, Area.Cases<Form>, Amount.Cases<Form> {

  Form place(Place place) {
    return place.match(this);
  }

  Form direction(Direction direction) {
    return direction.match(this);
  }

  Form area(Area area) {
    return area.match(this);
  }

  Form amount(Amount amount) {
    return amount.match(this);
  }

  static String side(Side side) {
    return switch (side) {
      case SELF -> "friend";
      case ALLY -> "ally";
      case OPPONENT -> "enemy";
      case NEUTRAL -> "neutral";
      case ANY -> "anyone";
    };
  }

  Form filter(Filter filter) {
    if (filter.equals(Filter.EMPTY)) {
      return symbol("empty");
    }
    if (filter.others()) {
      return group("other-than", filter(filter.complement()));
    }
    if (!filter.player().isEmpty()) {
      return group("of", filter.player(), types(filter));
    }
    String side = side(filter.side());
    if (filter.types().isEmpty()) {
      return symbol(side);
    }
    return filter.except()
        ? group(side, group("except", filter.types()))
        : group(side, filter.types());
  }

  private static List<Form> types(Filter filter) {
    if (filter.types().isEmpty()) {
      return List.of();
    }
    return filter.except()
        ? List.of(group("except", filter.types()))
        : filter.types().stream().map(FormBuilder::symbol).toList();
  }

  List<Form> directions(List<Direction> directions) {
    return directions.stream().map(this::direction).toList();
  }

  List<Form> amounts(List<Amount> amounts) {
    return amounts.stream().map(this::amount).toList();
  }

  List<Form> areas(List<Area> areas) {
    return areas.stream().map(this::area).toList();
  }

  @Override
  public Form here(Place.Here it) {
    return symbol("here");
  }

  @Override
  public Form toward(Place.Toward it) {
    return direction(it.direction());
  }

  @Override
  public Form at(Place.At it) {
    return symbol(it.square());
  }

  @Override
  public Form of(Place.Of it) {
    return symbol(it.register().name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  @Override
  public Form named(Direction.Named it) {
    return symbol(it.name());
  }

  @Override
  public Form leap(Direction.Leap it) {
    return group("leap", it.sideways(), it.forward());
  }

  @Override
  public Form opposite(Direction.Opposite it) {
    return group("opposite", direction(it.direction()));
  }

  @Override
  public Form board(Area.Board it) {
    return group("board");
  }

  @Override
  public Form zone(Area.Zone it) {
    return group("zone", it.name());
  }

  @Override
  public Form squares(Area.Squares it) {
    return group("squares", it.names());
  }

  @Override
  public Form adjacent(Area.Adjacent it) {
    return group("adjacent", place(it.place()));
  }

  @Override
  public Form rankOf(Area.RankOf it) {
    return group("rank-of", place(it.place()));
  }

  @Override
  public Form fileOf(Area.FileOf it) {
    return group("file-of", place(it.place()));
  }

  @Override
  public Form ray(Area.Ray it) {
    return group("ray", place(it.place()), direction(it.direction()));
  }

  @Override
  public Form corner(Area.Corner it) {
    return group("corner", place(it.file()), place(it.rank()));
  }

  @Override
  public Form union(Area.Union it) {
    return group("either-of", areas(it.areas()));
  }

  @Override
  public Form intersection(Area.Intersection it) {
    return group("both", areas(it.areas()));
  }

  @Override
  public Form without(Area.Without it) {
    return group("without", area(it.area()), area(it.without()));
  }

  @Override
  public Form literal(Amount.Literal it) {
    return symbol(Integer.toString(it.value()));
  }

  @Override
  public Form steps(Amount.Steps it) {
    return group("steps", directions(it.path()));
  }

  @Override
  public Form halfUp(Amount.HalfUp it) {
    return group("half-up", amount(it.amount()));
  }

  @Override
  public Form sum(Amount.Sum it) {
    return group("+", amounts(it.terms()));
  }

  @Override
  public Form product(Amount.Product it) {
    return group("*", amounts(it.factors()));
  }

  @Override
  public Form extreme(Amount.Extreme it) {
    return group(it.greatest() ? "greatest" : "least", amounts(it.terms()));
  }

  @Override
  public Form difference(Amount.Difference it) {
    return group("-", amount(it.left()), amount(it.right()));
  }

  @Override
  public Form count(Amount.Count it) {
    return group("count", filter(it.filter()), area(it.area()));
  }

  @Override
  public Form stacked(Amount.Stacked it) {
    return it.depth() == 0
        ? group("stacked", filter(it.filter()), area(it.area()))
        : group("stacked", filter(it.filter()), area(it.area()), it.depth());
  }

  @Override
  public Form height(Amount.Height it) {
    return group("height", place(it.place()));
  }

  @Override
  public Form inHand(Amount.InHand it) {
    return group("in-hand", filter(it.filter()));
  }

  @Override
  public Form counter(Amount.Counter it) {
    return group("counter", it.name(), it.side() == Side.OPPONENT ? "opponent" : "");
  }

  @Override
  public Form squareCounter(Amount.SquareCounter it) {
    return group("counter", it.name(), place(it.place()));
  }

  @Override
  public Form squareNumber(Amount.SquareNumber it) {
    return group("square-number", place(it.place()));
  }

  @Override
  public Form clock(Amount.Clock it) {
    return group("clock");
  }

  @Override
  public Form groups(Amount.Groups it) {
    return group("groups", filter(it.filter()), directions(it.ways()));
  }

  @Override
  public Form groupSize(Amount.GroupSize it) {
    return group("group-size", it.rank(), filter(it.filter()), directions(it.ways()));
  }

  @Override
  public Form inSight(Amount.InSight it) {
    return group("in-sight", filter(it.filter()), directions(it.ways()));
  }

  @Override
  public Form territory(Amount.Territory it) {
    return group("territory", filter(it.filter()), directions(it.ways()));
  }

  @Override
  public Form total(Amount.Total it) {
    return group("total", area(it.area()), amount(it.number()));
  }

  @Override
  public Form passes(Amount.Passes it) {
    return group("passes");
  }
}
