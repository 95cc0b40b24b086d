package org.rookery.engine.reachability;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.program.GameProgram;

/** The ways of pieces, each looked for once. */
final class WayTable {
  private final GameProgram program;
  private final int places;
  private final @Nullable Found[] found;

  WayTable(GameProgram program) {
    this.program = program;
    places = program.topology().size() + 1;
    found = new Found[program.contents().size() * places];
  }

  /**
   * Ways found with so many other pieces about.
   *
   * @param limited whether there may be more ways with more pieces
   * @param before what was found before with other numbers of pieces
   */
  private record Found(
      int others,
      boolean limited,
      Optional<List<Way>> ways,
      Optional<BitSet> attacks,
      @Nullable Found before) {
    boolean holdsFor(int number) {
      return number == others || (number > others && !limited);
    }
  }

  /**
   * The ways of a piece with so many others about; empty where there are too many.
   *
   * @param square where it stands; {@link ReachabilityEffects#NONE} in hand
   */
  Optional<List<Way>> of(int content, int square, int others) {
    return found(content, square, others).ways;
  }

  /** The squares on which they would attack a royal piece. */
  Optional<BitSet> attacks(int content, int square, int others) {
    return found(content, square, others).attacks;
  }

  private Found found(int content, int square, int others) {
    int index = content * places + (square == ReachabilityEffects.NONE ? places - 1 : square);
    for (Found known = found[index]; known != null; known = known.before) {
      if (known.holdsFor(others)) {
        return known;
      }
    }
    WayFinder finder = new WayFinder(program, others);
    Optional<List<Way>> ways =
        Optional.ofNullable(
            square == ReachabilityEffects.NONE
                ? finder.inHand(content)
                : finder.onBoard(content, square));
    Found made =
        new Found(others, finder.isLimited(), ways, ways.map(WayTable::attacks), found[index]);
    found[index] = made;
    return made;
  }

  private static BitSet attacks(List<Way> ways) {
    BitSet attacks = new BitSet();
    for (Way way : ways) {
      way.effects().attacks().forEach(attacks::set);
    }
    return attacks;
  }
}
