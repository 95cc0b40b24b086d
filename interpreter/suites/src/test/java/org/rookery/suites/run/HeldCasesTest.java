package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

final class HeldCasesTest {
  private static final String RULES =
      """
      (game
         (title "Steps")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 3 3))
         (board-setup (White (Stone a1)) (Black (Stone c3)))
         (piece (name Stone) (moves (betza "W"))))
      """;

  private static final String CASES =
      """
      rules: steps.rules
      cases:
        - {name: two ways, expect: {count: 2}}
        - {name: wrong, expect: {count: 3}}
        - {name: not tried, skip: another day, expect: {count: 4}}
      """;

  @TempDir private Path folder;
  private final HeldCases held = new HeldCases();

  @BeforeEach
  void tried() throws IOException {
    write("steps.rules", RULES);
    Path suite = write("steps.yaml", CASES);
    List<SuiteResult> results = new ArrayList<>();
    Batch.Plan plan = new Batch.Plan(1, false, Selection.ALL, CaseSchedule.STEADY);
    new Batch(new SuiteRunner(new Rulebook(folder)), plan, held).run(List.of(suite), results::add);
    assertThat(results.get(0).failures()).isEqualTo(1);
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** The names, with their lines, of the cases of a suite that are known to hold. */
  private List<String> known(String rules, String cases) throws IOException, BadSuite {
    write("steps.rules", rules);
    Suite suite = SuiteReader.read(write("steps.yaml", cases));
    Game game = new SuiteRunner(new Rulebook(folder)).game(suite);
    return suite.items().stream()
        .flatMap(item -> held.result(suite, item, game).stream())
        .map(result -> result.line() + " " + result.name())
        .toList();
  }

  @Test
  void what_held_and_says_the_same_holds() throws IOException, BadSuite {
    assertThat(known(RULES, CASES)).containsExactly("3 two ways");
  }

  @Test
  void comments_and_layout_say_nothing() throws IOException, BadSuite {
    assertThat(known("; a comment\n" + RULES.replace("   ", " "), "# another\n" + CASES))
        .containsExactly("4 two ways");
  }

  @Test
  void other_rules_have_to_be_tried() throws IOException, BadSuite {
    assertThat(known(RULES.replace("\"W\"", "\"F\""), CASES)).isEmpty();
  }

  @Test
  void another_case_has_to_be_tried() throws IOException, BadSuite {
    assertThat(known(RULES, CASES.replace("{count: 2}", "{count: 2, check: false}"))).isEmpty();
  }
}
