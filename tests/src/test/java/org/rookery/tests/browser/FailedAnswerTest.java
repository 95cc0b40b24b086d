package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.ProgramUnderTest;

/**
 * Where the program comes to no move, the page says so, and a person moves on. A board and its
 * first moves are there without any answer.
 */
@Tag("browser")
@Tag("page")
final class FailedAnswerTest {
  private static final String ANSWERING = "answer = call(name, ...rest)";

  @TempDir private Path folder;

  @Test
  void an_interpreter_that_traps_is_replaced() throws IOException {
    String trap =
        "if (rest[0] === 'choose') { throw new WebAssembly.RuntimeError('made to trap'); }";
    assertThat(heard(trap)).contains("the move is yours", "made to trap");
  }

  @Test
  void an_interpreter_that_ends_is_replaced() throws IOException {
    String end =
        "if (rest[0] === 'choose') { setTimeout(() => { throw new Error('made to end'); }); return; }";
    assertThat(heard(end)).contains("the move is yours", "made to end");
  }

  @Test
  void an_opponent_without_a_move_is_not_asked_for_ever() throws IOException {
    String without = "if (rest[0] === 'choose') { rest[0] = 'state'; }";
    assertThat(heard(without)).contains("the move is yours");
  }

  @Test
  void first_moves_need_no_interpreter() throws IOException {
    String whole = SitePages.alone("chess");
    String start = "if (name === \"start\") {";
    assertThat(whole).contains(start);
    Path page = folder.resolve("chess.html");
    Files.writeString(page, whole.replace(start, start + " return;"));
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      browser.open(page.toUri());
      browser.evaluate(SitePages.script("visitor.js"));
      assertThat(browser.evaluate("visitor.ready()")).isEqualTo("true");
      assertThat(browser.evaluate("visitor.text('state')")).isEqualTo("White to move, turn 1.");
      browser.evaluate("visitor.click('g1')");
      assertThat(
              browser.evaluate("[...rookery.game.board.choice.targets().keys()].sort().join(' ')"))
          .isEqualTo("f3 h3");
    }
  }

  /** What a page says in which the interpreter fails to move for Black. */
  private String heard(String failure) throws IOException {
    String whole = SitePages.alone("chess");
    assertThat(whole).contains(ANSWERING);
    Path page = folder.resolve("chess.html");
    Files.writeString(page, whole.replace(ANSWERING, failure + " " + ANSWERING));
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      browser.open(page.toUri());
      return given(browser);
    }
  }

  /** Gives Black to the program, which fails, and moves on for Black. */
  private static String given(Chromium browser) {
    browser.evaluate(SitePages.script("person.js"));
    assertThat(browser.evaluate("person.ready()")).isEqualTo("true");
    assertThat(browser.evaluate("person.play('e2-e4')")).isEqualTo("true");
    String heard = browser.evaluate("person.given('Black')");
    assertThat(browser.evaluate("person.prompt()")).isEmpty();
    assertThat(browser.evaluate("person.play('e7-e5')")).isEqualTo("true");
    assertThat(browser.evaluate("person.fen()")).startsWith("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/");
    return heard;
  }

  @Test
  void a_program_that_serves_no_more_is_told() throws IOException {
    Process program =
        new ProcessBuilder(ProgramUnderTest.command("serve", "chess"))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (Chromium browser = Chromium.start(folder.resolve("profile"));
        BufferedReader told = program.inputReader()) {
      browser.network(true);
      browser.open(URI.create(told.readLine().split(" ")[1]));
      browser.evaluate(SitePages.script("person.js"));
      assertThat(browser.evaluate("person.ready()")).isEqualTo("true");
      program.destroy();
      program.onExit().join();
      assertThat(browser.evaluate("person.given('White')"))
          .contains("the move is yours", "does not answer");
      assertThat(browser.evaluate("person.prompt()")).isEmpty();
    } finally {
      program.destroy();
    }
  }
}
