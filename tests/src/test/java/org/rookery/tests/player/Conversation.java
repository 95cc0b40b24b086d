package org.rookery.tests.player;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiPredicate;

/** What a program for contests hears and says, line by line. */
final class Conversation {
  private Conversation() {}

  /**
   * Hears lines until it is told to quit.
   *
   * @param answer is given each line and where to say something; false when the program goes away
   */
  static void hold(BiPredicate<String, PrintStream> answer) throws IOException {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String line = in.readLine();
    while (line != null && !line.equals("quit") && answer.test(line, out)) {
      line = in.readLine();
    }
  }
}
