package org.rookery.app.book;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A part of a chapter that says something by itself: a paragraph, or all about one problem.
 *
 * @param title where it stands
 * @param said what it says, for who looks for it: all of it, then what is said by itself
 * @param text the same as it is shown, with a line end
 * @param words the chapter, and the code of a problem
 */
record Passage(String title, List<String> said, String text, List<String> words) {
  private static final List<String> CHAPTERS =
      List.of("tutorial", "concepts", "betza", "fen", "suites", "images", "files");

  private static final String PROBLEMS = "problems";

  private static final Pattern EXAMPLES = Pattern.compile("```.*?```", Pattern.DOTALL);
  private static final Pattern PROBLEM =
      Pattern.compile("### (\\S+)\n\n```text\n(.*?)```", Pattern.DOTALL);

  Passage {
    said = List.copyOf(said);
    words = List.copyOf(words);
  }

  /** Those of all chapters but the cookbook, whose recipes are looked for otherwise. */
  static List<Passage> all() {
    List<Passage> all = new ArrayList<>();
    for (String chapter : CHAPTERS) {
      String text = EXAMPLES.matcher(Book.chapter(chapter)).replaceAll("");
      Stream.of(text.split("\n\n+"))
          .map(String::strip)
          .filter(paragraph -> !paragraph.isEmpty() && !paragraph.startsWith("#"))
          .forEach(paragraph -> all.add(paragraph(chapter, paragraph)));
    }
    PROBLEM
        .matcher(Book.chapter(PROBLEMS))
        .results()
        .forEach(match -> all.add(problem(match.group(1), match.group(2))));
    return all;
  }

  private static Passage paragraph(String chapter, String paragraph) {
    String title = "In `rookery book " + chapter + "`";
    return new Passage(
        title,
        List.of(title + " " + paragraph),
        title + ":\n" + indented(paragraph),
        List.of("book/" + chapter));
  }

  /** What the program says in the first sentence of each problem, and the help below it. */
  private static Passage problem(String code, String page) {
    List<String> said = new ArrayList<>();
    page.lines()
        .filter(
            line -> line.matches("(error|warning)\\[.*|.*= help:.*|" + Pattern.quote(code) + ":.*"))
        .forEach(said::add);
    said.add(0, "error problem " + code + " " + String.join(" ", said));
    return new Passage(
        code, said, code + "\n" + indented(beginning(page)), List.of("book/" + PROBLEMS, code));
  }

  /** A page up to where it shows the rules it was found in: the rest is in the chapter. */
  private static String beginning(String page) {
    int end = page.indexOf("\nFound in:");
    return end < 0 ? page : page.substring(0, end).strip();
  }

  /** A text below its title. */
  static String indented(String text) {
    StringBuilder lines = new StringBuilder();
    text.lines().forEach(line -> lines.append("   ").append(line).append('\n'));
    return lines.toString();
  }
}
