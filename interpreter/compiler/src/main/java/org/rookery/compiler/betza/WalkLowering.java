package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Statement;

/** The statements of one walk, leg by leg. */
final class WalkLowering {
  /**
   * More legs than this, each direction and each possible turning square counted, and the walk is
   * given up.
   */
  static final int LIMIT = 4_000;

  private final StatementShorthand script;
  private final Emission emission;
  private final List<Stage> stages;
  private int legs;

  WalkLowering(StatementShorthand script, Emission emission, List<Stage> stages) {
    this.script = script;
    this.emission = emission;
    this.stages = stages;
  }

  /** One list for each direction it starts in. */
  List<List<Statement>> paths() {
    Stage first = stages.get(0);
    LegMotion motion = first.own();
    if (motion == null) {
      throw new IllegalArgumentException("the first leg has no motion");
    }
    int headings =
        first.headings() & DirectionLetters.absolute(first.leg().turns(), motion.atom().family());
    List<List<Statement>> paths = new ArrayList<>();
    for (int heading = 0; heading < 8; heading++) {
      if ((headings & (1 << heading)) != 0) {
        LegProgress progress = new LegProgress(0, motion, heading, 0, false, false);
        if (first.leg().has(Modifier.CIRCLE)) {
          paths.add(turning(progress, 8 / turn(motion), 1));
          paths.add(turning(progress, 8 / turn(motion), -1));
        }
        if (first.leg().has(Modifier.CROOKED)) {
          paths.add(turning(progress, 2, 1));
          paths.add(turning(progress, 2, -1));
        }
        if (!first.leg().has(Modifier.CIRCLE) && !first.leg().has(Modifier.CROOKED)) {
          paths.add(leg(progress));
        }
      }
    }
    return paths;
  }

  /** The smallest turn that leads from one move of an atom to another. */
  private static int turn(LegMotion motion) {
    return motion.atom().family().headings() == 0xFF ? 1 : 2;
  }

  /** A ride that takes so many headings in turn, each to one side of the one before. */
  private List<Statement> turning(LegProgress progress, int headings, int side) {
    List<Leap> round = new ArrayList<>();
    for (int i = 0; i < headings; i++) {
      int heading = (progress.heading() + (side * i * turn(progress.motion()))) & 7;
      round.add(progress.motion().atom().leap(heading));
    }
    Leg leg = stages.get(0).leg();
    Landing landing = new Landing(script, emission, leg, progress);
    return new Slide(script, progress, leg, landing, round).statements(progress.motion().range());
  }

  /** Whether it was given up. */
  boolean tooLong() {
    return legs > LIMIT;
  }

  /** Whether two legs or more follow that one. */
  boolean isFollowedByTwo(int stage) {
    return stages.size() - stage > 2;
  }

  /**
   * The legs that may follow a leg after so many steps.
   *
   * @return no statements when nothing of the range is left for it
   */
  List<Statement> next(
      LegProgress before, LegMotion motion, int steps, boolean pending, boolean taken) {
    int index = before.stage() + 1;
    Stage stage = stages.get(index);
    LegMotion going = motion;
    if (stage.reach() == Stage.Reach.REST && before.motion().range() > 1) {
      int left = before.motion().range() - steps;
      if (left == 0) {
        return List.of();
      }
      going = new LegMotion(motion.atom(), Math.min(left, motion.range()));
    }
    LegMotion own = stage.own();
    int headings = own == null ? turned(before, going, stage) : outward(before, own, stage);
    List<List<Statement>> ways = new ArrayList<>();
    for (int heading = 0; heading < 8; heading++) {
      if ((headings & stage.headings() & (1 << heading)) != 0) {
        LegMotion facing = (own == null ? going : own).facing(heading);
        ways.add(leg(new LegProgress(index, facing, heading, steps, pending, taken)));
      }
    }
    return ways.isEmpty() ? List.of(script.stop()) : script.either(ways);
  }

  private List<Statement> leg(LegProgress progress) {
    if (++legs > LIMIT) {
      return List.of(script.stop());
    }
    Stage stage = stages.get(progress.stage());
    Leg leg = stage.leg();
    boolean last = progress.stage() == stages.size() - 1;
    Arrival arrival =
        last
            ? new Landing(script, emission, leg, progress)
            : new BetweenLegs(this, script, leg, progress);
    if (stage.reach() == Stage.Reach.SAME) {
      return new Slide(script, progress, leg, new Exactly(arrival, progress.steps()))
          .statements(progress.steps());
    }
    return new Slide(script, progress, leg, arrival).statements(progress.motion().range());
  }

  private static int turned(LegProgress before, LegMotion motion, Stage stage) {
    int turns = DirectionLetters.relative(stage.leg().turns(), motion.atom().family());
    return DirectionLetters.from(before.heading(), turns);
  }

  /** The headings that deviate least from the leg before, unless the leg says which. */
  private static int outward(LegProgress progress, LegMotion own, Stage stage) {
    AtomFamily family = own.atom().family();
    if (!stage.leg().turns().isEmpty()) {
      return DirectionLetters.from(
          progress.heading(), DirectionLetters.absolute(stage.leg().turns(), AtomFamily.COMPASS));
    }
    Leap before = progress.leap();
    int best = 0;
    int set = 0;
    for (int heading = 0; heading < 8; heading++) {
      Leap leap = own.atom().leap(heading);
      int along = (before.sideways() * leap.sideways()) + (before.forward() * leap.forward());
      // Among the eight directions the diagonal ones are longer: the square of the cosine decides.
      int weight = family == AtomFamily.COMPASS && heading % 2 == 0 ? 2 : 1;
      int straight = along * Math.abs(along) * weight;
      if ((family.headings() & (1 << heading)) != 0 && straight >= best) {
        set = straight > best ? 0 : set;
        best = straight;
        set |= 1 << heading;
      }
    }
    return set;
  }

  /** An arrival after that many steps and no fewer. */
  private record Exactly(Arrival arrival, int count) implements Arrival {
    @Override
    public List<Statement> onEmpty(int steps) {
      return steps == count ? arrival.onEmpty(steps) : List.of();
    }

    @Override
    public List<Statement> onPiece(int steps) {
      return steps == count ? arrival.onPiece(steps) : List.of();
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
}
