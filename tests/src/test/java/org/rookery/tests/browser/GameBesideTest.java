package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands beside the board: the list of moves, hints, the end by agreement, records, keys. */
@Tag("browser")
@Tag("page")
final class GameBesideTest {
  @TempDir private Path folder;
  private VisitedPage page;

  @BeforeEach
  void start() throws IOException {
    page = new VisitedPage(folder);
    page.open("chess");
  }

  @AfterEach
  void end() throws IOException {
    page.close();
  }

  @Test
  void what_was_tried_stays_in_the_list() {
    page.visitor("click('e2', 'e4', 'e7', 'e5', 'g1', 'f3')");
    assertThat(page.visitor("list()")).isEqualTo("1.e4 e5 2.[Nf3]");
    page.visitor("press('back')");
    page.visitor("press('back')");
    page.visitor("click('c7', 'c5')");
    assertThat(page.visitor("list()")).isEqualTo("1.e4 e5 ([c5]) 2.Nf3");
    assertThat(page.visitor("goTo('Nf3')")).isEqualTo("e4 e5 Nf3");
    assertThat(page.visitor("list()")).isEqualTo("1.e4 e5 (c5) 2.[Nf3]");
    assertThat(page.visitor("press('first')")).isEmpty();
    assertThat(page.visitor("press('last')")).isEqualTo("e4 e5 Nf3");
    page.visitor("press('restart')");
    assertThat(page.visitor("list()")).isEmpty();
  }

  /** The first player puts a stone of the second, too. */
  @Test
  void a_dropped_piece_is_pictured_as_what_it_is() throws IOException {
    page.close();
    page = new VisitedPage(folder);
    page.open("swap-go-moku");
    page.visitor("click('h8', 'g8', 'a1')");
    assertThat(
            page.browser()
                .evaluate(
                    "(() => { const all = [...document.querySelectorAll('.figure-of')]"
                        + ".map((image) => image.src);"
                        + " return [all.length, all[0] === all[1], all[0] === all[2]].join(); })()"))
        .isEqualTo("3,false,true");
  }

  /** In Gyges both players put pieces that a player without turns has in hand. */
  @Test
  void pieces_of_a_player_without_turns_are_dropped() throws IOException {
    page.close();
    page = new VisitedPage(folder);
    page.open("gyges");
    page.browser().evaluate("document.querySelector('button[data-hand]').click()");
    page.visitor("click('a2')");
    assertThat(page.browser().evaluate("String(rookery.game.state.played)")).isEqualTo("S'*a2");
    assertThat(page.browser().evaluate("document.querySelector('button[data-hand]').textContent"))
        .isEqualTo("3");
  }

  @Test
  void a_player_resigns_agrees_and_saves_it() {
    page.visitor("click('e2', 'e4')");
    page.visitor("press('resign')");
    assertThat(page.visitor("text('state')")).isEqualTo("Black resigns. White wins.");
    assertThat(page.visitor("click('e7', 'e5')")).as("it is over").isEqualTo("e4");
    page.visitor("press('as-pgn')");
    assertThat(until("value('record')", "1-0"))
        .contains("[Result \"1-0\"]", "1. e4 {Black resigns. White wins.} 1-0");
    page.visitor("press('restart')");
    page.visitor("press('draw')");
    assertThat(page.visitor("text('state')")).isEqualTo("The players agree on a draw.");
    page.browser().evaluate("document.getElementById('record').value = '1. d4 d5 2. c4 *'");
    assertThat(page.visitor("press('read')")).isEqualTo("d4 d5 c4");
  }

  @Test
  void a_record_is_read_and_written_with_all_that_it_says() throws IOException {
    String text =
        "[White \"Ann\"]\n\n1. e4 {best} e5 2. Nf3! (2. f4 exf4 {taken}) 2... Nc6 1-0"
            .replace("\n", "\\n");
    page.browser().evaluate("document.getElementById('record').value = '" + text + "'");
    assertThat(page.visitor("press('read')")).isEqualTo("e4 e5 Nf3 Nc6");
    assertThat(page.visitor("list()")).isEqualTo("1.e4 best e5 2.Nf3 (f4exf4 taken ) [Nc6]");
    page.visitor("press('as-pgn')");
    String pgn = until("value('record')", "[Event");
    assertThat(pgn)
        .contains("[White \"Ann\"]", "[Result \"1-0\"]")
        .endsWith("1. e4 {best} 1... e5 2. Nf3 $1 (2. f4 exf4 {taken}) 2... Nc6 1-0\n");
    page.visitor("press('undo')");
    page.visitor("press('undo')");
    page.visitor("click('f1', 'c4')");
    page.visitor("press('back')");
    page.open("chess");
    assertThat(page.visitor("list()"))
        .as("what moves were taken back for is the main line, and all of it is kept")
        .isEqualTo("1.e4 best [e5] 2.Bc4 (Nf3Nc6) (f4exf4 taken )");
    page.visitor("press('as-pgn')");
    assertThat(until("value('record')", "Bc4"))
        .endsWith("2. Bc4 (2. Nf3 $1 Nc6) (2. f4 exf4 {taken}) *\n");
    page.visitor("press('last')");
    page.visitor("press('resign')");
    page.open("chess");
    assertThat(page.visitor("text('state')")).isEqualTo("Black resigns. White wins.");
    page.browser()
        .evaluate(
            "document.getElementById('record').value = '1. Nf3! Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O'");
    page.visitor("press('read')");
    assertThat(page.visitor("list()")).isEqualTo("1.Nf3 Nf6 2.g3 g6 3.Bg2 Bg7 4.[O-O]");
  }

  private void read(String text) {
    page.browser().evaluate("document.getElementById('record').value = '" + text + "'");
    page.visitor("press('read')");
  }

  @Test
  void what_is_looked_at_is_not_played_on_and_alike_moves_are_there_once() {
    page.visitor("choose('level', '1')");
    read("1. e4 e5 (1... e5 2. d4) (1... c5 2. c3) (1... c5 2. Nf3 d6) 2. Nf3 1-0");
    page.browser().evaluate("new Promise((done) => setTimeout(() => done(''), 2000))");
    assertThat(page.visitor("list()"))
        .as("a game with a result is not played on")
        .isEqualTo("1.e4 e5 (c5c3 (Nf3d6) ) 2.[Nf3] (d4)");
    page.visitor("goTo('c3')");
    page.browser().evaluate("new Promise((done) => setTimeout(() => done(''), 2000))");
    assertThat(page.visitor("list()")).isEqualTo("1.e4 e5 (c5[c3] (Nf3d6) ) 2.Nf3 (d4)");
  }

  @Test
  void what_is_played_after_taking_back_is_the_main_line() {
    read("1. e4 e5 (1... c5) 2. Nf3");
    page.visitor("press('undo')");
    page.visitor("press('undo')");
    page.visitor("click('c7', 'c5')");
    assertThat(page.visitor("list()")).isEqualTo("1.e4 [c5] (e5Nf3)");
    page.visitor("press('back')");
    page.visitor("click('d7', 'd6')");
    assertThat(page.visitor("list()")).as("once").isEqualTo("1.e4 c5 (e5Nf3) ([d6])");
    page.visitor("press('resign')");
    assertThat(page.visitor("list()")).as("where it ended").isEqualTo("1.e4 [d6] (c5) (e5Nf3)");
    page.visitor("press('as-pgn')");
    assertThat(until("value('record')", "0-1"))
        .endsWith("1. e4 d6 {White resigns. Black wins.} (1... c5) (1... e5 2. Nf3) 0-1\n");
  }

  private String value(String id) {
    return page.browser().evaluate("document.getElementById('" + id + "').value");
  }

  @Test
  void the_program_gives_hints_and_lines() {
    page.visitor("position('6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1')");
    page.browser().evaluate("document.getElementById('advice').click()");
    page.browser().evaluate("visitor.press('flip')");
    assertThat(until("text('reason-text')", "Rd8#")).contains("White wins by checkmate in 1 move");
    assertThat(page.browser().evaluate("String(document.querySelectorAll('.hint').length)"))
        .isEqualTo("2");
    page.browser().evaluate("document.getElementById('analyse').click()");
    assertThat(until("text('thoughts')", "+#")).contains("d8#", "depth");
  }

  private String until(String call, String wanted) {
    return page.browser()
        .evaluate(
            "new Promise((done) => { let n = 0; const look = () => n++ > 1500 || visitor."
                + call
                + ".includes('"
                + wanted
                + "') ? done(visitor."
                + call
                + ") : setTimeout(look, 20); look(); })");
  }

  @Test
  void a_position_is_put_together_on_the_board() {
    page.visitor("press('edit')");
    page.visitor("press('edit-clear')");
    put("White King", "e1");
    put("Black King", "e8");
    put("White Queen", "d1");
    page.browser().drag(page.visitor("middle('d1')"), page.visitor("middle('h5')"), "left");
    page.visitor("choose('edit-mover', '1')");
    page.visitor("press('edit-done')");
    assertThat(page.visitor("text('reason-text')")).isEmpty();
    assertThat(value("fen")).startsWith("4k3/8/8/7Q/8/8/8/4K3 b");
    assertThat(page.visitor("text('state')")).contains("Black is in check.");
    assertThat(page.visitor("click('e8', 'd7')")).isEqualTo("Kd7");
  }

  private void put(String piece, String square) {
    page.browser()
        .evaluate(
            "document.querySelector('#palette img[alt=\"" + piece + "\"]').parentElement.click()");
    page.visitor("click('" + square + "')");
  }

  @Test
  void the_right_button_draws_and_keys_move() {
    page.browser().drag(page.visitor("middle('e2')"), page.visitor("middle('e4')"), "right");
    page.browser().drag(page.visitor("middle('d5')"), page.visitor("middle('d5')"), "right");
    assertThat(page.browser().evaluate("String(document.querySelectorAll('.drawn').length)"))
        .isEqualTo("3");
    page.browser().evaluate("document.querySelector('.cell[data-square=d2]').focus()");
    page.browser().key("Enter");
    assertThat(page.visitor("label('d4')")).isNotNull();
    page.visitor("click()");
    assertThat(page.visitor("label('d4')")).contains("can go here");
    page.browser().key("ArrowUp");
    page.browser().key("ArrowUp");
    page.browser().key("Enter");
    assertThat(page.visitor("untilPlayed(1)")).isEqualTo("d4");
    assertThat(page.visitor("text('spoken')")).contains("White: d4. Black to move.");
    assertThat(page.browser().evaluate("String(document.querySelectorAll('.drawn').length)"))
        .isEqualTo("0");
  }

  private void keys(String names) {
    for (String name : names.split(" ")) {
      String[] times = name.split("x");
      for (int i = 0; i < (times.length > 1 ? Integer.parseInt(times[1]) : 1); i++) {
        page.browser().key(times[0].equals("Enter") ? "Enter" : "Arrow" + times[0]);
      }
    }
  }

  @Test
  void a_game_is_played_by_keys_alone() {
    page.browser().evaluate("document.querySelector('.cell[data-square=f2]').focus()");
    keys("Enter Up Enter");
    assertThat(page.visitor("untilPlayed(1)")).isEqualTo("f3");
    keys("Upx4 Left Enter Downx2 Enter");
    assertThat(page.visitor("untilPlayed(2)")).isEqualTo("f3 e5");
    keys("Downx3 Rightx2 Enter Upx2 Enter");
    assertThat(page.visitor("untilPlayed(3)")).isEqualTo("f3 e5 g4");
    keys("Upx4 Leftx3 Enter Rightx4 Downx4 Enter");
    assertThat(page.visitor("untilPlayed(4)")).isEqualTo("f3 e5 g4 Qh4#");
    assertThat(page.visitor("text('spoken')")).contains("Black: Qh4#. Black wins by checkmate.");
  }

  @Test
  void pictures_of_the_board_can_be_taken() {
    String svg =
        page.browser()
            .evaluate(
                "new Promise((done) => { const made = URL.createObjectURL; URL.createObjectURL ="
                    + " (blob) => { blob.text().then(done); return made(blob); };"
                    + " document.getElementById('save-svg').click(); })");
    assertThat(svg).startsWith("<svg").contains("<image", "fill:").doesNotContain("<script");
    String png =
        page.browser()
            .evaluate(
                "new Promise((done) => { URL.createObjectURL = (blob) => {"
                    + " done(blob.type + ' ' + blob.size); return '#'; };"
                    + " document.getElementById('save-png').click(); })");
    assertThat(png).matches("image/png \\d{5,}");
    assertThat(page.browser().messages()).isEmpty();
  }

  @Test
  void clocks_run_and_end_the_game() {
    page.visitor("choose('clock', '1 0')");
    page.visitor("press('restart')");
    page.visitor("click('e2', 'e4')");
    assertThat(page.browser().evaluate("rookery.game.clock.text(0)")).isEqualTo("1:00");
    page.browser().evaluate("rookery.game.clock.left[1] = 50");
    assertThat(until("text('state')", "no time left"))
        .isEqualTo("Black has no time left. White wins.");
  }

  private String clock(String done) {
    return page.browser()
        .evaluate("(() => { const {clock} = rookery.game; " + done + "; return text; })()");
  }

  @Test
  void a_clock_shows_minutes_and_seconds_and_tenths_at_last() {
    assertThat(
            clock(
                "clock.set(7, 1, 0); clock.left = [600000, 65999, 60000, 10000, 9999, 50, -3];"
                    + " const text = clock.left.map((left, i) => clock.text(i)).join(' ')"))
        .isEqualTo("10:00 1:05 1:00 0:10 0:09.9 0:00.0 0:00.0");
  }

  @Test
  void the_increment_comes_with_a_turn_made_and_not_when_a_clock_is_stopped() {
    assertThat(
            clock(
                "clock.set(2, 1, 5); clock.turn(0); clock.turn(1); clock.turn(0); clock.stop();"
                    + " const text = clock.left.map((left) => Math.round(left / 1000)).join(' ')"))
        .isEqualTo("65 65");
  }

  @Test
  void a_position_put_together_keeps_what_is_in_hand() throws IOException {
    page.close();
    page = new VisitedPage(folder);
    page.open("crazyhouse");
    page.visitor("position('4k3/8/8/8/8/8/8/4K3[QPPn] w - - 0 1')");
    page.visitor("press('edit')");
    put("White Rook", "a1");
    page.visitor("press('edit-done')");
    assertThat(page.visitor("text('reason-text')")).isEmpty();
    assertThat(value("fen")).startsWith("4k3/8/8/8/8/8/8/R3K3[QPPn] w");
  }
}
