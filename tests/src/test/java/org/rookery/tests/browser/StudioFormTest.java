package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.ProgramUnderTest;

/** Recipes of the cookbook, made by the form of the studio alone, without a word typed as text. */
@Tag("browser")
@Tag("page")
final class StudioFormTest {
  private static final String BASE =
      """
      ; A comment that stays.
      (include "chess")
      (variant
         (title "Example"))
      """;

  private static final String COOKBOOK =
      Checkout.read(Checkout.path("interpreter", "book", "cookbook.md"));

  @TempDir private static Path folder;
  private static Chromium browser;

  @BeforeAll
  static void open() throws IOException, InterruptedException {
    Path rules = Files.writeString(folder.resolve("base.rules"), BASE);
    Path page = folder.resolve("studio.html");
    assertThat(run("publish", rules.toString(), "--studio", "-o", page.toString())).isEmpty();
    browser = Chromium.start(folder.resolve("profile"));
    browser.open(page.toUri());
    browser.evaluate(SitePages.script("author.js"));
    browser.evaluate(SitePages.script("form.js"));
    assertThat(browser.evaluate("filler.ready()")).isEqualTo("true");
  }

  @AfterAll
  static void close() throws IOException {
    browser.close();
  }

  private static void begin(String rules) {
    browser.evaluate("author.type(`" + rules + "`)");
    assertThat(browser.evaluate("filler.settled()")).isEqualTo("true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A leaper | filler.piece(''); filler.named('Camel', 'C'); filler.touch('1,3', 1)",
        "A rider: the same leap again and again | filler.piece(''); filler.named('Nightrider', 'H'); filler.goesOn(true, 0);"
            + " filler.touch('-1,2', 1)",
        "A slider that goes so far and no farther | filler.piece(''); filler.named('Short', 'S'); filler.goesOn(true, 3);"
            + " filler.touch('1,0', 1)",
        "A piece that moves one way and captures another | filler.piece(''); filler.named('Turncoat', 'T');"
            + " filler.goesOn(true, 0); filler.touch('0,1', 3); filler.touch('1,1', 2)",
      })
  void a_piece_is_drawn(String recipe, String deeds) throws IOException {
    begin(BASE);
    browser.evaluate("filler.betza(''); filler.goesOn(false, 0); " + deeds);
    assertThat(browser.evaluate("filler.set()")).isEmpty();
    isTheRecipe(recipe);
  }

  @Test
  void tests_are_tried_without_a_server() {
    begin(BASE);
    assertThat(browser.evaluate("filler.tests('rules: x\\ncases:\\n  - expect: {count: 20}\\n')"))
        .isEqualTo("1 case, all held.");
    assertThat(browser.evaluate("filler.tests('rules: x\\ncases:\\n  - expect: {count: 21}\\n')"))
        .startsWith(
            "1 case, 1 did not hold.\nLine 3: case 0: count: expected 21, got 20\n8   r n b");
    assertThat(browser.evaluate("filler.tests('rules: x\\ncases:\\n  - cuont: 21\\n')"))
        .contains("There is no key `cuont` here");
    assertThat(browser.evaluate("filler.tests('rules: [a')")).contains("is not closed");
    assertThat(Accessibility.violations(browser)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Captures are compulsory | Captures are mandatory",
        "Captured pieces may be dropped | Captured pieces may be dropped",
        "No castling | No castling",
        "No check: capturing the King wins | No check: capturing the King wins",
        "A King who wins by reaching the middle | A King in the middle wins",
        "The third check wins | The third check wins",
        "Giving check is illegal | Giving check is illegal",
        "A bare King loses | A bare King loses",
        "An explosion | Captures explode",
        "The captor changes sides | The captor changes sides",
        "Round: the left edge touches the right | The board is round: its left edge touches the right",
      })
  void a_rule_is_ticked_and_taken_back(String recipe, String label) throws IOException {
    begin(BASE);
    assertThat(browser.evaluate("filler.tick('" + label + "')")).isEmpty();
    assertThat(browser.evaluate("filler.isTicked('" + label + "')")).isEqualTo("true");
    if (label.contains("dropped")) {
      assertThat(browser.evaluate("filler.start()")).isEmpty();
    }
    isTheRecipe(recipe);
    browser.evaluate("filler.tick('" + label + "')");
    assertThat(browser.evaluate("filler.isTicked('" + label + "')")).isEqualTo("false");
    assertThat(browser.evaluate("filler.text()"))
        .startsWith("; A comment that stays.")
        .contains("(title \"Example\")");
  }

  @Test
  void pawns_promote_to_what_is_chosen() throws IOException {
    begin(BASE);
    assertThat(browser.evaluate("filler.promote('Knight')")).isEmpty();
    isTheRecipe("To other pieces than in chess");
  }

  @Test
  void an_author_starts_from_another_game_or_from_little() {
    begin(BASE);
    assertThat(browser.evaluate("filler.begin('a small game of its own')"))
        .contains("the rules of this page", "a variant of chess", "a file");
    assertThat(browser.evaluate("filler.text()")).contains("(title \"My game\")");
    assertThat(browser.evaluate("filler.title('Guards')")).isEmpty();
    browser.evaluate("filler.begin('a variant of chess')");
    assertThat(browser.evaluate("filler.text()"))
        .isEqualTo("(include \"chess\")\n(variant\n   (title \"My variant\"))\n");
    assertThat(browser.evaluate("author.problems().length.toString()")).isEqualTo("0");
  }

  @Test
  void what_the_text_says_is_drawn_and_what_does_not_fit_is_refused() {
    begin(BASE.replace("\"))", "\")\n   (change (piece Knight) (moves (betza \"mfWcfF\"))))"));
    browser.evaluate("filler.piece('Knight')");
    assertThat(browser.evaluate("filler.shown()")).isEqualTo("mfWcfF");
    assertThat(browser.evaluate("filler.signs()"))
        .isEqualTo("..............".concat("..×○×..").concat("...♟...").concat(".".repeat(21)));
    for (String told : List.of("R4B2", "R4B", "xyz")) {
      assertThat(browser.evaluate("filler.cannot('" + told + "')")).as(told).isEqualTo("true");
    }
    for (String told : List.of("R4B4", "RB", "R4ffN")) {
      assertThat(browser.evaluate("filler.cannot('" + told + "')")).as(told).isEqualTo("false");
    }
    browser.evaluate("filler.betza('xyz')");
    assertThat(browser.evaluate("filler.set()")).startsWith("That does not fit this game:");
    assertThat(browser.evaluate("filler.text()")).contains("mfWcfF");
    assertThat(browser.messages()).isEmpty();
  }

  /** The rules of the page and those of the book are the same. */
  private static void isTheRecipe(String heading) throws IOException {
    String made = browser.evaluate("filler.text()");
    assertThat(hash(made)).as(made).isEqualTo(hash(recipe(heading)));
  }

  private static String hash(String rules) {
    return Games.rulebook().text("example.rules", rules).load().orThrow().rulesHash();
  }

  private static String recipe(String heading) {
    Matcher found =
        Pattern.compile("### " + Pattern.quote(heading) + "\n\n```rules\n(.*?)```", Pattern.DOTALL)
            .matcher(COOKBOOK);
    assertThat(found.find()).as(heading).isTrue();
    String lines = found.group(1);
    StringBuilder top = new StringBuilder("(include \"chess\")\n");
    StringBuilder inside = new StringBuilder();
    lines
        .lines()
        .forEach(line -> (line.startsWith("(include") ? top : inside).append(line).append('\n'));
    return top + "(variant (title \"Example\")\n" + inside + ")\n";
  }

  private static String run(String... words) throws IOException, InterruptedException {
    Process program =
        new ProcessBuilder(ProgramUnderTest.command(words)).redirectErrorStream(true).start();
    String told = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    program.waitFor();
    return told;
  }
}
