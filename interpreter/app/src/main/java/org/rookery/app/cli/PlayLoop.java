package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Turn;
import org.rookery.game.TurnReading;

/** The conversation of a game played on the console. */
final class PlayLoop {
  /** What can be typed besides turns. */
  private static final List<String> WORDS =
      List.of(
          "moves",
          "hint",
          "back",
          "board",
          "fen",
          "why ",
          "save ",
          "save case ",
          "load ",
          "help",
          "quit");

  /** A game between random players stops here. */
  private static final int LONGEST = 1000;

  private final PrintWriter out;
  private final Seat first;
  private final Seat others;
  private final Thinker thinker;
  private final Game game;
  private final GameStore store;
  private Match match;
  private int code = ExitCode.FINE;

  PlayLoop(Match match, PrintWriter out, Seat first, Seat others, long seed) {
    this.match = match;
    this.game = match.game();
    this.out = out;
    this.first = first;
    this.others = others;
    thinker = new Thinker(game, seed);
    store = new GameStore(game, out);
  }

  /** The commands and the legal turns, for completion. */
  List<String> completions() {
    List<String> words = new ArrayList<>(WORDS);
    match.turns().forEach(turn -> words.add(turn.text()));
    return words;
  }

  /**
   * Plays until the lines end or the player leaves.
   *
   * @return the exit code: a bad one when a game could not be saved or loaded, and nobody was there
   *     to be told
   */
  int run(Lines lines) {
    out.println(game.title() + ". Type a turn such as " + example() + ", or `help`.");
    out.println();
    board();
    while (true) {
      answer();
      if (!anyHuman() && match.isOver()) {
        return code;
      }
      out.flush();
      String line = lines.next(match.moverName() + "> ");
      if (line == null || !obey(line.strip(), lines)) {
        return code;
      }
    }
  }

  private String example() {
    List<Turn> turns = match.turns();
    return turns.isEmpty() ? "`pass`" : "`" + turns.get(0).text() + "`";
  }

  private boolean anyHuman() {
    return first.isHuman() || others.isHuman();
  }

  private boolean humanToMove() {
    return isHuman(match.mover());
  }

  private boolean isHuman(int player) {
    return seat(player).isHuman() && !game.program().playsAtRandom(player);
  }

  private Seat seat(int player) {
    return player == game.program().turnOrder().get(0).player() ? first : others;
  }

  /** Lets the program make its turns, and shows what they led to. */
  private void answer() {
    boolean moved = false;
    while (!match.isOver() && !humanToMove() && match.played().size() < LONGEST) {
      String player = match.moverName();
      Optional<Thinker.Choice> choice = thinker.choose(match, seat(match.mover()));
      if (choice.isEmpty()) {
        break;
      }
      out.println(player + " plays " + match.play(choice.get().turn()) + choice.get().remark());
      moved = true;
    }
    if (moved) {
      out.println();
      board();
    }
  }

  private void board() {
    out.print(match.board());
    String state = match.state();
    if (match.isOver() || state.endsWith("check.")) {
      out.println(state);
    }
    out.println();
  }

  /** Carries out one line; false when the player leaves. */
  private boolean obey(String line, Lines lines) {
    int space = line.indexOf(' ');
    String word = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1).strip();
    switch (word) {
      case "" -> {
        // An empty line says nothing.
      }
      case "quit", "exit" -> {
        return false;
      }
      case "help", "?" -> out.println(HelpText.of("during play"));
      case "board" -> board();
      case "fen" -> out.println(match.fen());
      case "moves" -> moves(rest);
      case "hint" -> hint();
      case "back" -> back();
      case "why" -> out.println(match.why(rest));
      case "save" -> save(rest, lines);
      case "load" -> load(rest, lines);
      default -> turn(line);
    }
    return true;
  }

  private void turn(String text) {
    if (match.isOver()) {
      out.println(match.state() + " Type `back` to take a turn back, or `quit`.");
      return;
    }
    TurnReading reading = match.turns().read(text);
    if (reading instanceof TurnReading.Found found) {
      match.play(found.turn());
      if (match.isOver() || humanToMove()) {
        out.println();
        board();
      }
    } else if (reading instanceof TurnReading.Several several) {
      out.println("That may mean several turns:");
      several.turns().forEach(turn -> out.println("  " + turn.complete()));
    } else {
      out.println(match.why(text));
    }
  }

  private void moves(String square) {
    List<String> texts = match.turns().from(square).stream().map(Turn::text).toList();
    StringBuilder line = new StringBuilder();
    for (String text : texts) {
      if (line.length() + text.length() > 76) {
        out.println(line);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : "   ").append(text);
    }
    out.println(line);
    out.println(Counted.of(texts.size(), "legal turn") + ".");
  }

  private void hint() {
    out.println(thinker.hint(match));
  }

  private void back() {
    if (!match.back()) {
      out.println("There is no turn to take back.");
      return;
    }
    while (!humanToMove() && match.back()) {
      // The program's own turns go back with the player's.
    }
    board();
  }

  private void save(String name, Lines lines) {
    if (name.equals("case") || name.startsWith("case ")) {
      try {
        out.println(CaseStore.save(match, name.substring(4)));
      } catch (Refusal e) {
        out.println(e.getMessage());
        code = lines.isAnswered() ? code : ExitCode.BAD_INPUT;
      }
      return;
    }
    boolean done = store.save(match, name, this::isHuman, lines);
    code = done || lines.isAnswered() ? code : ExitCode.BAD_INPUT;
  }

  private void load(String name, Lines lines) {
    Optional<Match> loaded = store.load(name);
    if (loaded.isPresent()) {
      match = loaded.get();
      board();
    } else if (!lines.isAnswered()) {
      code = ExitCode.BAD_INPUT;
    }
  }
}
