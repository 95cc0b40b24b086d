package org.rookery.player.match;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Another program with all that it starts itself. Where there is {@code setsid}, they are a group
 * of processes of their own, so that what it has left behind can be ended as well.
 */
final class ProgramProcess {
  private static final String OWN_GROUP = "setsid";
  private static final long LAST_WORDS = 1;
  private static final long SELDOM = TimeUnit.MILLISECONDS.toNanos(300);

  private final Process process;
  private final boolean grouped;
  private long noted = System.nanoTime();
  private final Set<ProcessHandle> started = ConcurrentHashMap.newKeySet();
  private final Thread atExit = new Thread(this::kill);

  /**
   * Starts a program.
   *
   * @throws IOException when it cannot be started
   */
  ProgramProcess(List<String> command) throws IOException {
    grouped = isProgram(OWN_GROUP);
    List<String> words = new ArrayList<>(command);
    if (grouped) {
      if (!isProgram(command.get(0))) {
        throw new IOException("`" + command.get(0) + "` is no program that can be run");
      }
      words.add(0, OWN_GROUP);
    }
    process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  private static boolean isProgram(String name) {
    if (name.contains(File.separator)) {
      return isProgram(new File(name));
    }
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(folder -> isProgram(new File(folder, name)));
  }

  private static boolean isProgram(File file) {
    return file.isFile() && file.canExecute();
  }

  Process process() {
    return process;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** How it ended, as far as that is known by now. */
  String ending() {
    try {
      return process.waitFor(LAST_WORDS, TimeUnit.SECONDS)
          ? "ended with exit code " + process.exitValue()
          : "closed its output";
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return "closed its output";
    }
  }

  /** Notes its child processes now and then: after a parent has ended they cannot be found. */
  void noteChildren() {
    long now = System.nanoTime();
    if (now - noted > SELDOM) {
      noted = now;
      process.descendants().forEach(started::add);
    }
  }

  /** Waits a moment for its end, and ends it and all that it has started. */
  void end() {
    process.descendants().forEach(started::add);
    try {
      process.waitFor(LAST_WORDS, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    kill();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException exiting) {
      // It runs by now, and does the same.
    }
  }

  private void kill() {
    process.descendants().forEach(started::add);
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    if (grouped) {
      killGroup();
    }
  }

  private void killGroup() {
    try {
      Process killer =
          new ProcessBuilder("sh", "-c", "kill -9 -" + process.pid())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      killer.waitFor(LAST_WORDS, TimeUnit.SECONDS);
    } catch (IOException noShell) {
      // Its child processes were noted as far as possible, and are ended.
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
