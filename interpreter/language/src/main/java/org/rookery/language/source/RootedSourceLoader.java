package org.rookery.language.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.UnusableFile;

/**
 * Loads a main file and what it includes, from that file's folder and from some roots, and from
 * nowhere else: neither {@code ..} nor a symbolic link leads out of them.
 */
public final class RootedSourceLoader implements SourceLoader {
  private static final String OUTSIDE = "it lies outside the folders of rules";

  private final Path main;
  private final Path mainFolder;
  private final List<SourceRoot> roots;

  private RootedSourceLoader(Path main, Path mainFolder, List<SourceRoot> roots) {
    this.main = main;
    this.mainFolder = mainFolder;
    this.roots = roots;
  }

  /**
   * A loader for one main file.
   *
   * @param main the file as its author names it
   * @param roots folders that any file may include from, such as {@code stdlib}, in the order they
   *     are tried; those that do not exist are passed over
   */
  public static RootedSourceLoader of(Path main, List<Path> roots) {
    List<SourceRoot> known = new ArrayList<>();
    for (Path root : roots) {
      Path name = root.toAbsolutePath().normalize().getFileName();
      real(root).ifPresent(p -> known.add(new SourceRoot(p, name == null ? "" : name.toString())));
    }
    Path written = main.getParent();
    Path folder = main.toAbsolutePath().normalize().getParent();
    Path mainFolder = folder == null ? main.toAbsolutePath() : real(folder).orElse(folder);
    known.add(new SourceRoot(mainFolder, written == null ? "" : SourceRoot.slashed(written)));
    return new RootedSourceLoader(main, mainFolder, List.copyOf(known));
  }

  /** Loads the main file itself. */
  public Loaded main() {
    Path name = main.getFileName();
    if (name == null) {
      return new Loaded.Missing(List.of());
    }
    try {
      Path file = mainFolder.resolve(name);
      if (!Files.exists(file)) {
        return new Loaded.Missing(SourceRoot.namesUnder(mainFolder));
      }
      // The author may name a main file by a link to anywhere; only includes are kept inside.
      Path real = file.toRealPath();
      String shown = inRoot(real).map(r -> r.nameOf(real)).orElse(SourceRoot.slashed(main));
      return read(real, shown, Dialect.of(shown));
    } catch (IOException unreadable) {
      return new Loaded.Refused("it cannot be read");
    }
  }

  @Override
  public Loaded load(Source from, String name) {
    Path relative;
    try {
      relative = Path.of(name.strip().replace('\\', '/'));
    } catch (InvalidPathException noName) {
      return new Loaded.Refused("this is no name of a file");
    }
    if (relative.isAbsolute() || name.indexOf(':') >= 0 || name.startsWith("~")) {
      return new Loaded.Refused("name it relative to this file");
    }
    if (relative.getNameCount() > SourceLimits.FOLDERS) {
      return new Loaded.Refused("its path has more than " + SourceLimits.FOLDERS + " folders");
    }
    if (name.isBlank()) {
      return new Loaded.Missing(List.of());
    }
    boolean outside = false;
    try {
      for (boolean anyCase : new boolean[] {false, true}) {
        for (Path folder : foldersFor(from)) {
          for (Path wanted : List.of(relative, Path.of(relative + ".rules"))) {
            Path path = folder.resolve(wanted).normalize();
            Optional<SourceRoot> root = inRoot(path);
            Optional<Path> file =
                root.isEmpty() ? Optional.empty() : find(root.get(), path, anyCase);
            if (file.isPresent() && inRoot(file.get()).isPresent()) {
              return include(from, file.get());
            }
            outside |= root.isEmpty() || file.isPresent();
          }
        }
      }
    } catch (IOException unreadable) {
      return new Loaded.Refused("it cannot be read");
    }
    return outside ? new Loaded.Refused(OUTSIDE) : new Loaded.Missing(known(from));
  }

  private static Optional<Path> find(SourceRoot root, Path path, boolean anyCase)
      throws IOException {
    return anyCase ? root.findInAnyCase(path) : root.find(path);
  }

  private Loaded include(Source from, Path file) {
    String shown = inRoot(file).map(r -> r.nameOf(file)).orElse(SourceRoot.slashed(file));
    boolean old = from.dialect() == Dialect.ZRF && !shown.endsWith(".rules");
    return read(file, shown, old ? Dialect.ZRF : Dialect.of(shown));
  }

  private static Loaded read(Path file, String shown, Dialect dialect) {
    byte[] bytes;
    try {
      bytes = InputFile.bytes(file, SourceLimits.FILE_BYTES);
    } catch (UnusableFile e) {
      return new Loaded.Refused(e.reason());
    }
    SourceDecoder.Decoded decoded = SourceDecoder.decode(bytes, dialect);
    return decoded.problem().isEmpty()
        ? new Loaded.Found(Source.of(shown, file.toString(), decoded.text(), dialect))
        : new Loaded.Refused(decoded.problem());
  }

  /** Where an include is looked up: beside the file that has it, then in the roots. */
  private Set<Path> foldersFor(Source from) {
    Set<Path> folders = new LinkedHashSet<>();
    folders.add(folderOf(from));
    roots.forEach(root -> folders.add(root.folder()));
    return folders;
  }

  private Path folderOf(Source from) {
    try {
      Path parent = Path.of(from.location()).getParent();
      return parent != null && inRoot(parent).isPresent() ? parent : mainFolder;
    } catch (InvalidPathException noFile) {
      return mainFolder;
    }
  }

  private List<String> known(Source from) {
    Set<String> names = new LinkedHashSet<>();
    foldersFor(from).forEach(folder -> names.addAll(SourceRoot.namesUnder(folder)));
    return names.stream().sorted().toList();
  }

  private Optional<SourceRoot> inRoot(Path path) {
    return roots.stream().filter(root -> root.contains(path)).findFirst();
  }

  private static Optional<Path> real(Path path) {
    try {
      return Optional.of(path.toRealPath());
    } catch (IOException missing) {
      return Optional.empty();
    }
  }
}
