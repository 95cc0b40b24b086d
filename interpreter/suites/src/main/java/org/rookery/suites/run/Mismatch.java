package org.rookery.suites.run;

import java.util.List;
import java.util.OptionalLong;
import org.rookery.engine.position.Position;

/** Something that should hold and does not. */
public sealed interface Mismatch {
  /** Where it was looked for. */
  Where where();

  /** What was looked at, such as {@code count}. */
  String what();

  /** What the suite says. */
  String expected();

  /** What came. */
  String got();

  /** Does what its kind asks for. */
  <R> R match(Cases<R> cases);

  /** One line that says it. */
  default String sentence() {
    StringBuilder out = new StringBuilder();
    out.append(where().seen());
    where().after().forEach(turn -> out.append("after `").append(turn).append("`: "));
    return out + what() + ": expected " + expected() + ", got " + got();
  }

  /** What to do for each kind. */
  interface Cases<R> {
    /** For a value. */
    R value(Value value);

    /** For turns. */
    R turns(Turns turns);

    /** For leaves. */
    R leaves(Leaves leaves);

    /** For what should always hold. */
    R violation(Violation violation);

    /** For a case that took too long. */
    R tooLong(TooLong tooLong);
  }

  /**
   * Where something was looked for.
   *
   * @param key the key that does not hold
   * @param pointer where the suite says it, for {@code Suite.place}
   * @param seen how the case was seen when it was not as it is written, ending in a colon, or empty
   * @param after the turns under {@code after} that lead there, from outside in
   * @param position the position looked at, with those before it; this copy is not changed
   *     elsewhere
   */
  record Where(Key key, String pointer, String seen, List<String> after, Position position) {}

  /** A value that is another. */
  record Value(Where where, String what, String expected, String got) implements Mismatch {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.value(this);
    }
  }

  /**
   * Turns that should be legal and are not, or are and should not.
   *
   * @param missing turns there should be, as the suite writes them; a target as {@code from-to}
   * @param surplus turns there should not be, complete
   */
  record Turns(
      Where where,
      String what,
      String expected,
      String got,
      List<String> missing,
      List<String> surplus)
      implements Mismatch {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.turns(this);
    }
  }

  /**
   * A count of leaves that is another.
   *
   * @param divide the leaves below each turn; none at depth 0
   */
  record Leaves(Where where, int depth, long wanted, long found, List<Branch> divide)
      implements Mismatch {
    @Override
    public String what() {
      return "perft " + depth;
    }

    @Override
    public String expected() {
      return "" + wanted;
    }

    @Override
    public String got() {
      return "" + found;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leaves(this);
    }
  }

  /**
   * A turn and what is below it.
   *
   * @param turn its short text
   * @param wanted what the suite says there should be below it, where it does
   */
  record Branch(String turn, long leaves, OptionalLong wanted) {}

  /**
   * A case that was given up.
   *
   * @param what what it was about then
   * @param seconds how much processor time it was allowed
   */
  record TooLong(Where where, String what, int seconds) implements Mismatch {
    @Override
    public String expected() {
      return "an answer within " + seconds + " s of processor time";
    }

    @Override
    public String got() {
      return "none (`--limit SECONDS` allows a case more)";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.tooLong(this);
    }
  }

  /**
   * A game that comes to what should never be.
   *
   * @param seed what the random game was drawn with that it was found in
   * @param turns the game, made as short as possible
   */
  record Violation(Where where, String expected, String got, long seed, List<String> turns)
      implements Mismatch {
    @Override
    public String what() {
      return "always (seed " + seed + ")";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.violation(this);
    }
  }
}
