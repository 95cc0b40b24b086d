package org.rookery.tests.diagnostics;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.tests.Checkout;

/**
 * The codes that the sources give to problems.
 *
 * @param whole codes that stand in the source as they are
 * @param prefixes the beginnings of codes that end with what is wrong
 */
record DiagnosticCodes(Set<String> whole, Set<String> prefixes) {
  private static final Pattern TOLD =
      Pattern.compile(
          "(?:error|warning|oddity|fatal|stop|report|fits|Diagnostic)\\(\\s*(?:[\\w.]+,\\s*)?\"([a-z]+(?:-[a-z]+)*-?)\"");
  private static final Pattern BEGUN = Pattern.compile("\"((?:unknown|misplaced|too-many)-)\" \\+");

  private static final Pattern NAMED =
      Pattern.compile("  String [A-Z]+ = \"([a-z]+(?:-[a-z]+)+)\";");

  static DiagnosticCodes ofSources() {
    DiagnosticCodes codes = new DiagnosticCodes(new TreeSet<>(), new TreeSet<>());
    for (var file :
        Checkout.files("interpreter/language/src/main", "interpreter/compiler/src/main")) {
      if (file.toString().endsWith(".java")) {
        codes.addThoseOf(Checkout.read(file));
      }
    }
    return codes;
  }

  private void addThoseOf(String text) {
    List<Matcher> matchers = List.of(TOLD.matcher(text), BEGUN.matcher(text), NAMED.matcher(text));
    for (Matcher matcher : matchers) {
      while (matcher.find()) {
        String code = matcher.group(1);
        (code.endsWith("-") ? prefixes : whole).add(code);
      }
    }
  }
}
