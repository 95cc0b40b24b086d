package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class SourcesTest {
  private static final Pattern PUBLIC_TYPE =
      Pattern.compile(
          "(?m)^public (?:(?:static|final|abstract|sealed|non-sealed) )*(?:class|interface|record|enum|@interface) ");
  private static final Pattern DOCUMENTED =
      Pattern.compile("(?s)\\*/\\s*(?:@[\\w.]+(?:\\([^)]*\\))?\\s+)*$");

  /** Who writes the runner's flat code, and what runs it. */
  private static final Set<String> KNOW_FLAT_CODE =
      Set.of("Code.java", "CodeRunner.java", "CodeWriter.java", "RuleCode.java");

  private static final Pattern INSTRUCTION = Pattern.compile("\\bCode\\.[A-Zl]");

  /** The rooms that see flat code at all: the one that runs it, and its back end. */
  private static final Pattern FLAT_ROOMS = Pattern.compile("/(engine/run|bytecode)/[^/]*$");

  private static final Pattern FLAT = Pattern.compile("\\b(RuleCode|CodeWriter)\\b");

  @Test
  void rules_are_read_as_rules_but_where_they_are_run() {
    List<Path> reading =
        SourceTree.mainFiles().stream()
            .filter(file -> INSTRUCTION.matcher(SourceTree.text(file)).find())
            .filter(file -> !KNOW_FLAT_CODE.contains(file.getFileName().toString()))
            .toList();
    assertThat(reading).isEmpty();
  }

  @Test
  void flat_code_is_private_to_the_runner() {
    List<Path> seeing =
        SourceTree.mainFiles().stream()
            .filter(file -> FLAT.matcher(SourceTree.text(file)).find())
            .filter(file -> !FLAT_ROOMS.matcher(file.toString().replace('\\', '/')).find())
            .toList();
    assertThat(seeing).isEmpty();
  }

  @Test
  void simple_class_names_are_unique() {
    Map<String, Long> times =
        SourceTree.files().stream()
            .map(file -> file.getFileName().toString())
            .filter(name -> !name.equals("package-info.java"))
            .collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
    times.values().removeIf(count -> count == 1);
    assertThat(times).isEmpty();
  }

  @Test
  void every_package_says_what_it_is() {
    List<Path> bare =
        SourceTree.mainFiles().stream()
            .map(Path::getParent)
            .distinct()
            .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
            .toList();
    assertThat(bare).isEmpty();
  }

  @Test
  void every_package_is_null_marked() {
    List<Path> unmarked =
        SourceTree.mainFiles().stream()
            .filter(file -> file.endsWith("package-info.java"))
            .filter(file -> !SourceTree.text(file).contains("@NullMarked"))
            .toList();
    assertThat(unmarked).isEmpty();
  }

  @Test
  void every_public_type_says_what_it_is() {
    List<Path> undocumented =
        SourceTree.mainFiles().stream()
            .filter(file -> !isDocumented(SourceTree.text(file)))
            .toList();
    assertThat(undocumented).isEmpty();
  }

  private static boolean isDocumented(String text) {
    return PUBLIC_TYPE
        .matcher(text)
        .results()
        .allMatch(type -> DOCUMENTED.matcher(text.substring(0, type.start())).find());
  }
}
