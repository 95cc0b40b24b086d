package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.Checkout;
import org.rookery.tests.ProgramUnderTest;

/** What an author sees of their rules while they write them in a browser. */
@Tag("browser")
@Tag("page")
final class StudioTest {
  private static final System.Logger LOG = System.getLogger("browser");

  private static final String RULES =
      """
      ; Chess, in which the Knights leap three squares and one.
      (include "chess")

      (variant
         (title "Camel Chess")
         (change (piece Knight)
            (moves (betza "C"))))
      """;

  private static final String SUITE =
      """
      rules: camel-chess.rules
      cases:
        - name: a Camel leaps three squares and one
          expect: {targets: {b1: [a4, c4], g1: [f4, h4]}}
        - name: the others are those of chess
          expect: {targets: {e2: [e3, e4], a1: []}}
      """;

  private static final String AUTHOR =
      Checkout.read(Checkout.path("tests", "src", "test", "resources", "browser", "author.js"));

  @TempDir private Path folder;
  private Path rules;

  @BeforeEach
  void write() throws IOException {
    rules = Files.writeString(folder.resolve("camel-chess.rules"), RULES);
    Files.writeString(folder.resolve("camel-chess.yaml"), SUITE);
  }

  private static void tell(String what, String value) {
    LOG.log(System.Logger.Level.INFO, what + ": " + value);
  }

  private static String text(String text) {
    return "`" + text.replace("\\", "\\\\").replace("`", "\\`") + "`";
  }

  @Test
  void what_is_written_is_checked_drawn_and_tested_where_a_program_serves_it() throws IOException {
    Process program =
        new ProcessBuilder(ProgramUnderTest.command("serve", rules.toString()))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (Chromium browser = Chromium.start(folder.resolve("profile"));
        BufferedReader told = program.inputReader()) {
      browser.network(true);
      browser.open(URI.create(told.readLine().split(" ")[1]));
      browser.evaluate(AUTHOR);
      tell("serve: milliseconds until the page is ready", browser.evaluate("author.ready()"));
      mistakesAreTold(browser);
      diagramsFollow(browser);
      gamesAreWrittenInOtherForms(browser);
      testsLeadToTheLine(browser);
      assertThat(browser.messages()).isEmpty();
    } finally {
      program.destroy();
    }
  }

  private static void mistakesAreTold(Chromium browser) {
    browser.evaluate("author.type(" + text(RULES.replace("betza", "betsa")) + ")");
    tell("milliseconds until a mistake is shown", browser.evaluate("author.untilProblem()"));
    assertThat(browser.evaluate("author.problems().join()")).contains("Line 7", "betsa");
    assertThat(browser.evaluate("author.linesOf('error')")).isEqualTo("7");
    String stale = "String(document.getElementById('place').classList.contains('stale'))";
    assertThat(browser.evaluate(stale)).isEqualTo("true");
    assertThat(browser.evaluate("document.getElementById('verdict').textContent"))
        .contains("The board shows the rules as they were before.");
    browser.evaluate("author.type(" + text(RULES) + ")");
    browser.evaluate("author.untilNone()");
    assertThat(browser.evaluate(stale)).isEqualTo("false");
    assertThat(browser.evaluate("author.problems().length.toString()")).isEqualTo("0");
  }

  private static void diagramsFollow(Chromium browser) {
    browser.evaluate("author.touch('b8')");
    String camel = browser.evaluate("author.diagram()");
    browser.evaluate("author.type(" + text(RULES.replace("\"C\"", "\"N\"")) + ")");
    String changed = browser.evaluate("author.untilDiagramIsNot(" + text(camel) + ")");
    assertThat(camel).isNotEmpty();
    assertThat(changed).isNotEmpty().isNotEqualTo(camel);
    browser.evaluate("author.type(" + text(RULES) + ")");
    assertThat(browser.evaluate("author.untilDiagramIsNot(" + text(changed) + ")"))
        .isEqualTo(camel);
  }

  private static void gamesAreWrittenInOtherForms(Chromium browser) {
    assertThat(browser.evaluate("author.exported('diagram')"))
        .contains(
            "-diagram.html has been written to the browser's downloads",
            "Cannot be said: After 100 moves");
    assertThat(browser.evaluate("author.exported('ini')"))
        .contains(".ini has been written to the browser's downloads");
  }

  private static void testsLeadToTheLine(Chromium browser) {
    assertThat(browser.evaluate("author.test()")).contains("2 cases");
    assertThat(browser.evaluate("author.linesOf('suspect')")).isEmpty();
    assertThat(browser.evaluate("author.covered().toString()")).isNotEqualTo("0");
    browser.evaluate("author.type(" + text(RULES.replace("\"C\"", "\"N\"")) + ")");
    browser.evaluate("author.untilNone()");
    String results = browser.evaluate("author.test()");
    assertThat(results).contains("a Camel leaps", "Suspect: line 7");
    assertThat(browser.evaluate("author.suspect()")).contains("(betza \"N\")");
    assertThat(browser.evaluate("author.linesOf('suspect')")).contains("7");
  }

  @Test
  void saving_does_not_overwrite_what_an_editor_has_saved() throws IOException {
    Process program =
        new ProcessBuilder(ProgramUnderTest.command("serve", rules.toString()))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (Chromium browser = Chromium.start(folder.resolve("profile"));
        BufferedReader told = program.inputReader()) {
      browser.network(true);
      browser.open(URI.create(told.readLine().split(" ")[1]));
      browser.evaluate(AUTHOR);
      browser.evaluate("author.ready()");
      String mine = RULES.replace("\"C\"", "\"CN\"");
      browser.evaluate("author.type(" + text(mine) + ")");
      assertThat(browser.evaluate("author.press('save')")).isEqualTo("Saved.");
      assertThat(Files.readString(rules)).isEqualTo(mine);
      String editors = mine.replace("Camel Chess", "Dromedary Chess");
      browser.evaluate("author.type(" + text(mine.replace("CN", "CZ")) + ")");
      Files.writeString(rules, editors);
      assertThat(browser.evaluate("author.untilSaid('choose what to keep')")).contains("changed");
      assertThat(browser.evaluate("author.theirs()")).isEqualTo(editors);
      assertThat(browser.evaluate("author.press('save')")).contains("Nothing was saved");
      assertThat(Files.readString(rules)).isEqualTo(editors);
      assertThat(browser.evaluate("author.press('merge')")).contains("Both changes");
      String both = editors.replace("CN", "CZ");
      assertThat(browser.evaluate("author.text()")).isEqualTo(both);
      assertThat(browser.evaluate("author.press('save')")).isEqualTo("Saved.");
      assertThat(Files.readString(rules)).isEqualTo(both);
      // A question that met rules just renewed was answered 410 (Gone), and asked again.
      assertThat(browser.messages().stream().filter(m -> !m.contains("status of 410")))
          .as("the refusal")
          .hasSize(1)
          .allMatch(m -> m.contains("409"));
    } finally {
      program.destroy();
    }
  }

  @Test
  void the_game_of_the_page_is_varied_and_the_text_before_comes_back()
      throws IOException, InterruptedException {
    Path page = folder.resolve("studio.html");
    ProgramUnderTest.run("publish", "chess", "--studio", "-o", page.toString());
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      browser.open(page.toUri());
      browser.evaluate(AUTHOR);
      browser.evaluate("author.ready()");
      browser.evaluate("author.type('; mine')");
      browser.evaluate("author.untilProblem()");
      browser.evaluate(
          "(() => { const begin = document.getElementById('begin');"
              + " begin.value = 'a variant of chess';"
              + " begin.dispatchEvent(new Event('change')); return ''; })()");
      browser.evaluate("author.untilNone()");
      assertThat(browser.evaluate("author.text()")).startsWith("(include \"chess\")");
      assertThat(browser.evaluate("author.problems().join()")).isEmpty();
      assertThat(browser.evaluate("rookery.game.setting.title")).isEqualTo("My variant");
      assertThat(browser.evaluate("String(document.execCommand('undo'))")).isEqualTo("true");
      assertThat(browser.evaluate("author.text()")).isEqualTo("; mine");
      assertThat(browser.messages()).isEmpty();
    }
  }

  @Test
  void a_link_brings_the_rules_to_a_browser_that_has_never_seen_them()
      throws IOException, InterruptedException {
    Path page = folder.resolve("studio.html");
    ProgramUnderTest.run("publish", rules.toString(), "--studio", "-o", page.toString());
    String changed = RULES.replace("\"C\"", "\"ND\"");
    String link;
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      browser.open(page.toUri());
      browser.evaluate(AUTHOR);
      tell("studio: milliseconds until the page is ready", browser.evaluate("author.ready()"));
      mistakesAreTold(browser);
      diagramsFollow(browser);
      gamesAreWrittenInOtherForms(browser);
      browser.evaluate("author.type(" + text(changed) + ")");
      browser.evaluate("author.untilNone()");
      link = browser.evaluate("author.share()");
      assertThat(browser.messages()).isEmpty();
    }
    try (Chromium browser = Chromium.start(folder.resolve("another profile"))) {
      browser.open(URI.create(link));
      browser.evaluate(AUTHOR);
      browser.evaluate("author.ready()");
      assertThat(browser.evaluate("author.text()")).isEqualTo(changed);
      browser.evaluate("author.touch('b8')");
      assertThat(browser.evaluate("author.diagram().split(' ').length.toString()")).isEqualTo("5");
      assertThat(browser.messages()).isEmpty();
    }
  }
}
