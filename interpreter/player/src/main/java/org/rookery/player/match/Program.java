package org.rookery.player.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Another program, line by line. */
final class Program implements AutoCloseable {
  private static final String END = "\u0004";

  private final Process process;
  private final Writer to;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private volatile boolean ended;

  /**
   * Starts a program.
   *
   * @throws IOException when it cannot be started
   */
  Program(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    to = process.outputWriter(StandardCharsets.UTF_8);
    Thread reader = new Thread(this::read, "reading " + command.get(0));
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try (BufferedReader from =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = from.readLine(); line != null; line = from.readLine()) {
        lines.add(line);
      }
    } catch (IOException closed) {
      throw new UncheckedIOException(closed);
    } finally {
      ended = true;
      lines.add(END);
    }
  }

  /** Says a line; a program that has gone away hears nothing. */
  void say(String line) {
    try {
      to.write(line);
      to.write('\n');
      to.flush();
    } catch (IOException gone) {
      lines.add(END);
    }
  }

  /** The next line that is wanted; empty when the program ends or says nothing for so long. */
  Optional<String> hear(Predicate<String> wanted, long millis) {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    try {
      while (true) {
        String line = lines.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
        if (line == null || line.equals(END)) {
          return Optional.empty();
        }
        if (wanted.test(line)) {
          return Optional.of(line);
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** Whether it has come to its end, by itself or by force. */
  boolean hasEnded() {
    return ended || !process.isAlive();
  }

  /** Starts a program. */
  interface Start {
    /**
     * The program, ready to hear.
     *
     * @throws IOException when it cannot be started
     */
    Program started() throws IOException;
  }

  /**
   * The program once more, after it has ended.
   *
   * @throws UncheckedIOException when it cannot be started again
   */
  Program again(Start start) {
    close();
    try {
      return start.started();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Drops what was said and not heard yet, but for its end. */
  void forget() {
    lines.removeIf(line -> !line.equals(END));
  }

  @Override
  public void close() {
    say("quit");
    try {
      if (!process.waitFor(1, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
