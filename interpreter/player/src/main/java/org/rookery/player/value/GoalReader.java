package org.rookery.player.value;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/**
 * Reads off a game's endings what its players try to reach: squares to go to, pieces to keep or to
 * get rid of, lines, chains, counters, and what the lack of a turn is.
 */
final class GoalReader {
  private static final int COUNTER_WORTH = 600;
  private static final int LAST_PIECE_WORTH = 250;
  private static final int PER_UNIT = 25;
  private static final int MOST_PATTERNS = 4000;
  private static final int MOST_SQUARES = 1000;

  private final MoveGenerator generator;
  private final GameProgram program;
  private final Rivals rivals;
  private final List<Feature> features = new ArrayList<>();
  private final List<Zone> zones = new ArrayList<>();
  private final BitSet precious = new BitSet();
  private final BitSet unwanted = new BitSet();
  private int stuck;
  private boolean counted;

  /**
   * Squares that pieces of a content should come to.
   *
   * @param pieces how many of them
   * @param worth what it is for their owner to come there: 1 good, -1 bad
   */
  record Zone(int content, BitSet squares, int pieces, int worth) {
    /** Whether every square of it has to be taken. */
    boolean mustBeFull() {
      return pieces >= squares.cardinality();
    }
  }

  GoalReader(MoveGenerator generator, Rivals rivals) {
    this.generator = generator;
    program = generator.program();
    this.rivals = rivals;
    for (Ending ending : program.endings()) {
      read(ending);
    }
  }

  List<Feature> features() {
    return features;
  }

  List<Zone> zones() {
    return zones;
  }

  /** Pieces whose owner loses the game with the last of them. */
  BitSet precious() {
    return precious;
  }

  /** Pieces that their owner wants to get rid of. */
  BitSet unwanted() {
    return unwanted;
  }

  /** The result for a player without a legal move, where an ending depends on nothing else. */
  int stuck() {
    return stuck;
  }

  /** Whether the pieces are counted in the end. */
  boolean counted() {
    return counted;
  }

  private void read(Ending ending) {
    if (ending.result() == Ending.Result.COUNT) {
      readPoints();
      return;
    }
    if (ending.result() == Ending.Result.DRAW || ending.player() < 0) {
      return;
    }
    int good = ending.result() == Ending.Result.WIN ? 1 : -1;
    if (ending.when().stuck().orElse(-1) == ending.player()) {
      stuck = stuck == 0 ? good : stuck;
      return;
    }
    if (readChains(ending.when(), good * rivals.sign(ending.player()))) {
      return;
    }
    List<LinePatterns.Pattern> patterns = new ArrayList<>();
    read(ending.when(), ending.player(), good, false, patterns);
    if (!patterns.isEmpty() && patterns.size() <= MOST_PATTERNS) {
      features.add(new LinePatterns(patterns, good * rivals.sign(ending.player())));
    }
  }

  /** What decides where a game is counted: pieces, or what the rules count as points. */
  private void readPoints() {
    List<Quantity> points = program.points();
    boolean ofPieces = points.stream().allMatch(GoalReader::isOfPieces);
    counted |= ofPieces;
    if (!ofPieces
        && rivals.players().length == 2
        && features.stream().noneMatch(Margin.class::isInstance)) {
      int[] both = IntStream.range(0, points.size()).filter(program::competes).toArray();
      Quantity first = points.get(both[0]);
      int perHalf = rivals.sign(both[0]) * PER_UNIT / 2;
      features.add(new Margin(generator, first, points.get(both[1]), perHalf));
    }
  }

  /** Whether each piece counts for itself, whatever the others do. */
  private static boolean isOfPieces(Quantity quantity) {
    if (quantity instanceof Quantity.Product product) {
      return product.factors().stream().allMatch(GoalReader::isOfPieces)
          && product.factors().stream().filter(f -> !(f instanceof Quantity.Constant)).count() <= 1;
    }
    return quantity.nested().isEmpty()
        ? quantity instanceof Quantity.PieceCount || quantity instanceof Quantity.Constant
        : quantity.nested().stream().allMatch(GoalReader::isOfPieces);
  }

  /**
   * Reads a part of an ending.
   *
   * @param timed whether a clock is asked beside it
   */
  private void read(
      Test test, int player, int good, boolean timed, List<LinePatterns.Pattern> patterns) {
    List<Test> parts = test.parts();
    if (test.isAll() && !parts.isEmpty() && parts.stream().allMatch(Test.Holds.class::isInstance)) {
      patterns.add(pattern(parts));
    } else if (test.isSeveral()) {
      boolean byClock = timed || (test.isAll() && test.needs(GoalReader::isOfTime));
      parts.forEach(part -> read(part, player, good, byClock, patterns));
    } else if (!readChains(test, good * rivals.sign(player))
        && test instanceof Test.Compare compare
        && !(timed && isOfAll(compare.left()))) {
      if (compare.right() instanceof Quantity.Constant bound) {
        compare(compare.left(), compare.relation(), bound.value(), player, good);
      } else if (compare.left() instanceof Quantity.PieceCount left
          && compare.right() instanceof Quantity.PieceCount right) {
        armies(left, compare.relation(), right, player, good);
      } else if (isStanding(compare.left()) && isStanding(compare.right())) {
        margin(compare, good * rivals.sign(player));
      }
    }
  }

  private static boolean isOfTime(Test test) {
    return test.quantities().stream().anyMatch(Quantity.Clock.class::isInstance);
  }

  /**
   * Whether pieces of several players are counted together: how many there are says when the clock
   * is looked at, which is nothing to play for.
   */
  private boolean isOfAll(Quantity quantity) {
    BitSet owners = new BitSet();
    addOwners(quantity, owners);
    return owners.cardinality() > 1;
  }

  private void addOwners(Quantity quantity, BitSet owners) {
    if (quantity instanceof Quantity.PieceCount pieces) {
      members(pieces.contents()).forEach(content -> owners.set(program.contents().owner(content)));
    }
    quantity.nested().forEach(part -> addOwners(part, owners));
  }

  private boolean readChains(Test test, int sign) {
    Optional<Chains> chains = ChainReader.chains(test, sign);
    chains.ifPresent(features::add);
    return chains.isPresent();
  }

  private LinePatterns.Pattern pattern(List<Test> tests) {
    int[] squares = new int[tests.size()];
    boolean[][] wanted = new boolean[tests.size()][program.contents().size()];
    for (int i = 0; i < squares.length; i++) {
      Test.Holds holds = (Test.Holds) tests.get(i);
      squares[i] = holds.square();
      for (int content = 0; content < wanted[i].length; content++) {
        wanted[i][content] = holds.contents().has(content);
      }
    }
    return new LinePatterns.Pattern(squares, wanted);
  }

  private void compare(
      Quantity quantity, Quantity.Relation relation, int bound, int player, int good) {
    if (quantity instanceof Quantity.Counter counter) {
      counter(counter.counter(), relation, bound, player, good);
    } else if (quantity instanceof Quantity.PieceCount pieces) {
      pieces(pieces, false, relation, bound, player, good);
    } else if (quantity instanceof Quantity.Groups groups) {
      groups(groups, relation, bound, player, good);
    } else if (quantity instanceof Quantity.Sum sum
        && sum.terms().stream().anyMatch(Quantity.InHand.class::isInstance)) {
      sum.terms().stream()
          .filter(Quantity.PieceCount.class::isInstance)
          .forEach(
              pieces -> pieces((Quantity.PieceCount) pieces, true, relation, bound, player, good));
    }
  }

  /** A player's pieces are to form one group. */
  private void groups(
      Quantity.Groups groups, Quantity.Relation relation, int bound, int player, int good) {
    boolean one = relation.holds(1, bound) && !relation.holds(2, bound);
    if (one && groups.next().size() <= MOST_SQUARES) {
      members(groups.contents()).stream()
          .findFirst()
          .map(c -> good(c, player, good) * rivals.sign(program.contents().owner(c)))
          .ifPresent(
              sign -> features.add(new GroupDistance(groups, program.contents().size(), sign)));
    }
  }

  /** Whether a number is read off how things stand, and not off how long that has been so. */
  private static boolean isStanding(Quantity quantity) {
    return !(quantity instanceof Quantity.Clock)
        && !(quantity instanceof Quantity.Passes)
        && !(quantity instanceof Quantity.LastSquare)
        && quantity.nested().stream().allMatch(GoalReader::isStanding);
  }

  private void margin(Test.Compare compare, int sign) {
    switch (compare.relation()) {
      case MORE, AT_LEAST ->
          features.add(new Margin(generator, compare.left(), compare.right(), sign * PER_UNIT));
      case LESS, AT_MOST ->
          features.add(new Margin(generator, compare.right(), compare.left(), sign * PER_UNIT));
      case EQUAL, UNEQUAL -> {
        // No direction leads there.
      }
    }
  }

  /** One player's pieces are to be more, or fewer, than another's: as if they were counted. */
  private void armies(
      Quantity.PieceCount left,
      Quantity.Relation relation,
      Quantity.PieceCount right,
      int player,
      int good) {
    boolean fewer = relation == Quantity.Relation.LESS || relation == Quantity.Relation.AT_MOST;
    boolean more = relation == Quantity.Relation.MORE || relation == Quantity.Relation.AT_LEAST;
    List<Integer> mine = members(left.contents());
    List<Integer> theirs = members(right.contents());
    if (mine.isEmpty() || theirs.isEmpty() || !(fewer || more)) {
      return;
    }
    int forMine = good(mine.get(0), player, good);
    if (forMine == good(theirs.get(0), player, good)) {
      return;
    }
    counted = true;
    if (forMine > 0 == fewer) {
      mine.forEach(unwanted::set);
      theirs.forEach(unwanted::set);
    }
  }

  /**
   * What a condition asks of a counter, as a number to come to; where it holds from the beginning,
   * what must not be come to.
   */
  private void counter(int counter, Quantity.Relation relation, int bound, int player, int good) {
    int from = program.counters().get(counter).initial();
    boolean now = relation.holds(from, bound);
    int beyond =
        relation == Quantity.Relation.MORE ? 1 : relation == Quantity.Relation.LESS ? -1 : 0;
    int goal = now ? end(relation, bound) : bound + beyond;
    if (goal != from && relation != Quantity.Relation.UNEQUAL) {
      int worth = now ? -good : good;
      features.add(
          new CounterGoal(counter, from, goal, worth * COUNTER_WORTH * rivals.sign(player)));
    }
  }

  /** The first number of which the relation does not hold. */
  private static int end(Quantity.Relation relation, int bound) {
    return switch (relation) {
      case AT_MOST -> bound + 1;
      case AT_LEAST -> bound - 1;
      case LESS, MORE, EQUAL, UNEQUAL -> bound;
    };
  }

  private void pieces(
      Quantity.PieceCount pieces,
      boolean hands,
      Quantity.Relation relation,
      int bound,
      int player,
      int good) {
    int squares = program.topology().size();
    BitSet region = BitSet.valueOf(pieces.region().words());
    boolean everywhere = region.cardinality() == squares;
    if (everywhere
        && relation == Quantity.Relation.EQUAL
        && bound > 0
        && bound == started(pieces)) {
      // As it has been from the beginning: a condition of the ending, and not what leads there.
      return;
    }
    boolean atLeast =
        relation == Quantity.Relation.AT_LEAST
            || relation == Quantity.Relation.MORE
            || (relation == Quantity.Relation.EQUAL && bound > (everywhere ? started(pieces) : 0));
    if (!everywhere && atLeast) {
      int number = relation == Quantity.Relation.MORE ? bound + 1 : bound;
      members(pieces.contents())
          .forEach(c -> zones.add(new Zone(c, region, number, good(c, player, good))));
    } else if (everywhere && !atLeast && relation != Quantity.Relation.UNEQUAL) {
      List<Integer> contents = members(pieces.contents());
      if (rivals.players().length > 2 && contents.stream().anyMatch(c -> isOf(c, player))) {
        for (int other : rivals.players()) {
          // Of so few pieces one may be its own: what leads there is that each of the others has
          // none.
          if (other != player) {
            few(contents.stream().filter(c -> isOf(c, other)).toList(), hands, 0, player, good);
          }
        }
      } else {
        few(contents, hands, relation == Quantity.Relation.LESS ? bound - 1 : bound, player, good);
      }
    }
  }

  /** What is good for a player is bad for another whose piece it is about. */
  private int good(int content, int player, int good) {
    return isOf(content, player) ? good : -good;
  }

  private boolean isOf(int content, int player) {
    return program.contents().owner(content) == player;
  }

  private void few(List<Integer> contents, boolean hands, int bound, int player, int good) {
    if (contents.isEmpty()) {
      return;
    }
    int owner = program.contents().owner(contents.get(0));
    int forOwner = good(contents.get(0), player, good);
    if (forOwner > 0) {
      contents.forEach(unwanted::set);
      return;
    }
    if (contents.stream().mapToInt(this::atStart).sum() <= bound + 1) {
      contents.forEach(precious::set);
    }
    features.add(
        new LastPieces(
            contents.stream().mapToInt(Integer::intValue).toArray(),
            hands,
            bound,
            LAST_PIECE_WORTH * rivals.sign(owner)));
  }

  private int started(Quantity.PieceCount pieces) {
    return members(pieces.contents()).stream().mapToInt(this::atStart).sum();
  }

  private int atStart(int content) {
    int pieces = program.start().hand()[content];
    for (int other : program.start().board()) {
      pieces += other == content ? 1 : 0;
    }
    return pieces;
  }

  private List<Integer> members(ContentSet set) {
    Contents contents = program.contents();
    return set.members().stream().filter(c -> c > 0 && c < contents.size()).boxed().toList();
  }
}
