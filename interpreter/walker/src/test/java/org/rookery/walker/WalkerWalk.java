package org.rookery.walker;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Position;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.WalkedTurn;

/** A small game and a scene of it, for tests. */
record WalkerWalk(Walker walker, Scene scene) {
  /**
   * The start of a game of three by three squares, in which a Piece is in the lower left corner and
   * a Foe in the middle.
   *
   * @param piece the sections of the Piece
   * @param more more sections of the game
   */
  static WalkerWalk of(String piece, String more) {
    return of(piece, more, 100_000);
  }

  /** The same, with a walker that walks so many nodes and no more. */
  static WalkerWalk of(String piece, String more, long nodes) {
    String text =
        """
        (game (title "Small") (players White Black)
          (board (rectangle 3 3) (zone (name far) (positions (own-rank 3))))
          (board-setup (White (Man a1)) (Black (Foe b2)))
          (piece (name Man) (letter M) %s)
          (piece (name Foe) (letter F) (moves (n (verify not-friend?) add)))
          %s)
        """
            .formatted(piece, more);
    Diagnostics diagnostics = new Diagnostics();
    CompiledGame game =
        RulesCompiler.compile(
                Source.of("small.rules", text), SourceLoader.NONE, Optional.empty(), diagnostics)
            .orElseThrow(() -> new AssertionError(DiagnosticRenderer.render(diagnostics)));
    return new WalkerWalk(new Walker(game, nodes), Scene.of(new Position(game.program())));
  }

  /** The legal moves in words, sorted. */
  Set<String> turns() {
    Set<String> turns = new TreeSet<>();
    walker.legalMoves(scene).forEach(turn -> turns.add(walker.text(turn)));
    return turns;
  }

  /** The same in the order in which they were found. */
  List<String> found() {
    return walker.legalMoves(scene).stream().map(walker::text).toList();
  }

  /** The walk after the turn of these words. */
  WalkerWalk after(String words) {
    WalkedTurn turn =
        walker.legalMoves(scene).stream()
            .filter(legal -> walker.text(legal).equals(words))
            .findFirst()
            .orElseThrow(() -> new AssertionError(words + " is none of " + turns()));
    return new WalkerWalk(walker, walker.after(scene, turn));
  }
}
