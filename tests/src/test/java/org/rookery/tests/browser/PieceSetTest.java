package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pieces as letters, and as letters with signs for how they move; what is chosen is remembered. */
@Tag("browser")
@Tag("page")
final class PieceSetTest {
  @TempDir private static Path folder;

  /** One for all tests: starting it takes as long as one of them. */
  private static VisitedPage page;

  @BeforeAll
  static void start() throws IOException {
    page = new VisitedPage(folder);
  }

  @AfterAll
  static void end() throws IOException {
    page.close();
  }

  /** The picture of a piece of the start position, as SVG. */
  private static String drawn(String square) {
    return page.browser()
        .evaluate(
            "decodeURIComponent(rookery.game.board.pieces.shown.get(rookery.game.setting.squares.indexOf('"
                + square
                + "')).element.getAttribute('href'))");
  }

  private static int count(String text, String part) {
    return text.split(part, -1).length - 1;
  }

  private static void open(String game) throws IOException {
    Path file = folder.resolve(game + ".html");
    if (!Files.exists(file)) {
      Files.writeString(file, SitePages.explained(game));
    }
    page.open(file, "");
  }

  private static void keep(String name) throws IOException {
    String shots = System.getProperty("rookery.shots", "");
    if (!shots.isEmpty()) {
      Files.write(Path.of(shots, name + ".png"), page.browser().picture());
    }
  }

  @Test
  void pieces_are_letters_in_every_game_until_others_are_chosen() throws IOException {
    open("chess");
    assertThat(drawn("g1")).doesNotContain("<text");
    page.visitor("choose('pieces', 'letters')");
    assertThat(drawn("g1")).contains(">N</text>", "#fffdf6");
    assertThat(drawn("g8")).contains(">N</text>", "#34353b").doesNotContain("<circle", "<path");
    assertThat(page.visitor("click('e2', 'e4')")).as("it still plays").isEqualTo("e4");
    keep("letters");
    open("xiangqi");
    assertThat(page.visitor("value('pieces')")).isEqualTo("letters");
    assertThat(drawn("b1")).contains(">N</text>");
    page.visitor("choose('pieces', 'figures')");
    assertThat(drawn("b1")).doesNotContain("<text");
    assertThat(page.browser().messages()).isEmpty();
  }

  @Test
  void signs_around_the_letter_tell_how_a_piece_moves() throws IOException {
    open("shogi");
    page.visitor("choose('pieces', 'moves')");
    assertThat(count(drawn("i1"), "<path")).as("a line forwards").isEqualTo(1);
    assertThat(count(drawn("f1"), "<circle")).as("six steps of the Gold").isEqualTo(6);
    assertThat(drawn("f1")).contains("cx=\"50.0\" cy=\"16.0\"", "cx=\"16.0\" cy=\"16.0\"");
    assertThat(drawn("f9")).contains("cx=\"50.0\" cy=\"84.0\"", "cx=\"16.0\" cy=\"84.0\"");
    assertThat(drawn("h1")).as("two leaps forwards").contains("fill=\"none\"").contains(">N<");
    keep("moves");
    page.visitor("press('flip')");
    assertThat(drawn("f1")).as("seen from behind").contains("cx=\"16.0\" cy=\"84.0\"");
    page.visitor("choose('pieces', 'figures')");
    assertThat(page.browser().messages()).isEmpty();
  }
}
