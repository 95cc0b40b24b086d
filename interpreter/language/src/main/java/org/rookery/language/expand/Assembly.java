package org.rookery.language.expand;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLimits;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;
import org.rookery.language.upgrade.Outdated;

/** Puts a main file and all it includes together: macros here, other forms there. */
final class Assembly {
  /** After this many missing files no more are looked for, since each search takes time. */
  private static final int MISSING = 20;

  /** Words of the language that begin top-level forms and stand nowhere else. */
  private static final Set<String> ONLY_ON_TOP =
      Set.of(MacroTable.DEFINE, MacroTable.INCLUDE, "game", "variant");

  private final SourceLoader loader;
  private final Diagnostics diagnostics;
  private final MacroTable macros;
  private final List<Form> forms = new ArrayList<>();
  private final List<Source> sources = new ArrayList<>();
  private final Set<String> locations = new HashSet<>();
  private final Deque<Source> including = new ArrayDeque<>();

  /** What has been looked for: the location of the file that includes, and the name in it. */
  private final Map<List<String>, Loaded> looked = new HashMap<>();

  private long characters;
  private long read;
  private int failed;
  private boolean broken;

  Assembly(SourceLoader loader, MacroTable macros, Diagnostics diagnostics) {
    this.loader = loader;
    this.macros = macros;
    this.diagnostics = diagnostics;
  }

  /** The forms that are neither definitions nor includes, where textual inclusion puts them. */
  List<Form> forms() {
    return forms;
  }

  /** Whether brackets or quotes of some file do not fit together. */
  boolean isBroken() {
    return broken;
  }

  List<Source> sources() {
    return sources;
  }

  void add(Source source) {
    locations.add(source.location());
    sources.add(source);
    characters += source.text().length();
    including.addLast(source);
    int errors = diagnostics.count(Severity.ERROR);
    List<Form> read = FormReader.read(source, ONLY_ON_TOP, diagnostics);
    broken |= diagnostics.count(Severity.ERROR) > errors;
    for (Form form : read) {
      if (form instanceof Form.Group group && group.isHeadedBy(MacroTable.DEFINE)) {
        macros.define(group);
      } else if (form instanceof Form.Group group && group.isHeadedBy(MacroTable.INCLUDE)) {
        include(group, source);
      } else {
        forms.add(source.dialect().lenient() ? form : withoutMisplaced(form, source));
      }
    }
    including.removeLast();
  }

  /**
   * The form without definitions and includes inside it, which are told once and count all the
   * same: what uses them would be unknown only because of that.
   */
  private Form withoutMisplaced(Form form, Source source) {
    if (!(form instanceof Form.Group group)) {
      return form;
    }
    List<Form> kept = new ArrayList<>();
    boolean changed = false;
    for (Form item : group.items()) {
      boolean defines = item.isHeadedBy(MacroTable.DEFINE);
      if (item instanceof Form.Group inner && (defines || item.isHeadedBy(MacroTable.INCLUDE))) {
        misplaced(inner, defines ? MacroTable.DEFINE : MacroTable.INCLUDE);
        if (defines) {
          macros.define(inner);
          inner.items().stream().skip(1).findFirst().flatMap(Form::atom).ifPresent(macros::mention);
        } else if (inner.items().size() == 2 && inner.items().get(1) instanceof Form.Text) {
          include(inner, source);
        }
        changed = true;
      } else {
        Form without = withoutMisplaced(item, source);
        changed |= without != item;
        kept.add(without);
      }
    }
    return changed ? new Form.Group(List.copyOf(kept), group.origin()) : group;
  }

  private void misplaced(Form.Group group, String word) {
    diagnostics.error(
        "misplaced-" + word,
        group.origin(),
        "The word `" + word + "` stands only at the top level of a file.",
        "move it in front of the form it is in, or close that one before it");
  }

  private void include(Form.Group group, Source from) {
    List<Form> items = group.items();
    if (items.size() != 2 || !(items.get(1) instanceof Form.Text name)) {
      String message = "An include needs the name of one file: `(include \"NAME\")`.";
      diagnostics.error("bad-include", group.origin(), message);
      return;
    }
    if (failed > MISSING) {
      return;
    }
    Loaded loaded = loaded(from, name.value());
    if (loaded instanceof Loaded.Found found) {
      include(found.source(), name);
      return;
    }
    failed++;
    if (loaded instanceof Loaded.Missing missing) {
      String message = "There is no file `" + name.value() + "` to include.";
      String label =
          Outdated.adviceOnFile(name.value())
              .orElseGet(() -> Suggestions.label(name.value(), missing.known()));
      diagnostics.error("missing-include", name.origin(), message, label);
    } else if (loaded instanceof Loaded.Refused refused) {
      String message = "The file `" + name.value() + "` cannot be included.";
      diagnostics.error("refused-include", name.origin(), message, refused.reason());
    }
  }

  /** The same name in the same file is looked for once. */
  private Loaded loaded(Source from, String name) {
    List<String> include = List.of(from.location(), name);
    Loaded before = looked.get(include);
    if (before != null) {
      return before;
    }
    if (looked.size() >= SourceLimits.INCLUDES || read > SourceLimits.READ_CHARACTERS) {
      return new Loaded.Refused("this game has too many includes");
    }
    Loaded loaded = loader.load(from, name);
    if (loaded instanceof Loaded.Found found) {
      read += found.source().text().length();
    }
    looked.put(include, loaded);
    return loaded;
  }

  private void include(Source source, Form.Text name) {
    if (including.stream().anyMatch(s -> s.location().equals(source.location()))) {
      List<String> circle = new ArrayList<>();
      including.stream()
          .dropWhile(s -> !s.location().equals(source.location()))
          .forEach(s -> circle.add("`" + s.name() + "`"));
      circle.add("`" + source.name() + "`");
      String message = "A file cannot include itself, even by way of others.";
      diagnostics.add(
          Diagnostic.error("include-cycle", name.origin(), message)
              .helped(String.join(" includes ", circle)));
    } else if (!locations.contains(source.location())) {
      long total = characters + source.text().length();
      if (including.size() >= SourceLimits.INCLUDE_DEPTH) {
        stop(name, "files that include each other", SourceLimits.INCLUDE_DEPTH);
      } else if (sources.size() >= SourceLimits.FILES) {
        stop(name, "files in one game", SourceLimits.FILES);
      } else if (total > SourceLimits.TOTAL_CHARACTERS) {
        stop(name, "characters in the files of one game", SourceLimits.TOTAL_CHARACTERS);
      } else {
        add(source);
      }
    }
  }

  private void stop(Form.Text name, String what, int limit) {
    String message = "There are more than " + limit + " " + what + ".";
    diagnostics.error("too-many-includes", name.origin(), message);
  }
}
