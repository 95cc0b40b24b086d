package org.rookery.game.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.PieceModel;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.board.Topology;

/** Says what keeps a player from moving whose pieces' rules give them no turn. */
public final class NoMoveExplanation {
  private final GameEngine game;
  private final Position position;
  private int silent;
  private int alone;
  private int stuck;
  private int stored;
  private int kept;

  private NoMoveExplanation(GameEngine game, Position position) {
    this.game = game;
    this.position = position;
  }

  /** The reason as a sentence; empty when the pieces' rules allow a turn, be it legal or not. */
  public static Optional<String> explain(GameEngine game, Position position) {
    boolean none = !game.generator().canAct(position) && !game.generator().hasLegalMove(position);
    return none ? Optional.of(new NoMoveExplanation(game, position).sentence()) : Optional.empty();
  }

  private String sentence() {
    Setup setup = position.setup();
    Contents contents = game.program().contents();
    for (int piece = 1; piece < contents.size(); piece++) {
      if (contents.owner(piece) == position.as()) {
        count(setup, piece, game.compiled().model().pieces().get(contents.type(piece)));
      }
    }
    List<String> parts = new ArrayList<>();
    add(parts, silent, "has no rules for moves", "have no rules for moves");
    add(
        parts,
        alone,
        "stands on a square that no direction leads from",
        "stand on squares that no direction leads from");
    add(
        parts,
        stuck,
        "cannot go anywhere from where it stands",
        "cannot go anywhere from where they stand");
    add(parts, stored, "in hand cannot be dropped anywhere", "in hand cannot be dropped anywhere");
    add(parts, kept, "in hand has no rules for drops", "in hand have no rules for drops");
    String reason =
        parts.isEmpty() ? "they have no piece on the board or in hand" : String.join(", ", parts);
    return playerName() + ": " + reason + ".";
  }

  private void count(Setup setup, int content, PieceModel piece) {
    for (int square = 0; square < setup.board().size(); square++) {
      if (setup.board().get(square) != content) {
        continue;
      }
      if (piece.moves().isEmpty()) {
        silent++;
      } else if (isAlone(square)) {
        alone++;
      } else {
        stuck++;
      }
    }
    if (piece.drops().isEmpty() && piece.inHand().isEmpty()) {
      kept += setup.hand().get(content);
    } else {
      stored += setup.hand().get(content);
    }
  }

  private boolean isAlone(int square) {
    Topology topology = game.compiled().model().board().topology();
    for (int[] links : topology.links()) {
      if (links[square] != Topology.NOWHERE) {
        return false;
      }
    }
    return true;
  }

  private static void add(List<String> parts, int pieces, String one, String more) {
    if (pieces > 0) {
      parts.add(pieces == 1 ? "1 piece " + one : pieces + " pieces " + more);
    }
  }

  private String playerName() {
    List<String> players = game.program().players();
    String mover = players.get(position.mover());
    String name =
        position.as() == position.mover()
            ? mover
            : mover + ", who moves for " + players.get(position.as()) + ",";
    String phase = game.compiled().model().turnOrder().get(position.setup().step()).phase();
    return name + " has no move" + (phase.isEmpty() ? "" : " of `" + phase + "`");
  }
}
