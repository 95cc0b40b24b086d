package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.model.PieceModel;
import org.rookery.exchange.fairy.section.ExportedDrops;
import org.rookery.exchange.fairy.section.ExportedGame;
import org.rookery.exchange.fairy.section.ExportedMoves;
import org.rookery.exchange.fairy.section.ExportedPieces;
import org.rookery.exchange.fairy.section.ExportedRules;
import org.rookery.exchange.fairy.section.MoveText;
import org.rookery.exchange.parts.AlikeLines;
import org.rookery.exchange.parts.AlternateTurns;
import org.rookery.game.Game;

/**
 * Writes a game as a section of Fairy-Stockfish's configuration, as far as that has words for it.
 */
public final class FairyExport {
  /** The engine reads no word for drops without number: they are inherited from who has them. */
  private static final String FREE_PARENT = ":ataxx";

  private static final List<String> NOT_INHERITED =
      List.of(
          "customPiece1 = -",
          "enclosingDrop = none",
          "flipEnclosedPieces = none",
          "materialCounting = none",
          "adjudicateFullBoard = false",
          "stalematePieceCount = false",
          "passOnStalemate = false");

  private FairyExport() {}

  /**
   * A section.
   *
   * @param text the section; empty where nothing can be said, since the board or the players are
   *     none of the engine's
   * @param unsaid what of the rules it does not say, each in a few words
   */
  public record Exported(String text, List<String> unsaid) {}

  /** A game as a section of that name. */
  public static Exported of(Game game, String name) {
    ExportedGame exported = new ExportedGame(game.compiled().model(), game.program());
    if (!exported.hasBoard()) {
      exported.cannotSay("the board: it is no rectangle of up to twelve files and ten ranks");
    }
    if (!AlternateTurns.has(exported.model)) {
      exported.cannotSay(
          "the order of turns: there are more than two players, they do not alternate, or they may"
              + " swap sides");
    }
    if (!exported.unsaid().isEmpty()) {
      return new Exported("", exported.unsaid());
    }
    exported.say("maxFile", exported.files());
    exported.say("maxRank", exported.ranks());
    ExportedPieces pieces = new ExportedPieces(exported);
    Map<PieceModel, MoveText> moves = pieces.say();
    new ExportedMoves(exported, pieces, moves).say();
    new ExportedDrops(exported, pieces).say(moves);
    new ExportedRules(exported, pieces).say();
    exported.say("startFen", start(game, exported));
    List<String> lines = new ArrayList<>();
    lines.add("# " + game.title() + ", written by Rookery.");
    AlikeLines.grouped(exported.unsaid())
        .forEach(what -> lines.add("# Cannot be said: " + what + "."));
    boolean free = exported.lines.contains("freeDrops = true");
    lines.add("[" + name + (free ? FREE_PARENT : "") + "]");
    if (free) {
      NOT_INHERITED.stream().filter(line -> !exported.says(line)).forEach(lines::add);
    }
    lines.addAll(exported.lines);
    return new Exported(String.join("\n", lines) + "\n", exported.unsaid());
  }

  /** The start position; where pieces in hand are without number, without the hands. */
  private static String start(Game game, ExportedGame exported) {
    String fen = game.start().fen();
    boolean supplied = exported.model.pieces().stream().allMatch(PieceModel::supply);
    return supplied ? fen.replaceFirst("\\[[^]]*]", "") : fen;
  }
}
