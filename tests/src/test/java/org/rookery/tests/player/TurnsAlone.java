package org.rookery.tests.player;

import java.io.IOException;
import java.io.PrintStream;
import org.apache.commons.lang3.StringUtils;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.tests.Games;

/** A program that speaks CECP, cannot be told a position, and makes the first turn it sees. */
final class TurnsAlone {
  private Match match = Games.game("hexapawn").start();

  /** Plays hexapawn until it is told to quit. */
  public static void main(String[] arguments) throws IOException {
    Conversation.hold(new TurnsAlone()::answers);
  }

  private boolean answers(String line, PrintStream out) {
    switch (StringUtils.substringBefore(line, " ")) {
      case "protover" ->
          out.println("feature setboard=0 usermove=1 variants=\"normal,hexapawn\" done=1");
      case "new" -> match = Games.game("hexapawn").start();
      case "usermove" -> match.play(StringUtils.substringAfter(line, " "));
      case "go" -> {
        LegalMove turn = match.turns().get(0);
        match.play(turn);
        out.println("move " + turn.uci());
      }
      default -> {
        // Times and the like make no difference here.
      }
    }
    return true;
  }
}
