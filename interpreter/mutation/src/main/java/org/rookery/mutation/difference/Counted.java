package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/** The counters that questions are about, by their numbers, as often as they are named. */
final class Counted {
  private Counted() {}

  /** Those of a test and of all that it is made of. */
  static List<Integer> in(Test test) {
    List<Integer> counters = new ArrayList<>();
    if (test instanceof Test.Compare compare) {
      collect(compare.left(), counters);
      collect(compare.right(), counters);
    }
    test.parts().forEach(part -> counters.addAll(in(part)));
    return counters;
  }

  private static void collect(Quantity quantity, List<Integer> counters) {
    if (quantity instanceof Quantity.Counter counter) {
      counters.add(counter.counter());
    }
    quantity.nested().forEach(part -> collect(part, counters));
  }
}
