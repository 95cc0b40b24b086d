package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.app.book.Book;
import org.rookery.game.Loading;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

/** The examples of the book do what it says. */
class BookTest {
  private static final Pattern BLOCK =
      Pattern.compile("```(\\w+)(?: (\\S+))?\n(.*?)```\n", Pattern.DOTALL);
  private static final List<String> TOP = List.of("include", "define");
  private static final int FEWEST_RECIPES = 40;

  /** A part of a chapter between fences. */
  private record Block(String kind, String name, String text) {}

  private static List<Block> blocks(String chapter) {
    List<Block> blocks = new ArrayList<>();
    Matcher matcher = BLOCK.matcher(Book.chapter(chapter));
    while (matcher.find()) {
      String name = matcher.group(2) == null ? "" : matcher.group(2);
      blocks.add(new Block(matcher.group(1), name, matcher.group(3)));
    }
    return blocks;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"cookbook", "concepts", "betza", "fen", "suites", "images", "coming-from"})
  void examples_load_and_their_cases_hold(String chapter, @TempDir Path folder) throws IOException {
    SuiteRunner runner = new SuiteRunner(Rulebook.here());
    int number = 0;
    Path rules = folder;
    for (Block block : blocks(chapter)) {
      if (block.kind().equals("rules")) {
        rules = Files.writeString(folder.resolve("example" + ++number + ".rules"), whole(block));
        Loading loading = Rulebook.here().load(rules, Optional.empty());
        assertThat(loading.errors()).as(block.text() + loading.problems()).isZero();
      } else if (block.kind().equals("yaml")) {
        Path suite = folder.resolve("example" + number + ".yaml");
        Files.writeString(suite, "rules: " + rules.getFileName() + "\ncases:\n" + block.text());
        SuiteResult result = runner.run(suite);
        assertThat(result.problem()).isEmpty();
        assertThat(result.cases())
            .isNotEmpty()
            .allSatisfy(c -> assertThat(c.passed()).as(c.name()).isTrue());
      }
    }
    assertThat(number).isPositive();
  }

  @Test
  void there_are_recipes_for_what_authors_wish() {
    assertThat(Book.chapter("cookbook").lines().filter(line -> line.startsWith("### ")))
        .hasSizeGreaterThan(FEWEST_RECIPES);
    assertThat(Cli.run("words", "captured", "pieces", "may", "be", "dropped").out())
        .contains("In `rookery book cookbook`: Captured pieces may be dropped\n   (include");
  }

  @Test
  void every_chapter_is_printed_and_named_on_the_first_page() {
    for (String chapter : Book.chapters()) {
      assertThat(Cli.run("book", chapter).out()).startsWith("# ");
      assertThat(chapter.equals(Book.CONTENTS) || Cli.run("book").out().contains(chapter)).isTrue();
    }
    assertThat(Cli.run("book", "index").out().lines()).hasSizeGreaterThan(150);
    assertThat(Cli.run("book", "cockbook").err()).contains("cookbook");
  }

  /** The lines of a variant with what stands around them. */
  private static String whole(Block block) {
    List<Form> forms = FormReader.read(Source.of("example", block.text()), new Diagnostics());
    if (forms.stream().anyMatch(form -> is(form, "game") || is(form, "variant"))) {
      return block.text();
    }
    StringBuilder top = new StringBuilder("(include \"chess\")\n");
    StringBuilder rest = new StringBuilder();
    boolean titled = false;
    for (Form form : forms) {
      boolean first = TOP.stream().anyMatch(word -> is(form, word));
      titled |= is(form, "title");
      (first ? top : rest).append(form.origin().span().text()).append('\n');
    }
    return top + "(variant " + (titled ? "" : "(title \"Example\")\n") + rest + ")\n";
  }

  private static boolean is(Form form, String word) {
    return form instanceof Form.Group group && group.isHeadedBy(word);
  }

  @Test
  void the_tutorial_can_be_followed(@TempDir Path folder) throws IOException {
    for (Block block : blocks("tutorial")) {
      if (block.name().isEmpty()) {
        follow(block.text(), folder);
      } else {
        Files.writeString(folder.resolve(block.name()), block.text());
      }
    }
  }

  /** Runs each command behind a dollar sign; what stands below it is among what it prints. */
  private static void follow(String session, Path folder) {
    String printed = "";
    for (String line : session.lines().toList()) {
      if (line.startsWith("$ rookery ")) {
        Cli.Run run = Cli.run(words(line.substring("$ rookery ".length()), folder));
        assertThat(run.code()).as(line + "\n" + run.all()).isZero();
        printed = run.all().replace(folder + "/", "");
      } else {
        assertThat(printed).contains(line);
      }
    }
  }

  /** The words of a command line, with files where they are. */
  private static String[] words(String line, Path folder) {
    return Pattern.compile("\"([^\"]*)\"|\\S+")
        .matcher(line)
        .results()
        .map(found -> found.group(1) == null ? found.group() : found.group(1))
        .map(word -> Files.exists(folder.resolve(word)) ? folder.resolve(word).toString() : word)
        .toArray(String[]::new);
  }

  @Test
  void every_square_is_explained_at_once() {
    assertThat(Cli.run("why", "chess", "--all", "g1").out())
        .contains("3   . . . . . * . *")
        .contains("*  it may go there: ")
        .containsPattern("[a-z]  e2: The nearest rule of Knight, .* e2 holds a White Pawn");
    assertThat(Cli.run("why", "chess", "--all", "knight").out()).contains("on b1", "on g1");
    assertThat(Cli.run("why", "chess", "--all", "e5").err()).contains("is no piece of White");
  }
}
