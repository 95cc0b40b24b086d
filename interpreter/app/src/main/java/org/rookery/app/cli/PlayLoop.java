package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.Counted;
import org.rookery.drawing.text.Run;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.game.entry.Answer;
import org.rookery.game.entry.TurnEntry;
import org.rookery.player.protocol.UciDialect;

/** The conversation of a game played on the console. */
final class PlayLoop {
  /** What can be typed besides turns. */
  private static final List<String> WORDS =
      List.of(
          "moves",
          "hint",
          "undo",
          "new",
          "draw",
          "resign",
          "board",
          "fen",
          "why ",
          "save ",
          "save case ",
          "load ",
          "help",
          "quit");

  /** Up to this many continuations are listed; if there are more, only their number is shown. */
  private static final int SHOWN = 12;

  /** Among so many turns the shortest is the example. */
  private static final int EXAMPLES = 40;

  /** A game between random players stops here. */
  private static final int LONGEST = 1000;

  private final PrintWriter out;
  private final Seat first;
  private final Seat others;
  private final Thinker thinker;
  private final Game game;
  private final GameStore store;
  private final EarlyEnd agreement;
  private Match match;
  private TurnEntry entry;

  /** The game that `new` ended, for those who did not mean it. */
  private @Nullable Match before;

  /** How the players have ended the game; nothing as long as the rules decide. */
  private Optional<EarlyEnd.End> agreed = Optional.empty();

  private int code = ExitCode.FINE;

  PlayLoop(Match match, PrintWriter out, Seat first, Seat others, Thinker thinker) {
    this.match = match;
    this.game = match.game();
    this.out = out;
    this.first = first;
    this.others = others;
    this.thinker = thinker;
    store = new GameStore(game, out);
    agreement = new EarlyEnd(game, out, this::seat, thinker);
    entry = entry();
  }

  private TurnEntry entry() {
    return new TurnEntry(match, text -> UciDialect.USI.read(match.game(), text));
  }

  /** The commands and the legal moves, or what may follow a part of one, for completion. */
  List<String> completions() {
    List<String> words = new ArrayList<>(WORDS);
    words.addAll(entry.choices());
    return words;
  }

  /**
   * Plays until the lines end or the player leaves.
   *
   * @return the exit code: a bad one when a game could not be saved or loaded, and no one was there
   *     to be told
   */
  int run(LineInput lines) {
    out.println(game.title() + ". Type a move such as " + example() + ", or `help`.");
    out.println();
    board(lines);
    while (true) {
      answer(lines);
      if (!anyHuman() && match.isOver()) {
        return code;
      }
      out.flush();
      String told = entry.isOpen() ? entry.told() + "; " : "";
      String line = lines.next(match.moverName() + "> " + told);
      if (line == null || !obey(line.strip(), lines)) {
        return code;
      }
    }
  }

  /** An example of a move typed at once, if there is a move. */
  private String example() {
    return match.turns().stream()
        .limit(EXAMPLES)
        .map(LegalMove::text)
        .min(Comparator.comparingInt(String::length))
        .map(text -> "`" + text + "`")
        .orElse("`pass`");
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
    return player == game.program().opener() ? first : others;
  }

  /** What those see who sit here: the one person, or of several the one to move. */
  private MatchSight sight() {
    List<Integer> people =
        IntStream.range(0, game.players().size())
            .filter(player -> game.program().competes(player) && isHuman(player))
            .boxed()
            .toList();
    int only = people.size() == 1 ? people.get(0) : match.mover();
    return MatchSight.of(match, people.isEmpty() || agreed.isPresent() ? MatchSight.AUTHOR : only);
  }

  private boolean isOver() {
    return agreed.isPresent() || match.isOver();
  }

  /** Lets the program make its turns, and shows what they led to. */
  private void answer(LineInput lines) {
    boolean moved = false;
    while (!isOver() && !humanToMove() && match.played().size() < LONGEST) {
      String player = match.moverName();
      Optional<Thinker.Choice> choice = thinker.choose(match, seat(match.mover()));
      if (choice.isEmpty()) {
        break;
      }
      boolean hidden = sight().hides();
      String text = match.play(choice.get().turn());
      List<String> told =
          hidden ? sight().played() : List.of(text + sight().outcome() + choice.get().remark());
      String last = told.get(told.size() - 1);
      boolean unseen = last.startsWith(MatchSight.UNSEEN_MOVE);
      String said = last.equals(MatchSight.UNSEEN_MOVE) ? " has moved." : ": " + last;
      out.println(player + (unseen ? said : " plays " + last));
      moved = true;
    }
    if (moved) {
      entry = entry();
      out.println();
      board(lines);
    }
  }

  private void board(LineInput lines) {
    MatchSight sight = sight();
    draw(sight.boardInRuns(), lines);
    if (agreed.isPresent()) {
      out.println(agreed.get().words());
    } else if (match.isOver() || sight.hasNews()) {
      out.println(sight.state());
    }
    out.println();
  }

  private void draw(List<Run> board, LineInput lines) {
    out.flush();
    if (!lines.paint(board)) {
      board.forEach(run -> out.print(run.text()));
    }
  }

  /** Carries out one line; false when the player leaves. */
  private boolean obey(String line, LineInput lines) {
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
      case "board" -> board(lines);
      case "fen" -> out.println(sight().fen());
      case "moves" -> moves(rest);
      case "hint" -> hint();
      case "back", "undo" -> back(lines);
      case "new" -> anew(lines);
      case "resign" -> resign();
      case "draw" -> offerDraw(lines);
      case "why" -> out.println(sight().why(rest));
      case "save" -> save(rest, lines);
      case "load" -> load(rest, lines);
      default -> turn(line, lines);
    }
    return true;
  }

  private void turn(String text, LineInput lines) {
    if (isOver()) {
      String how = agreed.map(EarlyEnd.End::words).orElseGet(match::state);
      out.println(how + " Type `back` to undo a move, `new` for another game, or `quit`.");
      return;
    }
    Answer answer = entry.tell(text);
    if (answer instanceof Answer.Complete complete) {
      match.play(complete.turn());
      entry = entry();
      if (match.isOver() || humanToMove()) {
        out.println();
        board(lines);
      }
    } else if (answer instanceof Answer.Open) {
      ask(lines);
    } else if (answer instanceof Answer.None none) {
      refuse(none.text());
    }
  }

  private void ask(LineInput lines) {
    if (entry.isBegun()) {
      out.println();
      draw(entry.board(), lines);
      out.println();
    }
    List<String> choices = entry.choices();
    String many = choices.size() > SHOWN ? "  (`moves` lists all " + choices.size() + ")" : "";
    out.println(entry.question() + many);
    if (many.isEmpty()) {
      out.println("  " + String.join("   ", choices));
    }
  }

  private void refuse(String text) {
    Optional<String> next = entry.whyNot(text);
    if (next.isPresent()) {
      out.println(next.get());
    } else {
      MatchSight sight = sight();
      Optional<String> plain = sight.hides() ? Optional.empty() : match.whyPlainly(text);
      plain.ifPresent(out::println);
      String indent = plain.isPresent() ? "  " : "";
      sight.why(text).lines().forEach(line -> out.println(indent + line));
    }
    if (entry.isOpen()) {
      out.println("`" + entry.told() + "` stands: " + entry.question() + " (`undo` takes it back)");
    }
  }

  private void moves(String square) {
    List<LegalMove> turns = match.turns().from(square);
    boolean all = turns.size() == match.turns().size();
    List<String> texts =
        entry.isOpen() || all ? entry.choices() : turns.stream().map(LegalMove::text).toList();
    StringBuilder line = new StringBuilder();
    for (String text : texts) {
      if (line.length() + text.length() > 76) {
        out.println(line);
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : "   ").append(text);
    }
    out.println(line);
    int many = entry.isOpen() ? texts.size() : turns.size();
    boolean tried = game.program().options().hiding().hasUmpire();
    String kind = tried ? "untried move" : "legal move";
    out.println(
        many == texts.size()
            ? Counted.of(many, entry.isOpen() ? "way" : kind) + "."
            : Counted.of(many, kind) + ", which begin like this.");
  }

  private void hint() {
    out.println(thinker.hint(match));
  }

  private void back(LineInput lines) {
    if (entry.back()) {
      if (entry.isOpen()) {
        ask(lines);
      } else {
        board(lines);
      }
      return;
    }
    if (agreed.isPresent()) {
      agreed = Optional.empty();
      board(lines);
      return;
    }
    if (match.played().isEmpty() && before != null) {
      match = before;
      before = null;
    } else if (!match.back()) {
      out.println("There is no move to undo.");
      return;
    }
    while (!humanToMove() && match.back()) {
      // The program's own turns go back with the player's.
    }
    entry = entry();
    board(lines);
  }

  /** Another game from where this one began. */
  private void anew(LineInput lines) {
    boolean any = !match.played().isEmpty();
    if (any) {
      before = match;
    }
    match = match.at(match.start());
    agreed = Optional.empty();
    entry = entry();
    out.println("A new game." + (any ? " `back` returns to the other." : ""));
    out.println();
    board(lines);
  }

  private void resign() {
    if (isOver()) {
      out.println("The game is over already.");
      return;
    }
    EarlyEnd.End end = agreement.resignation(match);
    agreed = Optional.of(end);
    out.println(end.words());
  }

  private void offerDraw(LineInput lines) {
    if (isOver()) {
      out.println("The game is over already.");
    } else if (agreement.isDrawn(match, lines)) {
      agreed = Optional.of(EarlyEnd.End.DRAW);
      out.println(EarlyEnd.End.DRAW.words());
    }
  }

  private void save(String name, LineInput lines) {
    if (sight().hides()) {
      out.println("A record tells what players do not see: save the game when it is over.");
      code = lines.isAnswered() ? code : ExitCode.BAD_INPUT;
      return;
    }
    if (name.equals("case") || name.startsWith("case ")) {
      try {
        out.println(CaseStore.save(match, name.substring(4)));
      } catch (Refusal e) {
        out.println(e.getMessage());
        code = lines.isAnswered() ? code : ExitCode.BAD_INPUT;
      }
      return;
    }
    boolean done = store.save(match, agreed, name, this::isHuman, lines);
    code = done || lines.isAnswered() ? code : ExitCode.BAD_INPUT;
  }

  private void load(String name, LineInput lines) {
    Optional<Match> loaded = store.load(name);
    if (loaded.isPresent()) {
      match = loaded.get();
      agreed = Optional.empty();
      entry = entry();
      board(lines);
    } else if (!lines.isAnswered()) {
      code = ExitCode.BAD_INPUT;
    }
  }
}
