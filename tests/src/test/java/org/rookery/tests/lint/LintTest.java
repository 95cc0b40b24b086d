package org.rookery.tests.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.lint.Linter;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** What is in {@code rules/} and {@code stdlib/} is clean, or says why it is not. */
class LintTest {
  private static List<Diagnostic> told(Path file) throws Exception {
    return Linter.of(Games.rulebook().open(file)).diagnostics();
  }

  static List<String> sample() {
    return Games.sample();
  }

  static List<String> others() {
    return Games.others();
  }

  static List<Path> library() throws Exception {
    try (Stream<Path> files = Files.list(Checkout.path("stdlib"))) {
      return files.filter(file -> file.toString().endsWith(".rules")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("sample")
  void gamesAreClean(String game) throws Exception {
    assertThat(told(Games.rulebook().find(Path.of(""), game))).isEmpty();
  }

  @Tag(Games.CATALOGUE)
  @ParameterizedTest
  @MethodSource("others")
  void otherGamesAreClean(String game) throws Exception {
    assertThat(told(Games.rulebook().find(Path.of(""), game))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("library")
  void theLibraryIsClean(Path file) throws Exception {
    assertThat(told(file)).isEmpty();
  }
}
