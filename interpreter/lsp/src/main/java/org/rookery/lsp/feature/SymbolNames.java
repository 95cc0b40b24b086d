package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.rookery.language.form.Atoms;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.lsp.text.Definition;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.IncludeFamily;
import org.rookery.lsp.text.ParameterizedName;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/** Where names are defined and used, and the same under another name. */
public final class SymbolNames {
  private static final Pattern NAME = Pattern.compile("[^\\s\\u00A0\\uFEFF()\";$]+");

  /** So many games that use a file are asked for their pieces. */
  private static final int USERS = 3;

  private final World world;

  /** Names in files of a world. */
  public SymbolNames(World world) {
    this.world = world;
  }

  /** The name at a place. */
  public Optional<Form> at(Path file, Position position) {
    EditedRules text = world.parsed(file);
    return text.atom(Ranges.offset(text.source(), position))
        .filter(form -> form.atom().isPresent());
  }

  /** Where the name at a place is defined, or the file that an include means begins. */
  public List<Location> definition(Path file, Position position) {
    EditedRules text = world.parsed(file);
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

  private List<Location> parameter(EditedRules text, int offset, String name) {
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
    String name = atom.get().atom().orElse("");
    EditedRules here = world.parsed(file);
    if (name.startsWith("$")) {
      return parameterAt(here, position, name).stream()
          .flatMap(parameter -> parameter.edits(here, name).stream())
          .map(edit -> location(here.source(), edit.getRange()))
          .toList();
    }
    List<Location> found = new ArrayList<>();
    for (EditedRules text : Renaming.sharing(world, world.families(), here, Set.of(name))) {
      text.each(
          form -> {
            if (form.isWord(name)) {
              found.add(location(text.source(), Ranges.of(form.origin().span())));
            }
          });
    }
    return found;
  }

  private static Optional<ParameterRenaming> parameterAt(
      EditedRules text, Position position, String name) {
    return ParameterRenaming.at(text, Ranges.offset(text.source(), position), name);
  }

  /** Whether the name at a place can be changed: where it stands. */
  public Range renamed(Path file, Position position) throws NoRename {
    Form atom = at(file, position).orElseThrow(() -> new NoRename("There is no name here."));
    String name = atom.atom().orElse("");
    EditedRules text = world.parsed(file);
    if (name.startsWith("$") && parameterAt(text, position, name).isEmpty()) {
      throw new NoRename("No macro and no loop around gives `" + name + "` its name.");
    }
    if (!name.startsWith("$")) {
      checkGiven(file, name);
    }
    return Ranges.of(atom.origin().span());
  }

  /** Refuses words, and names that no rules give, or that are made of others. */
  private void checkGiven(Path file, String name) throws NoRename {
    if (Renaming.isWord(name)) {
      throw new NoRename("`" + name + "` is a word of the language.");
    }
    if (name.indexOf('$') > 0) {
      throw new NoRename("`" + name + "` is made by its parameters: rename those.");
    }
    if (!named(file, name).isEmpty()) {
      return;
    }
    Optional<ParameterizedName> maker = maker(file, name);
    if (maker.isPresent()) {
      throw new NoRename(
          "`" + name + "` is made by `" + maker.get().spelling() + "`: rename its parts.");
    }
    if (!isGivenByMacro(file, name)) {
      throw new NoRename("`" + name + "` is not a name that rules give.");
    }
  }

  /** Whether a piece or a zone of the file's game, or of one that includes it, is called so. */
  private boolean isGivenByMacro(Path file, String name) {
    EditedRules here = world.parsed(file);
    List<Path> mains = new ArrayList<>(List.of(file));
    world.families().stream()
        .filter(family -> family.texts().contains(here))
        .map(IncludeFamily::main)
        .forEach(mains::add);
    return mains.stream()
        .map(main -> world.rules(main).load().game())
        .flatMap(Optional::stream)
        .limit(USERS)
        .anyMatch(
            game ->
                game.pieces().contains(name)
                    || game.compiled().model().board().zones().containsKey(name));
  }

  /** What makes a name that nothing defines as it stands. */
  private Optional<ParameterizedName> maker(Path file, String name) {
    return world.closure(file).stream()
        .flatMap(text -> ParameterizedName.in(text).stream())
        .filter(glue -> glue.isMarked() && glue.makes(name))
        .findFirst();
  }

  /** What changes when the name at a place becomes another, in all files that share it. */
  public WorkspaceEdit rename(Path file, Position position, String other) throws NoRename {
    renamed(file, position);
    String name = at(file, position).flatMap(Form::atom).orElse("");
    EditedRules here = world.parsed(file);
    if (name.startsWith("$")) {
      ParameterRenaming parameter = parameterAt(here, position, name).orElseThrow();
      parameter.check(other);
      return new WorkspaceEdit(Map.of(uri(here.source()), parameter.edits(here, other)));
    }
    boolean number =
        NAME.matcher(other).matches()
            && Atoms.atom(other, here.forms().get(0).origin()) instanceof Form.Num;
    if (number || !NAME.matcher(other).matches()) {
      throw new NoRename("`" + other + "` cannot be a name.");
    }
    Renaming renaming = new Renaming(world, file, name, other);
    renaming.check();
    Map<EditedRules, List<TextEdit>> edits = renaming.edits();
    new SameGame(world, file, renaming.touched(), renaming.changes()).keep(edits);
    Map<String, List<TextEdit>> changes = new LinkedHashMap<>();
    edits.forEach((text, some) -> changes.put(uri(text.source()), some));
    return new WorkspaceEdit(changes);
  }

  private Location location(Source source, Range range) {
    return new Location(uri(source), range);
  }

  private String uri(Source source) {
    return world.uri(Path.of(source.location()));
  }

  /** The definitions of a name that a file knows. */
  List<Definition> named(Path file, String name) {
    return world.definitions(file).stream()
        .filter(d -> d.name().atom().filter(name::equals).isPresent())
        .toList();
  }
}
