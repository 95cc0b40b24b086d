package org.rookery.engine.run;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.rookery.program.Rule;

/**
 * Rules in an order in which each stands before all it leads to: made last first.
 *
 * <p>One order after the other, in arrays used again: a game has tens of thousands of blocks.
 */
final class RuleOrder {
  private final BitSet seen = new BitSet();
  private Rule[] open = new Rule[16];
  private int openSize;
  private Rule[] rules = new Rule[16];
  private int size;

  /** Where each rule stands in the order, by its number. */
  private int[] places = new int[16];

  /** From now on the order of all that some rules made together lead to, but for ends. */
  void begin(List<Rule> starts) {
    seen.clear();
    for (int i = 0; i < starts.size(); i++) {
      open(starts.get(i));
    }
    while (openSize > 0) {
      Rule rule = open[--openSize];
      for (int way = 0; way < rule.ways(); way++) {
        open(rule.exit(way));
      }
    }
    size = seen.cardinality();
    places = places.length < seen.length() ? new int[2 * seen.length()] : places;
    rules = rules.length < size ? new Rule[2 * size] : rules;
    int place = size;
    for (int number = seen.nextSetBit(0); number >= 0; number = seen.nextSetBit(number + 1)) {
      places[number] = --place;
    }
    for (int i = 0; i < starts.size(); i++) {
      put(starts.get(i));
    }
    for (int i = 0; i < size; i++) {
      for (int way = 0; way < rules[i].ways(); way++) {
        put(rules[i].exit(way));
      }
    }
  }

  private void open(Rule rule) {
    if (rule instanceof Rule.End || seen.get(rule.number())) {
      return;
    }
    seen.set(rule.number());
    if (openSize == open.length) {
      open = Arrays.copyOf(open, 2 * openSize);
    }
    open[openSize++] = rule;
  }

  /** What leads to a rule stands before it, so that all are put by going through the order. */
  private void put(Rule rule) {
    if (!(rule instanceof Rule.End)) {
      rules[place(rule)] = rule;
    }
  }

  int size() {
    return size;
  }

  Rule get(int place) {
    return rules[place];
  }

  /** Where a rule stands that is no end. */
  int place(Rule rule) {
    return places[rule.number()];
  }
}
