package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.program.Contents;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkerGame;

/** The numbers conditions and loops speak of. */
final class NumberValues implements Amount.Cases<Integer> {
  private final WalkerGame game;
  private final Scene scene;
  private final BlockState track;

  NumberValues(WalkerGame game, Scene scene, BlockState track) {
    this.game = game;
    this.scene = scene;
    this.track = track;
  }

  @Override
  public Integer literal(Amount.Literal it) {
    return it.value();
  }

  @Override
  public Integer steps(Amount.Steps it) {
    int start = track.mover.start();
    int square = walk(start, it.path());
    int steps = 0;
    while (square != View.NOWHERE && square != start && steps < game.squares) {
      steps++;
      square = walk(square, it.path());
    }
    return steps;
  }

  private int walk(int from, List<Direction> path) {
    int square = from;
    for (Direction direction : path) {
      square = game.view(track.mover.player()).step(square, direction);
    }
    return square;
  }

  @Override
  public Integer halfUp(Amount.HalfUp it) {
    return (it.amount().match(this) + 1) / 2;
  }

  @Override
  public Integer sum(Amount.Sum it) {
    return it.terms().stream().mapToInt(term -> term.match(this)).sum();
  }

  @Override
  public Integer product(Amount.Product it) {
    return it.factors().stream().mapToInt(f -> f.match(this)).reduce(1, (a, b) -> a * b);
  }

  @Override
  public Integer extreme(Amount.Extreme it) {
    List<Integer> values = it.terms().stream().map(term -> term.match(this)).sorted().toList();
    return values.get(it.greatest() ? values.size() - 1 : 0);
  }

  @Override
  public Integer difference(Amount.Difference it) {
    return it.left().match(this) - it.right().match(this);
  }

  @Override
  public Integer count(Amount.Count it) {
    AreaSquares areas = new AreaSquares(game, scene, track);
    int onBoard =
        (int)
            it.area().match(areas).stream()
                .filter(s -> means(it.filter(), scene.pieces[s]))
                .count();
    boolean hands = it.area() instanceof Area.Board && game.option("include off-pieces");
    return hands ? onBoard + held(it.filter()) : onBoard;
  }

  @Override
  public Integer stacked(Amount.Stacked it) {
    return it.area().match(new AreaSquares(game, scene, track)).stream()
        .flatMap(square -> layers(scene.column(square), it.depth()).stream())
        .mapToInt(piece -> means(it.filter(), piece) ? 1 : 0)
        .sum();
  }

  /** All of a column, which is told from the lowest piece up, or the piece that lies so deep. */
  private static List<Integer> layers(List<Integer> column, int depth) {
    int size = column.size();
    if (depth == 0) {
      return column;
    }
    return depth > size ? List.of() : column.subList(size - depth, size - depth + 1);
  }

  @Override
  public Integer height(Amount.Height it) {
    int square = track.square(it.place(), scene, game.view(track.mover.player()));
    return square == View.NOWHERE ? 0 : scene.column(square).size();
  }

  @Override
  public Integer inHand(Amount.InHand it) {
    return held(it.filter());
  }

  private int held(Filter filter) {
    return IntStream.range(1, scene.hand.length)
        .filter(piece -> means(filter, piece))
        .map(piece -> scene.hand[piece])
        .sum();
  }

  private boolean means(Filter filter, int piece) {
    return game.passes(filter, piece, track.mover.player());
  }

  @Override
  public Integer counter(Amount.Counter it) {
    return scene.counters[game.counter(it.name(), it.side(), track.mover.player())];
  }

  @Override
  public Integer squareCounter(Amount.SquareCounter it) {
    int square = track.square(it.place(), scene, game.view(track.mover.player()));
    return square == View.NOWHERE ? 0 : scene.counters[game.counterOn(it.name(), square)];
  }

  @Override
  public Integer squareNumber(Amount.SquareNumber it) {
    return 1 + track.square(it.place(), scene, game.view(track.mover.player()));
  }

  @Override
  public Integer groups(Amount.Groups it) {
    return groups(s -> means(it.filter(), scene.pieces[s]), it.ways()).size();
  }

  @Override
  public Integer groupSize(Amount.GroupSize it) {
    return groups(s -> means(it.filter(), scene.pieces[s]), it.ways()).stream()
        .map(Set::size)
        .sorted(Comparator.reverseOrder())
        .skip(it.rank() - 1L)
        .findFirst()
        .orElse(0);
  }

  @Override
  public Integer inSight(Amount.InSight it) {
    return (int) it.ways().stream().filter(way -> isInSight(it.filter(), way)).count();
  }

  private boolean isInSight(Filter filter, Direction way) {
    int here = track.square(new Place.Here(), scene, game.view(track.mover.player()));
    int square = here == View.NOWHERE ? here : walk(here, List.of(way));
    for (int steps = 0; square != View.NOWHERE && square != here; steps++) {
      if (scene.pieces[square] != Contents.EMPTY || steps > scene.pieces.length) {
        return means(filter, scene.pieces[square]);
      }
      square = walk(square, List.of(way));
    }
    return false;
  }

  @Override
  public Integer territory(Amount.Territory it) {
    return groups(s -> scene.pieces[s] == Contents.EMPTY, it.ways()).stream()
        .filter(region -> isBorderedBy(it.filter(), region, it.ways()))
        .mapToInt(Set::size)
        .sum();
  }

  /** Whether there are pieces at the border of an empty region, and all pass the filter. */
  private boolean isBorderedBy(Filter filter, Set<Integer> region, List<Direction> ways) {
    List<Integer> border =
        neighbours(region, ways).stream().filter(s -> scene.pieces[s] != Contents.EMPTY).toList();
    return !border.isEmpty() && border.stream().allMatch(s -> means(filter, scene.pieces[s]));
  }

  /** The squares of a kind, those that are joined in one set. */
  private List<Set<Integer>> groups(IntPredicate kind, List<Direction> ways) {
    Set<Integer> left = new TreeSet<>(game.view(track.mover.player()).squares());
    left.removeIf(s -> !kind.test(s));
    List<Set<Integer>> groups = new ArrayList<>();
    while (!left.isEmpty()) {
      Set<Integer> group = new TreeSet<>();
      Set<Integer> more = Set.of(left.iterator().next());
      while (!more.isEmpty()) {
        left.removeAll(more);
        group.addAll(more);
        more = neighbours(more, ways);
        more.retainAll(left);
      }
      groups.add(group);
    }
    return groups;
  }

  private Set<Integer> neighbours(Set<Integer> squares, List<Direction> ways) {
    Set<Integer> neighbours = new TreeSet<>();
    for (int square : squares) {
      ways.forEach(way -> neighbours.add(walk(square, List.of(way))));
    }
    neighbours.remove(View.NOWHERE);
    return neighbours;
  }

  @Override
  public Integer total(Amount.Total it) {
    return it.area().match(new AreaSquares(game, scene, track)).stream()
        .mapToInt(s -> it.number().match(new NumberValues(game, scene, track.at(s))))
        .sum();
  }

  @Override
  public Integer clock(Amount.Clock it) {
    return scene.clock;
  }

  @Override
  public Integer passes(Amount.Passes it) {
    return scene.passes;
  }
}
