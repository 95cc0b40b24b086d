package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.Backend;
import org.rookery.engine.search.Perft;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.tests.Playouts;
import org.rookery.walker.WalkedPerft;
import org.rookery.walker.Walker;
import org.rookery.walker.scene.Scene;

/** Games of a few lines, by which the walker and both back ends of the engine are compared. */
final class RandomSmallRules {
  /** A player of them has two turns in a row, so that pieces come close to each other. */
  private static final String ORDER = "(turn-order White White Black Black)";

  private static final int GAMES = 5;
  private static final int FEW = 3;
  private static final int DEPTH = 2;

  private RandomSmallRules() {}

  /** Plays some random games by these rules and compares every position on the way. */
  static void agree(String board, String... pieces) {
    agreeInTurn(ORDER, board, pieces);
  }

  /** The same with a turn order of the game's own. */
  static void agreeInTurn(String order, String board, String... pieces) {
    agree(compiled(order + board + String.join("\n", pieces)));
  }

  /** The same with further players, the last of whom never chooses a move. */
  static void agreeOfThree(String board, String... pieces) {
    agreeOfThreeInTurn("(turn-order White Black Red)", board, pieces);
  }

  /** The same with a turn order of the game's own. */
  static void agreeOfThreeInTurn(String order, String board, String... pieces) {
    agree(compiled("White Black Red Other", order + board + String.join("\n", pieces)));
  }

  /** The same with a player of chance, and a turn order of the game's own. */
  static void agreeWithChance(String order, String board, String... pieces) {
    agree(compiled("White Black ?Bag", order + board + String.join("\n", pieces)));
  }

  /** The same in fewer games, for one of many sets of rules. */
  static void agreeInFew(String order, String board, String... pieces) {
    agree(compiled(order + board + String.join("\n", pieces)), FEW);
  }

  private static void agree(CompiledGame game) {
    agree(game, GAMES);
  }

  private static void agree(CompiledGame game, int games) {
    WalkerComparison comparison = new WalkerComparison(game);
    Playouts playouts = new Playouts(games, 20, 500_000);
    for (int seed = 1; seed <= games; seed++) {
      comparison.play(playouts, seed);
    }
  }

  /** Compares how many leaves there are below the start. */
  static void sameLeaves(String board, String... pieces) {
    CompiledGame game = compiled(ORDER + board + String.join("\n", pieces));
    Position start = new Position(game.program());
    long walked = new WalkedPerft(new Walker(game, Long.MAX_VALUE)).count(Scene.of(start), DEPTH);
    assertThat(new Perft(new MoveGenerator(game.program(), Backend.GRAPH)).count(start, DEPTH))
        .isEqualTo(walked);
  }

  private static CompiledGame compiled(String sections) {
    return compiled("White Black", sections);
  }

  private static CompiledGame compiled(String players, String sections) {
    Diagnostics diagnostics = new Diagnostics();
    String text =
        "(game (title \"Small\") (players "
            + players
            + ")\n"
            + sections
            + "(draw-condition (White Black) stalemated))";
    return RulesCompiler.compile(
            Source.of("small.rules", text), SourceLoader.NONE, Optional.empty(), diagnostics)
        .orElseThrow(() -> new AssertionError(diagnostics.sorted()));
  }
}
