package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.program.Code;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.tests.Games;

/** No code captures on a square that its reach, found without the code, leaves out. */
class ReachTest {
  static List<String> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void code_stays_within_reach(String name) {
    GameProgram program = Games.named(name).program();
    for (int content = 1; content < program.contents().size(); content++) {
      for (int square = 0; square < program.topology().size(); square += 5) {
        for (int group = 0; group < program.groups().size(); group++) {
          BitSet captured = captured(program, program.rules().moves(content, square, group));
          captured.clear(square);
          captured.andNot(program.rules().reach(content, square, group));
          assertThat(captured.stream().boxed().toList())
              .as("%s: man %d on square %d by group %d", name, content, square, group)
              .isEmpty();
        }
      }
    }
  }

  private static BitSet captured(GameProgram program, Code code) {
    BitSet captured = new BitSet();
    int[] words = code.words();
    for (int pc = 0;
        pc < words.length;
        pc += Code.length(words[pc], program.contents().maskWords())) {
      switch (words[pc]) {
        case Code.EDIT, Code.EMIT, Code.EMIT_PLAIN -> {
          switch (Edit.kind(words[pc + 1])) {
            case Edit.MOVE, Edit.COPY, Edit.CREATE, Edit.CAPTURE ->
                captured.set(Edit.b(words[pc + 1]));
            default -> {}
          }
        }
        case Code.CAPTURE_PASSER -> captured.set(0, program.topology().size());
        default -> {}
      }
    }
    return captured;
  }
}
