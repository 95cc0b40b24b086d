package org.rookery.language.source;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Sources that are texts in memory, for places without files, such as a web page.
 *
 * <p>Their names look like paths with {@code /} between folders: {@code stdlib/boards.rules}. An
 * include is looked up beside the text that has it, then at the top, then in {@code stdlib}, {@code
 * rules} and the folders in {@code rules}, as {@link RootedSourceLoader} does it with folders.
 */
public final class SourceTexts implements SourceLoader {
  private static final String RULES = ".rules";
  private static final String GAMES = "rules";

  private final SortedMap<String, String> texts;

  /** Where any text may include from. */
  private final Set<String> roots = new LinkedHashSet<>(List.of("", "stdlib", GAMES));

  private SourceTexts(SortedMap<String, String> texts) {
    this.texts = texts;
    texts.keySet().stream()
        .map(SourceTexts::folder)
        .filter(folder -> folder(folder).equals(GAMES))
        .forEach(roots::add);
  }

  /** The sources of some texts by name; later changes of the map are not seen. */
  public static SourceTexts of(Map<String, String> texts) {
    return new SourceTexts(new TreeMap<>(texts));
  }

  /** The source of that very name. */
  public Loaded main(String name) {
    String text = texts.get(name);
    return text == null ? new Loaded.Missing(names()) : found(name, text, Dialect.of(name));
  }

  @Override
  public Loaded load(Source from, String name) {
    String relative = name.strip().replace('\\', '/');
    if (relative.startsWith("/") || relative.indexOf(':') >= 0 || relative.startsWith("~")) {
      return new Loaded.Refused("name it relative to this file");
    }
    if (relative.isEmpty()) {
      return new Loaded.Missing(List.of());
    }
    boolean outside = false;
    for (boolean anyCase : new boolean[] {false, true}) {
      for (String folder : foldersFor(from)) {
        for (String wanted : List.of(relative, relative + RULES)) {
          Optional<String> path = normal(folder.isEmpty() ? wanted : folder + "/" + wanted);
          Optional<String> known = path.flatMap(at -> known(at, anyCase));
          if (known.isPresent()) {
            return include(from, known.get());
          }
          outside |= path.isEmpty();
        }
      }
    }
    return outside
        ? new Loaded.Refused("it lies outside the folders of rules")
        : new Loaded.Missing(names());
  }

  private Loaded include(Source from, String name) {
    boolean old = from.dialect() == Dialect.ZRF && !name.endsWith(RULES);
    return found(name, String.valueOf(texts.get(name)), old ? Dialect.ZRF : Dialect.of(name));
  }

  private static Loaded found(String name, String text, Dialect dialect) {
    if (text.length() > SourceLimits.FILE_BYTES) {
      return new Loaded.Refused("it is larger than " + (SourceLimits.FILE_BYTES >> 20) + " MB");
    }
    return new Loaded.Found(Source.of(name, name, text, dialect));
  }

  private Set<String> foldersFor(Source from) {
    Set<String> folders = new LinkedHashSet<>();
    folders.add(folder(from.location()));
    folders.addAll(roots);
    return folders;
  }

  private static String folder(String path) {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }

  /** A path without {@code .} and {@code ..}; empty when it leads out of the texts. */
  private static Optional<String> normal(String path) {
    List<String> parts = new ArrayList<>();
    for (String part : path.split("/")) {
      if (part.equals("..")) {
        if (parts.isEmpty()) {
          return Optional.empty();
        }
        parts.remove(parts.size() - 1);
      } else if (!part.isEmpty() && !part.equals(".")) {
        parts.add(part);
      }
    }
    return Optional.of(String.join("/", parts));
  }

  /** The name of a text that a path means: in its very letters, or in those of any case. */
  private Optional<String> known(String path, boolean anyCase) {
    if (texts.containsKey(path)) {
      return Optional.of(path);
    }
    return anyCase
        ? texts.keySet().stream().filter(path::equalsIgnoreCase).findFirst()
        : Optional.empty();
  }

  /** The names as an include at the top would say them. */
  private List<String> names() {
    return texts.keySet().stream()
        .map(
            name -> name.endsWith(RULES) ? name.substring(0, name.length() - RULES.length()) : name)
        .toList();
  }
}
