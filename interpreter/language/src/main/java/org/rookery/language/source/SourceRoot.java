package org.rookery.language.source;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.rookery.language.file.FileTree;

/**
 * A folder that sources may be in, at any depth.
 *
 * @param folder its real path
 * @param label what its files' names start with when shown; may be empty
 */
record SourceRoot(Path folder, String label) {
  private static final String RULES = ".rules";
  private static final List<String> SOURCE_EXTENSIONS = List.of(RULES, ".zrf", ".inc");
  private static final int LISTED_DEPTH = 4;

  boolean contains(Path path) {
    return path.startsWith(folder);
  }

  /** The name to show for a file in this folder. */
  String nameOf(Path file) {
    String inside = slashed(folder.relativize(file));
    return label.isEmpty() ? inside : label + "/" + inside;
  }

  /** The real path of the file that this path names, if there is one. */
  Optional<Path> find(Path path) throws IOException {
    boolean file = Files.exists(path) && !Files.isDirectory(path);
    return file ? Optional.of(path.toRealPath()) : Optional.empty();
  }

  /**
   * The same with the letters' cases as they come, as old files were written where that made no
   * difference; this lists folders, and takes its time.
   */
  Optional<Path> findInAnyCase(Path path) throws IOException {
    Path found = folder;
    for (Path segment : folder.relativize(path)) {
      Path exact = found.resolve(segment);
      Optional<Path> next =
          Files.exists(exact) ? Optional.of(exact) : anyCase(found, segment.toString());
      if (next.isEmpty()) {
        return Optional.empty();
      }
      found = next.get();
    }
    return find(found);
  }

  /** Names of sources under a folder, as an include there would name them. */
  static List<String> namesUnder(Path folder) {
    List<String> names = new ArrayList<>();
    try {
      Files.walkFileTree(folder, Set.of(), LISTED_DEPTH, new Lister(folder, names));
    } catch (IOException unreadable) {
      // Suggestions are a courtesy: those found so far will do.
    }
    return names;
  }

  static String slashed(Path path) {
    return path.toString().replace('\\', '/');
  }

  private static Optional<Path> anyCase(Path folder, String name) {
    return FileTree.entries(folder).stream()
        .filter(entry -> entry.getFileName().toString().equalsIgnoreCase(name))
        .findFirst();
  }

  private static final class Lister extends SimpleFileVisitor<Path> {
    private final Path folder;
    private final List<String> names;
    private int visited;

    Lister(Path folder, List<String> names) {
      this.folder = folder;
      this.names = names;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      String name = slashed(folder.relativize(file));
      String lower = name.toLowerCase(Locale.ROOT);
      if (SOURCE_EXTENSIONS.stream().anyMatch(lower::endsWith)) {
        boolean plain = lower.endsWith(RULES);
        names.add(plain ? name.substring(0, name.length() - RULES.length()) : name);
      }
      return ++visited < SourceLimits.LISTED_FILES
          ? FileVisitResult.CONTINUE
          : FileVisitResult.TERMINATE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
      return FileVisitResult.CONTINUE;
    }
  }
}
