package org.rookery.tests.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.tests.Checkout;

final class GoldenTest {
  private static final String SAMPLES = "tests/golden/samples";

  private static List<Path> samples() {
    return Checkout.files(SAMPLES);
  }

  private static Path golden(GoldenStage stage, Path sample) {
    String name = sample.getFileName().toString().replaceFirst("\\.\\w+$", ".txt");
    return Checkout.path("tests/golden", stage.folder(), name);
  }

  static Stream<Arguments> goldens() {
    return Stream.of(GoldenStage.values())
        .flatMap(stage -> samples().stream().map(file -> Arguments.of(stage, file)));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void stage_is_as_kept(GoldenStage stage, Path sample) {
    Golden.check(golden(stage, sample), stage.text(sample));
  }

  @Test
  void no_golden_is_without_its_sample() {
    Set<Path> wanted =
        Stream.of(GoldenStage.values())
            .flatMap(stage -> samples().stream().map(sample -> golden(stage, sample)))
            .collect(Collectors.toSet());
    Path samples = Checkout.path(SAMPLES);
    assertThat(Checkout.files("tests/golden"))
        .filteredOn(file -> !file.startsWith(samples))
        .isNotEmpty()
        .allMatch(wanted::contains);
  }
}
