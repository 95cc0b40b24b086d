package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Who does something else while the program thinks need not wait, and its answer comes too late.
 */
@Tag("browser")
@Tag("page")
final class StoppedSearchTest {
  /** Longer than a search that has been stopped needs to be heard of no more, in milliseconds. */
  private static final int LATE = 3_000;

  @TempDir private Path folder;
  private VisitedPage page;

  @BeforeEach
  void start() throws IOException {
    page = new VisitedPage(folder);
    page.open("chess");
  }

  @AfterEach
  void end() throws IOException {
    assertThat(page.browser().messages()).isEmpty();
    page.close();
  }

  /** White has moved, and the program thinks for Black. */
  private void think(String level) {
    page.visitor("choose('colour', '0')");
    page.visitor("choose('level', '" + level + "')");
    page.visitor("press('play')");
    String thinks =
        "(async () => { const text = (id) => document.getElementById(id).textContent;"
            + " document.querySelector('.cell[data-square=e2]')"
            + ".dispatchEvent(new MouseEvent('click', {bubbles: true}));"
            + " document.querySelector('.cell[data-square=e4]')"
            + ".dispatchEvent(new MouseEvent('click', {bubbles: true}));"
            + " while (!text('prompt').includes('thinks')) {"
            + " await new Promise((next) => setTimeout(next, 5)); } return text('prompt'); })()";
    assertThat(page.browser().evaluate(thinks)).contains("Black thinks");
  }

  private String late(String what) {
    return page.browser()
        .evaluate(
            "new Promise((done) => setTimeout(() => done(String(" + what + ")), " + LATE + "))");
  }

  @Test
  void who_has_resigned_has_lost() {
    think("2s");
    page.browser().evaluate("document.getElementById('resign').click()");
    assertThat(late("visitor.text('state')")).isEqualTo("White resigns. Black wins.");
    assertThat(page.browser().evaluate("rookery.game.state.names.join(' ')")).isEqualTo("e4");
    page.visitor("press('back')");
    assertThat(page.visitor("press('forth')")).isEqualTo("e4");
    assertThat(late("visitor.text('state')")).isEqualTo("White resigns. Black wins.");
  }

  @Test
  void whose_time_is_up_has_lost() {
    think("2s");
    page.browser().evaluate("rookery.game.clock.over(1)");
    assertThat(late("visitor.text('state')")).isEqualTo("Black has no time left. White wins.");
  }

  @ParameterizedTest
  @CsvSource({
    "restart, White to move",
    "undo, White to move",
    "first, White to move",
    "back, White to move"
  })
  void what_is_asked_for_is_done_at_once(String id, String said) {
    think("9s");
    assertThat(page.visitor("press('" + id + "')")).isEmpty();
    assertThat(page.visitor("text('state')")).startsWith(said);
    assertThat(page.browser().evaluate("String(rookery.game.busy)")).isEqualTo("false");
    assertThat(page.visitor("click('d2', 'd4')")).startsWith("d4");
  }

  @Test
  void another_level_does_not_wait_for_the_old_one() {
    think("9s");
    long since = System.nanoTime();
    page.browser()
        .evaluate(
            "(() => { const seat = document.querySelector('#seats [data-player=Black]');"
                + " seat.value = '1'; seat.dispatchEvent(new Event('change')); })()");
    assertThat(page.visitor("untilPlayed(2)")).startsWith("e4 ");
    assertThat(System.nanoTime() - since).isLessThan(7_000_000_000L);
  }

  @Test
  void the_program_minds_its_clock() {
    page.visitor("choose('clock', '1 0')");
    long since = System.nanoTime();
    think("9s");
    assertThat(page.visitor("untilPlayed(2)")).startsWith("e4 ");
    assertThat(System.nanoTime() - since).isLessThan(7_000_000_000L);
  }
}
