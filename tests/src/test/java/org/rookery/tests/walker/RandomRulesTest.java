package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** Rules made by chance: nearly all are games, and the walker and the engine agree on them. */
final class RandomRulesTest {
  private static final int GAMES = 120;
  private static final int MORE = 500;

  @Test
  void walker_and_engine_agree_on_random_rules() {
    assertThat(compare(1, GAMES + GAMES / 10)).isGreaterThanOrEqualTo(GAMES);
  }

  @Test
  @Tag(Games.CATALOGUE)
  void walker_and_engine_agree_on_more_random_rules() {
    assertThat(compare(1, MORE + MORE / 20)).isGreaterThanOrEqualTo(MORE);
  }

  @Test
  @Tag("fuzz")
  void walker_and_engine_agree_on_many_random_rules() {
    long first = Integer.getInteger("rookery.seed", 2) * 1_000_000L;
    assertThat(compare(first, Integer.getInteger("rookery.inputs", 10_000))).isPositive();
  }

  /**
   * Plays a game by each of so many rules files; how many of them were games. Where the engine
   * refuses to list all ways to go, there is nothing to compare.
   */
  private static int compare(long first, int files) {
    int games = 0;
    for (long seed = first; seed < first + files; seed++) {
      String text = RandomRules.text(seed);
      Optional<CompiledGame> game = compiled(text);
      if (game.isPresent() && agree(game.get(), seed, text)) {
        games++;
      }
    }
    return games;
  }

  private static Optional<CompiledGame> compiled(String text) {
    Source source = Source.of("random.rules", text);
    return RulesCompiler.compile(source, SourceLoader.NONE, Optional.empty(), new Diagnostics());
  }

  private static boolean agree(CompiledGame game, long seed, String text) {
    try {
      new WalkerComparison(game).play(new Playouts(1, 8, 15_000), seed);
      return true;
    } catch (TooManyMoves refused) {
      return false;
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError("on the rules of seed " + seed + ":\n" + text, failure);
    }
  }
}
