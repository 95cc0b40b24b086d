package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.compiler.elaborate.Keywords.Entry;
import org.rookery.language.diagnostic.DiagnosticRenderer;

class KeywordExamplesTest {
  private static final String ZONE =
      "(positions (home 0 0 9 9) (post 9 0 18 9)) (links n (home post) (post home))"
          + " (zone (name promotion) (positions (own-rank 8)))";

  /** A game in which all names of the examples mean something. */
  private static final List<String> GAME =
      List.of(
          "(title \"Example\")",
          "(players White Black)",
          "(turn-order White Black)",
          "(board (rectangle 8 8) " + ZONE + ")",
          "(counter checks 0 (per player))",
          "(piece (name Chief) (moves (move-type jumping) (n add) (move-type normal) (s add)))",
          "(piece (name Captain) (attribute spent? false) (moves (n add)))",
          "(piece (name Rider) (moves (n add)))",
          "(piece (name Footman) (moves (n add)))",
          "(board-setup (White (Chief e1)) (Black (Chief e8)))");

  static Stream<Entry> words() {
    return Keywords.reference().stream();
  }

  @ParameterizedTest
  @MethodSource("words")
  void exampleCompiles(Entry word) {
    RulesText result = RulesText.rules(program(word));

    if (word.name().equals("engine")) {
      assertThat(result.diagnostics().hasErrors()).isFalse();
    } else {
      assertThat(DiagnosticRenderer.render(result.diagnostics())).isEmpty();
    }
  }

  /** Conditions that only endings may ask. */
  private static final Set<String> OF_TURNS =
      Set.of("no-turn?", "can-move?", "some-turn?", "repeated-while?");

  @ParameterizedTest
  @MethodSource("words")
  void exampleUsesItsWord(Entry word) {
    assertThat(word.example()).matches("(?s)\\(?\\Q" + word.name() + "\\E([ )].*)?");
  }

  @ParameterizedTest
  @MethodSource("words")
  void sentenceIsOne(Entry word) {
    assertThat(word.sentence()).matches("[A-Z].*\\.");
  }

  @Test
  void usageShowsTheArguments() {
    assertThat(Keywords.STATEMENTS.find("create").orElseThrow().usage())
        .isEqualTo("(create [player|opponent] [piece] [place])");
    assertThat(Keywords.STATEMENTS.find("back").orElseThrow().usage()).isEqualTo("back");
  }

  @ParameterizedTest
  @MethodSource("innerWords")
  void exampleOfAnInnerWordCompiles(Entry word) {
    String example = word.example();
    assertThat(example).containsPattern("[ (]\\Q" + word.name() + "\\E[ )]");
    assertThat(word.sentence()).matches("[A-Z].*\\.");
    String head = example.substring(1, example.indexOf(' '));
    String text =
        switch (word.category()) {
          case "top of a file" -> head.equals("game") ? game("", "") : game("", "") + example;
          case "section of a variant" ->
              game("", "") + "(variant (title \"Other\") " + example + ")";
          default -> game(example, head);
        };
    assertThat(DiagnosticRenderer.render(RulesText.rules(text).diagnostics())).isEmpty();
  }

  @Test
  void wordsThatWorkOnFormsAreExplainedToo() {
    assertThat(Manual.word("define")).contains("(define name ($x $y) …)   [on forms]");
    assertThat(Manual.word("include")).contains("(include \"file\")", "standard library");
    assertThat(Manual.word("for-each")).contains("once for each name");
  }

  static Stream<Entry> innerWords() {
    return InnerWords.all().stream();
  }

  private static String program(Entry word) {
    String example = word.example();
    return switch (word.category()) {
      case "section of a game" ->
          switch (word.name()) {
            case "elimination" ->
                game(example, word.name()).replace("White Black)", "White Black Red)");
            case "draws", "another-throw" ->
                game(example, word.name()).replace("White Black)", "White Black ?Dice)");
            default -> game(example, word.name());
          };
      case "section of a board" ->
          word.name().equals("rectangle") || word.name().equals("grid")
              ? game("(board (rectangle 8 8) " + ZONE + ") (piece (name X))", "board")
                  .replace(
                      "(rectangle 8 8)",
                      word.name().equals("grid") ? "(rectangle 8 8) " + example : example)
              : game("(board (rectangle 8 8) " + ZONE + example + ")", "board");
      case "list of squares" ->
          game(
              "(board (rectangle 8 8) " + ZONE + "(zone (name other) (positions " + example + ")))",
              "board");
      case "section of a piece" ->
          game(
              word.name().equals("name")
                  ? "(piece " + example.replace("Rider", "Wazir") + ")"
                  : "(piece (name Extra) " + example + ")",
              "");
      case "word among blocks" -> game("(piece (name Extra) (moves " + example + "))", "");
      case "statement" -> block(example);
      case "condition" ->
          OF_TURNS.contains(word.name())
              ? game("(ending \"extra\" " + example + " draw)", "")
              : block("(verify " + example + ")");
      case "direction" -> block("(mark " + example + ")");
      case "number" -> block("(verify (>= " + example + " 1))");
      case "filter" -> block("(verify (exists " + example + " (board)))");
      case "area" -> block("(verify (exists enemy " + example + "))");
      default -> throw new AssertionError(word.category());
    };
  }

  private static String block(String statement) {
    String flags = "(set-flag jumped true) (set-position-flag seen true)";
    return game("(piece (name Extra) (moves (" + flags + statement + " add)))", "");
  }

  /** The game with a section more, in place of the section of that word. */
  private static String game(String section, String replaced) {
    List<String> sections = new ArrayList<>(GAME);
    boolean piece = replaced.isEmpty() || replaced.equals("piece") || replaced.equals("counter");
    sections.removeIf(old -> !piece && old.startsWith("(" + replaced + " "));
    return Stream.concat(sections.stream(), Stream.of(section))
        .collect(Collectors.joining("\n", "(game ", ")"));
  }
}
