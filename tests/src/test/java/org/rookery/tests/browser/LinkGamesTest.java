package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Match;
import org.rookery.tests.Games;

/**
 * Two people, each in a browser of their own, play whole games by sending each other links: files
 * are enough, without a server.
 */
@Tag("browser")
final class LinkGamesTest {
  private static final int LONGEST = 150;

  @TempDir private Path folder;

  /** Games of many families that random moves bring to an end. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "connect-four",
        "hex",
        "othello-6x6",
        "breakthrough-5x5",
        "hexapawn",
        "dobutsu-shogi",
        "kalah",
        "kamisado",
        "onitama",
        "antichess",
        "6x6-atomic",
        "three-check",
        "minishogi",
        "lasca",
        "ruddigore",
        "brandubh",
        "pentago",
        "isolation",
        "yavalath"
      })
  void a_game_goes_to_its_end(String name) throws IOException {
    Path page = folder.resolve(name + ".html");
    Files.writeString(page, SitePages.alone(name));
    Match match = Games.game(name).start();
    SplittableRandom random = new SplittableRandom(name.hashCode());
    try (VisitedPage one = new VisitedPage(Files.createDirectory(folder.resolve("one")));
        VisitedPage other = new VisitedPage(Files.createDirectory(folder.resolve("other")))) {
      one.open(page, "");
      other.open(page, "");
      VisitedPage mover = one;
      String link = "";
      while (!match.isOver() && match.played().size() < LONGEST) {
        if (!link.isEmpty()) {
          mover.browser().evaluate("location.hash = '" + link.replaceFirst("[^#]*#", "") + "'");
          assertThat(shown(mover, match)).isEqualTo("seen");
        }
        String move = match.turns().get(random.nextInt(match.turns().size())).text();
        match.play(move);
        mover.browser().evaluate("rookery.game.make('" + move.replace("'", "\\'") + "')");
        assertThat(shown(mover, match)).as(move).isEqualTo("seen");
        link = mover.link(link);
        mover = mover == one ? other : one;
      }
      mover.browser().evaluate("location.hash = '" + link.replaceFirst("[^#]*#", "") + "'");
      assertThat(shown(mover, match)).isEqualTo("seen");
      assertThat(match.isOver()).isTrue();
      assertThat(mover.visitor("text('state')")).isEqualTo(match.state());
      assertThat(one.browser().messages()).isEmpty();
      assertThat(other.browser().messages()).isEmpty();
    }
  }

  /** Waits until a page shows the position; what it shows instead. */
  private static String shown(VisitedPage page, Match match) {
    return page.browser()
        .evaluate(
            "(async () => { for (let i = 0; i < 4000; i++) { if (!rookery.game.busy &&"
                + " rookery.game.state.fen === '"
                + match.fen()
                + "' && rookery.game.state.played.length === "
                + match.played().size()
                + ") { return 'seen'; } await new Promise((next) => setTimeout(next, 5)); }"
                + " return rookery.game.state.fen; })()");
  }
}
