package org.rookery.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.picture.Portraits;
import org.rookery.game.Game;
import org.rookery.game.Rules;

final class SettingTest {
  private static final Game GAME =
      Rules.of(
              "small.rules",
              """
              (game (title "Small <game>") (players White ?Dice Black) (turn-order White ?Dice Black)
                (board (rectangle 3 2))
                (board-setup (White (Knight a1)) (Black (Wall c2)))
                (piece (name Knight) (letter N) (image "horse") (moves (n (verify empty?) add)))
                (piece (name Wall) (moves (e (verify empty?) add))))
              """)
          .load()
          .orThrow();

  @Test
  void saysWhoPlaysOnWhichSquares() {
    assertThat(Setting.json(GAME, Setting.Looks.BY_THE_PAGE, List.of()))
        .startsWith("{\"title\":\"Small \\u003cgame\\u003e\",")
        .contains(
            "\"players\":[\"White\",\"?Dice\",\"Black\"],\"colours\":[[\"#fffdf6\",\"#1e1c1a\",\"#1e1c1a\"],"
                + "[\"#8a7f72\",\"#2b2622\",\"#fff8ea\"],[\"#34353b\",\"#08080a\",\"#f6f0e2\"]],\"hides\":false,\"competes\":[true,false,true],")
        .contains("\"givenUp\":[[\"Black wins\",\"0-1\"],[\"\",\"*\"],[\"White wins\",\"1-0\"]]")
        .contains("\"squares\":[\"a1\",\"b1\",\"c1\",\"a2\",\"b2\",\"c2\"],\"plain\":false,")
        .endsWith("\"rules\":[]}");
  }

  @Test
  void saysWhereSquaresAre() {
    assertThat(Setting.json(GAME, Setting.Looks.BY_THE_PAGE, List.of()))
        .contains(
            "\"look\":\"AREAS\"", "\"cells\":[{\"square\":0,\"x\":", "\"shade\":1", "\"shade\":0")
        .contains("\"labels\":[[\"", "\"border\":[[", "\"lines\":[]", "\"corners\":[");
    assertThat(Setting.withBeginning(GAME, Setting.Looks.BY_THE_PAGE, List.of()))
        .containsOnlyOnce("\"half\":")
        .containsOnlyOnce("\"size\":")
        .doesNotContain("\"corners\":");
  }

  @Test
  void saysHowPiecesLook() {
    String byThePage = Setting.json(GAME, Setting.Looks.BY_THE_PAGE, List.of());
    assertThat(byThePage)
        .contains(
            "\"pieces\":[{},{\"owner\":0,\"name\":\"Knight\",\"letter\":\"N\",\"svg\":\"\","
                + "\"image\":\"horse\",\"letters\":\"N\"},")
        .contains("{\"owner\":2,\"name\":\"Knight\",\"letter\":\"");
    String drawn = Setting.json(GAME, new DrawnLooks(GAME.program(), Portraits.NONE), List.of());
    assertThat(drawn)
        .contains("\"svg\":\"\\u003c")
        .doesNotContain("\\u003csvg", "\"svg\":\"\"", "\"image\":", "\"letters\":");
    Setting.Looks plain =
        new Setting.Looks() {
          @Override
          public String svg(int content) {
            return "picture " + content;
          }

          @Override
          public boolean isPlain() {
            return true;
          }
        };
    assertThat(Setting.json(GAME, plain, List.of()))
        .contains("\"plain\":true", "\"svg\":\"picture 1\"", "\"svg\":\"picture 6\"");
  }

  @Test
  void leavesOutTheFrameThatThePagePutsBack() throws IOException {
    try (InputStream script = Setting.class.getResourceAsStream("board/svg.js")) {
      assertThat(new String(script.readAllBytes(), StandardCharsets.UTF_8))
          .contains("FRAME = '" + Setting.FRAME + "'");
    }
    assertThat(new DrawnLooks(GAME.program(), Portraits.NONE).svg(1)).startsWith(Setting.FRAME);
  }

  @Test
  void namesSignsTogetherThatAreOnTheSameSquares() {
    Game game =
        Rules.of(
                "rook.rules",
                """
                (game (title "Rook") (players White Black) (turn-order White Black)
                  (board (rectangle 3 1))
                  (piece (name Rook) (letter R) (moves (betza "R"))))
                """)
            .load()
            .orThrow();
    Setting.Part rook =
        new Setting.Part(
            "Rook",
            List.of(),
            List.of(),
            Optional.of(new Setting.Figure(Optional.of(MoveDiagram.of(game.program(), 1, 0)))));
    assertThat(Setting.json(game, Setting.Looks.BY_THE_PAGE, List.of(rook)))
        .contains("\"signs\":[[\"go capture\",false,1,2]]");
  }

  @Test
  void saysHowTheBoardBeginsAndWhatIsToBeJoined() {
    assertThat(Setting.json(GAME, Setting.Looks.BY_THE_PAGE, List.of()))
        .contains("\"start\":[1,0,0,0,0,6]", "\"goals\":[]", "\"stacks\":false");
    Game joined =
        Rules.of(
                "joined.rules",
                """
                (game (title "Joined") (players Red Blue) (turn-order Red Blue)
                  (board (rectangle 2 2) (drawn stacks)
                    (zone (name one) (players Red) (positions a1 b1))
                    (zone (name other) (players Red) (positions a2 b2))
                    (zone (name one) (players Blue) (positions a1 a2))
                    (zone (name other) (players Blue) (positions b1 b2)))
                  (board-setup (Red (Stone off 4)) (Blue (Stone off 4)))
                  (piece (name Stone) (letter S) (drops ((verify empty?) add)))
                  (ending "joined" (connected friend (zone one) (zone other) n e s w) win))
                """)
            .load()
            .orThrow();
    assertThat(Setting.json(joined, Setting.Looks.BY_THE_PAGE, List.of()))
        .contains("\"stacks\":true", "\"goals\":[[0,[0,1]],[0,[2,3]],[1,[0,2]],[1,[1,3]]]");
  }

  @Test
  void saysTheRulesInWords() {
    Setting.Part part =
        new Setting.Part(
            "Pieces",
            List.of("One.", "Two."),
            List.of("as its author says"),
            Optional.of(new Setting.Figure(Optional.of(MoveDiagram.of(GAME.program(), 1, 0)))));
    Setting.Part board =
        new Setting.Part(
            "Board", List.of(), List.of(), Optional.of(new Setting.Figure(Optional.empty())));
    assertThat(Setting.json(GAME, Setting.Looks.BY_THE_PAGE, List.of(part, board)))
        .contains("\"heading\":\"Pieces\"", "\"sentences\":[\"One.\",\"Two.\"]")
        .contains("\"quotes\":[\"as its author says\"]", "\"signs\":[[\"go\",false,3]]")
        .contains("\"quotes\":[],\"figure\":{}}", "\"go\":\"goes there\"");
  }
}
