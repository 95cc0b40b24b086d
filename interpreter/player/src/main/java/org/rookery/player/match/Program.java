package org.rookery.player.match;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Another program, line by line; neither its silence nor its noise holds anybody up. */
final class Program implements AutoCloseable {
  /** The most lines that are read while waiting for a certain one. */
  private static final int MOST_LINES = 200_000;

  private static final long SLICE = 50;

  /** Interval at which it is checked whether a silent program still runs. */
  private static final long LISTENING = 200;

  /** The most lines that wait for a program that does not read its input. */
  private static final int MOST_WAITING = 10_000;

  private final ProgramProcess process;
  private final ProgramOutput output;
  private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
  private volatile boolean closed;

  /**
   * Starts a program.
   *
   * @throws IOException when it cannot be started
   */
  Program(List<String> command) throws IOException {
    process = new ProgramProcess(command);
    output = new ProgramOutput(process.process().getInputStream(), command.get(0));
    Thread writer = new Thread(this::write, "writing to " + command.get(0));
    writer.setDaemon(true);
    writer.start();
  }

  private void write() {
    try (Writer to = process.process().outputWriter(StandardCharsets.UTF_8)) {
      while (!closed || !waiting.isEmpty()) {
        String line = waiting.poll(SLICE, TimeUnit.MILLISECONDS);
        if (line != null) {
          to.write(line);
          to.write('\n');
          to.flush();
        }
      }
    } catch (IOException gone) {
      // That the program has ended is reported where an answer is awaited.
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Says a line; a program that has gone away, or reads nothing, does not hear it. */
  void say(String line) {
    if (!waiting.offer(line)) {
      // It has not read for a very long time, and will not understand the rest without this.
      waiting.clear();
    }
  }

  /**
   * The next line that is wanted.
   *
   * @throws BrokenProgram when the program ends, says nothing for so long, or writes without end
   */
  String hear(Predicate<String> wanted, long millis) throws BrokenProgram {
    process.noteChildren();
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    int heard = 0;
    while (heard < MOST_LINES) {
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      Optional<String> line = next(Math.min(left, LISTENING));
      if (line.filter(wanted).isPresent()) {
        return line.get();
      }
      if (line.isPresent()) {
        heard++;
      } else if (left <= LISTENING || hasEnded()) {
        throw silence(millis);
      }
    }
    throw new BrokenProgram(EndCause.FLOODED, "wrote " + MOST_LINES + " lines without an answer");
  }

  private Optional<String> next(long millis) {
    try {
      return output.next(millis);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", interrupted);
    }
  }

  private BrokenProgram silence(long millis) {
    if (output.isOverlong()) {
      return new BrokenProgram(
          EndCause.FLOODED,
          "wrote a line of more than " + ProgramOutput.LONGEST_LINE + " characters");
    }
    if (hasEnded()) {
      return new BrokenProgram(EndCause.DIED, process.ending());
    }
    String seconds = millis % 1000 == 0 ? String.valueOf(millis / 1000) : millis / 1000.0 + "";
    return new BrokenProgram(
        EndCause.TIMEOUT,
        "did not answer within " + seconds + (millis == 1000 ? " second" : " seconds"));
  }

  /** Whether it cannot be spoken with any more. */
  boolean hasEnded() {
    return output.hasEnded() || output.isOverlong() || !process.isAlive();
  }

  /** Drops what was said and not heard yet, and returns it. */
  List<String> drop() {
    return output.drop();
  }

  @Override
  public void close() {
    say("quit");
    output.close();
    closed = true;
    process.end();
  }
}
