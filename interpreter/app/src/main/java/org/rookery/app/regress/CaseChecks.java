package org.rookery.app.regress;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a case may not lack, whatever game it is about. */
final class CaseChecks {
  private CaseChecks() {}

  /** Refuses a case that asks nothing, or leaves out what a key needs. */
  static void check(SuiteReader.Read read, String pointer, Suite.Case c) throws BadSuite {
    noGaps(read, YamlPlaces.child(pointer, "play"), c.play());
    noGaps(read, YamlPlaces.child(pointer, "place"), c.place());
    noGaps(read, YamlPlaces.child(pointer, "hand"), c.hand());
    String inside = YamlPlaces.child(pointer, "expect");
    Suite.Expect expect = c.expect();
    if (expect != null) {
      if (expect.captured() != null) {
        throw read.bad(
            YamlPlaces.child(inside, "captured"),
            "`captured` is about a turn: it belongs under `after`.");
      }
      check(read, inside, expect);
    }
    boolean asked = expect != null && !expect.asksNothing();
    if (!asked && !c.record() && expect != null) {
      throw read.bad(inside, "Nothing is expected here: name what should hold, as `count: 20`.");
    }
    if (!asked && !c.record() && (c.play() == null || c.play().isEmpty())) {
      throw read.bad(
          pointer,
          "The case asks nothing: name what should hold under `expect:`, or turns to `play:`.");
    }
  }

  private static void check(SuiteReader.Read read, String pointer, Suite.Expect expect)
      throws BadSuite {
    noGaps(read, YamlPlaces.child(pointer, "moves"), expect.moves());
    noGaps(read, YamlPlaces.child(pointer, "legal"), expect.legal());
    noGaps(read, YamlPlaces.child(pointer, "illegal"), expect.illegal());
    noGaps(read, YamlPlaces.child(pointer, "captured"), expect.captured());
    noGaps(read, YamlPlaces.child(pointer, "targets"), expect.targets());
    noGaps(read, YamlPlaces.child(pointer, "board"), expect.board());
    noGaps(read, YamlPlaces.child(pointer, "hand"), expect.hand());
    noGaps(read, YamlPlaces.child(pointer, "perft"), expect.perft());
    Map<String, Suite.Expect> after = expect.after();
    noGaps(read, YamlPlaces.child(pointer, "after"), after);
    if (after != null) {
      for (Map.Entry<String, Suite.Expect> turn : after.entrySet()) {
        check(
            read,
            YamlPlaces.child(YamlPlaces.child(pointer, "after"), turn.getKey()),
            turn.getValue());
      }
    }
  }

  private static void noGaps(SuiteReader.Read read, String pointer, @Nullable Object value)
      throws BadSuite {
    if (value instanceof Collection<?> items) {
      int i = 0;
      for (Object item : items) {
        noGap(read, YamlPlaces.child(pointer, i++), item);
      }
    } else if (value instanceof Map<?, ?> entries) {
      for (Map.Entry<?, ?> entry : entries.entrySet()) {
        noGap(read, YamlPlaces.child(pointer, entry.getKey()), entry.getValue());
      }
    }
  }

  private static void noGap(SuiteReader.Read read, String pointer, @Nullable Object item)
      throws BadSuite {
    if (item == null || item.equals("")) {
      throw read.bad(pointer, "A value is missing here.");
    }
    noGaps(read, pointer, item);
  }
}
