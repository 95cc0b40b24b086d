package org.rookery.compiler.elaborate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.elaborate.Keywords.Entry;

/** The manual of the language, made from the list of its words. */
public final class Manual {
  private static final String PREFACE = "manual.md";

  /** A row of its table: how a word is written, the word, what it says. */
  private static final Pattern FORM_WORD =
      Pattern.compile("^\\| `(\\(([a-z-]+) [^`]*)` \\| (.*) \\|$", Pattern.MULTILINE);

  private Manual() {}

  /** All of it as Markdown: a preface, then a table of words for each place where words stand. */
  public static String markdown() {
    Map<String, StringBuilder> tables = new LinkedHashMap<>();
    for (Entry word : Keywords.reference()) {
      tables
          .computeIfAbsent(word.category(), unused -> new StringBuilder())
          .append(row(word))
          .append('\n');
    }
    StringBuilder text = new StringBuilder(resource(PREFACE));
    tables.forEach(
        (category, rows) ->
            text.append("\n## ")
                .append(heading(category))
                .append("\n\n| word | what it says | example | |\n|---|---|---|---|\n")
                .append(rows));
    text.append("\n## Words inside other words\n\n")
        .append("| word | where | what it says | example |\n|---|---|---|---|\n");
    InnerWords.all().forEach(word -> text.append(innerRow(word)).append('\n'));
    return text.toString();
  }

  /**
   * What the manual says of a word, in each place where it may stand; empty for an unknown word.
   */
  public static String word(String name) {
    return entries().stream()
        .filter(word -> word.name().equals(name))
        .map(Manual::entry)
        .collect(Collectors.joining("\n"));
  }

  /** Every word once, by the alphabet. */
  public static List<String> names() {
    return List.copyOf(
        Keywords.reference().stream()
            .map(Entry::name)
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  /** Each word as {@link #word} explains it, with the name that stands first. */
  public static List<Entry> entries() {
    return Words.ALL;
  }

  /** Made on demand: most commands never ask. */
  private static final class Words {
    static final List<Entry> ALL =
        Stream.of(formWords(), Keywords.reference().stream(), InnerWords.all().stream())
            .flatMap(words -> words)
            .toList();
  }

  /** The words of the preface: they work on forms and have no arguments to be listed. */
  private static Stream<Entry> formWords() {
    return FORM_WORD
        .matcher(resource(PREFACE))
        .results()
        .map(row -> new Entry("on forms", row.group(2), row.group(1), row.group(3), "", false));
  }

  private static String innerRow(Entry word) {
    String sentence = word.sentence().replace("|", "\\|");
    return String.join(
        " | ", "| " + code(word.usage()), word.category(), sentence, code(word.example()) + " |");
  }

  private static String entry(Entry word) {
    return String.join(
        "\n",
        word.usage() + "   [" + word.category() + (word.zrf() ? ", ZRF]" : "]"),
        "  " + word.sentence(),
        word.example().isEmpty() ? "" : "  Example: " + word.example() + "\n");
  }

  private static String row(Entry word) {
    return "| "
        + code(word.usage())
        + " | "
        + word.sentence().replace("|", "\\|")
        + " | "
        + code(word.example())
        + (word.zrf() ? " | ZRF |" : " | |");
  }

  private static String code(String text) {
    return "`" + text.replace("|", "\\|") + "`";
  }

  /** The noun of a category in the plural: its first word is the one that takes it. */
  private static String heading(String category) {
    int end = (category + " ").indexOf(' ');
    return category.substring(0, 1).toUpperCase(Locale.ROOT)
        + category.substring(1, end)
        + "s"
        + category.substring(end);
  }

  /** A text that comes with the program. */
  static String resource(String name) {
    try (InputStream in = Manual.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
