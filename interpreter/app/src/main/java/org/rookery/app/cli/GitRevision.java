package org.rookery.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceTexts;

/**
 * Rules as they were in a revision that git keeps, named as git does: {@code HEAD~1:rules/x.rules}.
 * What they include is looked up in the same revision first.
 */
record GitRevision(String revision, String path) {
  /** The revision that a word names; empty when it names none. */
  static Optional<GitRevision> of(String word) {
    int colon = word.indexOf(':');
    boolean named = colon > 1 && colon + 1 < word.length() && !Files.exists(Path.of(word));
    return named
        ? Optional.of(new GitRevision(word.substring(0, colon), word.substring(colon + 1)))
        : Optional.empty();
  }

  /** The rules, not yet compiled. */
  Rules rules() {
    String prefix = new String(git("rev-parse", "--show-prefix"), StandardCharsets.UTF_8).strip();
    String name = path.startsWith("./") ? prefix + path.substring(2) : path;
    Map<String, String> texts = texts();
    String text = texts.get(name);
    if (text == null) {
      throw new Refusal("There is no rules file `" + name + "` in `" + revision + "`.");
    }
    SourceTexts sources = SourceTexts.of(texts);
    Rules installed = Rulebook.here().text(name, text);
    SourceLoader loader =
        (from, include) -> {
          SourceLoader.Loaded found = sources.load(from, include);
          return found instanceof SourceLoader.Loaded.Missing
              ? installed.loader().load(from, include)
              : found;
        };
    return Rules.of(Source.of(name, text), loader);
  }

  /** The rules files of the revision by their paths from the top of the repository. */
  private Map<String, String> texts() {
    List<String> names = new ArrayList<>();
    byte[] listed = git("ls-tree", "-r", "-z", "--full-tree", "--name-only", revision);
    for (String name : new String(listed, StandardCharsets.UTF_8).split("\0")) {
      if (RulesFile.isRules(Path.of(name))) {
        names.add(name);
      }
    }
    Map<String, String> texts = new LinkedHashMap<>();
    for (String name : wanted(names)) {
      texts.put(name, new String(git("show", revision + ":" + name), StandardCharsets.UTF_8));
    }
    return texts;
  }

  /** Only what the file may include: its own folder and the libraries, not every game. */
  private List<String> wanted(List<String> names) {
    return names.stream()
        .filter(name -> !name.startsWith("rules/") || name.endsWith("/" + bareName()))
        .toList();
  }

  private String bareName() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static byte[] git(String... words) {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    try {
      Process git =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      git.getOutputStream().close();
      byte[] out = git.getInputStream().readAllBytes();
      if (git.waitFor() != 0) {
        throw new Refusal("git cannot do `" + String.join(" ", command) + "` here.");
      }
      return out;
    } catch (IOException e) {
      throw new Refusal("git cannot be run: " + e.getMessage() + ".");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Refusal("git was interrupted.");
    }
  }
}
