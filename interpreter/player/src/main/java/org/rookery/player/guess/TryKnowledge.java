package org.rookery.player.guess;

import java.util.Arrays;
import java.util.List;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.sight.Sight;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * What the player to move knows who sees only their own pieces and has heard an umpire.
 *
 * @param refused the moves that were refused in this turn
 * @param others how many pieces of each content others had when the game began
 * @param capturedNamed how many of those that the umpire names were captured
 * @param capturedOthers how many others were
 * @param moves how many moves were made by others
 * @param lost a piece of the player's that was captured by the last move; empty if there is none
 * @param lostOn where it stood
 */
record TryKnowledge(
    int player,
    Sight sight,
    List<Move> refused,
    List<Integer> others,
    int capturedNamed,
    int capturedOthers,
    int moves,
    int lost,
    int lostOn) {

  /** What the player to move of a position knows, who has followed the game to it. */
  static TryKnowledge of(Seer seer, Disguise disguise, Position position) {
    GameProgram program = position.program();
    ContentSet named = program.options().hiding().umpire().orElseThrow().named();
    int player = position.mover();
    Position past = new Position(position);
    int capturedNamed = 0;
    int capturedOthers = 0;
    int moves = 0;
    int lost = Contents.EMPTY;
    int lostOn = Position.NOWHERE;
    while (past.ply() > 0) {
      if (!past.refused().isEmpty()) {
        past.unmake();
        continue;
      }
      int[] after = past.contents().clone();
      for (int content : UmpireRecord.captured(disguise, past, player)) {
        capturedNamed += named.has(content) ? 1 : 0;
        capturedOthers += named.has(content) ? 0 : 1;
      }
      past.unmake();
      if (past.mover() != player) {
        int square = moves == 0 ? vanished(disguise, past.contents(), after, player) : -1;
        lost = square < 0 ? lost : past.content(square);
        lostOn = square < 0 ? lostOn : square;
        moves++;
      }
    }
    return new TryKnowledge(
        player,
        seer.of(position, player),
        position.refused().stream().map(move -> disguise.decided(position, move)).toList(),
        others(disguise, past.setup(), player, program.contents()),
        capturedNamed,
        capturedOthers,
        moves,
        lost,
        lostOn);
  }

  private static int vanished(Disguise disguise, int[] before, int[] after, int player) {
    for (int square = 0; square < before.length; square++) {
      boolean own = before[square] != Contents.EMPTY && !disguise.isUnseen(before[square], player);
      if (own && before[square] != after[square]) {
        return square;
      }
    }
    return -1;
  }

  private static List<Integer> others(
      Disguise disguise, Setup start, int player, Contents contents) {
    int[] others = new int[contents.size()];
    start.board().stream()
        .filter(content -> disguise.isUnseen(content, player))
        .forEach(content -> others[content]++);
    return Arrays.stream(others).boxed().toList();
  }
}
