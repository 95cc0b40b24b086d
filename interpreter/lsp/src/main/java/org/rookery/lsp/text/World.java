package org.rookery.lsp.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.lsp4j.TextEdit;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.language.file.FileTree;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

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
  private final Map<Path, String> uris = new TreeMap<>();
  private final Map<String, Known> parsed = new HashMap<>();

  /** A text, and the names and numbers in it. */
  private record Known(EditedRules text, Set<String> atoms) {}

  /** The rules files of a rulebook; none is open. */
  public World(Rulebook home) {
    this.home = home;
  }

  /** A file has this text now, saved or not. */
  public void edit(Path file, String text) {
    open.put(file, text);
  }

  /** The editor calls a file so. */
  public void call(Path file, String uri) {
    uris.put(real(file), uri);
  }

  /** What the editor calls a file: as it did when it opened it, so that it knows it again. */
  public String uri(Path file) {
    return uris.getOrDefault(real(file), file.toUri().toString());
  }

  private static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException notThere) {
      return file.toAbsolutePath().normalize();
    }
  }

  /** A file is what is saved of it. */
  public void close(Path file) {
    open.remove(file);
    uris.remove(real(file));
  }

  /** The files that are open. */
  public List<Path> openFiles() {
    return List.copyOf(open.keySet());
  }

  /** The rulebook with the texts of open files. */
  public Rulebook rulebook() {
    return home.editing(open);
  }

  /** The same, where some texts have been edited further. */
  public Rulebook editing(Map<EditedRules, List<TextEdit>> edits) {
    Map<Path, String> texts = new TreeMap<>();
    open.forEach((file, text) -> texts.put(real(file), text));
    edits.forEach(
        (text, some) ->
            texts.put(Path.of(text.source().location()), Ranges.edited(text.source(), some)));
    return home.editing(texts);
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
  public EditedRules parsed(Path file) {
    return parsed(rules(file).main());
  }

  /** A source with its forms. */
  EditedRules parsed(Source source) {
    return known(source).text();
  }

  private Known known(Source source) {
    Known known = parsed.get(source.location());
    if (known == null || !known.text().source().text().equals(source.text())) {
      EditedRules text = EditedRules.of(source);
      Set<String> atoms = new TreeSet<>();
      text.each(form -> form.atom().ifPresent(atoms::add));
      known = new Known(text, atoms);
      parsed.put(source.location(), known);
    }
    return known;
  }

  /** A file and all it includes, itself first. */
  public List<EditedRules> closure(Path file) {
    return new Includes(this).family(file).texts();
  }

  /** The source that an include means. */
  public Optional<Source> included(EditedRules from, SourceLoader loader, Form.Group include) {
    return named(include).flatMap(name -> Includes.load(loader, from.source(), name));
  }

  /** The file that an include names. */
  static Optional<String> named(Form.Group include) {
    return include.items().size() == 2 && include.items().get(1) instanceof Form.Text text
        ? Optional.of(text.value())
        : Optional.empty();
  }

  /** The places in a file and all it includes that give a name its meaning. */
  public List<Definition> definitions(Path file) {
    List<Definition> found = new ArrayList<>();
    for (EditedRules text : closure(file)) {
      text.forms().forEach(form -> collect(form, "", form, text, found));
    }
    return found;
  }

  private static void collect(
      Form form, String around, Form outer, EditedRules text, List<Definition> found) {
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

  /** Each rules file there is with all it includes. */
  public List<IncludeFamily> families() {
    Includes includes = new Includes(this);
    return files().stream().map(includes::family).toList();
  }

  /** The names and numbers that stand in a text. */
  public Set<String> atoms(EditedRules text) {
    return known(text.source()).atoms();
  }
}
