package org.rookery.tests.player;

import java.io.IOException;
import java.io.PrintStream;
import org.rookery.engine.convention.SquareNames;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.tests.Games;

/**
 * A program that speaks the first version of CECP, in squares whose ranks are counted from 0, and
 * makes the first turn it sees.
 */
final class OldWords {
  private Match match = Games.game("hexapawn").start();

  /** Plays hexapawn until it is told to quit. */
  public static void main(String[] arguments) throws IOException {
    Conversation.hold(new OldWords()::answers);
  }

  private boolean answers(String line, PrintStream out) {
    if (line.equals("new")) {
      match = Games.game("hexapawn").start();
    } else if (line.equals("go")) {
      LegalMove turn = match.turns().get(0);
      match.play(turn);
      out.println("1. ... " + SquareNames.toUcci(turn.uci()) + " 100");
    } else if (line.matches("[a-c][0-2][a-c][0-2]")) {
      match.play(SquareNames.fromUcci(line));
      out.println("1. " + line + " 100");
    } else {
      out.println("Illegal move (no match) " + line);
    }
    return true;
  }
}
