package org.rookery.tests.player;

import java.io.IOException;
import java.io.PrintStream;

/**
 * A program for contests that resigns its first game and goes away in the second after it was
 * started.
 */
final class GoesAway {
  private int games;

  public static void main(String[] words) throws IOException {
    Conversation.hold(new GoesAway()::answers);
  }

  private boolean answers(String line, PrintStream out) {
    games += line.equals("new") ? 1 : 0;
    if (line.startsWith("protover")) {
      out.println("feature done=1");
    }
    if (line.equals("go") && games > 1) {
      return false;
    }
    if (line.equals("go")) {
      out.println("resign");
    }
    return true;
  }
}
