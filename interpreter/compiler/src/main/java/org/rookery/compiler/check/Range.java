package org.rookery.compiler.check;

import java.util.Optional;
import org.rookery.program.Quantity.Relation;

/** The numbers from {@code least} to {@code most}. */
record Range(long least, long most) {
  /** Greater than any number of a game, and small enough to be added up. */
  static final long UNBOUNDED = 1L << 40;

  static Range from(long least) {
    return new Range(least, UNBOUNDED);
  }

  Range plus(Range other) {
    return new Range(least + other.least, most + other.most);
  }

  Range minus(Range other) {
    return new Range(least - other.most, most - other.least);
  }

  /** What a comparison comes to, when it is the same for all numbers. */
  Optional<Boolean> compare(Relation relation, Range other) {
    return switch (relation) {
      case LESS -> decided(most < other.least, least >= other.most);
      case AT_MOST -> decided(most <= other.least, least > other.most);
      case AT_LEAST -> decided(least >= other.most, most < other.least);
      case MORE -> decided(least > other.most, most <= other.least);
      case EQUAL -> decided(single(other), apart(other));
      case UNEQUAL -> decided(apart(other), single(other));
    };
  }

  private boolean single(Range other) {
    return least == most && equals(other);
  }

  private boolean apart(Range other) {
    return most < other.least || least > other.most;
  }

  private static Optional<Boolean> decided(boolean always, boolean never) {
    return always ? Optional.of(true) : never ? Optional.of(false) : Optional.empty();
  }
}
