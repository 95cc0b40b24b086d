package org.rookery.tests.regression;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.GameModel;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Every way in which a game's rules end it is the outcome of some case, or said to have none. */
@Tag(Games.CATALOGUE)
final class EndingsReachedTest {
  private static final Path SUITES = Checkout.path("tests/regression");

  @Test
  void every_ending_has_a_case_or_a_reason_why_not() throws IOException {
    Set<String> missing = new TreeSet<>();
    for (String name : Games.names()) {
      String cases = cases(SUITES.resolve(name + ".yaml")) + cases(suite(name));
      GameModel model = Games.named(name).compiled().model();
      model.endings().stream()
          .filter(ending -> !ending.origin().equals(model.origin())) // said by no file: a default
          .filter(ending -> !isOutcome(ending.reason(), cases))
          .forEach(ending -> missing.add(name + "\t" + ending.reason()));
    }
    assertThat(missing).isEqualTo(withoutCase());
  }

  private static boolean isOutcome(String reason, String cases) {
    return cases.contains("wins by " + reason)
        || cases.contains("win by " + reason)
        || cases.contains("draw by " + reason);
  }

  private static Path suite(String name) {
    return SUITES.resolve("endings").resolve(name + ".yaml");
  }

  private static String cases(Path suite) throws IOException {
    return Files.exists(suite) ? Files.readString(suite) : "";
  }

  /** Game and ending of each line of the file that says why they have no case. */
  private static Set<String> withoutCase() throws IOException {
    try (Stream<String> lines = Files.lines(SUITES.resolve("endings/unreached.tsv"))) {
      List<String> ways = lines.map(line -> line.substring(0, line.lastIndexOf('\t'))).toList();
      return new TreeSet<>(ways);
    }
  }
}
