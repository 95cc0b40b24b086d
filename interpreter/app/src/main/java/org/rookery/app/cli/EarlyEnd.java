package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;

/** How players end a game that goes on: one resigns, or all are content with a draw. */
final class EarlyEnd {
  private final Game game;
  private final PrintWriter out;
  private final IntFunction<Seat> seats;
  private final Thinker thinker;

  EarlyEnd(Game game, PrintWriter out, IntFunction<Seat> seats, Thinker thinker) {
    this.game = game;
    this.out = out;
    this.seats = seats;
    this.thinker = thinker;
  }

  /**
   * An end that the rules do not know.
   *
   * @param words what has happened
   * @param result the same in PGN's words
   */
  record End(String words, String result) {
    static final End DRAW = new End("A draw by agreement.", "1/2-1/2");
  }

  /** The end when the player to move resigns. */
  End resignation(Match match) {
    GameProgram program = game.program();
    Outcome outcome = Outcome.givenUp(program, match.mover(), "resignation");
    String comes =
        outcome instanceof Outcome.Win win ? win.words(program) : "the game ends without a winner";
    return new End(match.moverName() + " resigns: " + comes + ".", outcome.inPgn(program));
  }

  /** Offers a draw to every other player; whether all accept. */
  boolean isDrawn(Match match, LineInput lines) {
    for (int player : others(match)) {
      String name = game.players().get(player);
      Seat seat = seats.apply(player);
      boolean agrees = seat.isHuman() ? says(name, lines) : thinker.acceptsDraw(match, seat);
      if (!agrees) {
        out.println(name + " declines.");
        return false;
      }
      out.println(name + " accepts.");
    }
    return true;
  }

  private boolean says(String name, LineInput lines) {
    out.println(name + ", do you accept a draw?");
    out.flush();
    String answer = lines.next(name + ", yes or no? ");
    String word = answer == null ? "" : answer.strip().toLowerCase(Locale.ROOT);
    return word.equals("yes") || word.equals("y");
  }

  /** The other players who choose their turns, in the order of the turns. */
  private List<Integer> others(Match match) {
    List<Integer> others = new ArrayList<>();
    for (TurnStep step : game.program().turnOrder()) {
      int player = step.player();
      if (player != match.mover()
          && !game.program().playsAtRandom(player)
          && !others.contains(player)) {
        others.add(player);
      }
    }
    return others;
  }
}
