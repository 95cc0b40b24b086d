package org.rookery.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.player.Level;

/**
 * A match that a page plays, asked in texts and answering in JSON. It belongs to one thread.
 *
 * <p>Turns that were taken back are kept until another one is made.
 */
public final class Table {
  /** A longer question is not read. */
  public static final int LONGEST = 100_000;

  private static final long MILLIS = 1_000;

  private final Game game;
  private final Chooser chooser;
  private final List<String> undone = new ArrayList<>();
  private Match match;

  /**
   * A table for a game.
   *
   * @param seed of what the program chooses by chance
   */
  public Table(Game game, long seed) {
    this.game = game;
    chooser = new Chooser(game, seed);
    match = game.start();
  }

  /**
   * Does what is asked, and says how the match stands then.
   *
   * @param verb {@code state}, {@code play}, {@code back}, {@code forth}, {@code restart}, {@code
   *     position}, {@code record}, {@code read}, {@code why}, {@code diagram} or {@code choose}
   * @param argument a turn, a position, {@code pgn} or the name of rules for a suite, a record, a
   *     square, or a level
   * @return JSON; with {@code problem} where what is asked cannot be done
   */
  public String ask(String verb, String argument) {
    if (argument.length() > LONGEST) {
      return problem("That is too long.");
    }
    try {
      return done(verb, argument);
    } catch (TooManyMoves refused) {
      return problem(String.valueOf(refused.getMessage()));
    }
  }

  private String done(String verb, String argument) {
    switch (verb) {
      case "state" -> {
        return state();
      }
      case "play" -> {
        return play(argument);
      }
      case "back" -> {
        List<String> played = match.played();
        if (match.back()) {
          undone.add(played.get(played.size() - 1));
        }
        return state();
      }
      case "forth" -> {
        return forth();
      }
      case "restart" -> {
        begin(game.start());
        return state();
      }
      case "position" -> {
        return position(argument);
      }
      case "record" -> {
        boolean pgn = argument.equals("pgn");
        return Json.of(Map.of("text", pgn ? Records.pgn(match) : Records.suite(match, argument)));
      }
      case "read" -> {
        Records.Read read = Records.read(game, argument);
        begin(read.match());
        return TableState.json(match, undone, read.problem());
      }
      case "why" -> {
        return Json.of(Map.of("why", match.why(argument)));
      }
      case "diagram" -> {
        return Diagrams.of(match, argument);
      }
      case "choose" -> {
        return choose(argument);
      }
      default -> {
        return problem("Nothing is known of `" + verb + "`.");
      }
    }
  }

  private static String problem(String sentence) {
    return Json.of(Map.of("problem", sentence));
  }

  private String state() {
    return TableState.json(match, undone, "");
  }

  private void begin(Match beginning) {
    match = beginning;
    undone.clear();
  }

  private String play(String text) {
    if (match.turns().read(text) instanceof TurnReading.Found found) {
      match.play(found.turn());
      undone.clear();
      return state();
    }
    return Json.of(Map.of("why", match.why(text)));
  }

  private String position(String fen) {
    try {
      begin(game.position(fen));
      return state();
    } catch (BadPosition bad) {
      return problem(String.valueOf(bad.getMessage()));
    }
  }

  private String forth() {
    if (!undone.isEmpty()) {
      match.play(undone.remove(undone.size() - 1));
    }
    return state();
  }

  /** Plays a turn of the program's; by chance where the player's turns are chosen so. */
  private String choose(String level) {
    Optional<Level> known = level(level);
    if (known.isEmpty()) {
      return problem("Levels are 1 to " + Level.all().size() + ", or seconds for a turn, as `2s`.");
    }
    if (match.isOver() || match.turns().isEmpty()) {
      return state();
    }
    chooser.choose(match, known.get()).ifPresent(match::play);
    undone.clear();
    return state();
  }

  private static Optional<Level> level(String name) {
    if (name.matches("[1-9]s")) {
      return Optional.of(Level.timed(MILLIS * (name.charAt(0) - '0')));
    }
    return Level.all().stream().filter(l -> Integer.toString(l.number()).equals(name)).findFirst();
  }
}
