package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.picture.Thumbnail;
import org.rookery.game.Game;
import org.rookery.game.facts.BoardKind;
import org.rookery.game.facts.GameFacts;
import org.rookery.game.facts.Mechanic;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.tests.Games;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.Gallery;

/** What is read off the rules of games, so that they are found by it, and how much it takes. */
final class GameFactsTest {
  /** Bytes of a small picture, and of what a list of games says of one. */
  private static final int PICTURE = 10_000;

  private static final int ENTRY = 900;

  private static GameFacts facts(String name) {
    return GameFacts.of(Games.game(name), List.<MoveDiagram>of());
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 2, SQUARES, 64, 8x8",
    "glinski, 2, HEXAGONS, 91, ''",
    "hex, 2, HEXAGONS, 121, 11x11",
    "xiangqi, 2, POINTS, 90, 9x10",
    "oware, 2, PITS, 12, 6x2",
    "by-rook-or-by-crook, 2, RING, 42, 7x6",
    "raumschach, 2, LEVELS, 125, ''",
    "backgammon, 2, STACKS, 24, ''",
    "chinese-checkers, 6, HEXAGONS, 121, ''",
    "chaturaji, 4, SQUARES, 64, 8x8",
  })
  void a_board_and_its_players_are_known(
      String game, int players, BoardKind board, int squares, String size) {
    GameFacts facts = facts(game);
    assertThat(facts.players()).isEqualTo(players);
    assertThat(facts.board()).isEqualTo(board);
    assertThat(facts.squares()).isEqualTo(squares);
    assertThat(facts.size()).isEqualTo(size);
  }

  @Test
  void mechanics_are_found_in_the_rules() {
    assertThat(facts("chess").mechanics())
        .containsExactlyInAnyOrder(
            Mechanic.ROYAL, Mechanic.PROMOTION, Mechanic.CASTLING, Mechanic.EN_PASSANT);
    assertThat(facts("crazyhouse").mechanics()).contains(Mechanic.DROPS, Mechanic.REUSE);
    assertThat(facts("go-9x9").mechanics())
        .containsExactlyInAnyOrder(Mechanic.PLACING, Mechanic.PASSING, Mechanic.COUNTING);
    assertThat(facts("hex").mechanics())
        .containsExactlyInAnyOrder(Mechanic.PLACING, Mechanic.SWAP, Mechanic.CONNECTION);
    Game draughts = Games.game("international-draughts");
    assertThat(
            GameFacts.of(draughts, SheetMaker.of(draughts, draughts.source()).diagrams())
                .mechanics())
        .contains(Mechanic.COMPULSORY, Mechanic.CHAINS, Mechanic.JUMPS, Mechanic.REMOTE)
        .doesNotContain(Mechanic.ROYAL, Mechanic.PARTS, Mechanic.SEVERAL);
    assertThat(facts("backgammon").mechanics()).contains(Mechanic.CHANCE, Mechanic.SEVERAL);
    assertThat(facts("duck-chess").mechanics()).contains(Mechanic.PARTS);
    assertThat(facts("oware").mechanics()).contains(Mechanic.SOWING);
    assertThat(facts("four-player-teams").mechanics())
        .contains(Mechanic.TEAMS)
        .doesNotContain(Mechanic.ELIMINATION);
    assertThat(facts("four-player-chess").mechanics())
        .contains(Mechanic.ELIMINATION)
        .doesNotContain(Mechanic.TEAMS);
    assertThat(facts("spartan-chess").mechanics()).contains(Mechanic.ARMIES);
    assertThat(facts("othello").mechanics()).contains(Mechanic.CONVERSION);
    assertThat(facts("chess").pieces()).contains("Knight");
    assertThat(facts("chess").endings()).contains("checkmate", "stalemate");
  }

  @Test
  void pictures_and_index_are_small() {
    Gallery gallery = new Gallery(new byte[0], "");
    List<String> names = List.of("chess", "shogi", "glinski", "chinese-checkers", "hex", "oware");
    for (String name : names) {
      Game game = Games.game(name);
      byte[] picture = Thumbnail.png(game.start().scene(), Gallery.PICTURE);
      assertThat(picture).as(name).startsWith(0x89, 'P', 'N', 'G').hasSizeLessThan(PICTURE);
      gallery.add(
          new Gallery.Entry(name, "", game.title(), "About it.", List.of(), facts(name)),
          "{}",
          new Bundle(name, "", Map.of(name, "")));
    }
    String page = String.valueOf(gallery.files().get("index.html"));
    String index = String.valueOf(gallery.files().get("games.js"));
    assertThat(page.length() + index.length() - 5000).isLessThan(names.size() * ENTRY);
  }
}
