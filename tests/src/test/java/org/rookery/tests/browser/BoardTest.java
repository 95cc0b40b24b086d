package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How moves are made on the board of a page: by one click, by choosing a picture, part by part. */
@Tag("browser")
@Tag("page")
final class BoardTest {
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

  @Test
  void where_only_one_piece_can_be_put_down_a_click_plays() throws IOException {
    for (String game : new String[] {"go-9x9", "hex", "othello", "tic-tac-toe"}) {
      page.open(game);
      JsonNode first = new ObjectMapper().readTree(page.visitor("first()"));
      String square = first.path(1).path(1).asText();
      assertThat(first.path(1).path(0).asText()).as(game).startsWith("*");
      assertThat(page.visitor("click('" + square + "')")).as(game).contains(square);
      assertThat(page.visitor("seen('" + square + "')")).as(game).isNotEqualTo("-");
    }
  }

  /** Where pieces of several kinds can be put down, none is chosen for the person. */
  @Test
  void of_several_pieces_in_hand_one_is_chosen_first() throws IOException {
    page.open("sittuyin");
    assertThat(page.visitor("click('e3')")).isEmpty();
    for (String piece : new String[] {"King", "Knight"}) {
      page.visitor("press('restart')");
      page.browser()
          .evaluate(
              "[...document.querySelectorAll('button[data-hand]')].find((one) =>"
                  + " one.querySelector('img').alt === 'White "
                  + piece
                  + " in hand').click()");
      assertThat(page.visitor("click('e2')")).isNotEmpty();
      assertThat(page.visitor("seen('e2')")).isEqualTo(piece);
    }
  }

  @Test
  void play_seats_the_program_and_is_remembered() throws IOException {
    page.open("chess");
    page.visitor("choose('colour', '1')");
    page.visitor("choose('level', '1')");
    page.visitor("press('play')");
    assertThat(page.visitor("untilPlayed(1)")).matches("\\S+");
    assertThat(page.browser().evaluate("String(rookery.game.board.flipped)")).isEqualTo("true");
    assertThat(page.visitor("click('e7', 'e5')")).endsWith(" e5");
    assertThat(page.visitor("untilPlayed(3)")).matches("\\S+ e5 \\S+");
    assertThat(page.visitor("press('undo')")).matches("\\S+");
    page.open("chess");
    assertThat(page.browser().evaluate("document.getElementById('level').value")).isEqualTo("1");
    assertThat(page.visitor("text('state')")).startsWith("Black to move");
    assertThat(page.visitor("click('e7', 'e6')")).endsWith(" e6");
    assertThat(page.visitor("untilPlayed(3)")).matches("\\S+ e6 \\S+");
  }

  @Test
  void a_promotion_is_chosen_by_a_picture_on_the_square() throws IOException {
    page.open("chess");
    page.visitor("position('k7/4P3/8/8/8/8/8/K7 w - - 0 1')");
    assertThat(page.visitor("click('e7', 'e8')")).isEmpty();
    assertThat(page.visitor("offers()").split(" \\| "))
        .hasSize(4)
        .allMatch(offer -> offer.startsWith("picture of White "));
    assertThat(page.visitor("offer('Knight')")).isEqualTo("e8=N");
    assertThat(page.visitor("seen('e7', 'e8')")).isEqualTo("- Knight");
  }

  @Test
  void gating_is_chosen_by_pictures() throws IOException {
    page.open("seirawan");
    assertThat(page.visitor("click('b1', 'c3')")).isEmpty();
    assertThat(page.visitor("offers()")).contains("picture of White Hawk", "White Elephant");
    assertThat(page.visitor("offer('Elephant')")).startsWith("Nc3/E");
    assertThat(page.visitor("seen('b1', 'c3')")).isEqualTo("Elephant Knight");
  }

  @Test
  void the_parts_of_a_move_are_shown_as_they_are_made() throws IOException {
    page.open("duck-chess");
    assertThat(page.visitor("click('e2', 'e4')")).isEmpty();
    assertThat(page.visitor("seen('e2', 'e4')")).isEqualTo("- Pawn");
    assertThat(page.visitor("text('prompt')")).isEqualTo("And then?");
    assertThat(page.visitor("click('e2')")).startsWith("e4; ");
    assertThat(page.visitor("seen('e2', 'e4')")).isEqualTo("Duck Pawn");
  }

  @Test
  void dice_are_thrown_by_themselves_and_shown() throws IOException {
    page.open("backgammon");
    assertThat(page.visitor("untilPlayed(2)")).contains("*");
    assertThat(page.visitor("dice()")).matches("\\w+ \\w+");
    assertThat(page.visitor("text('state')")).startsWith("White to move");
    assertThat(page.browser().evaluate("String(document.querySelectorAll('.wedge').length)"))
        .isEqualTo("24");
    assertThat(page.visitor("press('restart')")).isNotNull();
    assertThat(page.visitor("untilPlayed(2)")).contains("*");
  }

  @Test
  void pieces_are_dragged_and_why_not_is_told_beside_the_board() throws IOException {
    page.open("chess");
    drag("e2", "e4");
    assertThat(page.visitor("untilPlayed(1)")).isEqualTo("e4");
    drag("e7", "e4");
    page.visitor("click()");
    assertThat(page.visitor("text('reason-text')")).contains("e7");
    assertThat(page.browser().messages()).isEmpty();
  }

  private void drag(String from, String to) {
    page.browser()
        .drag(page.visitor("middle('" + from + "')"), page.visitor("middle('" + to + "')"), "left");
  }

  @Test
  void a_move_is_prepared_while_the_program_thinks() throws IOException {
    page.open("chess");
    page.visitor("choose('level', '2s')");
    page.visitor("press('play')");
    page.browser()
        .evaluate("rookery.game.board.touch('e2').then(() => rookery.game.board.touch('e4'))");
    page.visitor("untilPlayed(1)");
    assertThat(page.visitor("click('d2', 'd4')")).isEqualTo("e4");
    assertThat(page.visitor("label('d2')")).contains("chosen");
    assertThat(page.visitor("untilPlayed(3)")).matches("e4 \\S+ d4");
  }
}
