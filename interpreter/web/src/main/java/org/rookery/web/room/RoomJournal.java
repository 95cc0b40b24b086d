package org.rookery.web.room;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A file to which a line is added for each thing that happens. A line counts once it is whole and
 * on the disk; a last one that is not was never confirmed to anybody.
 */
final class RoomJournal implements AutoCloseable {
  private static final int LARGEST = 256 << 20;

  private final FileChannel file;
  private final List<String> before;

  private RoomJournal(FileChannel file, List<String> before) {
    this.file = file;
    this.before = before;
  }

  /**
   * Opens a journal, or begins it.
   *
   * @throws BadJournal when another program writes it, or it is too large
   */
  static RoomJournal open(Path path) throws IOException, BadJournal {
    FileChannel file =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      // The lock goes with the program, however that ends.
      if (!isLocked(file)) {
        throw new BadJournal("Another program has opened " + path + ".");
      }
      if (file.size() > LARGEST) {
        throw new BadJournal(path + " is too large to be read.");
      }
      ByteBuffer bytes = ByteBuffer.allocate((int) file.size());
      while (bytes.hasRemaining() && file.read(bytes) >= 0) {
        // Goes on to the end.
      }
      String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      file.truncate(whole.getBytes(StandardCharsets.UTF_8).length);
      file.position(file.size());
      return new RoomJournal(file, whole.lines().toList());
    } catch (IOException | BadJournal | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private static boolean isLocked(FileChannel file) throws IOException {
    try {
      return file.tryLock() != null;
    } catch (OverlappingFileLockException ours) {
      return false;
    }
  }

  /** The lines that stood in it when it was opened. */
  List<String> before() {
    return before;
  }

  /** Adds a line; it is on the disk when this returns. */
  synchronized void add(String line) throws IOException {
    long end = file.position();
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    try {
      while (bytes.hasRemaining()) {
        file.write(bytes);
      }
      file.force(false);
    } catch (IOException e) {
      file.truncate(end);
      file.position(end);
      throw e;
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
