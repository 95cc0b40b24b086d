package org.rookery.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.engine.run.Instructions;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;
import org.rookery.program.Test;

/**
 * Rules written down by hand or by chance as a list of the runner's instructions, without loops.
 *
 * @param blocks where each block begins
 * @param others what it may go on with
 */
public record Listing(int[] words, int[] blocks, Test[] tests, List<Listing> others) {
  /** The rules. */
  public RuleBlocks rules(int maskWords) {
    return rules(
        maskWords,
        others.stream()
            .map(other -> new Rule.Place(other.rules(maskWords), 0))
            .map(place -> (Rule.Sequel) () -> place)
            .toList());
  }

  /** The rules, which go on with these sequels. */
  RuleBlocks rules(int maskWords, List<Rule.Sequel> sequels) {
    RuleMaker rules = new RuleMaker();
    Instructions read = new Instructions(words, maskWords);
    Map<Integer, Rule> made = new HashMap<>();
    int[] places = read.places();
    for (int i = places.length - 1; i >= 0; i--) {
      made.put(places[i], rule(rules, read, places[i], made, sequels));
    }
    List<Rule> begins = new ArrayList<>();
    Arrays.stream(blocks).mapToObj(made::get).forEach(begins::add);
    return new RuleBlocks(begins);
  }

  private Rule rule(
      RuleMaker rules,
      Instructions read,
      int pc,
      Map<Integer, Rule> made,
      List<Rule.Sequel> sequels) {
    Rule next = made.get(read.next(pc));
    return switch (read.at(pc)) {
      case END -> RuleMaker.END;
      case LOOK -> rules.look(read.operand(pc), read.set(pc), next, other(read, pc, made), 0);
      case ASK -> rules.ask(tests[read.operand(pc)], next, other(read, pc, made), 0);
      case JUMP -> next;
      case FORK -> rules.fork(next, other(read, pc, made));
      case COLLECT -> rules.collect(read.operand(pc), next, 0);
      case CAPTURE_PASSER -> rules.collect(Rule.CAPTURE_PASSER, next, 0);
      case FORGET -> rules.forget(next);
      case EMIT, EMIT_PLAIN -> rules.emit(List.of(read.operand(pc)), next, 0);
      case EMIT_COLLECTED -> rules.emit(List.of(), next, 0);
      case MORE -> rules.more(sequels.get(read.operand(pc)));
    };
  }

  private static Rule other(Instructions read, int pc, Map<Integer, Rule> made) {
    return made.get(read.other(pc));
  }
}
