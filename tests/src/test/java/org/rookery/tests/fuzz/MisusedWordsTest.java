package org.rookery.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/**
 * Every word of the manual with arguments left out, added, and of every wrong shape: told, never an
 * exception.
 */
final class MisusedWordsTest {
  /**
   * Of so many misuses of a word every build tries one; no divisor of how many wrong shapes are.
   */
  private static final int EVERY = 4;

  private static final Pattern HEADING = Pattern.compile("## (.*)");
  private static final List<String> WRONG =
      List.of(
          "", "x", "7", "-1", "\"t\"", "()", "(x)", "(x y z)", "(7)", "((x))", "White", "Man", "n");

  /** Where the words of a chapter of the manual stand. */
  private static final Map<String, String> PLACES = new LinkedHashMap<>();

  static {
    PLACES.put("Sections of a game", game("", "", "%s"));
    PLACES.put("Sections of a board", game("%s", "", ""));
    PLACES.put("Lists of squares", game("(zone (name z) (positions %s))", "", ""));
    PLACES.put("Sections of a piece", game("", "", "(piece (name P) %s)"));
    PLACES.put("Words among blocks", game("", "%s", ""));
    PLACES.put("Statements", game("", "(n %s add)", ""));
    PLACES.put("Conditions", game("", "(n (verify %s) add)", "(ending \"x\" %1$s win)"));
    PLACES.put("Directions", game("", "(%s add)", ""));
    PLACES.put("Numbers", game("", "((repeat %s n) (verify (= 1 %1$s)) add)", ""));
    PLACES.put(
        "Filters", game("", "(n (verify (piece? %s)) add)", "(every-piece %1$s (moves (s add)))"));
    PLACES.put("Areas", game("", "(n (verify (exists friend %s)) add)", ""));
  }

  private static String game(String board, String blocks, String sections) {
    return "(game (title \"T\") (players White Black) (turn-order White Black)\n"
        + ("(board (rectangle 3 3) " + board + ")\n")
        + "(board-setup (White (Man a1)) (Black (Man c3)))\n"
        + ("(piece (name Man) (letter M) (attribute a true) (moves (n add) " + blocks + "))\n")
        + (sections + ")\n");
  }

  /** The examples of the manual, by chapter. */
  private static Map<String, List<String>> examples() {
    Map<String, List<String>> examples = new LinkedHashMap<>();
    String chapter = "";
    for (String line : Checkout.read(Checkout.path("interpreter", "words.md")).lines().toList()) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        chapter = heading.group(1);
      }
      String[] cells = line.split("(?<!\\\\)\\|", -1);
      if (PLACES.containsKey(chapter) && cells.length > 3 && cells[3].contains("`")) {
        String example = cells[3].strip().replace("`", "").replace("\\|", "|");
        examples.computeIfAbsent(chapter, unused -> new ArrayList<>()).add(example);
      }
    }
    return examples;
  }

  @TestFactory
  Stream<DynamicTest> no_misuse_is_an_exception() {
    return misuses(EVERY);
  }

  @TestFactory
  @Tag(Games.CATALOGUE)
  Stream<DynamicTest> no_misuse_of_all_is_an_exception() {
    return misuses(1);
  }

  private static Stream<DynamicTest> misuses(int every) {
    return examples().entrySet().stream()
        .flatMap(
            chapter ->
                chapter.getValue().stream()
                    .map(
                        example ->
                            DynamicTest.dynamicTest(
                                example,
                                () -> misuse(PLACES.get(chapter.getKey()), example, every))));
  }

  @Test
  void the_manual_has_examples_for_every_place() {
    assertThat(examples().keySet()).isEqualTo(PLACES.keySet());
    assertThat(examples().values().stream().mapToInt(List::size).sum()).isGreaterThan(150);
  }

  private static void misuse(String place, String example, int every) {
    List<Form> forms = FormReader.read(Source.of("example.rules", example), new Diagnostics());
    for (Form form : forms) {
      List<String> variants = variants(form);
      for (int i = 0; i < variants.size(); i += every) {
        compile(place.formatted(variants.get(i)));
      }
    }
  }

  private static void compile(String text) {
    Diagnostics diagnostics = new Diagnostics();
    try {
      boolean isGame =
          RulesCompiler.compile(
                  Source.of("misuse.rules", text), SourceLoader.NONE, Optional.empty(), diagnostics)
              .isPresent();
      assertThat(isGame).isNotEqualTo(diagnostics.hasErrors());
    } catch (RuntimeException failure) {
      throw new AssertionError(text, failure);
    }
  }

  /**
   * The form with each part, at any depth, replaced by something else, left out, or followed by
   * itself.
   */
  private static List<String> variants(Form form) {
    String whole = FormPrinter.line(form);
    List<String> variants = new ArrayList<>(List.of(whole));
    if (!(form instanceof Form.Group group)) {
      return variants;
    }
    List<Form> items = group.items();
    for (int i = 0; i < items.size(); i++) {
      List<String> parts = new ArrayList<>(WRONG);
      parts.addAll(variants(items.get(i)));
      parts.add(FormPrinter.line(items.get(i)) + " " + FormPrinter.line(items.get(i)));
      for (String part : parts) {
        variants.add(with(items, i, part));
      }
    }
    return variants;
  }

  private static String with(List<Form> items, int index, String part) {
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < items.size(); i++) {
      text.append(i == 0 ? "" : " ").append(i == index ? part : FormPrinter.line(items.get(i)));
    }
    return text.append(')').toString();
  }
}
