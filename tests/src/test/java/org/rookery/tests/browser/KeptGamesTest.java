package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An unfinished game is there again at the next visit: of what else is opened none destroys it. */
@Tag("browser")
@Tag("page")
final class KeptGamesTest {
  @TempDir private Path folder;
  private VisitedPage page;

  @BeforeEach
  void start() throws IOException {
    page = new VisitedPage(folder);
  }

  @AfterEach
  void end() throws IOException {
    assertThat(page.browser().messages()).isEmpty();
    page.close();
  }

  private String moves() {
    return page.browser().evaluate("rookery.game.state.names.join(' ')");
  }

  @Test
  void the_game_of_a_link_is_kept_apart() throws IOException {
    page.open("chess");
    page.visitor("click('e2', 'e4', 'e7', 'e5')");
    String link = page.link("");
    page.visitor("press('restart')");
    page.visitor("click('a2', 'a3')");
    page.visitor("choose('level', '1')");

    String hash = link.substring(link.indexOf('#'));
    page.open(folder.resolve("chess.html"), hash);
    assertThat(moves()).isEqualTo("e4 e5");
    page.visitor("click('g1', 'f3')");
    page.open(folder.resolve("chess.html"), hash);
    assertThat(moves()).isEqualTo("e4 e5 Nf3");

    page.open("chess");
    assertThat(moves()).isEqualTo("a3");
    page.browser().evaluate("location.hash = '" + hash + "'");
    assertThat(SitePages.until(page.browser(), "rookery.game.state.names.join() === 'e4,e5,Nf3'"))
        .isEqualTo("seen");
    page.browser().evaluate("history.back()");
    assertThat(SitePages.until(page.browser(), "rookery.game.state.names.join() === 'a3'"))
        .isEqualTo("seen");
  }

  @Test
  void games_of_other_rules_with_the_same_title_are_others() throws IOException {
    String text = SitePages.alone("chess");
    Path other = folder.resolve("other.html");
    Files.writeString(other, text.replaceFirst("(id=\"data-rules\"[^>]*>\\{)", "$1\"other\":0,"));
    page.open("chess");
    page.visitor("click('a2', 'a3')");
    page.open(other, "");
    assertThat(moves()).isEmpty();
    page.visitor("click('b2', 'b3')");
    page.open("chess");
    assertThat(moves()).isEqualTo("a3");
  }

  /** What another window of this browser keeps, this one is told by an event. */
  @Test
  void a_game_in_another_window_is_told() throws IOException {
    page.open("chess");
    page.visitor("click('a2', 'a3')");
    String told = "document.getElementById('reason-text').textContent";
    String tell =
        "Object.keys(localStorage).filter((key) => key.startsWith('rookery game')).forEach((key) =>"
            + " { %s window.dispatchEvent(new StorageEvent('storage', {key})); })";
    page.browser().evaluate(tell.formatted(""));
    assertThat(page.browser().evaluate(told)).as("its own game").isEmpty();
    page.browser().evaluate(tell.formatted("localStorage.setItem(key, '\"a7-a6\"');"));
    assertThat(page.browser().evaluate(told)).contains("another window");
    assertThat(moves()).isEqualTo("a3");
  }

  @Test
  void a_text_that_is_no_game_changes_nothing() throws IOException {
    page.open("chess");
    page.visitor("click('e2', 'e4', 'e7', 'e5')");
    for (String text : new String[] {"garbage", "[FEN \"bad\"]", "", " \\n", "1. e4 e4"}) {
      page.browser().evaluate("document.getElementById('record').value = '" + text + "'");
      assertThat(page.visitor("press('read')")).as(text).isEqualTo("e4 e5");
      assertThat(page.visitor("text('reason-text')")).as(text).isNotEmpty();
    }
    page.browser().evaluate("document.getElementById('record').value = '1. d4 d5'");
    assertThat(page.visitor("press('read')")).isEqualTo("d4 d5");
    page.open("chess");
    assertThat(moves()).isEqualTo("d4 d5");
  }

  @Test
  void a_page_says_that_it_keeps_no_hidden_game() throws IOException {
    page.open("chess");
    assertThat(page.visitor("text('unkept')")).isEmpty();
    page.open("dark-chess");
    assertThat(page.visitor("text('unkept')")).contains("does not keep");
  }

  @Test
  void nothing_is_taken_back_where_only_dice_were_thrown() throws IOException {
    page.open("backgammon");
    assertThat(SitePages.until(page.browser(), "rookery.game.state.played.length > 0"))
        .isEqualTo("seen");
    assertThat(page.browser().evaluate("String(document.getElementById('undo').disabled)"))
        .isEqualTo("true");
  }
}
