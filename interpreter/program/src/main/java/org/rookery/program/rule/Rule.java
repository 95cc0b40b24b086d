package org.rookery.program.rule;

import java.util.List;
import org.rookery.program.Code;
import org.rookery.program.ContentSet;
import org.rookery.program.Test;

/**
 * A place in the rules of one man on one square: an immutable graph without circles, in which equal
 * ways on are the same object, so that identity is equality.
 *
 * <p>Made by {@link RuleReader}; read by {@link Cases}.
 */
public abstract sealed class Rule {
  /**
   * Among edits: the capture of the man that passed squares in the last turn, where there is one.
   */
  public static final int CAPTURE_PASSER = -1;

  private Rule() {}

  /** The answer for this kind of rule. */
  public abstract <R> R match(Cases<R> cases);

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
    private final ContentSet men;
    private final Rule yes;
    private final Rule no;
    private final int origin;

    Look(int square, ContentSet men, Rule yes, Rule no, int origin) {
      this.square = square;
      this.men = men;
      this.yes = yes;
      this.no = no;
      this.origin = origin;
    }

    /** Where is looked. */
    public int square() {
      return square;
    }

    /** The contents for which the answer is "yes". */
    public ContentSet men() {
      return men;
    }

    /** Where it goes on when one of them stands there. */
    public Rule yes() {
      return yes;
    }

    /** Where it goes on otherwise. */
    public Rule no() {
      return no;
    }

    /** The tag of the place in the rules file. */
    public int origin() {
      return origin;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.look(this);
    }
  }

  /** Goes on by a test about something else than what stands on one square. */
  public static final class Ask extends Rule {
    private final Test test;
    private final Rule yes;
    private final Rule no;
    private final int origin;

    Ask(Test test, Rule yes, Rule no, int origin) {
      this.test = test;
      this.yes = yes;
      this.no = no;
      this.origin = origin;
    }

    /** What is asked. */
    public Test test() {
      return test;
    }

    /** Where it goes on when it holds. */
    public Rule yes() {
      return yes;
    }

    /** Where it goes on otherwise. */
    public Rule no() {
      return no;
    }

    /** The tag of the place in the rules file. */
    public int origin() {
      return origin;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ask(this);
    }
  }

  /** Goes one way and, when that is over, another with what had been collected at the fork. */
  public static final class Fork extends Rule {
    private final Rule first;
    private final Rule then;

    Fork(Rule first, Rule then) {
      this.first = first;
      this.then = then;
    }

    /** The way gone first. */
    public Rule first() {
      return first;
    }

    /** The way gone when it is over. */
    public Rule then() {
      return then;
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
    private final Rule next;
    private final int origin;

    Collect(int edit, Rule next, int origin) {
      this.edit = edit;
      this.next = next;
      this.origin = origin;
    }

    /** The edit, or {@link #CAPTURE_PASSER}. */
    public int edit() {
      return edit;
    }

    /** Where it goes on. */
    public Rule next() {
      return next;
    }

    /** The tag of the place in the rules file. */
    public int origin() {
      return origin;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.collect(this);
    }
  }

  /** Forgets what has been collected. */
  public static final class Forget extends Rule {
    private final Rule next;

    Forget(Rule next) {
      this.next = next;
    }

    /** Where it goes on. */
    public Rule next() {
      return next;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forget(this);
    }
  }

  /** Emits a turn, or a part of one, of what has been collected and these edits. */
  public static final class Emit extends Rule {
    private final List<Integer> edits;
    private final Rule next;
    private final int origin;

    Emit(List<Integer> edits, Rule next, int origin) {
      this.edits = edits;
      this.next = next;
      this.origin = origin;
    }

    /** The edits, in the order of the rules. */
    public List<Integer> edits() {
      return edits;
    }

    /** Where it goes on. */
    public Rule next() {
      return next;
    }

    /** The tag of the place in the rules file. */
    public int origin() {
      return origin;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.emit(this);
    }
  }

  /** Goes on with what is made only when a game comes to it. */
  public static final class More extends Rule {
    private final Code.Sequel sequel;

    More(Code.Sequel sequel) {
      this.sequel = sequel;
    }

    /** What makes it. */
    public Code.Sequel sequel() {
      return sequel;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.more(this);
    }
  }

  /** The way is over. */
  public static final class End extends Rule {
    End() {}

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.end(this);
    }
  }
}
