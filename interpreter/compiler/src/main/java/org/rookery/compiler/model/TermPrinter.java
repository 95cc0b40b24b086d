package org.rookery.compiler.model;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints places, directions, filters, areas and numbers the way rules files write them. */
final class TermPrinter
    implements Place.Cases<String>,
        Direction.Cases<String>,
        Area.Cases<String>,
        Amount.Cases<String> {

  String place(Place place) {
    return place.match(this);
  }

  String direction(Direction direction) {
    return direction.match(this);
  }

  String area(Area area) {
    return area.match(this);
  }

  String amount(Amount amount) {
    return amount.match(this);
  }

  static String side(Side side) {
    return switch (side) {
      case SELF -> "friend";
      case OPPONENT -> "enemy";
      case NEUTRAL -> "neutral";
      case ANY -> "anyone";
    };
  }

  String filter(Filter filter) {
    String side = side(filter.side());
    if (filter.types().isEmpty()) {
      return side;
    }
    String types = String.join(" ", filter.types());
    return "(" + side + " " + (filter.except() ? "(except " + types + ")" : types) + ")";
  }

  private String directions(List<Direction> directions) {
    return directions.stream().map(this::direction).collect(Collectors.joining(" "));
  }

  private String amounts(List<Amount> amounts) {
    return amounts.stream().map(this::amount).collect(Collectors.joining(" "));
  }

  private String areas(List<Area> areas) {
    return areas.stream().map(this::area).collect(Collectors.joining(" "));
  }

  @Override
  public String here(Place.Here it) {
    return "here";
  }

  @Override
  public String toward(Place.Toward it) {
    return direction(it.direction());
  }

  @Override
  public String at(Place.At it) {
    return it.square();
  }

  @Override
  public String of(Place.Of it) {
    return it.register().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String named(Direction.Named it) {
    return it.name();
  }

  @Override
  public String leap(Direction.Leap it) {
    return "(leap " + it.sideways() + " " + it.forward() + ")";
  }

  @Override
  public String opposite(Direction.Opposite it) {
    return "(opposite " + direction(it.direction()) + ")";
  }

  @Override
  public String board(Area.Board it) {
    return "(board)";
  }

  @Override
  public String zone(Area.Zone it) {
    return "(zone " + it.name() + ")";
  }

  @Override
  public String squares(Area.Squares it) {
    return "(squares " + String.join(" ", it.names()) + ")";
  }

  @Override
  public String adjacent(Area.Adjacent it) {
    return "(adjacent " + place(it.place()) + ")";
  }

  @Override
  public String rankOf(Area.RankOf it) {
    return "(rank-of " + place(it.place()) + ")";
  }

  @Override
  public String fileOf(Area.FileOf it) {
    return "(file-of " + place(it.place()) + ")";
  }

  @Override
  public String ray(Area.Ray it) {
    return "(ray " + place(it.place()) + " " + direction(it.direction()) + ")";
  }

  @Override
  public String corner(Area.Corner it) {
    return "(corner " + place(it.file()) + " " + place(it.rank()) + ")";
  }

  @Override
  public String union(Area.Union it) {
    return "(either-of " + areas(it.areas()) + ")";
  }

  @Override
  public String intersection(Area.Intersection it) {
    return "(both " + areas(it.areas()) + ")";
  }

  @Override
  public String without(Area.Without it) {
    return "(without " + area(it.area()) + " " + area(it.without()) + ")";
  }

  @Override
  public String literal(Amount.Literal it) {
    return Integer.toString(it.value());
  }

  @Override
  public String steps(Amount.Steps it) {
    return "(steps " + directions(it.path()) + ")";
  }

  @Override
  public String halfUp(Amount.HalfUp it) {
    return "(half-up " + amount(it.amount()) + ")";
  }

  @Override
  public String sum(Amount.Sum it) {
    return "(+ " + amounts(it.terms()) + ")";
  }

  @Override
  public String product(Amount.Product it) {
    return "(* " + amounts(it.factors()) + ")";
  }

  @Override
  public String difference(Amount.Difference it) {
    return "(- " + amount(it.left()) + " " + amount(it.right()) + ")";
  }

  @Override
  public String count(Amount.Count it) {
    return "(count " + filter(it.filter()) + " " + area(it.area()) + ")";
  }

  @Override
  public String inHand(Amount.InHand it) {
    return "(in-hand " + filter(it.filter()) + ")";
  }

  @Override
  public String counter(Amount.Counter it) {
    return "(counter " + it.name() + (it.side() == Side.OPPONENT ? " opponent)" : ")");
  }

  @Override
  public String squareCounter(Amount.SquareCounter it) {
    return "(counter " + it.name() + " " + place(it.place()) + ")";
  }

  @Override
  public String clock(Amount.Clock it) {
    return "(clock)";
  }

  @Override
  public String passes(Amount.Passes it) {
    return "(passes)";
  }
}
