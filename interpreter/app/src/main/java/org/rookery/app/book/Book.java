package org.rookery.app.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The chapters of the book for authors, as Markdown. */
public final class Book {
  /** The first page, which names the others. */
  public static final String CONTENTS = "contents";

  private static final String INDEX = "index";

  private static final List<String> WRITTEN =
      List.of(
          "tutorial",
          "cookbook",
          "concepts",
          "betza",
          "fen",
          "suites",
          "images",
          "files",
          "coming-from",
          "problems");

  private static final Pattern RECIPE =
      Pattern.compile(
          "### ([^\n]+)\n(.*?)```rules[^\n]*\n(.*?)```(.*?)(?=\n##|\\z)", Pattern.DOTALL);

  private static final Pattern YAML = Pattern.compile("```yaml.*?```", Pattern.DOTALL);
  private static final Pattern CASE_NAME = Pattern.compile("- name: (.*)");

  private static final Pattern LIMIT =
      Pattern.compile("\\* \\*\\*([^*]+)\\*\\* \\(([^)]*)\\)[:.] (.*)");

  private Book() {}

  /**
   * What an author may wish, and the lines that grant it.
   *
   * @param lines of a variant, each with a line end
   * @param text what stands around the lines: remarks, and the names of the cases
   */
  public record Recipe(String wish, String lines, String text) {}

  /**
   * What the language cannot say.
   *
   * @param phrases in which authors ask for it
   * @param text why not, and what comes near it
   */
  public record Limit(String title, List<String> phrases, String text) {}

  /** The names of the chapters, in reading order. */
  public static List<String> chapters() {
    List<String> chapters = new ArrayList<>(List.of(CONTENTS));
    chapters.addAll(WRITTEN);
    chapters.add(INDEX);
    return chapters;
  }

  /** The text of a chapter. */
  public static String chapter(String name) {
    if (name.equals(INDEX)) {
      return index();
    }
    return resource("pages/" + (name.equals(CONTENTS) ? "README" : name) + ".md");
  }

  /** A text that belongs to the book without being a chapter of it. */
  public static String other(String name) {
    return resource("more/" + name + ".md");
  }

  /** What a module of the package for JavaScript exports, in TypeScript. */
  public static String declarations(String module) {
    return resource("more/js/src/main/npm/" + module + ".d.ts");
  }

  private static String index() {
    return new PhraseIndex()
        .all().stream()
            .map(entry -> entry.phrase() + ": " + words(entry))
            .sorted(String.CASE_INSENSITIVE_ORDER)
            .collect(
                Collectors.joining("\n", "# Index\n\n`rookery words` explains a word.\n\n", "\n"));
  }

  private static String words(PhraseIndex.Entry entry) {
    return entry.words().stream().map(word -> "`" + word + "`").collect(Collectors.joining(" "));
  }

  /** The recipes of the cookbook, in its order. */
  public static List<Recipe> recipes() {
    return RECIPE
        .matcher(chapter("cookbook"))
        .results()
        .map(match -> new Recipe(match.group(1), match.group(3), remarks(match)))
        .toList();
  }

  /** What the language cannot say, as the chapter on concepts lists it. */
  public static List<Limit> limits() {
    String list = chapter("concepts").replaceAll("\n  (?=\\S)", " ");
    return LIMIT
        .matcher(list)
        .results()
        .map(m -> new Limit(m.group(1), List.of(m.group(2).split(", ")), m.group(3)))
        .toList();
  }

  private static String remarks(MatchResult match) {
    String behind = match.group(4);
    String names =
        CASE_NAME.matcher(behind).results().map(m -> m.group(1)).collect(Collectors.joining(" "));
    return match.group(2) + " " + names + " " + YAML.matcher(behind).replaceAll(" ");
  }

  /** A text that comes with the program. */
  static String resource(String name) {
    return PackagedText.of(Book.class, name);
  }
}
