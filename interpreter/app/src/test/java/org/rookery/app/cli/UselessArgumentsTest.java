package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments that a command would not use are refused, with what to leave out. */
final class UselessArgumentsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "why|chess|e2-e4|--all|e1",
        "why|chess|--all|e1|8/8/8/8/8/8/8/8|-p|8/8/8/8/8/8/8/8",
        "show|chess|--flat|8/8/8/8/8/8/8/8",
        "check|--explain|unused-piece|chess",
        "replay|some.pgn|chess|--rules|chess",
      })
  void what_has_no_use_is_refused(String words) {
    Cli.Run run = Cli.run(words.split("\\|"));
    assertThat(run.code()).isNotZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("rookery: ").contains(".");
  }
}
