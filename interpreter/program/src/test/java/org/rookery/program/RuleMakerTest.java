package org.rookery.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules are made once, in their shortest form, and know what they lead to. */
final class RuleMakerTest {
  private static final ContentSet EMPTY = new ContentSet(new int[] {1});
  private static final ContentSet ENEMY = new ContentSet(new int[] {4});
  private static final org.rookery.program.Test QUESTION = new org.rookery.program.Test.Passed(3);

  private final RuleMaker rules = new RuleMaker();

  private Rule emission(int edit) {
    return rules.emit(List.of(edit), RuleMaker.END, 7);
  }

  @Test
  void what_is_equal_is_one() {
    assertThat(emission(1)).isSameAs(emission(1)).isNotEqualTo(emission(2));
    assertThat(rules.emit(List.of(1), RuleMaker.END, 8))
        .as("from another line of the rules")
        .isNotEqualTo(emission(1));
  }

  @Test
  void what_decides_nothing_is_not_asked() {
    assertThat(rules.look(5, EMPTY, emission(1), emission(1), 0)).isSameAs(emission(1));
    assertThat(rules.ask(QUESTION, emission(1), emission(1), 0)).isSameAs(emission(1));
    assertThat(rules.fork(RuleMaker.END, emission(1))).isSameAs(emission(1));
    assertThat(rules.collect(9, RuleMaker.END, 0)).isSameAs(RuleMaker.END);
    assertThat(rules.forget(RuleMaker.END)).isSameAs(RuleMaker.END);
  }

  /** "Empty or enemy" is one look, and so is "not empty, but an enemy". */
  @Test
  void looks_at_one_square_are_one() {
    Rule enemy = rules.look(5, ENEMY, emission(1), RuleMaker.END, 0);
    Rule.Look either = (Rule.Look) rules.look(5, EMPTY, emission(1), enemy, 0);
    assertThat(either.pieces()).isEqualTo(new ContentSet(new int[] {5}));
    assertThat(either.no()).isSameAs(RuleMaker.END);
    Rule both = rules.look(5, new ContentSet(new int[] {5}), RuleMaker.END, emission(1), 0);
    Rule.Look rest = (Rule.Look) rules.look(5, EMPTY, emission(1), both, 0);
    assertThat(rest.pieces()).isEqualTo(ENEMY);
    assertThat(rest.yes()).isSameAs(RuleMaker.END);
    assertThat(rest.no()).isSameAs(emission(1));
  }

  @Test
  void what_rules_lead_to_has_a_smaller_number() {
    Rule way = rules.collect(2, rules.ask(QUESTION, emission(1), emission(2), 0), 0);
    List<Rule> all = new RuleBlocks(List.of(way, emission(1))).all();
    assertThat(all).hasSize(4).startsWith(way).doesNotContain(RuleMaker.END);
    for (Rule rule : all) {
      rule.exits().stream()
          .filter(exit -> exit != RuleMaker.END)
          .forEach(exit -> assertThat(exit.number()).isLessThan(rule.number()));
    }
  }

  @Test
  void tests_are_found_wherever_they_are_asked() {
    Rule asking = rules.ask(QUESTION, emission(1), RuleMaker.END, 0);
    Rule way = rules.look(5, EMPTY, rules.emit(List.of(4), asking, 0), emission(2), 0);
    assertThat(new RuleBlocks(List.of(way)).tests()).containsExactly(QUESTION);
    assertThat(way.asks()).isTrue();
    assertThat(emission(1).asks()).isFalse();
  }

  /** Where rules are from does not matter, nor which maker has made them. */
  @Test
  void rules_of_two_games_are_alike() {
    RuleMaker others = new RuleMaker();
    Rule here = rules.look(5, EMPTY, emission(1), emission(2), 1);
    Rule there =
        others.look(
            5,
            EMPTY,
            others.emit(List.of(1), RuleMaker.END, 3),
            others.emit(List.of(2), RuleMaker.END, 4),
            2);
    RuleBlocks blocks = new RuleBlocks(List.of(here, emission(2)));
    assertThat(blocks.isLike(new RuleBlocks(List.of(there, ((Rule.Look) there).no())))).isTrue();
    assertThat(blocks.isLike(new RuleBlocks(List.of(there, ((Rule.Look) there).yes())))).isFalse();
    assertThat(blocks.isLike(new RuleBlocks(List.of(there)))).isFalse();
  }
}
