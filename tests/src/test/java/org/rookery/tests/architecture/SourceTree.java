package org.rookery.tests.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rookery.tests.Checkout;

/** The Java sources of the modules, read as text. */
final class SourceTree {
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
  private static final Pattern LITERAL =
      Pattern.compile("(?s)\"\"\".*?\"\"\"|\"(?:[^\"\\\\\n]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)+'");
  private static final Pattern TOKEN = Pattern.compile(LITERAL.pattern() + "|" + COMMENT.pattern());

  private SourceTree() {}

  /** The main sources of every module. */
  static List<Path> mainFiles() {
    try (Stream<Path> files = Files.walk(Checkout.path("interpreter"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.toString().contains("src/main/java"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    return Checkout.read(file);
  }

  /** The text with comments, imports and literals blanked out. */
  static String code(String text) {
    String bare = TOKEN.matcher(text).replaceAll(match -> " ");
    return bare.replaceAll("(?m)^import .*$", "");
  }

  /** The string literals of a text, comments left out. */
  static List<String> literals(String text) {
    return TOKEN
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .filter(token -> token.startsWith("\""))
        .toList();
  }
}
