package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.lsp.text.Definition;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.RulesText;
import org.rookery.lsp.text.World;

/** Where names are defined and used, and the same under another name. */
public final class Names {
  private static final Pattern NAME = Pattern.compile("[^\\s()\";$]+");
  private static final Pattern PARAMETER =
      Pattern.compile("\\$[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*");

  private final World world;

  /** Names in files of a world. */
  public Names(World world) {
    this.world = world;
  }

  /** Why a name cannot be changed; its message is a sentence. */
  public static final class NoRename extends Exception {
    private static final long serialVersionUID = 1;

    NoRename(String message) {
      super(message);
    }
  }

  /** The name at a place. */
  public Optional<Form> at(Path file, Position position) {
    RulesText text = world.parsed(file);
    return text.atom(Ranges.offset(text.source(), position))
        .filter(form -> form.atom().isPresent());
  }

  /** Where the name at a place is defined, or the file that an include means begins. */
  public List<Location> definition(Path file, Position position) {
    RulesText text = world.parsed(file);
    int offset = Ranges.offset(text.source(), position);
    Optional<Form> atom = text.atom(offset);
    if (atom.isEmpty()) {
      return List.of();
    }
    if (atom.get() instanceof Form.Text) {
      return text.top("include").stream()
          .filter(include -> include.items().contains(atom.get()))
          .flatMap(include -> world.included(text, world.rules(file).loader(), include).stream())
          .map(source -> location(source, new Range(new Position(0, 0), new Position(0, 0))))
          .toList();
    }
    String name = atom.get().atom().orElse("");
    if (name.startsWith("$")) {
      return parameter(text, offset, name);
    }
    return world.definitions(file).stream()
        .filter(definition -> definition.name().atom().filter(name::equals).isPresent())
        .map(d -> location(d.text().source(), Ranges.of(d.name().origin().span())))
        .toList();
  }

  private static List<Location> parameter(RulesText text, int offset, String name) {
    return text.around(offset).stream()
        .flatMap(group -> group.items().stream().limit(3))
        .filter(Form.Group.class::isInstance)
        .flatMap(group -> ((Form.Group) group).items().stream())
        .filter(item -> item.isWord(name))
        .limit(1)
        .map(item -> location(text.source(), Ranges.of(item.origin().span())))
        .toList();
  }

  /** Every place where the name at a place stands and means the same. */
  public List<Location> references(Path file, Position position) {
    Optional<Form> atom = at(file, position);
    if (atom.isEmpty()) {
      return List.of();
    }
    List<Location> found = new ArrayList<>();
    String name = atom.get().atom().orElse("");
    for (RulesText text : scope(file, position, name)) {
      text.each(
          form -> {
            if (form.isWord(name)) {
              found.add(location(text.source(), Ranges.of(form.origin().span())));
            }
          });
    }
    return found;
  }

  private List<RulesText> scope(Path file, Position position, String name) {
    if (!name.startsWith("$")) {
      return world.sharing(file, name);
    }
    RulesText text = world.parsed(file);
    List<Form.Group> around = text.around(Ranges.offset(text.source(), position));
    List<Form> outermost = around.isEmpty() ? List.of() : List.of(around.get(0));
    return List.of(new RulesText(text.source(), outermost, true));
  }

  /** Whether the name at a place can be changed: where it stands. */
  public Range renamed(Path file, Position position) throws NoRename {
    Form atom = at(file, position).orElseThrow(() -> new NoRename("There is no name here."));
    String name = atom.atom().orElse("");
    boolean word = Keywords.reference().stream().anyMatch(entry -> entry.name().equals(name));
    boolean defined =
        world.definitions(file).stream()
            .anyMatch(d -> d.name().atom().filter(name::equals).isPresent());
    if (!name.startsWith("$") && (word || !defined)) {
      throw new NoRename(
          word
              ? "`" + name + "` is a word of the language."
              : "`" + name + "` is not a name that rules give.");
    }
    return Ranges.of(atom.origin().span());
  }

  /** What changes when the name at a place becomes another, in all files that share it. */
  public WorkspaceEdit rename(Path file, Position position, String other) throws NoRename {
    renamed(file, position);
    String name = at(file, position).flatMap(Form::atom).orElse("");
    boolean parameter = name.startsWith("$");
    if (!(parameter ? PARAMETER : NAME).matcher(other).matches() || other.matches("-?\\d+")) {
      throw new NoRename("`" + other + "` cannot be a name.");
    }
    List<RulesText> scope = scope(file, position, name);
    Set<String> known =
        Keywords.reference().stream().map(Keywords.Entry::name).collect(Collectors.toSet());
    scope.forEach(text -> text.each(form -> form.atom().ifPresent(known::add)));
    for (Path each : parameter ? List.<Path>of() : List.of(file)) {
      world.closure(each).forEach(text -> text.each(form -> form.atom().ifPresent(known::add)));
    }
    if (known.contains(other)) {
      throw new NoRename("`" + other + "` means something already.");
    }
    Map<String, String> changes = new LinkedHashMap<>(Map.of(name, other));
    for (String pattern : patterns(scope)) {
      String before = pattern.replaceFirst("\\$[A-Za-z0-9-]+", name);
      if (known.contains(before) && !parameter) {
        changes.put(before, pattern.replaceFirst("\\$[A-Za-z0-9-]+", other));
      }
    }
    return edit(scope, changes);
  }

  /** The names with a parameter in them, from which others are made. */
  private static Set<String> patterns(List<RulesText> scope) {
    Set<String> patterns = new LinkedHashSet<>();
    for (RulesText text : scope) {
      text.each(
          form ->
              form.atom()
                  .filter(
                      name -> name.indexOf('$') > 0 && name.indexOf('$') == name.lastIndexOf('$'))
                  .ifPresent(patterns::add));
    }
    return patterns;
  }

  private static WorkspaceEdit edit(List<RulesText> scope, Map<String, String> changes) {
    Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
    for (RulesText text : scope) {
      List<TextEdit> here = new ArrayList<>();
      text.each(
          form -> {
            String after = form.atom().map(changes::get).orElse(null);
            if (after != null) {
              here.add(new TextEdit(Ranges.of(form.origin().span()), after));
            }
          });
      if (!here.isEmpty()) {
        edits.put(uri(text.source()), here);
      }
    }
    return new WorkspaceEdit(edits);
  }

  private static Location location(Source source, Range range) {
    return new Location(uri(source), range);
  }

  private static String uri(Source source) {
    return Path.of(source.location()).toUri().toString();
  }

  /** The definitions of a name that a file knows. */
  List<Definition> named(Path file, String name) {
    return world.definitions(file).stream()
        .filter(d -> d.name().atom().filter(name::equals).isPresent())
        .toList();
  }
}
