package org.rookery.lsp.text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.game.Rules;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/**
 * Which file includes which, for one question about many files: what a name means in a folder is
 * looked up once.
 */
final class Includes {
  private final World world;
  private final Map<String, Rules> folders = new HashMap<>();
  private final Map<String, Optional<Source>> found = new HashMap<>();

  Includes(World world) {
    this.world = world;
  }

  /** A file and all it includes. */
  IncludeFamily family(Path main) {
    String folder = folder(main.toAbsolutePath().normalize());
    Rules first = folders.computeIfAbsent(folder, unused -> world.rules(main));
    boolean known = first.main().location().equals(main.toString());
    Optional<Source> source =
        known ? Optional.of(first.main()) : load(first.loader(), first.main(), name(main));
    Map<String, EditedRules> texts = new LinkedHashMap<>();
    include(source.orElseGet(() -> world.rules(main).main()), folder, first, texts);
    return new IncludeFamily(main, List.copyOf(texts.values()));
  }

  private static String folder(Path file) {
    return String.valueOf(file.getParent());
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  private void include(Source source, String folder, Rules rules, Map<String, EditedRules> texts) {
    if (texts.containsKey(source.location())) {
      return;
    }
    EditedRules text = world.parsed(source);
    texts.put(source.location(), text);
    List<Source> next = new ArrayList<>();
    for (Form.Group include : text.top("include")) {
      World.named(include)
          .flatMap(name -> included(source, folder, rules, name))
          .ifPresent(next::add);
    }
    next.forEach(each -> include(each, folder, rules, texts));
  }

  private Optional<Source> included(Source from, String folder, Rules rules, String name) {
    String key = folder + "\n" + folder(Path.of(from.location())) + "\n" + name;
    return found.computeIfAbsent(key, unused -> load(rules.loader(), from, name));
  }

  /** The source that a name means in another. */
  static Optional<Source> load(SourceLoader loader, Source from, String name) {
    return loader.load(from, name) instanceof Loaded.Found it
        ? Optional.of(it.source())
        : Optional.empty();
  }
}
