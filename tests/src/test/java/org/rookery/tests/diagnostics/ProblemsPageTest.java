package org.rookery.tests.diagnostics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rookery.lint.CheckPage;
import org.rookery.tests.Checkout;
import org.rookery.tests.golden.Golden;

/** The page of the book about problems is made from the samples of each. */
final class ProblemsPageTest {
  private static final String HEAD =
      """
      # Problems

      What the program may complain of, by code, each with an example. An error stops the game from being loaded; a warning does not.
      `rookery check --explain CODE` prints a page about those of the second part. This chapter is made from what the build tests.

      ## Errors and warnings of the rules

      """;

  private static final String LINT =
      """
      ## What is hardly meant

      Allowed where it is meant by `; lint: allow CODE because …` on the line before.

      """;

  @Test
  void every_code_is_on_the_page() throws IOException {
    StringBuilder page = new StringBuilder(HEAD);
    samples().forEach((code, told) -> page.append(section(code, told)));
    page.append(LINT);
    for (String code : CheckPage.codes()) {
      String text = CheckPage.of(code).orElseThrow();
      page.append(section(code, text));
    }
    Golden.check(
        Checkout.path("interpreter/book/problems.md"),
        page.toString().stripTrailing().replaceAll("[ \t]+\n", "\n") + "\n");
  }

  private static String section(String code, String text) {
    return "### " + code + "\n\n```text\n" + text.stripTrailing() + "\n```\n\n";
  }

  /** The first problem of the first sample of each code, and what it says in the others. */
  private static Map<String, String> samples() throws IOException {
    Map<String, Set<String>> samples = new TreeMap<>();
    for (Path file : Checkout.files("tests/diagnostics")) {
      if (file.toString().endsWith(".txt")) {
        String code = String.valueOf(file.getName(file.getNameCount() - 2));
        String problem = first(code, Files.readString(file));
        Set<String> told = samples.computeIfAbsent(code, first -> new LinkedHashSet<>());
        told.add(told.isEmpty() ? problem : problem.lines().findFirst().orElseThrow());
      }
    }
    Map<String, String> pages = new TreeMap<>();
    samples.forEach((code, told) -> pages.put(code, page(told)));
    return pages;
  }

  /** Sentences that the first problem says as well are left out. */
  private static String page(Set<String> told) {
    List<String> parts = new ArrayList<>(told);
    String first = parts.get(0).stripTrailing();
    List<String> others =
        parts.subList(1, parts.size()).stream().filter(said -> !first.startsWith(said)).toList();
    return others.isEmpty() ? first : first + "\n\n" + String.join("\n", others);
  }

  private static String first(String code, String problems) {
    int start = problems.indexOf("[" + code + "]");
    int line = problems.lastIndexOf('\n', Math.max(0, start)) + 1;
    String rest = problems.substring(line);
    String[] starts = rest.split("\n(?=error\\[|warning\\[|note\\[)", 2);
    return starts[0].replace("diagnostics/" + code + "/", "");
  }
}
