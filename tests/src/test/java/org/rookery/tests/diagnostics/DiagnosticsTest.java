package org.rookery.tests.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.golden.Golden;

/** Every kind of problem, as an author reads it: one folder for each code. */
final class DiagnosticsTest {
  private static final String FOLDER = "tests/diagnostics";

  /** Told of files too large to keep; see {@link HostileFilesTest}. */
  private static final Set<String> OF_LARGE_FILES =
      Set.of("too-many-words", "too-many-includes", "too-many-move-types");

  /**
   * The broken files, named from the folder the tests run in, so that the same names are shown
   * everywhere.
   */
  static List<Path> broken() {
    Path here = Path.of("").toAbsolutePath();
    return Checkout.files(FOLDER).stream()
        .filter(file -> !file.toString().endsWith(".txt"))
        .map(here::relativize)
        .toList();
  }

  /** Told of the title that somebody asks for, not of a file. */
  private static final Set<String> OF_TITLES = Set.of("unknown-game");

  private static String code(Path file) {
    return file.getName(file.getNameCount() - 2).toString();
  }

  @ParameterizedTest
  @MethodSource("broken")
  void problems_are_told_as_kept(Path file) {
    String problems = Games.rulebook().load(file, Optional.empty()).problems();
    String code = code(file);
    assertThat(problems).containsPattern("(?:error|warning)\\[" + code + "\\]");
    String name = file.getFileName().toString().replaceFirst("\\.\\w+$", ".txt");
    Golden.check(file.resolveSibling(name), problems);
  }

  @Test
  void every_code_of_the_source_has_a_golden() {
    Set<String> told =
        broken().stream().map(DiagnosticsTest::code).collect(Collectors.toCollection(TreeSet::new));
    DiagnosticCodes codes = DiagnosticCodes.ofSources();
    assertThat(codes.whole()).hasSizeGreaterThan(30);
    told.addAll(OF_LARGE_FILES);
    told.addAll(OF_TITLES);
    assertThat(codes.whole()).isSubsetOf(told);
    assertThat(codes.prefixes()).allMatch(p -> told.stream().anyMatch(code -> code.startsWith(p)));
  }
}
