package org.rookery.language.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Writes whole files, so that whatever happens in between there is the old content or the new one.
 *
 * <p>The new content is written beside the file, brought to the disk, and only then takes the name.
 * A file that is replaced hands its permissions, and as far as the system allows its owner, on; a
 * symbolic link stays one, and what it leads to is replaced. After a failure nothing new is left.
 */
public final class OutputFile {
  private static final int MOST_LINKS = 40;

  /** Where the system shows open files under names of their own. */
  private static final Path OPEN_FILES = Path.of("/proc");

  private OutputFile() {}

  /**
   * Makes a folder, and those it lies in, unless they are there.
   *
   * @throws UnusableFile when that cannot be
   */
  public static void folder(Path folder) throws UnusableFile {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw UnusableFile.writing(folder, e);
    }
  }

  /** Writes a file, in place of one that is there. */
  public static void write(Path file, byte[] content) throws UnusableFile {
    try {
      Path target = target(file);
      boolean exists = exists(file, target);
      Path beside = beside(target);
      try {
        if (exists) {
          Files.copy(target, beside, StandardCopyOption.COPY_ATTRIBUTES);
        }
        fill(beside, exists, content);
        Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(beside);
      }
      keepName(target);
    } catch (IOException e) {
      throw UnusableFile.writing(file, e);
    }
  }

  /** Writes a file that is not there yet; one that is there is left as it is. */
  public static void create(Path file, byte[] content) throws UnusableFile {
    try {
      Path target = target(file);
      if (exists(file, target)) {
        throw new FileAlreadyExistsException(file.toString());
      }
      Path beside = beside(target);
      try {
        fill(beside, false, content);
        take(beside, target);
      } finally {
        Files.deleteIfExists(beside);
      }
      keepName(target);
    } catch (IOException e) {
      throw UnusableFile.writing(file, e);
    }
  }

  /** The place where the file itself is, or will be: behind all links. */
  private static Path target(Path file) throws IOException, UnusableFile {
    Path at = file.toAbsolutePath();
    for (int links = 0; links <= MOST_LINKS; links++) {
      Path parent = at.getParent();
      if (parent == null || at.getFileName() == null) {
        throw UnusableFile.writing(file, "it is a directory");
      }
      Path folder = parent.toRealPath();
      if (folder.startsWith(OPEN_FILES)) {
        throw UnusableFile.writing(file, "it is no ordinary file");
      }
      at = folder.resolve(at.getFileName());
      if (!Files.isSymbolicLink(at)) {
        return at;
      }
      at = folder.resolve(Files.readSymbolicLink(at));
    }
    throw UnusableFile.writing(file, "it is a link that leads nowhere");
  }

  /** Whether there is a file to replace; anything but a file is refused. */
  private static boolean exists(Path file, Path target) throws IOException, UnusableFile {
    if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    BasicFileAttributes attributes = Files.readAttributes(target, BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      throw UnusableFile.writing(file, InputFile.kind(attributes));
    }
    // Its folder may allow to replace it all the same: protecting it was not meant that way.
    if (!Files.isWritable(target)) {
      throw UnusableFile.writing(file, "it is protected against writing");
    }
    return true;
  }

  /** A name in the same folder, that is on the same disk, which no other program uses. */
  private static Path beside(Path target) {
    String own = ProcessHandle.current().pid() + "-" + Long.toHexString(System.nanoTime());
    Path beside = target.resolveSibling(".rookery-" + own + ".tmp");
    // When the program is ended from outside in the middle of its work.
    beside.toFile().deleteOnExit();
    return beside;
  }

  private static void fill(Path beside, boolean exists, byte[] content) throws IOException {
    StandardOpenOption how =
        exists ? StandardOpenOption.TRUNCATE_EXISTING : StandardOpenOption.CREATE_NEW;
    try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE, how)) {
      ByteBuffer left = ByteBuffer.wrap(content);
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.force(true);
    }
  }

  /** Gives a name that must be free. */
  private static void take(Path beside, Path target) throws IOException {
    try {
      // A second name for the same file, and the first one goes: unlike a move this never replaces.
      Files.createLink(target, beside);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (FileSystemException | UnsupportedOperationException noLinksHere) {
      Files.move(beside, target);
    }
  }

  /** Brings the new name to the disk, where the system lets a directory be opened for that. */
  private static void keepName(Path target) {
    Path folder = target.getParent();
    if (folder == null) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notPossibleHere) {
      // The content is safe under one name or the other.
    }
  }
}
