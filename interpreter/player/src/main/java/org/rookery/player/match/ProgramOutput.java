package org.rookery.player.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * What a program writes, line by line, in bounded memory: when it is not read on, the program has
 * to wait.
 */
final class ProgramOutput {
  /** The longest line; the rest of a longer one is dropped. */
  static final int LONGEST_LINE = 16_384;

  private static final int MOST_LINES = 1_024;
  private static final long SLICE = 20;

  private final BufferedReader from;
  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(MOST_LINES);
  private volatile boolean overlong;
  private volatile boolean ended;
  private volatile boolean closed;

  /** The output of a program, which a thread of its own reads from now on. */
  ProgramOutput(InputStream output, String name) {
    from = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8));
    Thread reader = new Thread(this::read, "reading " + name);
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    StringBuilder line = new StringBuilder();
    try (from) {
      for (int letter = from.read(); letter >= 0 && !closed; letter = from.read()) {
        if (letter == '\n') {
          keep(line);
        } else if (line.length() < LONGEST_LINE) {
          line.append((char) letter);
        } else {
          overlong = true;
        }
      }
      if (line.length() > 0) {
        keep(line);
      }
    } catch (IOException gone) {
      // The program was ended: there is nothing more to read.
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } finally {
      ended = true;
    }
  }

  private void keep(StringBuilder line) throws InterruptedException {
    String text = line.toString().stripTrailing();
    line.setLength(0);
    while (!closed && !lines.offer(text, SLICE, TimeUnit.MILLISECONDS)) {
      Thread.onSpinWait();
    }
  }

  /** The next line; empty when there is none within so many milliseconds, or no more at all. */
  Optional<String> next(long millis) throws InterruptedException {
    for (long left = millis; left > 0; left -= SLICE) {
      boolean last = ended;
      String line = lines.poll(Math.min(left, SLICE), TimeUnit.MILLISECONDS);
      if (line != null) {
        return Optional.of(line);
      }
      if (last || overlong) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Whether all was read that there ever will be. */
  boolean hasEnded() {
    return ended && lines.isEmpty();
  }

  /** Whether there was a line without an end. */
  boolean isOverlong() {
    return overlong;
  }

  /** What was written and not read yet, which is dropped. */
  List<String> drop() {
    List<String> dropped = new ArrayList<>();
    lines.drainTo(dropped);
    return dropped;
  }

  /** Reads no more. */
  void close() {
    closed = true;
    lines.clear();
  }
}
