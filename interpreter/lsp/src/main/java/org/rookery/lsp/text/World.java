package org.rookery.lsp.text;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.language.file.FileTree;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/** All rules files that an editor may ask about: those open, as they are typed, and the others. */
public final class World {
  private static final Map<String, Integer> DEFINING =
      Map.of(
          "define",
          1,
          "counter",
          1,
          "attribute",
          1,
          "set-flag",
          1,
          "set-position-flag",
          1,
          "move-type",
          1,
          "links",
          1,
          "name",
          1);

  private final Rulebook home;
  private final Map<Path, String> open = new TreeMap<>();
  private final Map<String, RulesText> parsed = new HashMap<>();

  /** The rules files of a rulebook; none is open. */
  public World(Rulebook home) {
    this.home = home;
  }

  /** A file has this text now, saved or not. */
  public void edit(Path file, String text) {
    open.put(file, text);
  }

  /** A file is what is saved of it. */
  public void close(Path file) {
    open.remove(file);
  }

  /** The text of an open file. */
  public Optional<String> text(Path file) {
    return Optional.ofNullable(open.get(file));
  }

  /** The files that are open. */
  public List<Path> openFiles() {
    return List.copyOf(open.keySet());
  }

  /** The rulebook with the texts of open files. */
  public Rulebook rulebook() {
    return home.editing(open);
  }

  /** The rules in a file. */
  public Rules rules(Path file) {
    try {
      if (Files.isRegularFile(file)) {
        return rulebook().open(file);
      }
    } catch (NoSuchGame unreadable) {
      // Then what the editor has of it is all there is.
    }
    return rulebook().text(file.toString(), open.getOrDefault(file, ""));
  }

  /** The file with its forms. */
  public RulesText parsed(Path file) {
    return parsed(rules(file).main());
  }

  private RulesText parsed(Source source) {
    RulesText known = parsed.get(source.location());
    if (known == null || !known.source().text().equals(source.text())) {
      known = RulesText.of(source);
      parsed.put(source.location(), known);
    }
    return known;
  }

  /** A file and all it includes, itself first. */
  public List<RulesText> closure(Path file) {
    Rules rules = rules(file);
    Map<String, RulesText> found = new LinkedHashMap<>();
    include(rules.main(), rules.loader(), found);
    return List.copyOf(found.values());
  }

  private void include(Source source, SourceLoader loader, Map<String, RulesText> found) {
    if (found.containsKey(source.location())) {
      return;
    }
    RulesText text = parsed(source);
    found.put(source.location(), text);
    for (Form.Group include : text.top("include")) {
      included(text, loader, include).ifPresent(next -> include(next, loader, found));
    }
  }

  /** The source that an include means. */
  public Optional<Source> included(RulesText from, SourceLoader loader, Form.Group include) {
    boolean named = include.items().size() == 2 && include.items().get(1) instanceof Form.Text;
    if (!named) {
      return Optional.empty();
    }
    String name = ((Form.Text) include.items().get(1)).value();
    return loader.load(from.source(), name) instanceof Loaded.Found found
        ? Optional.of(found.source())
        : Optional.empty();
  }

  /** The places in a file and all it includes that give a name its meaning. */
  public List<Definition> definitions(Path file) {
    List<Definition> found = new ArrayList<>();
    for (RulesText text : closure(file)) {
      text.forms().forEach(form -> collect(form, "", form, text, found));
    }
    return found;
  }

  private static void collect(
      Form form, String around, Form outer, RulesText text, List<Definition> found) {
    if (!(form instanceof Form.Group group)) {
      return;
    }
    String word = group.head().orElse("");
    Integer place = DEFINING.get(word);
    boolean named =
        place != null
            && group.items().size() > place
            && group.items().get(place).atom().isPresent();
    if (named && !(word.equals("name") && !(around.equals("piece") || around.equals("zone")))) {
      Form.Group whole = word.equals("name") ? (Form.Group) outer : group;
      String kind = word.equals("name") ? around : word;
      found.add(new Definition(kind, group.items().get(1), whole, text));
    }
    group.items().forEach(item -> collect(item, word, group, text, found));
  }

  /** Every rules file of the library, of the games and beside the open ones. */
  public List<Path> files() {
    Map<String, Path> all = new TreeMap<>();
    List<Path> known = new ArrayList<>(home.files());
    home.roots().forEach(root -> known.addAll(inside(root)));
    for (Path file : open.keySet()) {
      known.add(file);
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        known.addAll(inside(folder));
      }
    }
    known.stream().filter(RulesFile::isRules).forEach(file -> all.putIfAbsent(key(file), file));
    return List.copyOf(all.values());
  }

  private static String key(Path file) {
    return file.toAbsolutePath().normalize().toString();
  }

  private static List<Path> inside(Path folder) {
    return FileTree.entries(folder).stream().filter(Files::isRegularFile).sorted().toList();
  }

  /**
   * The files in which a name means the same as in one of them: whoever includes two files that
   * have the name has it mean the same in both.
   */
  public List<RulesText> sharing(Path file, String name) {
    List<Map<String, RulesText>> cliques = new ArrayList<>();
    for (Path main : files()) {
      Map<String, RulesText> clique = new TreeMap<>();
      for (RulesText text : closure(main)) {
        if (text.source().text().contains(name)) {
          clique.put(text.source().location(), text);
        }
      }
      cliques.add(clique);
    }
    Map<String, RulesText> shared = new TreeMap<>();
    RulesText first = parsed(file);
    shared.put(first.source().location(), first);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Map<String, RulesText> clique : cliques) {
        Set<String> locations = clique.keySet();
        if (locations.stream().anyMatch(shared::containsKey)
            && !shared.keySet().containsAll(locations)) {
          shared.putAll(clique);
          grows = true;
        }
      }
    }
    return List.copyOf(shared.values());
  }
}
