package org.rookery.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.language.diagnostic.Printable;

/**
 * A match as text: comments behind {@code //}, a line {@code rules HASH} that tells under which
 * rules it was played, perhaps a line {@code position FEN}, then one turn a line in complete text.
 * A game saved by Zillions is read, too; it does not tell under which rules it was played.
 */
public final class SavedGame {
  private static final String COMMENT = "//";
  private static final String POSITION = "position ";
  private static final Pattern RULES = Pattern.compile("rules ([0-9a-f]{16})\\s*");

  /** Lines of a saved game, and so about its turns: more cannot be read in a moment. */
  public static final int MAX_LINES = 20_000;

  private SavedGame() {}

  /**
   * A game that was read.
   *
   * @param match the game, as far as it is legal
   * @param sameRules whether it was saved under the rules of now, as far as it tells
   * @param turns how many turns it has
   * @param stopped why the match ends before the saved game does; only where the rules are others,
   *     for else such a game is a bad one
   */
  public record Loaded(Match match, boolean sameRules, int turns, Optional<String> stopped) {}

  /** The text of a match. */
  public static String print(Match match) {
    List<String> lines = new ArrayList<>();
    lines.add(heading(match.game()));
    lines.add("rules " + match.game().rulesHash());
    if (!match.isFromStart()) {
      lines.add(POSITION + match.startFen());
    }
    lines.addAll(match.played());
    return String.join("\n", lines) + "\n";
  }

  /** Whether a text is a saved game, so that one may stand in its place. */
  public static boolean isSaved(Game game, String text) {
    if (text.isBlank() || ZillionsLogReader.canRead(text)) {
      return true;
    }
    List<String> head = text.lines().limit(2).toList();
    if (head.size() == 2 && RULES.matcher(head.get(1)).matches()) {
      return true;
    }
    // Older ones have no line about their rules.
    try {
      return head.get(0).equals(heading(game)) && parse(game, text).stopped().isEmpty();
    } catch (BadGame e) {
      return false;
    }
  }

  private static String heading(Game game) {
    return COMMENT + " " + Printable.of(game.title());
  }

  /**
   * The match that a text tells. Under other rules than those it was saved under, it ends where
   * they do not allow it to go on.
   *
   * @throws BadGame at the first line that is no position or, under the same rules, no legal move
   */
  public static Loaded parse(Game game, String text) throws BadGame {
    if (text.lines().skip(MAX_LINES).findAny().isPresent()) {
      throw new BadGame(
          MAX_LINES + 1, "A saved game may have no more than " + MAX_LINES + " lines.");
    }
    if (ZillionsLogReader.canRead(text)) {
      Match match = ZillionsGame.parse(game, text);
      return new Loaded(match, true, match.played().size(), Optional.empty());
    }
    Match match = game.start();
    boolean sameRules = true;
    int turns = 0;
    Optional<String> stopped = Optional.empty();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String bare = line.contains(COMMENT) ? line.substring(0, line.indexOf(COMMENT)) : line;
      Matcher rules = RULES.matcher(bare);
      if (bare.isBlank()) {
        continue;
      }
      if (rules.matches() && turns == 0) {
        sameRules = rules.group(1).equals(game.rulesHash());
      } else if (bare.startsWith(POSITION) && turns == 0) {
        match = position(match, bare, number, sameRules);
      } else {
        turns++;
        stopped = stopped.isPresent() ? stopped : play(match, bare);
        if (sameRules && stopped.isPresent()) {
          throw new BadGame(number, stopped.get());
        }
      }
    }
    return new Loaded(match, sameRules, turns, stopped);
  }

  /** Plays a turn, or says why it cannot be. */
  private static Optional<String> play(Match match, String text) {
    TurnReading reading = match.turns().read(text);
    if (reading instanceof TurnReading.Found found) {
      match.play(found.turn());
      return Optional.empty();
    }
    return Optional.of(problem(text, reading));
  }

  private static Match position(Match match, String line, int number, boolean sameRules)
      throws BadGame {
    try {
      return match.at(line.substring(POSITION.length()));
    } catch (BadPosition e) {
      int column = POSITION.length() + e.column();
      String rules = sameRules ? "" : "It was saved under other rules. ";
      throw new BadGame(number, rules + "In column " + column + ": " + e.getMessage());
    }
  }

  private static String problem(String text, TurnReading reading) {
    return reading instanceof TurnReading.None none
        ? none.reason()
        : "`" + text.strip() + "` may mean several moves.";
  }

  /** A text that tells no game. */
  public static final class BadGame extends Exception {
    private static final long serialVersionUID = 1;

    BadGame(String problem) {
      super(problem);
    }

    BadGame(int line, String problem) {
      super("Line " + line + ": " + problem);
    }
  }
}
