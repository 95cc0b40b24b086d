package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;

/**
 * The statements of one walk. A man captured on an earlier leg stands in the way of later ones
 * until the move is made: none of them enters that square again.
 */
final class WalkLowering {
  /**
   * More legs than this, each direction and each possible turning square counted, and the walk is
   * given up.
   */
  static final int LIMIT = 20_000;

  private static final String TAKEN = "betza taken";

  private final Script script;
  private final Emission emission;
  private final List<Stage> stages;
  private int legs;

  WalkLowering(Script script, Emission emission, List<Stage> stages) {
    this.script = script;
    this.emission = emission;
    this.stages = stages;
  }

  /**
   * Where a walk has come to.
   *
   * @param steps how many the leg before made; 0 when that is not known
   * @param pending whether effects wait for the emission
   * @param taken whether squares are marked as taken
   */
  private record Trail(
      int stage, Gait gait, int heading, int steps, boolean pending, boolean taken) {}

  /** One list for each direction it starts in. */
  List<List<Statement>> paths() {
    Stage first = stages.get(0);
    Gait gait = first.own();
    if (gait == null) {
      throw new IllegalArgumentException("the first leg has no gait");
    }
    int headings = Turns.absolute(first.leg().turns(), gait.atom().family());
    headings &= stages.size() == 1 ? first.headings() : 0xFF;
    List<List<Statement>> paths = new ArrayList<>();
    for (int heading = 0; heading < 8; heading++) {
      if ((headings & 1 << heading) != 0) {
        List<Statement> path = new ArrayList<>();
        if (first.leg().has(Modifier.INITIAL)) {
          path.add(script.verify(new Condition.Unmoved(Script.START)));
        }
        path.addAll(leg(new Trail(0, gait, heading, 0, false, false)));
        paths.add(path);
      }
    }
    return paths;
  }

  /** Whether it was given up. */
  boolean tooLong() {
    return legs > LIMIT;
  }

  private List<Statement> leg(Trail trail) {
    if (++legs > LIMIT) {
      return List.of(script.stop());
    }
    Gait gait = trail.gait();
    Stage stage = stages.get(trail.stage());
    Leap leap = gait.atom().leap(trail.heading());
    boolean last = trail.stage() == stages.size() - 1;
    boolean same = stage.reach() == Stage.Reach.SAME;
    int range = same ? trail.steps() : gait.range();
    Arrival arrival = last ? new Landing(trail, leap) : new Passage(trail);
    if (same) {
      arrival = new Exactly(arrival, range);
    }
    boolean step = gait.atom().isStep();
    return new Slide(script, leap, stage.leg(), step, trail.stage() > 0, arrival).statements(range);
  }

  private Condition man(Side side, Trail trail) {
    List<Condition> all = new ArrayList<>();
    all.add(Script.man(side, Script.HERE));
    if (trail.stage() > 0 && side != Side.OPPONENT) {
      all.add(Script.not(new Condition.Marked(Script.HERE)));
    }
    if (trail.taken()) {
      all.add(Script.not(new Condition.PositionFlag(TAKEN, Script.HERE)));
    }
    return Script.all(all);
  }

  /** An arrival after that many steps and no fewer. */
  private record Exactly(Arrival arrival, int count) implements Arrival {
    @Override
    public List<Statement> onEmpty(int steps) {
      return steps == count ? arrival.onEmpty(steps) : List.of();
    }

    @Override
    public List<Statement> onMan(int steps) {
      return steps == count ? arrival.onMan(steps) : List.of();
    }

    @Override
    public List<Statement> onAny(int steps) {
      return steps == count ? arrival.onAny(steps) : List.of();
    }

    @Override
    public boolean goesOn() {
      return arrival.goesOn();
    }
  }

  /** The end of the last leg. */
  private final class Landing implements Arrival {
    private final Trail trail;
    private final Leap leap;
    private final Leg leg;
    private final boolean quiet;
    private final boolean captures;

    Landing(Trail trail, Leap leap) {
      this.trail = trail;
      this.leap = leap;
      this.leg = stages.get(trail.stage()).leg();
      boolean capture = leg.has(Modifier.CAPTURE) || leg.has(Modifier.ROYAL);
      boolean said = leg.has(Modifier.QUIET) || capture || leg.has(Modifier.FRIEND);
      boolean anything = !said && !leg.has(Modifier.PASSER);
      this.quiet = anything || leg.has(Modifier.QUIET);
      this.captures = anything || capture;
    }

    @Override
    public List<Statement> onEmpty(int steps) {
      List<List<Statement>> ways = new ArrayList<>();
      if (quiet) {
        ways.add(Script.join(skipped(steps), emission.statements()));
      }
      if (leg.has(Modifier.PASSER)) {
        List<Statement> capture =
            List.of(
                script.verify(new Condition.Passed(Script.HERE)),
                new Statement.CapturePasser(script.origin()));
        ways.add(Script.join(capture, emission.statements()));
      }
      return ways.isEmpty() ? List.of() : script.either(ways);
    }

    @Override
    public List<Statement> onMan(int steps) {
      List<Condition> victims = victims();
      if (victims.isEmpty()) {
        return List.of();
      }
      List<Statement> all = new ArrayList<>();
      all.add(script.verify(Script.any(victims)));
      if (leg.has(Modifier.UNLOAD)) {
        all.add(new Statement.Cascade(script.origin()));
        all.add(new Statement.SetTo(Script.START, script.origin()));
      }
      all.addAll(emission.statements());
      return all;
    }

    @Override
    public List<Statement> onAny(int steps) {
      List<Condition> squares = new ArrayList<>();
      squares.add(Script.empty(Script.HERE));
      if (trail.stage() > 0) {
        squares.add(new Condition.Marked(Script.HERE));
      }
      List<Condition> victims = victims();
      boolean same = quiet && !leg.has(Modifier.PASSER) && !leg.has(Modifier.UNLOAD);
      if (!same || victims.isEmpty() || !skipped(steps).isEmpty()) {
        return List.of();
      }
      squares.addAll(victims);
      return Script.join(List.of(script.verify(Script.any(squares))), emission.statements());
    }

    @Override
    public boolean goesOn() {
      return emission.simple() && !trail.pending() && !leg.has(Modifier.PASSER);
    }

    private List<Condition> victims() {
      List<Condition> victims = new ArrayList<>();
      if (captures) {
        Condition enemy = man(Side.OPPONENT, trail);
        Condition royal = new Condition.Royal(Script.HERE);
        if (leg.has(Modifier.TAME)) {
          enemy = Script.all(List.of(enemy, Script.not(royal)));
        } else if (leg.has(Modifier.ROYAL)) {
          enemy = Script.all(List.of(enemy, royal));
        }
        victims.add(enemy);
      }
      if (leg.has(Modifier.FRIEND)) {
        victims.add(man(Side.SELF, trail));
      }
      return victims;
    }

    /** A quiet lame move may be captured en passant on what it passes. */
    private List<Statement> skipped(int steps) {
      boolean watched =
          leg.has(Modifier.LAME) && (leg.has(Modifier.INITIAL) || !captures && trail.stage() == 0);
      List<Statement> all = new ArrayList<>();
      boolean step = trail.gait().atom().isStep();
      for (int back = steps; watched && back > 0; back--) {
        int sideways = leap.sideways();
        int forward = leap.forward();
        if (!step) {
          all.add(pass(sideways / 2 - sideways * back, forward / 2 - forward * back));
        }
        if (back > 1) {
          all.add(pass(sideways * (1 - back), forward * (1 - back)));
        }
      }
      return all;
    }

    private Statement pass(int sideways, int forward) {
      return new Statement.Pass(Script.toward(sideways, forward), script.origin());
    }
  }

  /** The end of an earlier leg. */
  private final class Passage implements Arrival {
    private final Trail trail;
    private final Leg leg;
    private final boolean quiet;
    private final boolean hops;

    Passage(Trail trail) {
      this.trail = trail;
      this.leg = stages.get(trail.stage()).leg();
      this.hops = leg.has(Modifier.HOP) || leg.has(Modifier.HOP_SWAP);
      boolean takes = leg.has(Modifier.CAPTURE) || leg.has(Modifier.FRIEND);
      this.quiet = leg.has(Modifier.QUIET) || leg.has(Modifier.SWAP) || !hops && !takes;
    }

    @Override
    public List<Statement> onEmpty(int steps) {
      return quiet ? next(steps, trail.pending(), trail.taken()) : List.of();
    }

    @Override
    public List<Statement> onMan(int steps) {
      List<List<Statement>> ways = new ArrayList<>();
      List<Condition> victims = new ArrayList<>();
      if (leg.has(Modifier.CAPTURE)) {
        victims.add(man(Side.OPPONENT, trail));
      }
      if (leg.has(Modifier.FRIEND)) {
        victims.add(man(Side.SELF, trail));
      }
      if (!victims.isEmpty()) {
        ways.add(capture(Script.any(victims), steps));
      }
      if (hops) {
        List<Statement> on = next(steps, trail.pending(), trail.taken());
        Condition hurdle = man(leg.has(Modifier.TAME) ? Side.SELF : Side.ANY, trail);
        if (!on.isEmpty()) {
          ways.add(Script.join(List.of(script.verify(hurdle)), on));
        }
      }
      return ways.isEmpty() ? List.of() : script.either(ways);
    }

    @Override
    public List<Statement> onAny(int steps) {
      boolean takes = leg.has(Modifier.CAPTURE) || leg.has(Modifier.FRIEND);
      return quiet && hops && !takes && !leg.has(Modifier.TAME) && !trail.taken()
          ? next(steps, trail.pending(), false)
          : List.of();
    }

    @Override
    public boolean goesOn() {
      return false;
    }

    private List<Statement> capture(Condition victims, int steps) {
      boolean comesBack = stages.size() - trail.stage() > 2;
      List<Statement> all = new ArrayList<>();
      all.add(script.verify(victims));
      all.add(new Statement.Capture(Script.HERE, script.origin()));
      if (comesBack) {
        all.add(
            new Statement.SetPositionFlag(
                TAKEN, new Condition.Constant(true), Script.HERE, script.origin()));
      }
      all.addAll(next(steps, true, trail.taken() || comesBack));
      return all;
    }

    /** The legs that may follow; none when nothing of the range is left. */
    private List<Statement> next(int steps, boolean pending, boolean taken) {
      int index = trail.stage() + 1;
      Stage stage = stages.get(index);
      Gait gait = LegReader.swaps(leg) ? trail.gait().swapped() : trail.gait();
      if (stage.reach() == Stage.Reach.REST && trail.gait().range() > 1) {
        int left = trail.gait().range() - steps;
        if (left == 0) {
          return List.of();
        }
        gait = LegReader.swaps(leg) ? gait : new Gait(gait.atom(), left);
      }
      Gait own = stage.own();
      int headings = own == null ? turned(gait, stage) : outward(own, stage);
      List<List<Statement>> ways = new ArrayList<>();
      for (int heading = 0; heading < 8; heading++) {
        if ((headings & stage.headings() & 1 << heading) != 0) {
          Gait facing = own == null ? gait.facing(heading) : own;
          ways.add(leg(new Trail(index, facing, heading, steps, pending, taken)));
        }
      }
      return ways.isEmpty() ? List.of(script.stop()) : script.either(ways);
    }

    private int turned(Gait gait, Stage stage) {
      return rotated(Turns.relative(stage.leg().turns(), gait.atom().family()));
    }

    private int rotated(int set) {
      return (set << trail.heading() | set >> 8 - trail.heading()) & 0xFF;
    }

    /** The headings that deviate least from the leg before, unless the leg says which. */
    private int outward(Gait own, Stage stage) {
      int available = own.atom().family().headings();
      if (!stage.leg().turns().isEmpty()) {
        return available & rotated(Turns.absolute(stage.leg().turns(), Family.COMPASS));
      }
      Leap before = trail.gait().atom().leap(trail.heading());
      int best = Integer.MIN_VALUE;
      int set = 0;
      for (int heading = 0; heading < 8; heading++) {
        Leap leap = own.atom().leap(heading);
        int along = before.sideways() * leap.sideways() + before.forward() * leap.forward();
        int straight =
            Math.abs(along)
                * along
                * (own.atom().family() == Family.COMPASS && heading % 2 == 0 ? 2 : 1);
        if ((available & 1 << heading) != 0 && straight >= best) {
          set = straight > best ? 0 : set;
          best = straight;
          set |= 1 << heading;
        }
      }
      return set;
    }
  }
}
