package org.rookery.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
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

  /** Before a record that is to be written as PGN. */
  private static final String AS_PGN = "pgn\n";

  private static final long MILLIS = 1_000;

  /** More first moves than this would make a page much larger. */
  private static final int MOST_AT_ONCE = 2_500;

  private final Game game;
  private final Chooser chooser;
  private final List<String> undone = new ArrayList<>();
  private final List<MadeMove> made = new ArrayList<>();
  private final Random lots;
  private Match match;

  /** Whose eyes the page has; nothing for those of the player to move. */
  private OptionalInt viewer = OptionalInt.empty();

  /**
   * A table for a game.
   *
   * @param seed of what the program chooses by chance
   */
  public Table(Game game, long seed) {
    this.game = game;
    chooser = new Chooser(game, seed);
    lots = SeededRandom.of(seed);
    match = game.start();
  }

  /**
   * How every match of a game begins, as {@code restart} tells it: what a page can be written with,
   * so that it need not wait for the interpreter. Empty where a lot decides, where players do not
   * see all, and where there are very many moves.
   */
  public static Optional<Map<String, Object>> beginning(Game game) {
    boolean differs =
        game.program().options().hiding().hides() || game.program().start().lots().count() > 1;
    if (differs) {
      return Optional.empty();
    }
    try {
      Match match = game.start();
      return match.turns().size() > MOST_AT_ONCE
          ? Optional.empty()
          : Optional.of(
              TableState.of(match, MatchSight.of(match, match.mover()), List.of(), List.of(), ""));
    } catch (TooManyMoves refused) {
      return Optional.empty();
    }
  }

  /**
   * Does what is asked, and says how the match stands then.
   *
   * @param verb {@code state}, {@code play}, {@code back}, {@code forth}, {@code go}, {@code
   *     restart}, {@code position}, {@code board}, {@code record}, {@code read}, {@code paste},
   *     {@code why}, {@code diagram}, {@code preview}, {@code analyse} or {@code choose}
   * @param argument a turn, how many to keep and those to add, a position, a board (see {@link
   *     BoardEdit}), {@code pgn} with or without a record or the name of rules for a suite, a
   *     record, a square, numbers of legal moves, milliseconds and lines, or a level and the most
   *     milliseconds it may take
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
        undone.addAll(back());
        return state();
      }
      case "go" -> {
        return go(argument);
      }
      case "forth" -> {
        return forth();
      }
      case "restart" -> {
        begin(match.at(game.lot(lots.nextLong())));
        return state();
      }
      case "position" -> {
        return position(argument);
      }
      case "board" -> {
        return board(argument);
      }
      case "view" -> {
        return view(argument);
      }
      case "why", "diagram", "preview" -> {
        return answers().of(verb, argument);
      }
      case "analyse" -> {
        return sight().hides() && sight().turns().isEmpty()
            ? problem("It is " + match.moverName() + "'s turn.")
            : Analysis.of(match, chooser.player(), argument);
      }
      case "record" -> {
        if (sight().hides()) {
          return problem("A record tells what players do not see: take it when the game is over.");
        }
        return Json.of(Map.of("text", record(argument)));
      }
      case "read" -> {
        return taken(Records.read(match.at(game.beginning()), argument));
      }
      case "paste" -> {
        return paste(argument);
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
    return answers().state(undone, "");
  }

  private MatchSight sight() {
    return MatchSight.of(match, viewer.orElse(match.mover()));
  }

  private MatchAnswers answers() {
    return new MatchAnswers(match, sight(), made);
  }

  /** From now on the page sees what the player of a number sees; without one, who is to move. */
  private String view(String player) {
    if (!player.isEmpty()
        && (!player.matches("[0-9]{1,2}") || Integer.parseInt(player) >= game.players().size())) {
      return problem("There is no player number `" + player + "`.");
    }
    viewer = player.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(player));
    return state();
  }

  private void begin(Match beginning) {
    match = beginning;
    undone.clear();
    made.clear();
  }

  private String play(String text) {
    if (match.turns().read(text) instanceof TurnReading.Found found) {
      make(found.turn());
      undone.clear();
      return state();
    }
    return Json.of(Map.of("why", sight().why(text)));
  }

  private void make(LegalMove move) {
    made.add(MadeMove.of(match, move));
    match.play(move);
  }

  /** The move that was taken back, if there was one. */
  private List<String> back() {
    List<String> played = match.played();
    if (!match.back()) {
      return List.of();
    }
    made.remove(made.size() - 1);
    return played.subList(played.size() - 1, played.size());
  }

  /** Takes moves back until so many are left, and plays others; stops at one that is not legal. */
  private String go(String text) {
    String[] lines = text.split("\n");
    if (!lines[0].matches("[0-9]{1,6}")) {
      return problem("Say how many moves to keep, and then those to play, one a line.");
    }
    while (match.played().size() > Integer.parseInt(lines[0])) {
      back();
    }
    undone.clear();
    for (int i = 1; i < lines.length; i++) {
      if (!(match.turns().read(lines[i]) instanceof TurnReading.Found found)) {
        return answers().state(undone, Records.illegal(match, lines[i]) + ".");
      }
      make(found.turn());
    }
    return state();
  }

  private String board(String text) {
    Optional<Setup> setup = BoardEdit.read(game.program(), text);
    if (setup.isEmpty()) {
      return problem("That is no board of this game.");
    }
    return position(match.at(setup.get()).fen());
  }

  private String position(String fen) {
    try {
      begin(match.at(fen));
      return answers().state(undone, String.join(" ", match.doubts()));
    } catch (BadPosition bad) {
      return problem(String.valueOf(bad.getMessage()));
    }
  }

  /** The match of now, or a whole record with all that it says. */
  private String record(String kind) {
    if (kind.startsWith(AS_PGN)) {
      return Records.pgn(Records.read(match.at(game.beginning()), kind.substring(AS_PGN.length())));
    }
    return kind.equals("pgn") ? Records.pgn(match) : Records.suite(match, kind);
  }

  private String taken(Records.Read read) {
    begin(read.match());
    made.addAll(read.made());
    return sight().hides()
        ? answers().state(undone, read.told())
        : Json.of(TableState.ofRecord(match, sight(), read));
  }

  /** What a person wants to be read changes nothing unless all of it can be. */
  private String paste(String text) {
    if (text.strip().isEmpty()) {
      return problem("There is nothing to be played.");
    }
    Records.Read read = Records.read(match.at(game.beginning()), text);
    return read.problem().isEmpty()
        ? taken(read)
        : problem(read.problem() + " The game stays as it was.");
  }

  private String forth() {
    if (!undone.isEmpty()) {
      if (match.turns().read(undone.remove(undone.size() - 1)) instanceof TurnReading.Found f) {
        make(f.turn());
      }
    }
    return state();
  }

  /** Plays a turn of the program's; by chance where the player's turns are chosen so. */
  private String choose(String level) {
    Optional<Level> known = level(level);
    if (known.isEmpty()) {
      return problem("Levels are 1 to " + Level.all().size() + ", or seconds for a move, as `2s`.");
    }
    if (match.turns().isEmpty()) {
      return state();
    }
    chooser.choose(match, known.get()).ifPresent(this::make);
    undone.clear();
    return state();
  }

  /**
   * A level by its number, or of a few seconds for each move, behind which the most milliseconds
   * may stand that there are: {@code 3}, {@code 2s}, {@code 9s 1500}.
   */
  static Optional<Level> level(String text) {
    String[] words = text.split(" ");
    String name = words[0];
    if (words.length > 2 || (words.length == 2 && !words[1].matches("[0-9]{1,9}"))) {
      return Optional.empty();
    }
    if (name.matches("[1-9]s")) {
      long most = words.length == 2 ? Long.parseLong(words[1]) : Long.MAX_VALUE;
      return Optional.of(Level.timed(Math.min(most, MILLIS * (name.charAt(0) - '0'))));
    }
    return Level.named(name);
  }
}
