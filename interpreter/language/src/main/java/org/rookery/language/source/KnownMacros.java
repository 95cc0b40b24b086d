package org.rookery.language.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.SourceLoader.Loaded;

/** The macros that a rules file has, and those that it would have if it included more. */
public final class KnownMacros {
  /** Files of macros are short; so long ones are not looked into. */
  private static final int MOST_CHARACTERS = 100_000;

  /** A name that no file has: the answer lists all that could be included. */
  private static final String NO_FILE = "no such file";

  private static final Pattern GAME = Pattern.compile("(?m)^[ \\t]*\\((game|variant)\\b");
  private static final Pattern DEFINE = Pattern.compile("(?m)^\\(define\\s+([^\\s()]+)");

  private final List<String> names;
  private final Source main;
  private final SourceLoader loader;

  /** Read when a word is first looked for, which a file without mistakes never asks. */
  private @Nullable Map<String, String> library;

  /**
   * The macros of a file.
   *
   * @param names those that it and the files it includes define
   * @param main the file
   * @param loader where its includes are looked up
   */
  public KnownMacros(List<String> names, Source main, SourceLoader loader) {
    this.names = List.copyOf(names);
    this.main = main;
    this.loader = loader;
  }

  /** No macros. */
  public static KnownMacros none(Source main) {
    return new KnownMacros(List.of(), main, SourceLoader.NONE);
  }

  /** The names of the macros that the file and those it includes define. */
  public List<String> names() {
    return names;
  }

  /** What an include would have to name for a macro: a file that defines it and no game. */
  public Optional<String> toInclude(String macro) {
    if (library == null) {
      library = library();
    }
    return Optional.ofNullable(library.get(macro));
  }

  private Map<String, String> library() {
    Map<String, String> found = new HashMap<>();
    if (loader.load(main, NO_FILE) instanceof Loaded.Missing missing) {
      for (String file : missing.known()) {
        if (!file.endsWith(".zrf")
            && loader.load(main, file) instanceof Loaded.Found there
            && there.source().text().length() <= MOST_CHARACTERS
            && !GAME.matcher(there.source().text()).find()) {
          Matcher define = DEFINE.matcher(there.source().text());
          while (define.find()) {
            found.putIfAbsent(define.group(1), file);
          }
        }
      }
    }
    return found;
  }
}
