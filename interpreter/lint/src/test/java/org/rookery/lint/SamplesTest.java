package org.rookery.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.lint.check.CheckDescription;
import org.rookery.lint.check.LintCheck;
import org.rookery.lint.check.LintChecks;

/** The samples on each page: the bad one is found, the good one is clean. */
class SamplesTest {
  static List<CheckDescription> cards() {
    return LintChecks.all().stream().map(LintCheck::card).toList();
  }

  private static List<String> codes(String sample) {
    Rules rules =
        new Rulebook(Path.of("../..")).text("sample.rules", CheckDescription.whole(sample));
    assertThat(rules.loadEach((title, game) -> {}).problems()).as(sample).doesNotContain("error");
    return Linter.of(rules).diagnostics().stream().map(Diagnostic::code).toList();
  }

  @ParameterizedTest
  @MethodSource("cards")
  void samplesAreWhatTheirPageSays(CheckDescription card) {
    assertThat(codes(card.bad())).contains(card.code());
    assertThat(codes(card.good())).doesNotContain(card.code());
  }
}
