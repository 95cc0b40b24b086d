package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands that draw, and the one that plays logs over again. */
final class DrawingCommandsTest {
  @TempDir private Path directory = Path.of("");

  private record Run(int code, String out, String err) {}

  private static Run run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = RookeryCommand.run(args, new PrintWriter(out), new PrintWriter(err));
    return new Run(code, out.toString(), err.toString());
  }

  private String log(String text) throws IOException {
    return Files.writeString(directory.resolve("game.log"), text).toString();
  }

  private String file(String name) {
    return directory.resolve(name).toString();
  }

  @Test
  void rendersPositionsInBothFormats() throws IOException {
    String svg = file("x.svg");
    assertThat(run("render", "chess", "--targets", "g1", "-o", svg, "--after", "e2-e4", "e7-e5"))
        .isEqualTo(new Run(0, "", ""));
    assertThat(Files.readString(Path.of(svg))).contains("<svg").endsWith("</svg>\n");
    String png = file("x.png");
    assertThat(run("render", "by-rook-or-by-crook", "-o", png).code()).isZero();
    assertThat(Files.readAllBytes(Path.of(png))).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void marksWherePiecesInHandMayGo() throws IOException {
    String fen = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
    run("render", "crazyhouse", "-p", fen, "-o", file("a.svg"));
    run("render", "crazyhouse", "-p", fen, "-t", "N", "-o", file("b.svg"));
    assertThat(Files.size(Path.of(file("b.svg"))))
        .isGreaterThan(Files.size(Path.of(file("a.svg"))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "render chess -o x.gif | rookery: The picture `x.gif` should end in `.svg` or `.png`.",
        "render chess -o x.png --scale 0 | rookery: The scale should be from 0.1 to 8.0, not 0.0.",
        "render chess -o x.png --targets j9 | rookery: `j9` is neither a square nor a piece of this"
            + " game.",
        "render chess -o nowhere/x.svg | rookery: The file `nowhere/x.svg` cannot be written: there"
            + " is no such directory.",
        "draw-move chess Camel | rookery: The game has no piece `Camel`; there are `King`,"
            + " `Queen`, `Rook`, `Bishop`, `Knight`, `Pawn`.",
        "draw-move chess Pawn --player Red | rookery: The game has no player `Red`; there are"
            + " `White`, `Black`.",
        "draw-move chess Pawn --square i1 | rookery: The game has no square `i1`.",
        "replay nowhere.log chess | rookery: The file `nowhere.log` cannot be read: it does not"
            + " exist.",
      })
  void refusesWhatItCannotDraw(String line, String message) {
    Run run = run(line.split(" ", -1));
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith(message + "\n");
  }

  @Test
  void drawsMovesAsTextAndAsAPicture() {
    assertThat(run("draw-move", "chess", "n", "--square", "b1").out())
        .startsWith("White Knight on b1, Chess\n")
        .contains("3  * . * . . . . .");
    assertThat(run("draw-move", "chess", "Knight", "-o", file("n.svg")))
        .isEqualTo(new Run(0, "", ""));
  }

  @Test
  void showsHandsBesideTheBoard() {
    assertThat(run("show", "crazyhouse").out())
        .contains("1 |  .  . |  R  N  B  Q  K  B  N  R |  .  . |", "A  B");
  }

  @Test
  void replaysALogThatNamesItsGame() throws IOException {
    String log = log("; game: Ruddigore Chess\n1. P e2-e4\n1... p e7-e5\n2. H g1-e5; P-A1\n");
    Run run = run("replay", log, "--show", "-o", file("x.png"));
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("1 | P . | R H B Q X B . R | . . |")
        .endsWith("3 moves played. The game goes on.\n");
    assertThat(Path.of(file("x.png"))).exists();
  }

  @Test
  void stopsAtTheFirstBadTurn() throws IOException {
    String log = log("1. P e2-e4\n1... p e7-e6\n2. P e4-e5\n2... p e6-e5\n");
    Run run = run("replay", log, "chess");
    assertThat(run.code()).isEqualTo(ExitCode.FAILED);
    assertThat(run.out()).isEqualTo("3 moves played.\n");
    assertThat(run.err())
        .startsWith(
            "rookery: " + log + ": turn 2 of Black (line 4): `p e6-e5`: The nearest rule of")
        .contains("e5 holds a White Pawn, and an empty square is needed there.");
    assertThat(run("replay", log, "chess", "--no-rules").code()).isZero();
  }

  @Test
  void drawsTheBoardAfterEveryTurn() throws IOException {
    String log = log("rules: chess\n1. P e2-e4 p e7-e5\n");
    assertThat(run("replay", log, "--each", "--no-rules").out().split("K/k King", -1)).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'e2-e4' | The log does not name its game: name it after the log.",
        "'game: ches\ne2-e4' | There is no game `ches`. Did you mean `chess`?",
        "'game: chess\n// nothing' | The log has no moves.",
        "'' | The log has no moves.",
        "'game: chess\nposition: 8/8\ne2-e4' | The position has a mistake in column 4",
      })
  void refusesLogsItCannotUse(String text, String message) throws IOException {
    Run run = run("replay", log(text));
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.err()).contains(message);
  }

  @Test
  void refusesALogOfAnotherGame() throws IOException {
    String log = log("; game: chess\ne2-e4\n");
    assertThat(run("replay", log, "chess").code()).isZero();
    assertThat(run("replay", log, "shogi"))
        .isEqualTo(new Run(2, "", "rookery: The log is of `chess`, not of `shogi`.\n"));
  }

  @Test
  void refusesALogThatIsNotText() throws IOException {
    Path log = Files.write(directory.resolve("game.log"), new byte[] {'e', (byte) 0xff, '\n'});
    assertThat(run("replay", log.toString(), "chess").err()).contains("is not UTF-8 text");
  }
}
