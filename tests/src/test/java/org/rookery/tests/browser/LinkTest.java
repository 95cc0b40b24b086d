package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A game in a link: who opens it goes on from there, and one that was changed plays nothing
 * illegal.
 */
@Tag("browser")
@Tag("page")
final class LinkTest {
  private static final int LONGEST = 2048;

  @TempDir private Path folder;
  private VisitedPage page;

  @BeforeEach
  void start() throws IOException {
    page = new VisitedPage(folder);
  }

  @AfterEach
  void end() throws IOException {
    page.close();
  }

  private void open(String game, String link) throws IOException {
    page.open(folder.resolve(game + ".html"), link.substring(link.indexOf('#')));
  }

  @Test
  void two_people_play_by_link() throws IOException {
    page.open("chess");
    page.visitor("click('f2', 'f3')");
    String link = page.link("");
    for (String move : new String[] {"'e7', 'e5'", "'g2', 'g4'", "'d8', 'h4'"}) {
      page.browser().evaluate("localStorage.clear()");
      open("chess", link);
      page.visitor("click(" + move + ")");
      link = page.link("");
    }
    page.browser().evaluate("localStorage.clear()");
    open("chess", link);
    assertThat(page.visitor("text('state')")).isEqualTo("Black wins by checkmate.");
    assertThat(page.browser().messages()).isEmpty();
  }

  @Test
  void a_hundred_moves_are_short() throws IOException {
    for (String game :
        new String[] {
          "chess", "shogi", "ruddigore", "go-9x9", "duck-chess", "international-draughts", "amazons"
        }) {
      page.open(game);
      Playbook book = Playbook.of(game, 100);
      String record =
          new com.fasterxml.jackson.databind.ObjectMapper().writeValueAsString(book.turns());
      page.browser()
          .evaluate("rookery.game.change('read', " + record + ".join('\\n'), {fresh: true})");
      String link = page.link("");
      assertThat(link.substring(link.indexOf('#'))).as(game).hasSizeLessThanOrEqualTo(LONGEST);
      page.browser().evaluate("localStorage.clear()");
      open(game, link);
      assertThat(page.browser().evaluate("rookery.game.state.fen"))
          .as(game)
          .isEqualTo(book.positions().get(book.positions().size() - 1));
    }
  }

  @Test
  void a_changed_link_plays_nothing_illegal_and_is_told() throws IOException {
    page.open("chess");
    page.visitor("click('e2', 'e4', 'e7', 'e5', 'g1', 'f3', 'b8', 'c6', 'f1', 'b5')");
    String link = page.link("");
    String wrong =
        page.browser().evaluate(SitePages.script("tamper.js") + "(" + quoted(link) + ", 500)");
    assertThat(wrong).isEmpty();
    page.browser().evaluate("location.hash = '#game=" + packed("e2-e4\\ne7-e4") + "'");
    assertThat(
            page.browser()
                .evaluate(
                    "new Promise((done) => { const look = () =>"
                        + " visitor.text('reason').includes('not legal') ?"
                        + " done(visitor.text('reason-text')) : setTimeout(look, 5); look(); })"))
        .contains("Move `1... e7-e4` is not legal there.", "What comes before that is shown.");
    assertThat(page.visitor("press('flip')")).isEqualTo("e4");
  }

  /** The moves in a link as a page makes it; they need not be legal. */
  private String packed(String moves) {
    return page.browser()
        .evaluate(
            "rookery.links.packGame({start: '', moves: '"
                + moves
                + "'.split('\\n')}).then((part) => part.slice(5))");
  }

  private static String quoted(String text) {
    return "'" + text + "'";
  }
}
