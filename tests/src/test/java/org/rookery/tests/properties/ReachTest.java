package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.tests.Games;

/** No rules do what their reach, found without them, leaves out. */
class ReachTest {
  static List<String> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void rules_stay_within_reach(String name) {
    GameProgram program = Games.named(name).program();
    for (int content = 1; content < program.contents().size(); content++) {
      for (int square = 0; square < program.topology().size(); square += 5) {
        for (int group = 0; group < program.groups().size(); group++) {
          RuleBlocks rules = program.rules().moves(content, square, group);
          LazyRules.Reach reach = program.rules().reach(content, square, group);
          BitSet captured = captured(program, rules);
          captured.clear(square);
          captured.andNot(reach.allCaptures(program.topology().size()));
          assertThat(captured.stream().boxed().toList())
              .as("%s: piece %d on square %d by group %d", name, content, square, group)
              .isEmpty();
          assertThat(reach.passes() || edits(rules).noneMatch(ReachTest::passes))
              .as("%s: whether piece %d on square %d passes", name, content, square)
              .isTrue();
        }
      }
    }
  }

  private static boolean passes(int edit) {
    return edit != Rule.CAPTURE_PASSER && Edit.kind(edit) == Edit.PASSED;
  }

  private static IntStream edits(RuleBlocks rules) {
    return rules.all().stream()
        .flatMapToInt(
            rule ->
                rule instanceof Rule.Collect collect
                    ? IntStream.of(collect.edit())
                    : rule instanceof Rule.Emit emit
                        ? emit.edits().stream().mapToInt(Integer::intValue)
                        : IntStream.empty());
  }

  private static BitSet captured(GameProgram program, RuleBlocks rules) {
    BitSet captured = new BitSet();
    edits(rules).forEach(edit -> note(edit, program, captured));
    return captured;
  }

  private static void note(int edit, GameProgram program, BitSet captured) {
    if (edit == Rule.CAPTURE_PASSER) {
      captured.set(0, program.topology().size());
      return;
    }
    switch (Edit.kind(edit)) {
      case Edit.MOVE, Edit.COPY, Edit.CREATE, Edit.CAPTURE -> captured.set(Edit.b(edit));
      default -> {}
    }
  }
}
