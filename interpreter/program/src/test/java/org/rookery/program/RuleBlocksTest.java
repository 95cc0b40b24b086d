package org.rookery.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of all rules of a piece, whichever way leads to them. */
final class RuleBlocksTest {
  private static final ContentSet EMPTY = new ContentSet(new int[] {1});
  private static final int LEG = Edit.of(Edit.MOVE, 0, 1);

  private final RuleMaker rules = new RuleMaker();
  private final Rule emission = rules.emit(List.of(LEG), RuleMaker.END, 0);

  @Test
  void each_rule_stands_after_all_it_leads_to() {
    Rule look = rules.look(1, EMPTY, emission, RuleMaker.END, 0);
    Rule fork = rules.fork(look, emission);
    RuleBlocks blocks = new RuleBlocks(List.of(fork, look));

    assertThat(blocks.fromTheEnd()).containsExactly(emission, look, fork);
    assertThat(blocks.fromTheEnd()).allMatch(rule -> rule.number() < blocks.numbers());
  }

  @Test
  void what_was_made_and_is_led_to_by_nothing_is_left_out() {
    rules.emit(List.of(LEG, LEG), RuleMaker.END, 0);
    Rule look = rules.look(1, EMPTY, emission, RuleMaker.END, 0);
    RuleBlocks blocks = new RuleBlocks(List.of(look, RuleMaker.END));

    assertThat(blocks.fromTheEnd()).containsExactly(emission, look);
    assertThat(blocks.numbers()).isEqualTo(look.number() + 1);
  }

  @Test
  void no_rules_have_no_numbers() {
    assertThat(RuleBlocks.NONE.fromTheEnd()).isEmpty();
    assertThat(RuleBlocks.NONE.numbers()).isZero();
    assertThat(RuleBlocks.NONE.asksAboutMove()).isFalse();
  }

  @Test
  void a_test_about_the_turn_is_found_inside_another() {
    Rule plain = rules.ask(new org.rookery.program.Test.Passed(1), emission, RuleMaker.END, 0);
    org.rookery.program.Test captures = new org.rookery.program.Test.Captures(0, 1);
    Rule about = rules.ask(new org.rookery.program.Test.Not(captures), plain, RuleMaker.END, 0);

    assertThat(new RuleBlocks(List.of(plain)).asksAboutMove()).isFalse();
    assertThat(new RuleBlocks(List.of(plain, about)).asksAboutMove()).isTrue();
  }
}
