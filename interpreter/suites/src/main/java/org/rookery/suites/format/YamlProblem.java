package org.rookery.suites.format;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Says in an author's words what a YAML reader found wrong, and where. */
final class YamlProblem {
  private YamlProblem() {}

  /** The complaint about a text that is no YAML. */
  static BadSuite of(String file, String text, JsonProcessingException e) {
    Throwable cause = e;
    while (cause != null && !(cause instanceof MarkedYAMLException)) {
      cause = cause.getCause();
    }
    if (cause instanceof MarkedYAMLException marked) {
      return of(file, text, marked);
    }
    JsonLocation at = e.getLocation();
    String place =
        at == null || at.getLineNr() < 1 ? "1:1" : at.getLineNr() + ":" + at.getColumnNr();
    return new BadSuite(file + ":" + place + ": The file is not YAML: " + firstLine(e) + ".");
  }

  private static BadSuite of(String file, String text, MarkedYAMLException e) {
    String context = String.valueOf(e.getContext());
    Mark began = e.getContextMark();
    Mark noticed = e.getProblemMark();
    String at = noticed == null ? "1:1" : place(noticed);
    String unclosed = began == null ? "" : unclosed(context, text, began);
    if (began != null && !unclosed.isEmpty()) {
      return new BadSuite(
          file
              + ":"
              + place(began)
              + ": The file is not YAML: what begins here with `"
              + unclosed.charAt(0)
              + "` is not closed; a `"
              + unclosed.charAt(1)
              + "` is missing before "
              + at
              + ".");
    }
    return new BadSuite(file + ":" + at + ": The file is not YAML: " + words(e.getProblem()) + ".");
  }

  /** The sign that something begins with and the one it ends with; nothing for other things. */
  private static String unclosed(String context, String text, Mark began) {
    if (context.contains("flow mapping")) {
      return "{}";
    } else if (context.contains("flow sequence")) {
      return "[]";
    } else if (context.contains("quoted scalar")) {
      String line = text.split("\n", -1)[began.getLine()];
      return line.startsWith("'", began.getColumn()) ? "''" : "\"\"";
    }
    return "";
  }

  private static String words(@Nullable String problem) {
    String said = problem == null ? "" : problem.replace('\n', ' ').strip();
    if (said.contains("mapping values are not allowed")) {
      return "a `:` stands where none may; a text with `: ` in it needs quotes";
    } else if (said.contains("'\\t(TAB)'") || said.contains("'\\t'")) {
      return "a tab stands here; indent with spaces";
    } else if (said.contains("expected <block end>")) {
      return "this line is not indented as those before it";
    } else if (said.contains("expected the node content")) {
      return "a value should stand here";
    } else if (said.contains("cannot start any token")) {
      return "no text may begin like this; put it into quotes";
    }
    return said.isEmpty() ? "it cannot be read from here on" : said;
  }

  private static String place(Mark mark) {
    return mark.getLine() + 1 + ":" + (mark.getColumn() + 1);
  }

  private static String firstLine(JsonProcessingException e) {
    String message = e.getOriginalMessage() == null ? "" : e.getOriginalMessage().strip();
    int end = message.indexOf('\n');
    return end < 0 ? message : message.substring(0, end);
  }
}
