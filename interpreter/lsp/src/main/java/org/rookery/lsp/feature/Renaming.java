package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.lsp4j.TextEdit;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.IncludeFamily;
import org.rookery.lsp.text.ParameterizedName;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/**
 * A name that becomes another wherever it means the same. A file that includes two files that have
 * the name has it mean the same in both; names that macros make of it follow.
 */
final class Renaming {
  private static final Set<String> WORDS = words();

  private final Map<String, String> changes = new LinkedHashMap<>();
  private final List<IncludeFamily> families;
  private final World world;
  private List<EditedRules> shared = List.of();
  private List<IncludeFamily> touched = List.of();
  private Set<ParameterizedName> glues = Set.of();

  /** The name of a file becomes another. */
  Renaming(World world, Path file, String name, String other) {
    this.world = world;
    families = world.families();
    changes.put(name, other);
    EditedRules first = world.parsed(file);
    int known = 0;
    while (known < changes.size()) {
      known = changes.size();
      shared = sharing(world, families, first, changes.keySet());
      Set<String> locations = new TreeSet<>();
      shared.forEach(text -> locations.add(text.source().location()));
      touched =
          families.stream()
              .filter(
                  family ->
                      family.texts().stream()
                          .anyMatch(text -> locations.contains(text.source().location())))
              .toList();
      glues = glues();
      follow();
    }
  }

  private static Set<String> words() {
    Set<String> words = new TreeSet<>();
    Manual.entries().stream().map(Keywords.Entry::name).forEach(words::add);
    return words;
  }

  /** Whether it is a word of the language. */
  static boolean isWord(String name) {
    return WORDS.contains(name);
  }

  /** The files in which some names mean the same as in the first. */
  static List<EditedRules> sharing(
      World world, List<IncludeFamily> families, EditedRules first, Set<String> names) {
    List<Map<String, EditedRules>> cliques = new ArrayList<>();
    for (IncludeFamily family : families) {
      Map<String, EditedRules> clique = new TreeMap<>();
      for (EditedRules text : family.texts()) {
        if (names.stream().anyMatch(world.atoms(text)::contains)) {
          clique.put(text.source().location(), text);
        }
      }
      cliques.add(clique);
    }
    Map<String, EditedRules> shared = new TreeMap<>();
    shared.put(first.source().location(), first);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Map<String, EditedRules> clique : cliques) {
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

  private Set<ParameterizedName> glues() {
    Map<String, EditedRules> texts = new TreeMap<>();
    touched.forEach(f -> f.texts().forEach(text -> texts.put(text.source().location(), text)));
    Set<ParameterizedName> found = new LinkedHashSet<>();
    texts.values().forEach(text -> found.addAll(ParameterizedName.in(text)));
    return found;
  }

  /** Adds the names that are made of those that change. */
  private void follow() {
    Set<String> names = Set.copyOf(changes.keySet());
    for (String atom : taken()) {
      boolean may = !names.contains(atom) && names.stream().anyMatch(atom::contains);
      for (ParameterizedName glue : may ? glues : Set.<ParameterizedName>of()) {
        if (!changes.containsKey(atom)) {
          glue.renamed(atom, changes).ifPresent(other -> changes.put(atom, other));
        }
      }
    }
  }

  private Set<String> taken() {
    Set<String> atoms = new TreeSet<>();
    touched.forEach(family -> family.texts().forEach(text -> atoms.addAll(world.atoms(text))));
    return atoms;
  }

  /** What changes from what into what: the name, and names made of it. */
  Map<String, String> changes() {
    return changes;
  }

  /** The rules files in whose games something changes. */
  List<Path> touched() {
    return touched.stream().map(IncludeFamily::main).toList();
  }

  /** Refuses new names that mean something already. */
  void check() throws NoRename {
    Set<String> taken = taken();
    for (Map.Entry<String, String> change : changes.entrySet()) {
      String other = change.getValue();
      if (isWord(other) || taken.contains(other)) {
        throw new NoRename("`" + other + "` means something already.");
      }
      if (isWord(change.getKey())) {
        throw new NoRename(
            "`" + change.getKey() + "`, which is made of it, is a word of the language.");
      }
      Optional<ParameterizedName> maker =
          glues.stream().filter(glue -> glue.isMarked() && glue.makes(other)).findFirst();
      boolean before = maker.filter(glue -> glue.makes(change.getKey())).isPresent();
      if (maker.isPresent() && !before) {
        throw new NoRename(
            "`" + other + "` may be a name that `" + maker.get().spelling() + "` makes.");
      }
    }
  }

  /** What changes in each text. */
  Map<EditedRules, List<TextEdit>> edits() {
    Map<EditedRules, List<TextEdit>> edits = new LinkedHashMap<>();
    for (EditedRules text : shared) {
      List<TextEdit> here = new ArrayList<>();
      text.each(
          form ->
              form.atom()
                  .map(changes::get)
                  .ifPresent(
                      after -> here.add(new TextEdit(Ranges.of(form.origin().span()), after))));
      if (!here.isEmpty()) {
        edits.put(text, here);
      }
    }
    return edits;
  }
}
