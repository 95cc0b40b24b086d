package org.rookery.tests.architecture;

/** The string literals, the comments and the rest of a Java file, each one after the other. */
final class JavaTexts {
  private static final String BLOCK = "\"\"\"";

  private final String file;
  private final StringBuilder literals = new StringBuilder();
  private final StringBuilder comments = new StringBuilder();
  private final StringBuilder code = new StringBuilder();

  private JavaTexts(String file) {
    this.file = file;
    int at = 0;
    while (at < file.length()) {
      at = next(at);
    }
  }

  static String literals(String file) {
    return new JavaTexts(file).literals.toString();
  }

  static String comments(String file) {
    return new JavaTexts(file).comments.toString();
  }

  static String code(String file) {
    return new JavaTexts(file).code.toString();
  }

  /** Where what begins there ends. */
  private int next(int at) {
    if (file.startsWith("//", at)) {
      return kept(comments, at, from(file.indexOf('\n', at), 0));
    } else if (file.startsWith("/*", at)) {
      return kept(comments, at, from(file.indexOf("*/", at), 2));
    } else if (file.startsWith(BLOCK, at)) {
      return kept(literals, at, closed(BLOCK, at + BLOCK.length()));
    } else if (file.charAt(at) == '"') {
      return kept(literals, at, closed("\"", at + 1));
    } else if (file.charAt(at) == '\'') {
      return closed("'", at + 1);
    }
    code.append(file.charAt(at));
    return at + 1;
  }

  private int kept(StringBuilder texts, int start, int end) {
    texts.append(file, start, end).append('\n');
    return end;
  }

  private int from(int found, int length) {
    return found < 0 ? file.length() : found + length;
  }

  /** Behind the next such quotes that no backslash stands before. */
  private int closed(String quotes, int start) {
    int at = start;
    while (at < file.length() && !file.startsWith(quotes, at)) {
      at += file.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(file.length(), at + quotes.length());
  }
}
