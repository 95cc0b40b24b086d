package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/**
 * Looks for positions in which two games differ where their programs do: positions are set up by
 * chance and changed step by step until both answer a question differently, men stand where they
 * have other code, and turns lead round in circles where it is asked what occurs again.
 */
final class Hunt {
  /** Steps towards one aim, from one beginning. */
  private static final int STEPS = 400;

  private static final int STRAY = 4;

  /** One of so many questions about what occurs again may be answered at once all the same. */
  private static final int OTHERWISE = 32;

  /** One of so many attempts has no aim. */
  private static final int ROUND = 9;

  /** One of so many steps may lead away from an aim, so that it is not missed from nearby. */
  private static final int ASTRAY = 3;

  private static final int NOWHERE_NEAR = 1_000_000;

  /** So much more men out of place count than an answer. */
  private static final int IMPOSSIBLE = 4;

  private final Twins twins;
  private final List<String> known;
  private final Random random;
  private final Contrast contrast;
  private final Distance distance;
  private final Duel duel;
  private final Placing placing;
  private final Rounds rounds;
  private final Loops loops;

  /** How many turns, and answers, may still be looked at. */
  private long budget;

  /**
   * A hunt.
   *
   * @param walks whose positions are some of those that are changed
   * @param budget how many turns are looked at, more or less
   */
  Hunt(Twins twins, Walks walks, long budget) {
    this.twins = twins;
    this.known = walks.known();
    this.budget = budget;
    random = new Random(walks.seed());
    contrast = Contrast.of(twins.here().compiled(), twins.there().compiled(), random);
    distance = new Distance(twins);
    duel = new Duel(twins, random);
    SortedSet<Integer> numbers = new TreeSet<>(walks.limits());
    contrast.aims().forEach(aim -> numbers(aim, numbers));
    placing = new Placing(twins.here().program(), numbers, random);
    rounds = new Rounds(twins.here(), random);
    loops = new Loops(twins.here(), random);
  }

  /** What it finds, as long as somebody asks and it may go on. */
  Stream<Walk.Fork> forks() {
    if (contrast.isNone()) {
      return Stream.empty();
    }
    return Stream.iterate(0, i -> budget > 0, i -> i + 1)
        .map(this::attempt)
        .flatMap(Optional::stream);
  }

  private static void numbers(Aim aim, SortedSet<Integer> numbers) {
    numbers(aim.here(), numbers);
    numbers(aim.there(), numbers);
  }

  private static void numbers(Test test, SortedSet<Integer> numbers) {
    if (test instanceof Test.Compare compare) {
      for (Quantity side : List.of(compare.left(), compare.right())) {
        if (side instanceof Quantity.Constant constant) {
          numbers.addAll(List.of(constant.value() - 1, constant.value(), constant.value() + 1));
        }
      }
    }
    test.parts().forEach(part -> numbers(part, numbers));
  }

  private Optional<Walk.Fork> attempt(int number) {
    int before = duel.looked();
    int turn = number / 3;
    Optional<Walk.Fork> fork = Optional.empty();
    List<Aim> aims = contrast.aims();
    List<RuleContrast.Place> places = contrast.places();
    List<Integer> men = contrast.men();
    if (number % 3 == 0 && !aims.isEmpty()) {
      fork = at(aims.get(turn % aims.size()));
    } else if (number % 3 == 1 && !places.isEmpty()) {
      fork = at(places.get((turn * 7919) % places.size()));
    } else if (number % 3 == 2 && !men.isEmpty()) {
      fork = played(placing.few(men.get(turn % men.size())), random.nextInt(2), true);
    } else if (number % ROUND == 2) {
      fork = played(base(), 2, false);
    }
    budget -= duel.looked() - before + 5;
    return fork;
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

  private Optional<Walk.Fork> at(RuleContrast.Place place) {
    return played(placing.around(base(), place), random.nextInt(6) == 0 ? 3 : 0, false);
  }

  private Optional<Walk.Fork> at(Aim aim) {
    Setup setup = placed(base(), aim);
    int far = far(setup, aim);
    List<Look> looks = new ArrayList<>();
    Look.of(twins.here().program(), aim.here(), looks::add);
    Look.of(twins.here().program(), aim.there(), looks::add);
    for (int i = 0; i < STEPS && far > 0; i++) {
      Setup changed = placed(placing.changed(setup, looks), aim);
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
    return duel.of(found, 0, true).or(() -> duel.of(found, 3, true));
  }

  /** How far a step may lead away: at first sometimes, so that an aim is not missed from nearby. */
  private int astray(int step) {
    return step < STEPS / 2 && random.nextInt(ASTRAY) == 0 ? random.nextInt(STRAY) : 0;
  }

  private Setup placed(Setup setup, Aim aim) {
    return aim.man() == Aim.NOBODY || setup.board().get(aim.square()) == aim.man()
        ? setup
        : placing.around(
            setup, new RuleContrast.Place(aim.man(), aim.square(), false, List.of(), List.of()));
  }

  private int far(Setup setup, Aim aim) {
    Optional<Twins.Pair> pair = twins.of(setup);
    budget -= 8;
    if (pair.isEmpty()) {
      return NOWHERE_NEAR;
    }
    return distance.of(aim, pair.get())
        + (Walk.isPossible(twins.here(), pair.get().here()) ? 0 : IMPOSSIBLE);
  }

  /** Goes round in a circle; one player does what the question asks him to, if it does. */
  private Optional<Walk.Fork> again(Setup setup, Aim aim) {
    Optional<Test.RepeatedWhile> held = held(aim.here()).or(() -> held(aim.there()));
    Optional<List<Long>> round =
        held.isEmpty()
            ? loops.from(setup)
            : rounds.from(
                setup,
                (mover, position) ->
                    held.get().player() != mover
                        || twins.here().generator().holds(position, held.get().test()));
    budget -= 100;
    return round.flatMap(turns -> duel.rounds(setup, turns, aim.occurrences() + 1));
  }

  private static Optional<Test.RepeatedWhile> held(Test test) {
    if (test instanceof Test.RepeatedWhile repeated) {
      return Optional.of(repeated);
    }
    return test.parts().stream().map(Hunt::held).flatMap(Optional::stream).findFirst();
  }
}
