package org.rookery.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every way to an emission is gone, and what it needs is told. */
final class RuleWalkTest {
  /** Nobody, and a piece of each of two players. */
  private static final Contents CONTENTS = new Contents(1, 2);

  private static final ContentSet EMPTY = new ContentSet(new int[] {1});
  private static final ContentSet ENEMY = new ContentSet(new int[] {4});
  private static final org.rookery.program.Test QUESTION = new org.rookery.program.Test.Passed(3);
  private static final int ANY_NUMBER = 100;

  private final RuleMaker rules = new RuleMaker();

  private Rule emission(int edit) {
    return rules.emit(List.of(edit), RuleMaker.END, edit);
  }

  private static List<String> ways(int most, int mostPieces, Rule... blocks) {
    List<String> told = new ArrayList<>();
    RuleWalk walk =
        new RuleWalk(CONTENTS, most, mostPieces) {
          @Override
          protected void emitted(int inBlock, int origin) {
            told.add(
                inBlock
                    + " "
                    + collected()
                    + " "
                    + needs()
                    + " "
                    + answers().stream().map(Answer::holds).toList());
          }
        };
    walk.walk(new RuleBlocks(List.of(blocks)));
    return told;
  }

  @Test
  void both_ways_of_a_look_are_gone() {
    assertThat(ways(ANY_NUMBER, 2, rules.look(5, EMPTY, emission(1), emission(2), 0)))
        .containsExactly("0 [1] {5={0}} []", "0 [2] {5={1, 2}} []");
  }

  @Test
  void what_a_look_has_shown_is_known_behind_it() {
    Rule again = rules.fork(rules.look(5, ENEMY, emission(1), emission(2), 0), emission(3));
    assertThat(ways(ANY_NUMBER, 2, rules.look(5, EMPTY, again, RuleMaker.END, 0)))
        .containsExactly("0 [2] {5={0}} []", "0 [3] {5={0}} []");
  }

  @Test
  void one_answer_does_for_the_whole_way() {
    Rule again = rules.ask(QUESTION, emission(1), emission(2), 0);
    Rule first = rules.ask(QUESTION, rules.collect(4, again, 0), again, 0);
    assertThat(ways(ANY_NUMBER, 2, first))
        .containsExactly("0 [4, 1] {} [true]", "0 [2] {} [false]");
  }

  @Test
  void what_is_forgotten_is_not_emitted() {
    Rule forgets = rules.collect(4, rules.forget(emission(1)), 0);
    assertThat(ways(ANY_NUMBER, 2, forgets, emission(2)))
        .containsExactly("0 [1] {} []", "1 [2] {} []");
  }

  @Test
  void ways_that_need_too_many_pieces_are_not_gone() {
    Rule second = rules.look(6, ENEMY, emission(1), emission(2), 0);
    Rule first = rules.look(5, ENEMY, second, RuleMaker.END, 0);
    assertThat(ways(ANY_NUMBER, 1, first)).containsExactly("0 [2] {5={2}, 6={0, 1}} []");
  }

  @Test
  void what_lies_beyond_the_limit_is_left_out() {
    Rule both = rules.fork(emission(1), emission(2));
    assertThat(ways(3, 2, both)).containsExactly("0 [1] {} []");
  }
}
