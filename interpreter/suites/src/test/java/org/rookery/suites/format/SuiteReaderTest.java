package org.rookery.suites.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuiteReaderTest {
  private static final Path FILE = Path.of("x.yaml");

  private static String problem(String... lines) {
    BadSuite bad =
        catchThrowableOfType(
            BadSuite.class,
            () -> {
              String text = String.join("\n", lines) + "\n";
              for (Suite.Item item : SuiteReader.parse(FILE, text).items()) {
                item.open();
              }
            });
    return String.valueOf(Objects.requireNonNull(bad).getMessage());
  }

  @Test
  void every_key_is_read() throws BadSuite {
    String text =
        """
        rules: some-game      # a comment
        game: Some Game
        recorded: "0123456789abcdef"
        cases:
          - name: everything
            position: "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1"
            place: {a8: Black Ready-Rook, b2: empty}
            hand: {White: {Queen: 1, Pawn: 2}}
            to-move: White
            turn: 2
            flags: {checks: 3}
            play: ["c3-d5", "e8-d8"]
            record: true
            skip: not yet
            tags: [slow, drops]
            for: both-players
            always: {that: "(to-move?)", longest: 90, games: 3, turns: 50, seed: 7}
            faster-than: 200 ms
            expect:
              count: 23
              moves: [e1-e2]
              legal: [a]
              illegal: [b]
              targets: {d5: [a4, b3]}
              check: false
              outcome: draw by stalemate
              board: {d5: White Ready-Knight, c3: empty}
              hand: {White: {}}
              flags: {checks: 2}
              view: {White: "??/K1"}
              after:
                "d5-e4": {captured: [e4], outcome: ongoing}
              perft: {1: 20, 2: 4000000000}
        """;
    Suite read = SuiteReader.parse(FILE, text);
    assertThat(read.header().rules()).isEqualTo("some-game");
    assertThat(read.header().game()).isEqualTo("Some Game");
    assertThat(read.header().recorded()).isEqualTo("0123456789abcdef");
    assertThat(read.items().get(0).open())
        .hasToString(
            "Case[name=everything, "
                + "position=4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1, "
                + "place={a8=Black Ready-Rook, b2=empty}, hand={White={Queen=1, Pawn=2}}, "
                + "toMove=White, turn=2, flags={checks=3}, play=[c3-d5, e8-d8], "
                + "expect=Expect[count=23, moves=[e1-e2], legal=[a], illegal=[b], "
                + "targets={d5=[a4, b3]}, check=false, outcome=draw by stalemate, "
                + "board={d5=White Ready-Knight, c3=empty}, hand={White={}}, flags={checks=2}, "
                + "view={White=??/K1}, captured=null, after={d5-e4=Expect[count=null, moves=null, legal=null, "
                + "illegal=null, targets=null, check=null, outcome=ongoing, board=null, hand=null, "
                + "flags=null, view=null, captured=[e4], after=null, perft=null]}, "
                + "perft={1=20, 2=4000000000}], record=true, skip=not yet, tags=[slow, drops], "
                + "kin=both-players, always=Always[that=(to-move?), longest=90, games=3, turns=50, "
                + "seed=7], fasterThan=200 ms]");
    assertThat(read.place("/cases/0")).isEqualTo("x.yaml:5:5");
    assertThat(read.place("/cases/0/expect/legal/0")).isEqualTo("x.yaml:22:15");
    assertThat(read.place("/cases/0/expect/after/d5-e4/captured")).isEqualTo("x.yaml:32:19");
  }

  @Test
  void unknown_keys_are_told_with_a_guess() {
    assertThat(problem("rules: chess", "cases:", "  - nam: x"))
        .isEqualTo("x.yaml:3:5: There is no key `nam` here; did you mean `name`?");
  }

  @Test
  void keys_in_the_wrong_place_are_told_where_they_belong() {
    assertThat(problem("rules: chess", "cases:", "  - count: 20"))
        .isEqualTo("x.yaml:3:5: There is no key `count` here; it belongs in `expect`.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {play: [e2-e4]}"))
        .isEqualTo("x.yaml:3:14: There is no key `play` here; it belongs in a case.");
    assertThat(problem("rules: chess", "position: 8/8", "cases:", "  - count: 20"))
        .isEqualTo("x.yaml:2:1: There is no key `position` here; it belongs in a case.");
  }

  @Test
  void every_key_belongs_somewhere() {
    assertThat(SuiteKeys.all()).allMatch(key -> KeyHomes.of(key).isPresent());
    assertThat(KeyHomes.PARTS.values().stream().flatMap(List::stream))
        .isSubsetOf(SuiteKeys.all())
        .doesNotHaveDuplicates();
  }

  @Test
  void keys_given_twice_are_told() {
    assertThat(problem("rules: chess", "cases:", "  - name: x", "    name: y"))
        .isEqualTo("x.yaml:4:5: The key `name` is given twice.");
  }

  @Test
  void values_of_the_wrong_kind_are_told() {
    assertThat(problem("rules: chess", "cases:", "  - play: e2-e4"))
        .isEqualTo("x.yaml:3:5: `play` should be a list: `[…]`.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {count: many}"))
        .isEqualTo("x.yaml:3:14: `count` should be a whole number.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {count: 1.5}"))
        .isEqualTo("x.yaml:3:14: `count` should be a whole number.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {count: 3000000000}"))
        .isEqualTo("x.yaml:3:14: `count` should be a whole number up to 2147483647.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {perft: {one: 20}}"))
        .isEqualTo("x.yaml:3:22: `one` should be a depth.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {check: 1}"))
        .isEqualTo("x.yaml:3:14: `check` should be `true` or `false`.");
    assertThat(problem("rules: chess", "cases:", "  - expect: [count]"))
        .isEqualTo("x.yaml:3:5: `expect` should be keys with values: `{key: value}`.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {board: {e4: }}"))
        .isEqualTo("x.yaml:3:22: A value is missing here.");
    assertThat(problem("rules: chess", "cases:", "  - expect: {flags: {score: }}"))
        .isEqualTo("x.yaml:3:22: A value is missing here.");
    assertThat(problem("rules: chess", "cases:", "  - flags: {score: [a1, ~]}"))
        .isEqualTo("x.yaml:3:25: A value is missing here.");
  }

  @Test
  void a_missing_rules_key_is_told() {
    assertThat(problem("cases: []")).contains("The key `rules` is missing");
  }

  @Test
  void a_suite_without_cases_asks_nothing() {
    assertThat(problem("rules: chess\ncases: []"))
        .isEqualTo("x.yaml:1:1: There are no cases: write them under `cases:`.");
    assertThat(problem("rules: chess")).contains("There are no cases");
  }

  @Test
  void an_empty_file_is_told() {
    assertThat(problem("")).contains("The file is empty");
    assertThat(problem("# nothing")).contains("The file is empty");
  }

  @Test
  void captured_belongs_under_after() {
    assertThat(problem("rules: chess", "cases:", "  - expect: {captured: [e4]}"))
        .isEqualTo("x.yaml:3:14: `captured` is about a move: it belongs under `after`.");
  }

  @Test
  void what_is_no_yaml_is_told() {
    assertThat(problem("rules: chess", "cases: [", "x: }"))
        .startsWith("x.yaml:3:")
        .contains("not YAML");
    assertThat(problem("just words")).startsWith("x.yaml:1:1: ");
  }

  @Test
  void what_is_not_closed_is_told_where_it_begins() {
    assertThat(notYaml("place: {a1: White King"))
        .isEqualTo(
            "x.yaml:3:12: The file is not YAML: what begins here with `{` is not closed; a `}` is"
                + " missing before 4:11.");
    assertThat(notYaml("play: [e2-e4, e2-e3}"))
        .startsWith("x.yaml:3:11: ")
        .endsWith("`[` is not closed; a `]` is missing before 3:24.");
    assertThat(notYaml("position: \"4k3"))
        .startsWith("x.yaml:3:15: ")
        .contains("a `\"` is missing");
    assertThat(notYaml("position: '4k3")).startsWith("x.yaml:3:15: ").contains("a `'` is missing");
  }

  @Test
  void what_yaml_does_not_allow_is_told_in_plain_words() {
    assertThat(notYaml("position: a: b")).startsWith("x.yaml:3:16: ").contains("needs quotes");
    assertThat(notYaml("play: [@-e4]")).startsWith("x.yaml:3:12: ").contains("put it into quotes");
    assertThat(problem("rules: ["))
        .isEqualTo("x.yaml:3:1: The file is not YAML: a value should stand here.");
    assertThat(notYaml("\tplay: [e4]")).contains("indent with spaces");
    assertThat(notYaml("position: a\n   b: c")).contains("is not indented as those before it");
  }

  private static String notYaml(String line) {
    return problem("rules: chess", "cases:", "  - " + line, "    expect: {count: 3}");
  }

  @Test
  void each_case_is_read_by_itself() throws BadSuite {
    String text =
        """
        rules: chess
        cases:
          - expect: {count: 20}
          - expect: {count: many, legal: {a: [b]}}
          - name: second
            expect: {count: 20}
          - [a, {b: c}]
          - name: third
            expect: {count: 20}
            name: fourth
          - expect: {count: 20}
        """;
    List<Suite.Item> items = SuiteReader.parse(FILE, text).items();
    assertThat(items)
        .extracting(Suite.Item::name)
        .containsExactly("case 0", "case 1", "second", "case 3", "fourth", "case 5");
    assertThat(items)
        .extracting(item -> item.problem() == null ? "" : item.problem().getMessage())
        .containsExactly(
            "",
            "x.yaml:4:14: `count` should be a whole number.",
            "",
            "x.yaml:7:5: This should be keys with values: `{key: value}`.",
            "x.yaml:10:5: The key `name` is given twice.",
            "");
  }

  @Test
  void a_case_that_asks_nothing_is_refused() {
    assertThat(problem("rules: chess", "cases: [{}]"))
        .isEqualTo(
            "x.yaml:2:9: The case asks nothing: name what should hold under `expect:`, or moves to"
                + " `play:`.");
    for (String nothing : List.of("{}", "{legal: []}", "{board: {}, after: {}}")) {
      assertThat(problem("rules: chess", "cases:", "  - expect: " + nothing))
          .startsWith("x.yaml:3:5: Nothing is expected here");
    }
  }

  @Test
  void a_second_suite_behind_the_first_is_told() {
    assertThat(problem("rules: chess", "cases:", "  - play: [e2-e4]", "---", "rules: chess"))
        .isEqualTo("x.yaml:5:1: One suite is over here; another belongs into a file of its own.");
  }

  private static List<Suite.Item> items(String... lines) throws BadSuite {
    return SuiteReader.parse(FILE, "rules: chess\ncases:\n" + String.join("\n", lines)).items();
  }

  @Test
  void a_case_is_read_once_for_each_row_of_examples() throws BadSuite {
    List<Suite.Item> items =
        items(
            "  - name: from <square>",
            "    examples:",
            "      - {square: a1, count: 3, to: [a2, b1]}",
            "      - {square: b1, count: 4, to: [b2]}",
            "    place: {<square>: White King}",
            "    expect: {count: <count>, targets: {<square>: <to>}, legal: [<square>-a2]}");
    assertThat(items).extracting(Suite.Item::name).containsExactly("from a1", "from b1");
    Case second = items.get(1).open();
    assertThat(second.place()).isEqualTo(Map.of("b1", "White King"));
    Expect expect = Objects.requireNonNull(second.expect());
    assertThat(expect.count()).isEqualTo(4);
    assertThat(expect.targets()).isEqualTo(Map.of("b1", List.of("b2")));
    assertThat(expect.legal()).containsExactly("b1-a2");
  }

  @Test
  void lists_of_examples_are_combined() throws BadSuite {
    List<Suite.Item> items =
        items(
            "  - name: it",
            "    examples: {n: [1, 2], who: [White, Black]}",
            "    to-move: <who>",
            "    expect: {count: <n>}");
    assertThat(items)
        .extracting(Suite.Item::name)
        .containsExactly("it (1, White)", "it (1, Black)", "it (2, White)", "it (2, Black)");
    assertThat(items.get(2).open().toMove()).isEqualTo("White");
  }

  @Test
  void an_example_is_named_by_its_own_line() throws BadSuite {
    String text =
        """
        rules: chess
        cases:
          - name: how many
            examples:
              - {n: 20}
              - {n: 21}
            expect: {count: <n>}
          - name: another
            expect: {count: 20}
        """;
    Suite suite = SuiteReader.parse(FILE, text);
    List<Suite.Item> items = suite.items();
    assertThat(items).extracting(suite::line).containsExactly(5, 6, 8);
    assertThat(items).filteredOn(item -> suite.covers(item, 6)).containsExactly(items.get(1));
    assertThat(items).filteredOn(item -> suite.covers(item, 7)).hasSize(2);
    assertThat(items).filteredOn(item -> suite.covers(item, 9)).containsExactly(items.get(2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{n: 1}, {m: 2}]      | 4:24: This example lacks `n`.",
        "[{n: 1, m: 2}]        | 4:5: The case has no `<m>` that this would stand for.",
        "[]                    | 4:5: There are no examples here; each is a row, as `{count: 20}`.",
        "[a1]                  | 4:16: An example should be names with values: `{count: 20}`.",
        "[{m: 1}]              | 5:14: No example says what `<n>` is; they have `m`.",
        "[{no: 1}]             | 5:14: No example says what `<n>` is; did you mean `<no>`?",
        "[{n: }]               | 4:16: `n` has no value.",
        "{n: 1}                | 4:16: `n` should be a list: `[…]`.",
        "20                    | 4:5: `examples` should be a list of rows, or names with lists: `{count: [20]}`.",
        "{n: []}               | 4:5: There are no examples here; each is a row, as `{count: 20}`.",
        "[{n: [1]}]            | 5:14: `count` should be a whole number.",
      })
  void wrong_examples_are_told(String examples, String problem) {
    assertThat(
            problem(
                "rules: chess",
                "cases:",
                "  - name: it",
                "    examples: " + examples,
                "    expect: {count: <n>}"))
        .isEqualTo("x.yaml:" + problem);
  }

  @Test
  void a_list_is_no_part_of_a_text() {
    assertThat(
            problem(
                "rules: chess",
                "cases:",
                "  - name: it",
                "    examples: [{to: [a1]}]",
                "    play: [a2-<to>]"))
        .isEqualTo("x.yaml:5:12: `<to>` is no text, and cannot be part of one.");
  }
}
