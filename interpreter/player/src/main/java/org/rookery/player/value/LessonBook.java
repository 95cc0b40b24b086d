package org.rookery.player.value;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.file.CacheFolder;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;

/**
 * Where what was learned is kept: a small text file for each game, found by the hash of its rules.
 * Under other rules pieces are worth something else, and nothing is found.
 */
public final class LessonBook {
  /** Much more than the lessons of any game need, in bytes. */
  private static final int MAX_FILE_BYTES = 1 << 20;

  private final Path folder;

  /** The cache in a folder, which need not be there. */
  public LessonBook(Path folder) {
    this.folder = folder;
  }

  /** The cache where those of this system are, or in the folder {@code rookery.cache} names. */
  public static LessonBook here() {
    return new LessonBook(CacheFolder.place("values"));
  }

  /** The file of the rules with this hash. */
  public Path file(String rulesHash) {
    return folder.resolve(rulesHash.replaceAll("[^A-Za-z0-9]", "") + ".txt");
  }

  /** What was learned of the rules with this hash; nothing where it cannot be read. */
  public Lessons find(String rulesHash) {
    return Optional.ofNullable(read(file(rulesHash)))
        .flatMap(text -> Lessons.read(text.lines().toList()))
        .orElse(Lessons.NONE);
  }

  private static @Nullable String read(Path file) {
    try {
      return Files.isRegularFile(file)
          ? new String(InputFile.bytes(file, MAX_FILE_BYTES), StandardCharsets.UTF_8)
          : null;
    } catch (UnusableFile unreadable) {
      return null; // a cache that cannot be read must not cost a game
    }
  }

  /**
   * Keeps what was learned.
   *
   * @throws UnusableFile when it cannot be written
   */
  public void keep(String rulesHash, Lessons learned) throws UnusableFile {
    if (Files.isDirectory(folder) || folder.toFile().mkdirs()) {
      String text = String.join("\n", learned.lines()) + "\n";
      OutputFile.write(file(rulesHash), text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
