package org.rookery.logs.pgn;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/** What is read of texts that others wrote, and what they are told. */
class PgnReaderTest {
  private final Diagnostics problems = new Diagnostics();

  private List<PgnGame> read(String text) {
    return PgnReader.read(Source.of("some.pgn", text), problems);
  }

  private List<String> turns(String text) {
    List<PgnGame> games = read(text);
    assertThat(games).hasSize(1);
    return games.get(0).turns().stream().map(PgnTurn::text).toList();
  }

  private List<String> told() {
    return problems.sorted().stream()
        .map(problem -> problem.span().position() + " " + problem.code())
        .toList();
  }

  @Test
  void numbers_marks_comments_and_variations_are_no_turns() {
    String text =
        "{before} 1. e4! $10 {a ( comment} e5 ; the rest } of the line\n"
            + "% for other programs ( {\n"
            + "2.Nf3 (2. d4 {or } (2. c4 \")\") exd4) Nc6 3... d6?? 12 a6 e.p. 1/2-1/2";
    assertThat(turns(text)).containsExactly("e4", "e5", "Nf3", "Nc6", "d6", "a6");
    PgnGame game = read(text).get(0);
    assertThat(game.comment()).isEqualTo("before");
    assertThat(game.result()).isEqualTo("1/2-1/2");
    assertThat(game.turns().get(0).nags()).containsExactly(1, 10);
    assertThat(game.turns().get(0).comment()).isEqualTo("a ( comment");
    assertThat(game.turns().get(1).comment()).isEqualTo("the rest } of the line");
    assertThat(game.turns().get(4).nags()).containsExactly(4);
    assertThat(told()).isEmpty();
  }

  /** A line with its comments in braces and its variations in parentheses. */
  private static String line(List<PgnTurn> line) {
    return line.stream()
        .map(
            turn ->
                turn.text()
                    + turn.nags().stream().map(nag -> "$" + nag).collect(joining())
                    + (turn.comment().isEmpty() ? "" : "{" + turn.comment() + "}")
                    + turn.instead().stream().map(one -> "(" + line(one) + ")").collect(joining()))
        .collect(joining(" "));
  }

  @Test
  void variations_belong_to_the_turn_before_them() {
    String text =
        "(1. lost) {before} 1. e4 {one} (1. d4 d5! (1... Nf6 {two}) 2. c4) ({three} 1. c4 $7 {four})"
            + " (1. b4 ({nothing})) 1... e5 {five} *";
    assertThat(line(read(text).get(0).turns()))
        .isEqualTo("e4{one}(d4 d5$1(Nf6{two}) c4)(c4$7{three four})(b4) e5{five}");
    assertThat(read(text).get(0).comment()).isEqualTo("before");
    assertThat(told()).isEmpty();
  }

  @Test
  void what_is_open_at_the_end_of_a_game_is_closed() {
    List<PgnGame> games = read("1. e4 (1. d4 (1. c4\n\n[Event \"2\"]\n\n1. b4 (1. a4");
    assertThat(games.stream().map(game -> line(game.turns())))
        .containsExactly("e4(d4(c4))", "b4(a4)");
    assertThat(told()).containsExactly("some.pgn:1:7 pgn-variation", "some.pgn:5:7 pgn-variation");
  }

  @Test
  void variations_deep_within_others_are_looked_through() {
    String deep = "1. a (".repeat(60) + "b" + ")".repeat(60) + " c";
    String line = line(read(deep).get(0).turns());
    assertThat(line).doesNotContain("b").endsWith(") c");
    assertThat(line.chars().filter(c -> c == 'a').count()).isEqualTo(51);
    assertThat(told()).isEmpty();
  }

  @Test
  void a_turn_may_be_a_text() {
    assertThat(turns("1. \"M a1-a2; b1-\\\"c\\\"\" \"12\" *"))
        .containsExactly("M a1-a2; b1-\"c\"", "12");
    assertThat(told()).isEmpty();
  }

  @Test
  void games_end_with_a_result_or_where_the_next_begins() {
    String text =
        """
        \uFEFF[Event "a \\"b\\" \\\\c"]
        [Result "1-0"]

        1. e4 1-0

        [Event "without turns"]

        [Event "without result"]
        1. d4
        [Event "last"]
        1. c4 c5 *
        """;
    for (String ends : List.of("\n", "\r\n", "\r")) {
      List<PgnGame> games = read(text.replace("\n", ends));
      assertThat(games)
          .extracting(game -> game.tag("Event").orElse(""))
          .first()
          .isEqualTo("a \"b\" \\c");
      assertThat(games).extracting(game -> game.turns().size()).containsExactly(1, 0, 1, 2);
      assertThat(games).extracting(PgnGame::result).containsExactly("1-0", "*", "*", "*");
    }
    assertThat(told()).isEmpty();
  }

  @Test
  void every_mistake_is_told_where_it_is_and_the_rest_is_read() {
    String text =
        "[Event here]\n1. e4 ) e5 } 2. d4 $x (never\n[Event \"b\"]\n[Site \"open]\n1. c4 {open";
    assertThat(read(text)).extracting(game -> game.turns().size()).containsExactly(3, 1);
    assertThat(told())
        .containsExactly(
            "some.pgn:1:1 pgn-tag",
            "some.pgn:2:7 pgn-variation",
            "some.pgn:2:12 pgn-comment",
            "some.pgn:2:20 pgn-mark",
            "some.pgn:2:23 pgn-variation",
            "some.pgn:4:1 pgn-tag",
            "some.pgn:4:7 pgn-text",
            "some.pgn:5:7 pgn-comment");
  }

  @Test
  void depth_and_length_are_bounded() {
    assertThat(turns("e4 " + "(".repeat(200_000) + "a" + ")".repeat(200_000) + " e5 *"))
        .containsExactly("e4", "e5");
    assertThat(told()).isEmpty();
    assertThat(turns("a b ".repeat(100_000))).hasSizeLessThan(20_002);
    assertThat(told()).hasSize(1).first().asString().endsWith("pgn-length");
  }

  @Test
  void what_begins_like_a_game_is_known() {
    assertThat(PgnReader.canRead("\n% x\n[Event \"?\"]\n")).isTrue();
    assertThat(PgnReader.canRead("1. e2-e4\n")).isFalse();
    assertThat(PgnReader.canRead("[x]\n")).isFalse();
  }
}
