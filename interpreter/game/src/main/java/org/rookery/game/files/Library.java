package org.rookery.game.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;

/** The macros of rules files that others include, as an author looks them up. */
public final class Library {
  private static final String DEFINE = "define";
  private static final String COMMENT = ";";
  private static final String PARAMETER = "$";
  private static final String REST = "$*";

  private Library() {}

  /**
   * A macro.
   *
   * @param usage how it is called, such as {@code (slide WAY)}
   * @param file the bare name of its file, which is what an include says
   * @param comment what stands above it, line by line, without the semicolons
   */
  public record Entry(String name, String usage, String file, List<String> comment) {
    /** The entry as the manual prints a word. */
    public String text() {
      String lines = comment.stream().map(line -> "  " + line + "\n").collect(Collectors.joining());
      return usage + "   [(include \"" + file + "\")]\n" + lines;
    }
  }

  /** The macros of one file, in its order. */
  static List<Entry> of(Source source) {
    List<String> lines = source.text().lines().toList();
    List<Entry> entries = new ArrayList<>();
    for (Form form : FormReader.read(source, new Diagnostics())) {
      if (form instanceof Form.Group group
          && group.isHeadedBy(DEFINE)
          && group.items().size() > 1) {
        String name = group.items().get(1).toString();
        int line = form.origin().span().line() - 1;
        String file = RulesFile.bareName(Path.of(source.location()));
        entries.add(new Entry(name, usage(name, group), file, above(lines, line)));
      }
    }
    return entries;
  }

  private static List<String> above(List<String> lines, int line) {
    int first = line;
    while (first > 0 && lines.get(first - 1).startsWith(COMMENT)) {
      first--;
    }
    return lines.subList(first, line).stream().map(text -> text.replaceFirst("^;+ ?", "")).toList();
  }

  private static String usage(String name, Form.Group definition) {
    List<String> parameters = parameters(definition).orElse(List.of());
    return "("
        + name
        + parameters.stream()
            .map(p -> " " + (p.equals(REST) ? "…" : p.substring(1).toUpperCase(Locale.ROOT)))
            .collect(Collectors.joining())
        + ")";
  }

  /** The named parameters, when the group behind the name holds nothing else. */
  private static Optional<List<String>> parameters(Form.Group definition) {
    if (definition.items().size() < 3 || !(definition.items().get(2) instanceof Form.Group list)) {
      return Optional.empty();
    }
    List<String> names = list.items().stream().map(Form::toString).toList();
    return Optional.of(names).filter(all -> all.stream().allMatch(n -> n.startsWith(PARAMETER)));
  }
}
