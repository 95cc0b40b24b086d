package org.rookery.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one piece on one square: blocks, run one after the other, each beginning with
 * nothing collected.
 */
public final class RuleBlocks {
  /** No rules. */
  public static final RuleBlocks NONE = new RuleBlocks(List.of());

  private final List<Rule> blocks;
  private volatile @Nullable Order order;
  private volatile @Nullable Object form;

  /** These blocks, which one maker has made. */
  public RuleBlocks(List<Rule> blocks) {
    this.blocks = List.copyOf(blocks);
  }

  /** Where each block begins. */
  public List<Rule> blocks() {
    return blocks;
  }

  /** The rules in the order of their numbers, and what that tells of them. */
  private record Order(List<Rule> rules, boolean asksAboutMove) {}

  private Order order() {
    Order known = order;
    if (known == null) {
      List<Rule> found = all();
      int most = -1;
      for (Rule rule : found) {
        most = Math.max(most, rule.number());
      }
      Rule[] byNumber = new Rule[most + 1];
      for (Rule rule : found) {
        byNumber[rule.number()] = rule;
      }
      List<Rule> rules = new ArrayList<>(found.size());
      for (Rule rule : byNumber) {
        if (rule != null) {
          rules.add(rule);
        }
      }
      known = new Order(Collections.unmodifiableList(rules), asksAboutMove(found));
      order = known;
    }
    return known;
  }

  private static boolean asksAboutMove(List<Rule> rules) {
    for (Rule rule : rules) {
      if (rule instanceof Rule.Ask ask && ask.test().isAboutMove()) {
        return true;
      }
    }
    return false;
  }

  /** Every rule once but the ends, each after all that it leads to: by their numbers. */
  public List<Rule> fromTheEnd() {
    return order().rules();
  }

  /** More than the number of any of its rules. */
  public int numbers() {
    List<Rule> rules = fromTheEnd();
    return rules.isEmpty() ? 0 : rules.get(rules.size() - 1).number() + 1;
  }

  /** Whether some test hangs on the turn being built. */
  public boolean asksAboutMove() {
    return order().asksAboutMove();
  }

  /** Whether there is nothing to run. */
  public boolean isEmpty() {
    return blocks.isEmpty();
  }

  /** Every rule once but the ends, each way on as far as it goes before the next. */
  public List<Rule> all() {
    return all(rule -> !(rule instanceof Rule.End));
  }

  private List<Rule> all(Predicate<Rule> wanted) {
    List<Rule> all = new ArrayList<>();
    BitSet seen = new BitSet();
    Deque<Rule> open = new ArrayDeque<>();
    for (Rule block : blocks) {
      open.push(block);
      while (!open.isEmpty()) {
        Rule rule = open.pop();
        if (wanted.test(rule) && !seen.get(rule.number())) {
          seen.set(rule.number());
          all.add(rule);
          for (int way = rule.ways() - 1; way >= 0; way--) {
            open.push(rule.exit(way));
          }
        }
      }
    }
    return all;
  }

  /** What the rules ask but for what stands on one square, each test once. */
  public Set<Test> tests() {
    Set<Test> tests = new LinkedHashSet<>();
    for (Rule rule : all(Rule::asks)) {
      if (rule instanceof Rule.Ask ask) {
        tests.add(ask.test());
      }
    }
    return tests;
  }

  /** Whether other rules, perhaps of another game, say the same in the same order. */
  public boolean isLike(RuleBlocks other) {
    if (blocks.size() != other.blocks.size()) {
      return false;
    }
    Deque<Pair> open = new ArrayDeque<>();
    pair(blocks, other.blocks, open);
    Set<Pair> seen = new HashSet<>();
    while (!open.isEmpty()) {
      Pair pair = open.pop();
      if (seen.add(pair)) {
        if (!pair.here().saysLike(pair.there())) {
          return false;
        }
        pair(pair.here().exits(), pair.there().exits(), open);
      }
    }
    return true;
  }

  /** Two rules that stand in the same place. */
  private record Pair(Rule here, Rule there) {}

  private static void pair(List<Rule> here, List<Rule> there, Deque<Pair> open) {
    for (int i = 0; i < here.size(); i++) {
      open.push(new Pair(here.get(i), there.get(i)));
    }
  }

  /**
   * What an engine has made of these rules, kept as long as they are; made by several threads at
   * once where they ask at once.
   */
  public <T> T form(Class<T> kind, Function<RuleBlocks, T> maker) {
    Object known = form;
    if (!kind.isInstance(known)) {
      known = maker.apply(this);
      form = known;
    }
    return kind.cast(known);
  }
}
