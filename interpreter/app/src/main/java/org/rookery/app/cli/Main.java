package org.rookery.app.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** The entry point of the launcher. */
public final class Main {
  private Main() {}

  /** Runs one command and exits with its code. */
  public static void main(String[] args) {
    if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
      // Programs ask for it often: setting up the command line takes five times as long.
      System.out.println(ProgramVersion.text());
      return;
    }
    System.exit(RookeryCommand.run(args, writer(FileDescriptor.out), writer(FileDescriptor.err)));
  }

  /** UTF-8 whatever the locale: rules files, and what is said about them, are. */
  private static Writer writer(FileDescriptor descriptor) {
    return new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8);
  }
}
