package org.rookery.suites.format;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a case may not lack, whatever game it is about. */
final class CaseChecks {
  private static final Set<String> KIN = Set.of("both-players", "mirrored");
  private static final int MOST_GAMES = 100_000;
  private static final int MOST_TURNS = 10_000;

  private CaseChecks() {}

  /** Refuses a case that asks nothing, or leaves out what a key needs. */
  static void check(Suite suite, String pointer, Case c) throws BadSuite {
    noGaps(suite, YamlPlaces.child(pointer, "play"), c.play());
    noGaps(suite, YamlPlaces.child(pointer, "place"), c.place());
    noGaps(suite, YamlPlaces.child(pointer, "hand"), c.hand());
    noGaps(suite, YamlPlaces.child(pointer, "flags"), c.flags());
    noGaps(suite, YamlPlaces.child(pointer, "tags"), c.tags());
    keys(suite, pointer, c);
    String inside = YamlPlaces.child(pointer, "expect");
    Expect expect = c.expect();
    if (expect != null) {
      if (expect.captured() != null) {
        throw suite.bad(
            YamlPlaces.child(inside, "captured"),
            "`captured` is about a move: it belongs under `after`.");
      }
      check(suite, inside, expect);
    }
    boolean asked = expect != null && !expect.asksNothing();
    if (!asked && !c.record() && expect != null) {
      throw suite.bad(inside, "Nothing is expected here: name what should hold, as `count: 20`.");
    }
    if (!asked && !c.record() && c.always() == null && (c.play() == null || c.play().isEmpty())) {
      throw suite.bad(
          pointer,
          "The case asks nothing: name what should hold under `expect:`, or moves to `play:`.");
    }
  }

  /** What the values of the keys that choose and bound must be like. */
  private static void keys(Suite suite, String pointer, Case c) throws BadSuite {
    if (c.skip() != null && c.skip().isBlank()) {
      throw suite.bad(YamlPlaces.child(pointer, "skip"), "Say why the case is skipped.");
    }
    if (c.kin() != null && !KIN.contains(c.kin())) {
      throw suite.bad(
          YamlPlaces.child(pointer, "for"), "`for` should be `both-players` or `mirrored`.");
    }
    if (c.fasterThan() != null && Time.of(c.fasterThan()).isEmpty()) {
      throw suite.bad(
          YamlPlaces.child(pointer, "faster-than"),
          "`faster-than` should be a time, as `200 ms` or `2 s`.");
    }
    Always always = c.always();
    if (always != null) {
      String inside = YamlPlaces.child(pointer, "always");
      if ((always.that() == null || always.that().isBlank()) && always.longest() == null) {
        throw suite.bad(
            inside,
            "Say what should always hold: `that:` a condition, or `longest:` so many moves.");
      }
      boolean bounded =
          within(always.games(), MOST_GAMES)
              && within(always.turns(), MOST_TURNS)
              && within(always.longest(), MOST_TURNS);
      if (!bounded) {
        throw suite.bad(
            inside, "There may be 1 to " + MOST_GAMES + " games of 1 to " + MOST_TURNS + " moves.");
      }
    }
  }

  private static boolean within(@Nullable Integer number, int most) {
    return number == null || (number >= 1 && number <= most);
  }

  private static void check(Suite suite, String pointer, Expect expect) throws BadSuite {
    noGaps(suite, YamlPlaces.child(pointer, "moves"), expect.moves());
    noGaps(suite, YamlPlaces.child(pointer, "legal"), expect.legal());
    noGaps(suite, YamlPlaces.child(pointer, "illegal"), expect.illegal());
    noGaps(suite, YamlPlaces.child(pointer, "captured"), expect.captured());
    noGaps(suite, YamlPlaces.child(pointer, "targets"), expect.targets());
    noGaps(suite, YamlPlaces.child(pointer, "board"), expect.board());
    noGaps(suite, YamlPlaces.child(pointer, "hand"), expect.hand());
    noGaps(suite, YamlPlaces.child(pointer, "flags"), expect.flags());
    noGaps(suite, YamlPlaces.child(pointer, "view"), expect.view());
    noGaps(suite, YamlPlaces.child(pointer, "perft"), expect.perft());
    Map<String, Expect> after = expect.after();
    noGaps(suite, YamlPlaces.child(pointer, "after"), after);
    if (after != null) {
      for (Map.Entry<String, Expect> turn : after.entrySet()) {
        check(
            suite,
            YamlPlaces.child(YamlPlaces.child(pointer, "after"), turn.getKey()),
            turn.getValue());
      }
    }
  }

  private static void noGaps(Suite suite, String pointer, @Nullable Object value) throws BadSuite {
    if (value instanceof Collection<?> items) {
      int i = 0;
      for (Object item : items) {
        noGap(suite, YamlPlaces.child(pointer, i++), item);
      }
    } else if (value instanceof Map<?, ?> entries) {
      for (Map.Entry<?, ?> entry : entries.entrySet()) {
        noGap(suite, YamlPlaces.child(pointer, entry.getKey()), entry.getValue());
      }
    }
  }

  private static void noGap(Suite suite, String pointer, @Nullable Object item) throws BadSuite {
    if (item == null || item.equals("")) {
      throw suite.bad(pointer, "A value is missing here.");
    }
    noGaps(suite, pointer, item);
  }
}
