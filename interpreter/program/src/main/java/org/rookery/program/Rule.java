package org.rookery.program;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A place in the rules of one piece on one square: an immutable graph without circles, in which
 * equal ways on are the same object.
 *
 * <p>Made by {@link RuleMaker}; read by {@link Cases}.
 */
public abstract sealed class Rule {
  /**
   * Among edits: the capture of the piece that passed squares in the last move, where there is one.
   */
  public static final int CAPTURE_PASSER = -1;

  private final int number;
  private final int origin;
  private final @Nullable Rule straight;
  private final @Nullable Rule other;
  private final boolean asks;
  private final int hash;

  /**
   * A rule.
   *
   * @param number its number among rules made together
   * @param what a hash of what it says
   * @param asks whether it is decided by a test
   * @param straight where it goes on, if anywhere
   * @param other where else it goes on
   */
  private Rule(
      int number,
      int what,
      int origin,
      boolean asks,
      @Nullable Rule straight,
      @Nullable Rule other) {
    this.number = number;
    this.origin = origin;
    this.straight = straight;
    this.other = other;
    this.asks = asks || (straight != null && straight.asks) || (other != null && other.asks);
    this.hash = mixed(mixed(31 * what + origin, straight), other);
  }

  private static int mixed(int hash, @Nullable Rule exit) {
    return exit == null ? hash : 31 * hash + exit.hash;
  }

  /** Its number among rules made together: what it leads to has a smaller one, but for an end. */
  public final int number() {
    return number;
  }

  /** The tag of the place in the rules file; 0 where it is from none. */
  public final int origin() {
    return origin;
  }

  /** Whether a test decides here or on some way on, but for what is made later. */
  public final boolean asks() {
    return asks;
  }

  /** In how many ways it may go on: two, one or none. */
  public final int ways() {
    return straight == null ? 0 : other == null ? 1 : 2;
  }

  /** Where it goes on, the straight way first: after a question the way of "yes". */
  public final Rule exit(int way) {
    return Objects.requireNonNull(way == 0 ? straight : other);
  }

  /** The same as a list. */
  public final List<Rule> exits() {
    return IntStream.range(0, ways()).mapToObj(this::exit).toList();
  }

  /** The edits it collects or emits itself, {@link #CAPTURE_PASSER} among them. */
  public List<Integer> edits() {
    return List.of();
  }

  /** The answer for this kind of rule. */
  public abstract <R> R match(Cases<R> cases);

  /** What it says itself, whatever follows and wherever it is from. */
  abstract List<Object> says();

  /** Whether another, perhaps of another game, says the same; of what is made later all do. */
  public final boolean saysLike(Rule other) {
    return this instanceof More ? other instanceof More : says().equals(other.says());
  }

  /**
   * Whether it is of the same kind, says the same, is from the same place and leads to the same.
   */
  @Override
  public final boolean equals(@Nullable Object object) {
    if (this == object) {
      return true;
    }
    if (!(object instanceof Rule rule) || hash != rule.hash || origin != rule.origin) {
      return false;
    }
    return straight == rule.straight
        && other == rule.other
        && getClass() == rule.getClass()
        && says().equals(rule.says());
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  /**
   * One answer for each kind of rule.
   *
   * @param <R> the answer
   */
  public interface Cases<R> {
    /** What stands on a square decides. */
    R look(Look rule);

    /** A test decides. */
    R ask(Ask rule);

    /** Both ways are gone, one after the other. */
    R fork(Fork rule);

    /** An edit is added to the next turn emitted. */
    R collect(Collect rule);

    /** What has been collected is forgotten. */
    R forget(Forget rule);

    /** A turn, or a part of one, is emitted. */
    R emit(Emit rule);

    /** The rule goes on with what is made only when a game comes to it. */
    R more(More rule);

    /** The way is over. */
    R end(End rule);
  }

  /** Goes on by what stands on a square. */
  public static final class Look extends Rule {
    private final int square;
    private final ContentSet pieces;

    Look(int number, int square, ContentSet pieces, Rule yes, Rule no, int origin) {
      super(number, 31 * square + pieces.hashCode(), origin, false, yes, no);
      this.square = square;
      this.pieces = pieces;
    }

    /** Where is looked. */
    public int square() {
      return square;
    }

    /** The contents for which the answer is "yes". */
    public ContentSet pieces() {
      return pieces;
    }

    /** Where it goes on when one of them stands there. */
    public Rule yes() {
      return exit(0);
    }

    /** Where it goes on otherwise. */
    public Rule no() {
      return exit(1);
    }

    @Override
    List<Object> says() {
      return List.of("look", square, pieces);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.look(this);
    }
  }

  /** Goes on by a test about something else than what stands on one square. */
  public static final class Ask extends Rule {
    private final Test test;

    Ask(int number, Test test, Rule yes, Rule no, int origin) {
      super(number, test.hashCode(), origin, true, yes, no);
      this.test = test;
    }

    /** What is asked. */
    public Test test() {
      return test;
    }

    /** Where it goes on when it holds. */
    public Rule yes() {
      return exit(0);
    }

    /** Where it goes on otherwise. */
    public Rule no() {
      return exit(1);
    }

    @Override
    List<Object> says() {
      return List.of("ask", test);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ask(this);
    }
  }

  /** Goes one way and, when that is over, another with what had been collected at the fork. */
  public static final class Fork extends Rule {

    Fork(int number, Rule first, Rule then) {
      super(number, 1, 0, false, first, then);
    }

    /** The way gone first. */
    public Rule first() {
      return exit(0);
    }

    /** The way gone when it is over. */
    public Rule then() {
      return exit(1);
    }

    @Override
    List<Object> says() {
      return List.of("fork");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.fork(this);
    }
  }

  /**
   * Adds an edit to the turn emitted next; only where a test asks about the turn being built, or
   * where ways with different edits meet too often to be told apart.
   */
  public static final class Collect extends Rule {
    private final int edit;

    Collect(int number, int edit, Rule next, int origin) {
      super(number, 31 * edit, origin, false, next, null);
      this.edit = edit;
    }

    /** The edit, or {@link #CAPTURE_PASSER}. */
    public int edit() {
      return edit;
    }

    @Override
    public List<Integer> edits() {
      return List.of(edit);
    }

    /** Where it goes on. */
    public Rule next() {
      return exit(0);
    }

    @Override
    List<Object> says() {
      return List.of("collect", edit);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.collect(this);
    }
  }

  /** Forgets what has been collected. */
  public static final class Forget extends Rule {

    Forget(int number, Rule next) {
      super(number, 2, 0, false, next, null);
    }

    /** Where it goes on. */
    public Rule next() {
      return exit(0);
    }

    @Override
    List<Object> says() {
      return List.of("forget");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forget(this);
    }
  }

  /** Emits a turn, or a part of one, of what has been collected and these edits. */
  public static final class Emit extends Rule {
    private final List<Integer> edits;

    Emit(int number, List<Integer> edits, Rule next, int origin) {
      super(number, edits.hashCode(), origin, false, next, null);
      this.edits = edits;
    }

    /** The edits, in the order of the rules. */
    @Override
    public List<Integer> edits() {
      return edits;
    }

    /** Where it goes on. */
    public Rule next() {
      return exit(0);
    }

    @Override
    List<Object> says() {
      return List.of("emit", edits);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.emit(this);
    }
  }

  /** Goes on with what is made only when a game comes to it. */
  public static final class More extends Rule {
    private final Sequel sequel;

    More(int number, Sequel sequel) {
      super(number, System.identityHashCode(sequel), 0, false, null, null);
      this.sequel = sequel;
    }

    /** What makes it. */
    public Sequel sequel() {
      return sequel;
    }

    @Override
    List<Object> says() {
      return List.of("more", sequel);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.more(this);
    }
  }

  /** The way is over. */
  public static final class End extends Rule {
    End() {
      super(0, 3, 0, false, null, null);
    }

    @Override
    List<Object> says() {
      return List.of("end");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.end(this);
    }
  }
}
