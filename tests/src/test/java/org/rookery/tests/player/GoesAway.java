package org.rookery.tests.player;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A program for contests that resigns its first game and goes away in the second after it was
 * started.
 */
final class GoesAway {
  private GoesAway() {}

  public static void main(String[] words) throws IOException {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    int games = 0;
    for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
      games += line.equals("new") ? 1 : 0;
      if (line.startsWith("protover")) {
        out.println("feature done=1");
      } else if (line.equals("go") && games > 1) {
        return;
      } else if (line.equals("go")) {
        out.println("resign");
      }
    }
  }
}
