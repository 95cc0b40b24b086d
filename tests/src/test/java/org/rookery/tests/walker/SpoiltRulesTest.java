package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.Source;
import org.rookery.tests.Checkout;
import org.rookery.tests.Playouts;
import org.rookery.tests.fuzz.InputMutator;

/**
 * Games that nobody meant: rules with words exchanged. The walker and the engine agree on them,
 * too.
 */
final class SpoiltRulesTest {
  private static final Duration LONG_ENOUGH = Duration.ofSeconds(60);
  private static final Path NAME = Checkout.path("rules", "spoilt.rules");

  @Test
  void a_few_spoilt_games() {
    assertThat(agreements(25)).isPositive();
  }

  @Test
  @Tag("fuzz")
  void many_spoilt_games() {
    assertThat(agreements(Integer.getInteger("rookery.inputs", 10_000))).isPositive();
  }

  /** How many of so many spoilt texts were games. */
  private static int agreements(int texts) {
    List<String> corpus =
        Checkout.files("rules", "tests/golden/samples").stream().map(Checkout::read).toList();
    InputMutator mutator = new InputMutator(Integer.getInteger("rookery.seed", 1), corpus);
    int games = 0;
    for (int i = 0; i < texts; i++) {
      String text = mutator.nextInWords();
      Optional<CompiledGame> game = compiled(text);
      if (game.isPresent()) {
        agree(game.get(), text);
        games++;
      }
    }
    return games;
  }

  private static Optional<CompiledGame> compiled(String text) {
    List<Path> roots = List.of(Checkout.path("stdlib"), Checkout.path("rules"));
    return RulesCompiler.compile(
        Source.of("spoilt.rules", text),
        RootedSourceLoader.of(NAME, roots),
        Optional.empty(),
        new Diagnostics());
  }

  private static void agree(CompiledGame game, String text) {
    try {
      assertTimeoutPreemptively(
          LONG_ENOUGH, () -> new WalkerComparison(game).play(new Playouts(1, 12, 200_000), 1));
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError("on these rules:\n" + text, failure);
    }
  }
}
