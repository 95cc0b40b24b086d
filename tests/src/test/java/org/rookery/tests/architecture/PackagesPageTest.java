package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rookery.tests.Checkout;
import org.rookery.tests.golden.Golden;

/** The page of packages is what each {@code package-info.java} says, module by module. */
final class PackagesPageTest {
  private static final Pattern MODULE = Pattern.compile("<module>interpreter/(\\w+)</module>");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)(?:<p>|\\*/)");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package org\\.rookery\\.([\\w.]+);");

  private static final String HEAD =
      """
      # The packages

      What each package is, and what it must not know, as its `package-info.java` says. A test writes this page; do not edit it.
      Modules stand in the order in which they are built: a module knows only those above it.

      | module | package | what it is |
      |---|---|---|
      """;

  @Test
  void page_is_what_the_packages_say() {
    List<Path> infos =
        SourceTree.mainFiles().stream().filter(file -> file.endsWith("package-info.java")).toList();
    List<String> modules =
        MODULE
            .matcher(Checkout.read(Checkout.path("pom.xml")))
            .results()
            .map(match -> match.group(1))
            .toList();
    String rows = modules.stream().map(module -> rows(module, infos)).collect(Collectors.joining());
    assertThat(rows.lines().count()).as("packages in modules of pom.xml").isEqualTo(infos.size());
    Golden.check(Checkout.path("interpreter", "packages.md"), HEAD + rows);
  }

  private static String rows(String module, List<Path> infos) {
    String folder = "/interpreter/" + module + "/";
    return infos.stream()
        .filter(file -> file.toString().replace('\\', '/').contains(folder))
        .map(SourceTree::text)
        .map(text -> row(module, text))
        .sorted()
        .collect(Collectors.joining());
  }

  private static String row(String module, String text) {
    Matcher name = PACKAGE.matcher(text);
    Matcher comment = COMMENT.matcher(text);
    assertThat(name.find() && comment.find()).as(text).isTrue();
    String said =
        comment
            .group(1)
            .replaceAll("\\s*\\n\\s*\\*\\s*", " ")
            .replaceAll("\\{@code ([^}]*)}", "`$1`")
            .replaceAll("\\{@link (?:[a-z]+\\.)*([^}]*)}", "`$1`")
            .strip();
    return "| " + module + " | `" + name.group(1) + "` | " + said + " |\n";
  }
}
