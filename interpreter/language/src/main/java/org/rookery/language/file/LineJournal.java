package org.rookery.language.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A file of lines that only grows, for what must outlive its program however that ends.
 *
 * <p>Each line stands behind its checksum, so that one that was cut off, or spoilt later, counts
 * for nothing and the others are kept. One process at a time writes to it.
 */
public final class LineJournal implements AutoCloseable {
  private static final int SUM = 8;
  private static final long SAFE_NANOS = 500_000_000;

  private final Path file;
  private final FileChannel channel;
  private final List<String> lines;
  private final boolean begun;
  private long safe = System.nanoTime();

  private LineJournal(Path file, FileChannel channel, List<String> lines, boolean begun) {
    this.file = file;
    this.begun = begun;
    this.channel = channel;
    this.lines = List.copyOf(lines);
  }

  /**
   * Opens a journal, which is begun when there is none, with the folders it lies in.
   *
   * @throws UnusableFile when another process writes to it, or the system does not let us
   */
  public static LineJournal open(Path file) throws UnusableFile {
    FileChannel channel = null;
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        throw new OverlappingFileLockException();
      }
      byte[] bytes = Channels.newInputStream(channel).readAllBytes();
      channel.position(bytes.length);
      LineJournal journal = new LineJournal(file, channel, intact(bytes), bytes.length == 0);
      if (bytes.length > 0 && bytes[bytes.length - 1] != '\n') {
        journal.write("\n"); // behind a line that was cut off
      }
      return journal;
    } catch (OverlappingFileLockException locked) {
      close(channel);
      throw UnusableFile.writing(file, "another process is writing to it");
    } catch (IOException e) {
      close(channel);
      throw UnusableFile.writing(file, e);
    }
  }

  private static void close(@Nullable FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException gone) {
      // What could not be used need not be closed well.
    }
  }

  private static List<String> intact(byte[] bytes) {
    List<String> lines = new ArrayList<>();
    new String(bytes, StandardCharsets.UTF_8)
        .lines()
        .forEach(line -> unpacked(line).ifPresent(lines::add));
    return lines;
  }

  private static Optional<String> unpacked(String line) {
    if (line.length() <= SUM) {
      return Optional.empty();
    }
    String text = line.substring(SUM + 1);
    return packed(text).equals(line) ? Optional.of(text) : Optional.empty();
  }

  private static String packed(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x %s", sum.getValue(), text);
  }

  /** Whether the file was begun, or was empty, when it was opened. */
  public boolean isBegun() {
    return begun;
  }

  /** The lines that were there when it was opened, but those that are not whole. */
  public List<String> lines() {
    return lines;
  }

  /**
   * Adds a line, which must hold no line end. It outlives this process at once, and within a second
   * the machine's power.
   */
  public void add(String line) throws UnusableFile {
    try {
      write(packed(line) + "\n");
      if (System.nanoTime() - safe > SAFE_NANOS) {
        channel.force(false);
        safe = System.nanoTime();
      }
    } catch (IOException e) {
      throw UnusableFile.writing(file, e);
    }
  }

  private void write(String text) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (left.hasRemaining()) {
      channel.write(left);
    }
  }

  @Override
  public void close() throws UnusableFile {
    try (channel) {
      channel.force(false);
    } catch (IOException e) {
      throw UnusableFile.writing(file, e);
    }
  }
}
