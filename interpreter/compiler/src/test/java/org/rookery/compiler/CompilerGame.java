package org.rookery.compiler;

import java.util.Optional;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.GameProgram;
import org.rookery.program.MoveGroup;
import org.rookery.program.NamedThings;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleText;

/**
 * A game of three by three squares for tests: White has a Piece, Black a Foe, and a test says what
 * a Piece does.
 */
public final class CompilerGame {
  private final GameProgram program;

  private CompilerGame(GameProgram program) {
    this.program = program;
  }

  /** The game whose Piece has these sections, with more sections of the game after it. */
  public static CompilerGame of(String pieceSections, String gameSections) {
    return compiled(
        """
        (game (title "Small") (players White Black) (turn-order White Black)
          (board (rectangle 3 3) (zone (name far) (positions (own-rank 3))))
          (board-setup (White (Man a1) (King c1)) (Black (Foe c3) (King a3)))
          (piece (name Man) (letter M) %s)
          (piece (name Foe) (letter F) (moves (n add)))
          (piece (name King) (letter K) (moves (e add)))
          %s)
        """
            .formatted(pieceSections, gameSections));
  }

  /** The game of a whole text. */
  public static CompilerGame compiled(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<CompiledGame> game =
        RulesCompiler.compile(
            Source.of("small.rules", text), SourceLoader.NONE, Optional.empty(), diagnostics);
    return new CompilerGame(
        game.orElseThrow(() -> new AssertionError(DiagnosticRenderer.render(diagnostics)))
            .program());
  }

  /** A game that is compiled already. */
  static CompilerGame of(CompiledGame game) {
    return new CompilerGame(game.program());
  }

  public GameProgram program() {
    return program;
  }

  /** The rules of the piece called {@code "White Man"} on a square, in all move groups. */
  public String moves(String piece, String square) {
    StringBuilder text = new StringBuilder();
    for (int group = 0; group < program.groups().size(); group++) {
      print(program.rules().moves(content(piece), square(square), group), text);
    }
    return text.toString();
  }

  /** The rules of all pieces on all squares. */
  String allMoves() {
    StringBuilder text = new StringBuilder();
    for (int content = 1; content < program.contents().size(); content++) {
      for (int square = 0; square < program.topology().size(); square++) {
        for (int group = 0; group < program.groups().size(); group++) {
          print(program.rules().moves(content, square, group), text);
        }
      }
    }
    return text.toString();
  }

  /** The rules that put a piece in hand on a square. */
  public String drops(String piece, String square) {
    StringBuilder text = new StringBuilder();
    print(program.rules().drops(content(piece), square(square), MoveGroup.UNTYPED), text);
    return text.toString();
  }

  /** The rules of a piece that stays in hand. */
  public String inHand(String piece) {
    StringBuilder text = new StringBuilder();
    print(program.rules().inHand(content(piece), MoveGroup.UNTYPED), text);
    return text.toString();
  }

  private void print(RuleBlocks rules, StringBuilder text) {
    text.append(RuleText.of(program, rules));
  }

  private int square(String name) {
    return program.topology().square(name);
  }

  private int content(String piece) {
    for (int c = 1; c < program.contents().size(); c++) {
      if (new NamedThings(program).piece(c).equals(piece)) {
        return c;
      }
    }
    throw new AssertionError("no " + piece);
  }
}
