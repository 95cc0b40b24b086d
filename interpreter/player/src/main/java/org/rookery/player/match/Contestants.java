package org.rookery.player.match;

import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.player.Level;
import org.rookery.player.search.Limits;
import org.rookery.player.value.LearnedValues;
import org.rookery.player.value.ValueCache;

/**
 * Contestants by their terms: {@code random}, {@code level:3}, {@code nodes:5000}, {@code
 * millis:100}, {@code uci:COMMAND;go=nodes 1000;Option=value}, {@code cecp:COMMAND;say=sd 4}.
 */
public final class Contestants {
  private static final int STRONGEST = 5;

  private Contestants() {}

  /**
   * The contestant of these terms.
   *
   * @param variant what other programs call the game
   * @throws IOException when another program cannot be started
   * @throws IllegalArgumentException when the terms say nothing
   */
  public static Contestant of(String text, Game game, String variant, long seed)
      throws IOException {
    return of(text, game, variant, seed, ValueCache.here().find(game.rulesHash()).orElse(null));
  }

  /**
   * The same.
   *
   * @param learned what games have taught men are worth; null when nothing has been learned
   */
  public static Contestant of(
      String text, Game game, String variant, long seed, @Nullable LearnedValues learned)
      throws IOException {
    Terms terms = Terms.of(text);
    return switch (terms.kind()) {
      case "random" -> new OwnContestant(text, game, Optional.empty(), seed, learned);
      case "level" ->
          new OwnContestant(
              text,
              game,
              Optional.of(Level.of((int) number(terms)).orElseThrow(() -> unknown(text))),
              seed,
              learned);
      case "nodes" -> own(text, game, Limits.ofNodes(number(terms)), seed, learned);
      case "millis" -> own(text, game, Limits.ofMillis(number(terms)), seed, learned);
      case "uci" -> new UciContestant(terms, terms.take("variant", variant));
      case "cecp" -> new CecpContestant(terms, game, terms.take("variant", variant));
      default -> throw unknown(text);
    };
  }

  private static Contestant own(
      String text, Game game, Limits limits, long seed, @Nullable LearnedValues learned) {
    Level level = new Level(STRONGEST, limits, 0, 0);
    return new OwnContestant(text, game, Optional.of(level), seed, learned);
  }

  private static long number(Terms terms) {
    if (!terms.rest().matches("\\d{1,12}") || Long.parseLong(terms.rest()) == 0) {
      throw unknown(terms.kind() + ":" + terms.rest());
    }
    return Long.parseLong(terms.rest());
  }

  private static IllegalArgumentException unknown(String text) {
    return new IllegalArgumentException(
        "`"
            + text
            + "` is no contestant: give random, level:N, nodes:N, millis:N, uci:COMMAND or"
            + " cecp:COMMAND");
  }
}
