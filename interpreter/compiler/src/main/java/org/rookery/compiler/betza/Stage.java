package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.betza.BetzaMove.Section;

/**
 * A leg as it is walked.
 *
 * @param own its own motion, or null when it goes on with that of the leg before
 * @param headings the directions it may take, a bit each
 */
record Stage(Leg leg, @Nullable LegMotion own, Reach reach, int headings) {
  private static final int EVERYWHERE = 0xFF;

  /** How far a leg goes. */
  enum Reach {
    /** As far as its motion. */
    FULL,
    /** What the leg before has left of it. */
    REST,
    /** Just as far as the leg before. */
    SAME
  }

  /** The walks a move with one atom stands for; several when it ends with either kind of hop. */
  static List<List<Stage>> of(BetzaMove.Walk walk) {
    List<Stage> earlier = new ArrayList<>();
    int last = walk.legs().size() - 1;
    LegMotion motion = new LegMotion(walk.atom(), walk.range());
    for (int i = 0; i < last; i++) {
      earlier.add(later(walk.legs().get(i), i == 0 ? motion : null));
    }
    return ending(earlier, walk.legs().get(last), last == 0 ? motion : null, EVERYWHERE);
  }

  /** The walks a bent move stands for: one, or one for each leg it may end with. */
  static List<List<Stage>> of(BetzaMove.Bent bent) {
    List<List<Stage>> walks = new ArrayList<>();
    List<Stage> earlier = new ArrayList<>();
    int last = bent.sections().size() - 1;
    for (int i = 0; i <= last; i++) {
      Section section = bent.sections().get(i);
      LegMotion motion = new LegMotion(section.atom(), section.range());
      if (i == last) {
        List<String> turns = bent.whole().turns();
        int headings =
            turns.isEmpty()
                ? EVERYWHERE
                : DirectionLetters.absolute(turns, section.atom().family());
        walks.addAll(ending(earlier, landing(section.leg(), bent.whole()), motion, headings));
      } else {
        if (bent.stops()) {
          walks.addAll(
              ending(
                  earlier,
                  landing(new Leg(Set.of(), section.leg().turns(), 0), bent.whole()),
                  motion,
                  EVERYWHERE));
        }
        earlier.add(new Stage(section.leg(), motion, Reach.FULL, EVERYWHERE));
      }
    }
    return walks;
  }

  private static Leg landing(Leg leg, Leg whole) {
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    modifiers.addAll(leg.modifiers());
    modifiers.addAll(whole.modifiers());
    modifiers.removeAll(EnumSet.of(Modifier.INITIAL, Modifier.ADVANCED));
    return new Leg(modifiers, leg.turns(), leg.jumps());
  }

  private static Stage later(Leg leg, @Nullable LegMotion own) {
    Reach reach = own == null && leg.has(Modifier.INITIAL) ? Reach.SAME : Reach.FULL;
    return new Stage(leg, own, reach, EVERYWHERE);
  }

  /** A hop at the end is a leg to the hurdle and one straight on from there. */
  private static List<List<Stage>> ending(
      List<Stage> earlier, Leg leg, @Nullable LegMotion own, int headings) {
    List<List<Stage>> walks = new ArrayList<>();
    Set<Modifier> hurdle = EnumSet.of(Modifier.HOP, Modifier.HOP_SWAP);
    Set<Modifier> path = EnumSet.of(Modifier.INITIAL, Modifier.LAME, Modifier.JUMP);
    for (Modifier hop : hurdle) {
      if (!leg.has(hop)) {
        continue;
      }
      Set<Modifier> first = EnumSet.of(hop);
      Set<Modifier> second = EnumSet.noneOf(Modifier.class);
      for (Modifier modifier : leg.modifiers()) {
        if (path.contains(modifier)) {
          first.add(modifier);
        } else if (!hurdle.contains(modifier)) {
          second.add(modifier);
        }
      }
      Stage before = later(new Leg(first, leg.turns(), leg.jumps()), own);
      Leg on = new Leg(second, List.of("f"), 0);
      List<Stage> walk = new ArrayList<>(earlier);
      walk.add(new Stage(before.leg(), own, before.reach(), headings));
      walk.add(new Stage(on, null, Reach.REST, EVERYWHERE));
      walks.add(List.copyOf(walk));
    }
    if (walks.isEmpty()) {
      List<Stage> walk = new ArrayList<>(earlier);
      Stage last = later(leg, own);
      walk.add(new Stage(leg, own, last.reach(), headings));
      walks.add(List.copyOf(walk));
    }
    return walks;
  }
}
