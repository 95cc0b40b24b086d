package org.rookery.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes rules, each once, in the shortest form that comes to the same: a question both of whose
 * answers lead to one place is not asked, "empty or enemy" is one look, and what nothing follows is
 * not collected.
 */
public final class RuleMaker {
  /** The end of every way. */
  public static final Rule END = new Rule.End();

  private final Map<Rule, Rule> made;

  /** A maker of rules, however many. */
  public RuleMaker() {
    this(8);
  }

  /** A maker of rules, about so many. */
  public RuleMaker(int expected) {
    made = new HashMap<>(2 * expected);
  }

  private Rule once(Rule rule) {
    Rule known = made.putIfAbsent(rule, rule);
    return known == null ? rule : known;
  }

  /**
   * A look; one at the same square that follows it is part of it where the ways on are the same.
   *
   * @param origin the tag of the place in the rules file
   */
  public Rule look(int square, ContentSet pieces, Rule yes, Rule no, int origin) {
    if (yes == no) {
      return yes;
    }
    if (no instanceof Rule.Look other && other.square() == square) {
      if (other.yes() == yes) {
        return look(square, pieces.either(other.pieces()), yes, other.no(), origin);
      }
      if (other.no() == yes) {
        return look(square, other.pieces().without(pieces), other.yes(), yes, origin);
      }
    }
    return once(new Rule.Look(made.size(), square, pieces, yes, no, origin));
  }

  /** A test that decides. */
  public Rule ask(Test test, Rule yes, Rule no, int origin) {
    return yes == no ? yes : once(new Rule.Ask(made.size(), test, yes, no, origin));
  }

  /** Two ways, one after the other. */
  public Rule fork(Rule first, Rule then) {
    if (first == END || then == END) {
      return first == END ? then : first;
    }
    return once(new Rule.Fork(made.size(), first, then));
  }

  /** An edit added to the turn emitted next. */
  public Rule collect(int edit, Rule next, int origin) {
    return next == END ? END : once(new Rule.Collect(made.size(), edit, next, origin));
  }

  /** What has been collected is forgotten. */
  public Rule forget(Rule next) {
    return next == END ? END : once(new Rule.Forget(made.size(), next));
  }

  /** A turn, or a part of one, of what has been collected and these edits. */
  public Rule emit(List<Integer> edits, Rule next, int origin) {
    return once(new Rule.Emit(made.size(), edits, next, origin));
  }

  /** What is made when a game comes to it. */
  public Rule more(Sequel sequel) {
    return once(new Rule.More(made.size(), sequel));
  }
}
