package org.rookery.tests.architecture;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The kinds of text in which words are counted, each with the way to find it in a file. */
enum TextKind {
  /** String literals of main: messages, help, explanations. */
  LITERAL(file -> isJava(file) && file.contains("/src/main/"), JavaTexts::literals),
  /** Comments of main. */
  COMMENT(file -> isJava(file) && file.contains("/src/main/"), JavaTexts::comments),
  /** All of Java that is neither a literal nor a comment: names, those of tests too. */
  CODE(TextKind::isJava, JavaTexts::code),
  /** Names of cases in suites. */
  CASE_NAME(
      file -> file.endsWith(".yaml"),
      groups("(?m)^ *- name: (.*)$|\\bname: (?:\"([^\"]*)|([^\",}\\n][^,}\\n]*))")),
  /** Pages, and the texts that commands print. */
  PAGE(file -> file.endsWith(".md") || isHelp(file), UnaryOperator.identity()),
  /** Scripts and pages of the browser: names, comments and texts. */
  SCRIPT(
      file -> Stream.of(".js", ".mjs", ".ts", ".css", ".html").anyMatch(file::endsWith),
      UnaryOperator.identity()),
  /** Comments of rules files. */
  RULES(TextKind::isRules, groups("\"[^\"]*\"|;([^\\n]*)"));

  private final Predicate<String> files;
  private final UnaryOperator<String> texts;

  TextKind(Predicate<String> files, UnaryOperator<String> texts) {
    this.files = files;
    this.texts = texts;
  }

  private static boolean isJava(String file) {
    return file.endsWith(".java");
  }

  private static boolean isHelp(String file) {
    return Stream.of("help.txt", "inner-words.tsv", "phrases.txt").anyMatch(file::endsWith);
  }

  private static boolean isRules(String file) {
    return file.endsWith(".rules") && (file.startsWith("rules/") || file.startsWith("stdlib/"));
  }

  /** Whether files of that path, from the top of the project, hold such texts. */
  boolean isIn(String file) {
    return files.test(file);
  }

  /** All such texts of a file, one after the other. */
  String of(String file) {
    return texts.apply(file);
  }

  /** What the groups of a pattern match. */
  private static UnaryOperator<String> groups(String regex) {
    Pattern pattern = Pattern.compile(regex);
    return file ->
        pattern.matcher(file).results().map(TextKind::group).collect(Collectors.joining("\n"));
  }

  private static String group(MatchResult found) {
    for (int i = 1; i <= found.groupCount(); i++) {
      if (found.group(i) != null) {
        return found.group(i);
      }
    }
    return "";
  }
}
