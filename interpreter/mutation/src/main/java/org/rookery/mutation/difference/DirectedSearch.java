package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/**
 * Looks for positions in which two games differ where their programs do: positions are set up by
 * chance and changed step by step until both answer a question differently, pieces stand where they
 * have other code, and turns lead round in circles where it is asked what occurs again.
 */
final class DirectedSearch {
  /** Steps towards one aim, from one beginning. */
  private static final int STEPS = 400;

  private static final int STRAY = 4;

  /** One of so many questions about what occurs again may be answered at once all the same. */
  private static final int OTHERWISE = 32;

  /** Attempts without an aim get the budget of the others divided by this. */
  private static final int SELDOM = 6;

  /** One of so many steps may lead away from an aim, so that it is not missed from nearby. */
  private static final int ASTRAY = 3;

  /** In one of so many steps a piece is dropped anew. */
  private static final int ANEW = 12;

  /** In one of so many steps a question is answered as wanted, whatever others come to. */
  private static final int REPAIRED = 4;

  /** Fewer than so many pieces are dropped anew. */
  private static final int DROPPED = 4;

  private static final int NOWHERE_NEAR = 1_000_000;

  /** So much more pieces out of place count than an answer. */
  private static final int IMPOSSIBLE = 4;

  /** At what is asked otherwise, with a piece whose code or kind is otherwise, or without aim. */
  private enum Kind {
    AIM,
    PLACE,
    MATE,
    PIECE,
    PLAIN
  }

  private final GamePair twins;
  private final List<String> known;
  private final Random random;
  private final ProgramDiff contrast;
  private final List<Aim> aims;
  private final List<RuleDiff.Place> places;
  private final List<RuleDiff.Mating> mating;
  private final List<Integer> pieces;
  private final Distance distance;
  private final LockstepPlayout duel;
  private final Placing placing;
  private final AimRepair repair;
  private final DropSetup arrivals;
  private final CounterLimits limits;
  private final List<RuleDiff.Place> readers;
  private final CycleSearch circles;

  /** What attempts of each kind have had of the budget, more or less. */
  private final Map<Kind, Long> spent = new EnumMap<>(Kind.class);

  private final Map<Kind, Integer> made = new EnumMap<>(Kind.class);

  /** How many turns, and answers, may still be looked at. */
  private long budget;

  /** With so much of it left a search that has found something stops. */
  private final long rest;

  private boolean hasFound;

  /**
   * A hunt.
   *
   * @param walks whose positions are some of those that are changed
   * @param budget how many turns are looked at, more or less
   * @param inVain the same as long as nothing is found
   */
  DirectedSearch(GamePair twins, Walks walks, long budget, long inVain) {
    this.twins = twins;
    this.known = walks.known();
    this.budget = inVain;
    this.rest = inVain - budget;
    random = SeededRandom.of(walks.seed());
    contrast = ProgramDiff.of(twins.here().compiled(), twins.there().compiled(), random);
    aims = contrast.aims();
    places = contrast.places();
    pieces = contrast.pieces();
    begin(Kind.AIM, aims);
    mating = contrast.mating();
    begin(Kind.PLACE, places);
    begin(Kind.MATE, mating);
    begin(Kind.PIECE, pieces);
    spent.put(Kind.PLAIN, 0L);
    distance = new Distance(twins);
    duel = new LockstepPlayout(twins, random);
    SortedSet<Integer> numbers = new TreeSet<>(walks.limits());
    aims.forEach(aim -> numbers(aim, numbers));
    placing = new Placing(twins.here().program(), numbers, random);
    repair = new AimRepair(twins.here(), placing, random);
    arrivals = new DropSetup(twins.here(), random);
    readers = places.isEmpty() ? List.of() : Readers.of(twins.here().program());
    limits = new CounterLimits(twins.here().program());
    circles = new CycleSearch(twins.here(), random);
  }

  private void begin(Kind kind, List<?> towards) {
    if (!towards.isEmpty()) {
      spent.put(kind, 0L);
    }
  }

  /** What it finds, as long as it is asked and may go on. */
  Stream<Walk.Fork> forks() {
    if (contrast.isNone()) {
      return Stream.empty();
    }
    return Stream.iterate(0, i -> budget > (hasFound ? rest : 0), i -> i + 1)
        .map(i -> attempt())
        .flatMap(Optional::stream);
  }

  private static void numbers(Aim aim, SortedSet<Integer> numbers) {
    aim.tests().forEach(test -> numbers(test, numbers));
  }

  private static void numbers(Test test, SortedSet<Integer> numbers) {
    for (Quantity side : test.quantities()) {
      if (side instanceof Quantity.Constant constant) {
        numbers.addAll(List.of(constant.value() - 1, constant.value(), constant.value() + 1));
      }
    }
    test.parts().forEach(part -> numbers(part, numbers));
  }

  /** An attempt of the kind that has had the least of the budget. */
  private Optional<Walk.Fork> attempt() {
    Kind kind = Collections.min(spent.keySet(), Comparator.comparing(spent::get));
    long had = budget;
    int looked = duel.looked();
    Optional<Walk.Fork> fork = possible(kind, made.merge(kind, 1, Integer::sum) - 1);
    budget -= duel.looked() - looked + 5;
    spent.merge(kind, (had - budget) * (kind == Kind.PLAIN ? SELDOM : 1), Long::sum);
    hasFound |= fork.isPresent();
    return fork;
  }

  private Optional<Walk.Fork> possible(Kind kind, int number) {
    try {
      return attempt(kind, number);
    } catch (TooManyMoves elsewhere) { // a position that cannot be played is none to set up
      budget -= PlayerView.IN_VAIN;
      return Optional.empty();
    }
  }

  private Optional<Walk.Fork> attempt(Kind kind, int number) {
    return switch (kind) {
      case AIM -> at(aims.get(number % aims.size()));
      case PLACE -> at(places.get((number * 7919) % places.size()));
      case MATE -> at(mating.get((number * 7919) % mating.size()));
      case PIECE ->
          played(placing.few(pieces.get(number % pieces.size())), random.nextInt(2), true);
      case PLAIN -> played(base(), 2, false);
    };
  }

  private Setup base() {
    Optional<Position> begun =
        known.isEmpty() || random.nextInt(3) > 0
            ? Optional.empty()
            : Walk.begin(twins.here(), Optional.of(known.get(random.nextInt(known.size()))));
    return begun
        .map(position -> position.setup().withDecided(Position.UNDECIDED))
        .orElseGet(placing::few);
  }

  private Optional<Walk.Fork> played(Setup setup, int plies, boolean wide) {
    return twins.of(setup).filter(pair -> Walk.isPossible(twins.here(), pair.here())).isPresent()
        ? duel.of(setup, plies, wide)
        : Optional.empty();
  }

  private Optional<Walk.Fork> at(RuleDiff.Place place) {
    Setup setup = placing.around(base(), place);
    if (!readers.isEmpty() && random.nextBoolean()) {
      setup = placing.around(setup, readers.get(random.nextInt(readers.size())));
    }
    for (int i = random.nextInt(DROPPED); i > 0; i--) {
      setup = arrivals.anew(setup);
    }
    return played(setup, random.nextInt(6) == 0 ? 3 : 0, false);
  }

  private Optional<Walk.Fork> at(RuleDiff.Mating mating) {
    Mates mates = new Mates(mating.here() ? twins.here() : twins.there(), placing, random);
    Optional<Setup> setup = mates.of(base(), mating.place());
    budget -= mates.looked();
    return setup.flatMap(mate -> played(mate, 0, false));
  }

  private Optional<Walk.Fork> at(Aim aim) {
    Setup setup = placed(circles.peopled(base(), aim, placing), aim);
    int far = far(setup, aim);
    List<SquareQuestion> looks = new ArrayList<>();
    SortedSet<Integer> counters = new TreeSet<>();
    for (Test test : aim.tests()) {
      if (Askable.in(twins.here().program(), test)) {
        SquareQuestion.of(twins.here().program(), test, looks::add);
        counters.addAll(Askable.counters(test));
      }
    }
    List<Integer> counted = List.copyOf(counters);
    for (int i = 0; i < STEPS && far > 0; i++) {
      Setup changed = placed(changed(setup, aim, looks, counted), aim);
      int now = far(changed, aim);
      if (now <= far + astray(i)) {
        setup = changed;
        far = now;
      }
    }
    if (far > 0) {
      return Optional.empty();
    }
    Setup found = setup;
    if (aim.occurrences() > 1 && random.nextInt(OTHERWISE) > 0) {
      return again(found, aim);
    }
    return limited(found, aim).or(() -> duel.of(found, 0, true)).or(() -> duel.of(found, 3, true));
  }

  /** Plays where some counter is about to come to a number that matters. */
  private Optional<Walk.Fork> limited(Setup setup, Aim aim) {
    List<Setup> near = limits.before(setup);
    if (near.isEmpty()) {
      return Optional.empty();
    }
    Setup chosen = near.get(random.nextInt(near.size()));
    return far(chosen, aim) == 0 ? duel.of(chosen, 0, true) : Optional.empty();
  }

  /** A position in which one thing more is otherwise, often what is asked about. */
  private Setup changed(Setup setup, Aim aim, List<SquareQuestion> looks, List<Integer> counters) {
    if (random.nextInt(ANEW) == 0) {
      return arrivals.anew(setup);
    }
    if (random.nextInt(REPAIRED) == 0) {
      budget -= 4;
      return repair.of(setup, aim);
    }
    return counters.isEmpty() || random.nextBoolean()
        ? placing.changed(setup, looks)
        : placing.counted(setup, counters.get(random.nextInt(counters.size())));
  }

  /** How far a step may lead away: at first sometimes, so that an aim is not missed from nearby. */
  private int astray(int step) {
    return step < STEPS / 2 && random.nextInt(ASTRAY) == 0 ? random.nextInt(STRAY) : 0;
  }

  private Setup placed(Setup setup, Aim aim) {
    if (aim.piece() == Aim.NO_PIECE) {
      return setup;
    }
    boolean inHand = aim.square() == Aim.IN_HAND;
    boolean isThere =
        inHand ? setup.hand().get(aim.piece()) > 0 : setup.board().get(aim.square()) == aim.piece();
    return isThere
        ? setup
        : placing.around(
            setup, new RuleDiff.Place(aim.piece(), aim.square(), inHand, List.of(), List.of()));
  }

  private int far(Setup setup, Aim aim) {
    Optional<GamePair.Pair> pair = twins.of(setup);
    budget -= 8;
    if (pair.isEmpty()) {
      return NOWHERE_NEAR;
    }
    return distance.of(aim, pair.get())
        + (Walk.isPossible(twins.here(), pair.get().here()) ? 0 : IMPOSSIBLE);
  }

  /** Goes round in a circle. */
  private Optional<Walk.Fork> again(Setup setup, Aim aim) {
    budget -= 50;
    return circles
        .from(setup, aim)
        .flatMap(turns -> duel.rounds(setup, turns, aim.occurrences() + 1));
  }
}
