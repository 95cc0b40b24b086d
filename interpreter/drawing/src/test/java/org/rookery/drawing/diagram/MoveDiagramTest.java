package org.rookery.drawing.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;
import org.rookery.program.GameProgram;

final class MoveDiagramTest {
  private static GameProgram game(String name) {
    Path home = Path.of(System.getProperty("rookery.home", "../.."));
    Path file = home.resolve("rules").resolve(name + ".rules");
    RootedSourceLoader loader = RootedSourceLoader.of(file, List.of(home.resolve("stdlib")));
    Source source = ((Loaded.Found) loader.main()).source();
    return RulesCompiler.compile(source, loader, Optional.empty(), new Diagnostics())
        .orElseThrow()
        .program();
  }

  private static GameProgram compile(String rules) {
    Path stdlib = Path.of(System.getProperty("rookery.home", "../..")).resolve("stdlib");
    SourceLoader loader = RootedSourceLoader.of(stdlib.resolve("x.rules"), List.of(stdlib));
    return RulesCompiler.compile(
            Source.of("x.rules", rules), loader, Optional.empty(), new Diagnostics())
        .orElseThrow()
        .program();
  }

  private static int contentOf(GameProgram game, String name) {
    for (int type = 0; type < game.pieces().size(); type++) {
      if (game.pieces().get(type).name().equals(name)) {
        return game.contents().of(type, 0);
      }
    }
    throw new AssertionError(name);
  }

  private static String draw(String name, String piece, String square) {
    GameProgram game = game(name);
    return new MoveDiagramText(
            MoveDiagram.of(game, contentOf(game, piece), game.topology().square(square)))
        .draw();
  }

  private static String draw(String name, String piece) {
    GameProgram game = game(name);
    return new MoveDiagramText(MoveDiagram.of(game, contentOf(game, piece))).draw();
  }

  @Test
  void tellsGoingFromCapturing() {
    assertThat(draw("chess", "Pawn"))
        .isEqualTo(
            """
            White Pawn on d2, Chess

            8  . . . . . . . .
            7  . . . . . . . .
            6  . . . . . . . .
            5  . . . . . . . .
            4  . . . o . . . .
            3  . . x o x . . .
            2  . . . P . . . .
            1  . . . . . . . .
               a b c d e f g h

            o  goes there
            x  captures there
            When it goes to d4, it skips d3.
            En passant: to e3, c3 when a piece has just skipped that square, capturing that piece.
            """);
  }

  @Test
  void coveringIsNoCapture() {
    assertThat(draw("columns/accasta", "Shield"))
        .contains("o  goes there", "It covers what stands where it goes.")
        .doesNotContain("capture");
  }

  /** What goes under the piece is captured, and of a column maybe not all pieces go. */
  @Test
  void whatIsTakenUnderIsCaptured() {
    assertThat(draw("columns/lasca", "Man"))
        .contains("capturing an enemy on e5", "only the top piece, which goes under it");
    assertThat(draw("columns/focus", "Man"))
        .contains("Only pieces from the top of its column go.")
        .doesNotContain("under it");
  }

  @Test
  void listsPromotions() {
    assertThat(draw("chess", "Pawn", "d7"))
        .contains("It may become Bishop, Knight, Queen, Rook, on c8, d8, e8.");
  }

  @Test
  void stopsRidersWhereTheRulesDo() {
    assertThat(draw("ruddigore", "Gentleman", "b2"))
        .contains(
            """
            8  . . . . . . . .
            7  . . . . . . . .
            6  . . . * . . . .
            5  . . . . . . . .
            4  * . * . . * . .
            3  . . . * . . . .
            2  . H . . . . . .
            1  . . . * . . . .
            """);
  }

  @Test
  void showsHopsAndLegs() {
    assertThat(draw("xiangqi", "Cannon", "e5"))
        .contains(" 5  o! o! o!  o  C  o o! o! o!", "!  captures there over other pieces");
    assertThat(draw("xiangqi", "Horse", "e5"))
        .contains(" 7  . . . * . * . . .", " 6  . . * . - . * . .", "-  must be empty");
  }

  @Test
  void showsWhatHangsOnACondition() {
    assertThat(draw("chess", "King", "e1"))
        .contains("1   . -? o?  *  K  * o?  .", "which pieces have moved");
  }

  @Test
  void showsActsWithoutMoving() {
    assertThat(draw("ready-chess", "Ready-Rook"))
        .contains("+R  acts without moving", "Where it stands it may become Rook.");
    assertThat(draw("ready-chess", "Rook")).contains("It may become Ready-Rook as it captures.");
  }

  @Test
  void showsCapturesFromElsewhere() {
    assertThat(draw("baroque", "Withdrawer", "d4"))
        .contains(
            "to d5, capturing an enemy on d3", "#  is captured though the piece goes elsewhere");
    assertThat(draw("baroque", "Pawn", "d4"))
        .contains("capturing an enemy on d6, with a friend on d7")
        .doesNotContain("#");
    assertThat(draw("baroque", "Coordinator", "d4")).contains("with a White King on");
  }

  @Test
  void tellsOwnPiecesAndDropsInNotes() {
    assertThat(draw("ruddigore", "Baronet", "d4"))
        .contains("It may capture pieces of its own side.", "5  . x * * * x . .");
    assertThat(draw("ruddigore", "Pawn", "d4"))
        .contains("From the hand it may be put on empty squares other than a8, b8, c8");
  }

  /** A question about every square of a board is longer than a stack is deep. */
  @Test
  void questionsMayBeAsLongAsTheBoardIsLarge() {
    GameProgram game =
        compile(
            """
            (game (title "Stop") (players White Black) (turn-order White Black)
              (board (rectangle 9 9))
              (piece (name Stone) (letter S) (supply)
                (drops ((verify (some-square? (board) (relative-config Stone n Stone)))
                  (verify empty?) add)))
              (no-moves draw))
            """);
    assertThat(new MoveDiagramText(MoveDiagram.of(game, contentOf(game, "Stone"))).draw())
        .contains("Stone");
  }

  private static String drawRider(String moves) {
    GameProgram game =
        compile(
            """
            (game (title "Small") (players White Black) (turn-order White Black)
              (board (rectangle 5 5))
              (board-setup (White (Rider a1-e1)) (Black (Rider a5-e5)))
              (piece (name Rider) (letter R) (moves %s))
              (no-moves draw))
            """
                .formatted(moves));
    return new MoveDiagramText(
            MoveDiagram.of(game, contentOf(game, "Rider"), game.topology().square("c3")))
        .draw();
  }

  /** Pieces that must stand beside the way or beyond its end are not gone over. */
  @Test
  void piecesAreGoneOverOnlyOnTheWay() {
    assertThat(drawRider("(n (verify empty?) (verify (enemy? n)) add)"))
        .contains("^  goes there where other pieces stand about")
        .doesNotContain("over other pieces");
    assertThat(drawRider("(n (verify enemy?) n (verify empty?) add)"))
        .contains("^  goes there over other pieces");
  }

  @Test
  void aPieceThatIsGoneWithWhatItCapturesIsSaidToBe() {
    assertThat(drawRider("(n (verify empty?) (if (enemy? n) (capture n) capture) add)"))
        .contains("For example: to c4, it is captured itself, capturing a Black Rider on c5.");
  }

  @Test
  void whatIsPushedOnIsNotCaptured() {
    assertThat(drawRider("(n (verify not-empty?) cascade n (verify empty?) back add)"))
        .doesNotContain("captur");
    assertThat(
            drawRider("(mark n (verify not-empty?) from n (verify empty?) add)")
                + drawRider("(n (verify not-empty?) n (verify empty?) s cascade n add)"))
        .doesNotContain("own side");
  }

  @Test
  void aSquareThatAWayOverEmptySquaresLeadsToIsEmpty() {
    assertThat(
            drawRider(
                "(n (verify (reaches? empty (adjacent start) empty (corner here here) n e s w))"
                    + " add)"))
        .contains("o  goes there", "depends on: whether a way over empty squares leads there")
        .doesNotContain("captures");
  }

  @Test
  void looksFromEachPlayersSide() {
    GameProgram chess = game("chess");
    int black = contentOf(chess, "Pawn") + 1;
    MoveDiagram diagram = MoveDiagram.of(chess, black, chess.topology().square("e7"));
    assertThat(diagram.signs()).containsKeys(chess.topology().square("e6"));
    assertThat(diagram.signs()).containsKeys(chess.topology().square("e5"));
  }
}
