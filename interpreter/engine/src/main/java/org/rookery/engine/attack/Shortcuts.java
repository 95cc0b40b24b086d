package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.rookery.program.Edit;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;

/**
 * Where rules go on when what does not bear on a question is left out.
 *
 * <p>A question asks for the emissions with a certain edit. Edits of no interest are passed over,
 * and so is every test both of whose ways then lead to the same place, or to the same emissions; a
 * way that leads to no such emission leads to the {@linkplain RuleMaker#END end}. Without this a
 * move with eight side effects, each with its test, would be found in 256 ways instead of one.
 */
final class Shortcuts implements Rule.Cases<Rule> {
  /**
   * Says which emissions are asked for, and which edits collected before them matter; an edit that
   * is wanted must be kept.
   */
  record Interest(boolean wantsAll, IntPredicate wants, IntPredicate keeps) {}

  /** Every emission, with those of its collected edits that {@code keeps} holds for. */
  static Interest all(IntPredicate keeps) {
    return new Interest(true, word -> false, keeps);
  }

  private final RuleBlocks rules;
  private final Interest interest;
  private final boolean asksAboutMove;

  /** By what is kept of their edits, those that are not like one before. */
  private final Map<List<Integer>, List<Rule.Emit>> emissions = new HashMap<>();

  // By number of a rule, before and after a wanted edit has been collected.
  private final Rule[] unwanted;
  private final Rule[] wanted;

  /** Whether a wanted edit has been collected before the rule that is looked at. */
  private boolean hasWanted;

  private Shortcuts(RuleBlocks rules, Interest interest, boolean asksAboutMove) {
    this.rules = rules;
    this.interest = interest;
    this.asksAboutMove = asksAboutMove;
    unwanted = new Rule[rules.numbers()];
    wanted = new Rule[unwanted.length];
    List<Rule> fromTheEnd = rules.fromTheEnd();
    for (int i = 0; i < fromTheEnd.size(); i++) {
      Rule rule = fromTheEnd.get(i);
      hasWanted = false;
      unwanted[rule.number()] = rule.match(this);
      hasWanted = true;
      wanted[rule.number()] = rule.match(this);
    }
  }

  /**
   * The shortcuts through the rules of one piece in one place for a question about their turns.
   * Where some of them ask about the turn, all keep the same of it, so that turns can be compared.
   */
  static List<Shortcuts> of(List<RuleBlocks> rules, Interest interest) {
    boolean asks = rules.stream().anyMatch(RuleBlocks::asksAboutMove);
    return rules.stream().map(blocks -> new Shortcuts(blocks, interest, asks)).toList();
  }

  /** The rules they lead through. */
  RuleBlocks rules() {
    return rules;
  }

  /** Whether an edit is collected: it is of interest, or a test may ask about it. */
  boolean keeps(int edit) {
    return edit == Rule.CAPTURE_PASSER
        || interest.keeps().test(edit)
        || (asksAboutMove && (Edit.kind(edit) <= Edit.CAPTURE || Edit.kind(edit) == Edit.COLUMN));
  }

  /** Whether emissions with an edit are asked for. */
  boolean wants(int edit) {
    return edit != Rule.CAPTURE_PASSER && interest.wants().test(edit);
  }

  /**
   * The rule to look at instead of another.
   *
   * @param isWanted whether an edit that is wanted has been collected since the last emission
   */
  Rule from(Rule rule, boolean isWanted) {
    return rule instanceof Rule.End ? rule : (isWanted ? wanted : unwanted)[rule.number()];
  }

  /** What is kept of the edits of an emission: the one it ends with in any case. */
  List<Integer> kept(Rule.Emit rule) {
    List<Integer> edits = rule.edits();
    int last = edits.size() - 1;
    for (int i = 0; i < last; i++) {
      if (!keeps(edits.get(i))) {
        return edits.stream().filter(edit -> keeps(edit) || edit.equals(edits.get(last))).toList();
      }
    }
    return edits;
  }

  @Override
  public Rule look(Rule.Look rule) {
    return join(rule, rule.yes(), rule.no());
  }

  @Override
  public Rule ask(Rule.Ask rule) {
    return join(rule, rule.yes(), rule.no());
  }

  private Rule join(Rule rule, Rule yes, Rule no) {
    Rule after = from(yes, hasWanted);
    return after == from(no, hasWanted) ? after : rule;
  }

  @Override
  public Rule fork(Rule.Fork rule) {
    Rule first = from(rule.first(), hasWanted);
    Rule then = from(rule.then(), hasWanted);
    return first == RuleMaker.END ? then : then == RuleMaker.END ? first : rule;
  }

  @Override
  public Rule collect(Rule.Collect rule) {
    Rule after = from(rule.next(), hasWanted || wants(rule.edit()));
    return after != RuleMaker.END && keeps(rule.edit()) ? rule : after;
  }

  @Override
  public Rule forget(Rule.Forget rule) {
    return from(rule.next(), false) == RuleMaker.END ? RuleMaker.END : rule;
  }

  @Override
  public Rule emit(Rule.Emit rule) {
    Rule after = from(rule.next(), false);
    return isAsked(rule) || after != RuleMaker.END ? firstLike(rule, after) : RuleMaker.END;
  }

  private boolean isAsked(Rule.Emit rule) {
    if (hasWanted || interest.wantsAll()) {
      return true;
    }
    for (int edit : rule.edits()) {
      if (wants(edit)) {
        return true;
      }
    }
    return false;
  }

  /** The first emission found that comes to the same. */
  private Rule firstLike(Rule.Emit rule, Rule after) {
    List<Rule.Emit> alike = emissions.computeIfAbsent(kept(rule), edits -> new ArrayList<>(1));
    for (Rule.Emit known : alike) {
      if (from(known.next(), false) == after) {
        return known;
      }
    }
    alike.add(rule);
    return rule;
  }

  @Override
  public Rule more(Rule.More rule) {
    return rule;
  }

  @Override
  public Rule end(Rule.End rule) {
    return rule;
  }
}
