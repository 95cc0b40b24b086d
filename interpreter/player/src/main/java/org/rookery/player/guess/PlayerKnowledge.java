package org.rookery.player.guess;

import java.util.Arrays;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.sight.Sight;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * What the player to move knows: what they see, and which pieces of others they do not see.
 *
 * <p>The pieces are those with which the game began, without those that have been captured and
 * those that are seen. A piece that became another one where it was not seen is still counted as
 * what it was; where more of a type are seen than there should be, some other piece must have
 * become one.
 *
 * @param missing how many pieces of each content are somewhere
 */
record PlayerKnowledge(int player, Sight sight, List<Integer> missing) {
  /** What the player to move of a position knows, who has followed the game to it. */
  static PlayerKnowledge of(Seer seer, Position position) {
    GameProgram program = position.program();
    Contents contents = program.contents();
    int player = position.mover();
    Sight sight = seer.of(position, player);
    int[] missing = new int[contents.size()];
    Position past = new Position(position);
    while (past.ply() > 0) {
      for (int i = 0; i < past.capturedCount(); i++) {
        missing[past.captured(i)]--;
      }
      past.unmake();
    }
    past.setup().board().forEach(content -> missing[content]++);
    sight.seen().board().forEach(content -> missing[content]--);
    missing[Contents.EMPTY] = 0;
    balance(missing, contents);
    return new PlayerKnowledge(player, sight, Arrays.stream(missing).boxed().toList());
  }

  /** Pieces too many of one type were others of the same player before: those there are most of. */
  private static void balance(int[] missing, Contents contents) {
    for (int content = 1; content < missing.length; content++) {
      while (missing[content] < 0) {
        missing[content]++;
        int most = Contents.EMPTY;
        for (int type = 0; type < contents.types(); type++) {
          int other = contents.of(type, contents.owner(content));
          most = missing[other] > Math.max(0, missing[most]) ? other : most;
        }
        missing[most] -= most == Contents.EMPTY ? 0 : 1;
      }
    }
  }
}
