package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rookery.program.ContentSet;
import org.rookery.program.Rule;
import org.rookery.program.RuleMaker;
import org.rookery.program.Sequel;
import org.rookery.program.Test;

/**
 * Rules being drafted step by step: each goes on with the next one unless it says otherwise, and
 * what it leads to may be filled in later, and may be a step before it.
 */
final class RuleDraft {
  /** Where a step leads that has no such exit, or whose exit is not filled in yet. */
  static final int NOWHERE = -1;

  // By step: how its rule is made, where it goes straight on and where else.
  private final List<Form> forms = new ArrayList<>();
  private int[] next = new int[64];
  private int[] other = new int[64];

  private final List<Integer> blocks = new ArrayList<>();
  private int sequels;

  /** Makes the rule of a step out of the rules it leads to; what it has no exit for is the end. */
  private interface Form {
    Rule rule(RuleMaker rules, Rule next, Rule other);
  }

  /** The number of the step written next. */
  int position() {
    return forms.size();
  }

  /** The number of steps of the block begun last. */
  int blockSize() {
    return forms.size() - blocks.get(blocks.size() - 1);
  }

  /** Where each block begins. */
  List<Integer> blocks() {
    return blocks;
  }

  /** How many sequels it goes on with. */
  int sequels() {
    return sequels;
  }

  void beginBlock() {
    blocks.add(forms.size());
  }

  /** Adds a step; its number. */
  private int add(Form form, int straight) {
    int step = forms.size();
    if (step == next.length) {
      next = Arrays.copyOf(next, 2 * step);
      other = Arrays.copyOf(other, 2 * step);
    }
    next[step] = straight;
    other[step] = NOWHERE;
    forms.add(form);
    return step;
  }

  /** Adds a step that goes on with the one after it; its number. */
  private int add(Form form) {
    return add(form, forms.size() + 1);
  }

  /** Adds a look; returns the step, whose exit for "no" is still open. */
  int look(int square, ContentSet pieces, int origin) {
    return add((rules, yes, no) -> rules.look(square, pieces, yes, no, origin));
  }

  /** Adds a test; returns the step, whose exit for "no" is still open. */
  int ask(Test test, int origin) {
    return add((rules, yes, no) -> rules.ask(test, yes, no, origin));
  }

  /** Adds a fork; returns the step, whose second branch is still open. */
  int fork() {
    return add((rules, first, then) -> rules.fork(first, then));
  }

  /** A way on to a step to be filled in. */
  int go() {
    return add((rules, next, other) -> next, NOWHERE);
  }

  void collect(int edit, int origin) {
    add((rules, next, other) -> rules.collect(edit, next, origin));
  }

  void forget() {
    add((rules, next, other) -> rules.forget(next));
  }

  void emit(List<Integer> edits, int origin) {
    add((rules, next, other) -> rules.emit(edits, next, origin));
  }

  void end() {
    add((rules, next, other) -> RuleMaker.END, NOWHERE);
  }

  void more(Sequel sequel) {
    sequels++;
    add((rules, next, other) -> rules.more(sequel), NOWHERE);
  }

  /** Fills in the exit that a step has left open. */
  void fill(int step, int target) {
    if (next[step] != NOWHERE) {
      other[step] = target;
    } else if (target == step) {
      forms.set(step, (rules, on, away) -> RuleMaker.END); // round and round
    } else {
      next[step] = target;
    }
  }

  /** Where a step goes straight on. */
  int next(int step) {
    return next[step];
  }

  /** Where else it leads. */
  int other(int step) {
    return other[step];
  }

  /** The rule of a step that leads to these. */
  Rule rule(int step, RuleMaker rules, Rule straight, Rule away) {
    return forms.get(step).rule(rules, straight, away);
  }
}
