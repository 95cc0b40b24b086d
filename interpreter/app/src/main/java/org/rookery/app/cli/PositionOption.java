package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.random.SeededRandom;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The position that a command is about, when it is not the start. */
final class PositionOption {
  @Option(
      names = {"-p", "--position"},
      paramLabel = "FEN",
      description =
          "A position as extended FEN, `empty`, or `lot` where one decides how the game begins, "
              + "with a number or without. Default: the start of the game.")
  private @Nullable String position;

  @Option(
      names = {"-a", "--after"},
      arity = "1..*",
      paramLabel = "MOVE",
      description = "Moves played from there, one after the other, quoted or not.")
  private List<String> after = new ArrayList<>();

  @Mixin private Streams streams = new Streams();

  /** The last word given as a turn to be played, taken from them; empty if there is none. */
  Optional<String> takeLast() {
    return after.isEmpty() ? Optional.empty() : Optional.of(after.remove(after.size() - 1));
  }

  /**
   * A match at the position; {@code words} are those of a position given without the option,
   * possibly none.
   */
  Match of(Game game, List<String> words) {
    if (!words.isEmpty() && position != null) {
      throw new Refusal("The position is given twice.");
    }
    Match begun = position(game, words.isEmpty() ? position : String.join(" ", words));
    begun.doubts().forEach(doubt -> streams.err().println("Note: " + doubt));
    return after(begun);
  }

  /**
   * The same, but that a game which begins by lot does so where no position is given.
   *
   * @param seed of the lot
   */
  Match drawn(Game game, List<String> words, long seed) {
    return words.isEmpty() && position == null ? after(game.drawn(mixed(seed))) : of(game, words);
  }

  /** Lots next to each other differ for the last piece only, and some clocks count in hundreds. */
  private static long mixed(long seed) {
    return SeededRandom.of(seed).nextLong();
  }

  private Match after(Match match) {
    new TurnLine(match).make(String.join(" ", after));
    return match.fromHere();
  }

  /** A match at the position that a text means. */
  static Match position(Game game, @Nullable String text) {
    if (text == null || text.equals("start") || text.equals("startpos")) {
      return game.start();
    }
    if (text.strip().equals("empty")) {
      return game.empty();
    }
    if (text.strip().equals("lot")) {
      return game.drawn(mixed(System.nanoTime()));
    }
    try {
      return game.position(text);
    } catch (BadPosition e) {
      throw new Refusal(
          "The position has a mistake in column " + e.column() + ": " + e.getMessage());
    }
  }
}
