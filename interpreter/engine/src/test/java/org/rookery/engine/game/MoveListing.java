package org.rookery.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;
import org.rookery.program.Sequel;
import org.rookery.program.Test;

/**
 * Rules written down by hand or by chance as a list of instructions ({@link Op}), without loops.
 *
 * @param blocks where each block begins
 * @param others what it may go on with
 */
public record MoveListing(int[] words, int[] blocks, Test[] tests, List<MoveListing> others) {
  /** The rules. */
  public RuleBlocks rules(int maskWords) {
    return rules(
        maskWords,
        others.stream()
            .map(other -> new Sequel.Place(other.rules(maskWords), 0))
            .map(place -> (Sequel) () -> place)
            .toList());
  }

  /** The rules, which go on with these sequels. */
  RuleBlocks rules(int maskWords, List<Sequel> sequels) {
    RuleMaker rules = new RuleMaker();
    Map<Integer, Rule> made = new HashMap<>();
    List<Integer> places = new ArrayList<>();
    for (int pc = 0; pc < words.length; pc += Op.length(words[pc], maskWords)) {
      places.add(0, pc);
    }
    for (int pc : places) {
      made.put(pc, rule(rules, pc, maskWords, made, sequels));
    }
    List<Rule> begins = new ArrayList<>();
    Arrays.stream(blocks).mapToObj(made::get).forEach(begins::add);
    return new RuleBlocks(begins);
  }

  private Rule rule(
      RuleMaker rules, int pc, int maskWords, Map<Integer, Rule> made, List<Sequel> sequels) {
    int end = pc + Op.length(words[pc], maskWords);
    Rule next = made.get(end);
    return switch (words[pc]) {
      case Op.END -> RuleMaker.END;
      case Op.HOLDS -> {
        ContentSet pieces = new ContentSet(Arrays.copyOfRange(words, pc + 3, end));
        yield rules.look(words[pc + 1], pieces, next, made.get(words[pc + 2]), 0);
      }
      case Op.TEST -> rules.ask(tests[words[pc + 1]], next, made.get(words[pc + 2]), 0);
      case Op.JUMP -> made.get(words[pc + 1]);
      case Op.FORK -> rules.fork(next, made.get(words[pc + 1]));
      case Op.EDIT -> rules.collect(words[pc + 1], next, 0);
      case Op.CAPTURE_PASSER -> rules.collect(Rule.CAPTURE_PASSER, next, 0);
      case Op.FORGET -> rules.forget(next);
      case Op.EMIT, Op.EMIT_PLAIN -> rules.emit(List.of(words[pc + 1]), next, 0);
      case Op.EMIT_PENDING -> rules.emit(List.of(), next, 0);
      case Op.MORE -> rules.more(sequels.get(words[pc + 1]));
      default -> throw new IllegalArgumentException("no such instruction: " + words[pc]);
    };
  }
}
