package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;

/** Lists compared. */
final class Lists {
  private Lists() {}

  /** What is left of one list when each element of another has been taken away once. */
  static <T> List<T> without(List<T> all, List<T> others) {
    List<T> left = new ArrayList<>(all);
    others.forEach(left::remove);
    return left;
  }
}
