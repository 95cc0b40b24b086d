package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader.Loaded;
import org.rookery.lint.facts.Mentions;

/** An include of which nothing is used. */
final class UnusedIncludes implements TextCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unused-include",
          "an include unused",
          "The file includes another and uses none of its macros and games. Remove the "
              + "include.",
          """
          (include "lines")
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves (n (verify empty?) add))))
          """,
          """
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves (n (verify empty?) add))))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedText text, FindingCollector findings) {
    if (text.games().isEmpty()) {
      // A library may include what those will need who include it.
      return;
    }
    List<Form.Group> includes = includes(text.forms());
    Map<Form.Group, Provided> brought = new LinkedHashMap<>();
    List<Form> own = new ArrayList<>(text.forms());
    own.removeAll(includes);
    Set<String> seen = new HashSet<>();
    for (Form.Group include : includes) {
      Provided provided = new Provided(text, seen);
      provided.open(text.main(), include);
      brought.put(include, provided);
    }
    brought.forEach(
        (include, provided) -> {
          // What a library uses of itself is no reason to include it.
          List<Form> others = new ArrayList<>(own);
          brought.values().stream()
              .filter(other -> other != provided)
              .forEach(other -> others.addAll(other.forms));
          Mentions used = Mentions.in(others);
          Mentions definitions = Mentions.in(names(others));
          boolean none =
              provided.macros.stream().noneMatch(name -> used.of(name) > definitions.of(name));
          if (none && !provided.games && !provided.macros.isEmpty()) {
            findings.mended(
                include.origin(),
                "Nothing of this file is used.",
                null,
                Fix.without(include, "Remove the include"));
          }
        });
  }

  private static List<Form.Group> includes(List<Form> forms) {
    List<Form.Group> includes = new ArrayList<>();
    for (Form form : forms) {
      if (form instanceof Form.Group group
          && group.isHeadedBy("include")
          && group.items().size() == 2) {
        includes.add(group);
      }
    }
    return includes;
  }

  /** The names that definitions among these forms give. */
  private static List<Form> names(List<Form> forms) {
    List<Form> names = new ArrayList<>();
    for (Form form : forms) {
      if (form instanceof Form.Group group
          && group.isHeadedBy("define")
          && group.items().size() > 1) {
        names.add(group.items().get(1));
      }
    }
    return names;
  }

  /** What an include brings, with what that includes and nothing before did. */
  private static final class Provided {
    private final LintedText text;
    private final Set<String> seen;
    private final Set<String> macros = new LinkedHashSet<>();
    private final List<Form> forms = new ArrayList<>();
    private boolean games;

    Provided(LintedText text, Set<String> seen) {
      this.text = text;
      this.seen = seen;
    }

    void open(Source from, Form.Group include) {
      Loaded loaded = text.loader().load(from, Mentions.text(include.items().get(1)));
      if (!(loaded instanceof Loaded.Found found) || !seen.add(found.source().location())) {
        return;
      }
      List<Form> read = FormReader.read(found.source(), new Diagnostics());
      forms.addAll(read);
      names(read).forEach(name -> macros.add(Mentions.text(name)));
      for (Form form : read) {
        games |= form.isHeadedBy("game") || form.isHeadedBy("variant");
      }
      includes(read).forEach(inner -> open(found.source(), inner));
    }
  }
}
