package org.rookery.tests.regression;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Loading;
import org.rookery.tests.Games;

/** A word that is changed must not break, or make doubtful, any of the files that use it. */
final class CatalogueTest {
  static List<Path> files() {
    return Games.rulebook().files();
  }

  @ParameterizedTest
  @MethodSource("files")
  void every_rules_file_is_fine(Path file) {
    Loading loading = Games.rulebook().load(file, Optional.empty());
    assertThat(loading.problems()).isEmpty();
    assertThat(loading.game()).isPresent();
  }
}
