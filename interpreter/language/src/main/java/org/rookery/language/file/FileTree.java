package org.rookery.language.file;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The files of a directory.
 *
 * @param files in the order of their paths; whatever is no directory is among them
 * @param problems what could not be looked into
 */
public record FileTree(List<Path> files, List<UnusableFile> problems) {
  /** Files of a directory and of the directories in it; links to directories are not followed. */
  public static FileTree of(Path folder, Predicate<Path> wanted) {
    Finder finder = new Finder(wanted);
    List<Path> files = finder.files;
    try {
      // A link that is named itself is meant.
      Path real = Files.isSymbolicLink(folder) ? folder.toRealPath() : folder;
      Files.walkFileTree(real, finder);
      files.replaceAll(file -> folder.resolve(real.relativize(file)));
    } catch (IOException e) {
      finder.problems.add(UnusableFile.listing(folder, e));
    }
    Collections.sort(files);
    return new FileTree(List.copyOf(files), List.copyOf(finder.problems));
  }

  /** All that is in a directory itself, by name; nothing when it cannot be looked into. */
  public static List<Path> entries(Path folder) {
    List<Path> entries = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      stream.forEach(entries::add);
    } catch (IOException | DirectoryIteratorException unreadable) {
      return List.of();
    }
    Collections.sort(entries);
    return entries;
  }

  private static final class Finder extends SimpleFileVisitor<Path> {
    private final Predicate<Path> wanted;
    private final List<Path> files = new ArrayList<>();
    private final List<UnusableFile> problems = new ArrayList<>();

    Finder(Predicate<Path> wanted) {
      this.wanted = wanted;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (wanted.test(file)) {
        files.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
      problems.add(UnusableFile.listing(file, unreadable));
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException broken) {
      if (broken != null) {
        problems.add(UnusableFile.listing(folder, broken));
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
