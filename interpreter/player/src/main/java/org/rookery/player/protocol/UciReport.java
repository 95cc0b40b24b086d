package org.rookery.player.protocol;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.rookery.engine.position.Move;
import org.rookery.engine.search.Perft;
import org.rookery.game.Match;
import org.rookery.player.search.Thought;

/** Tells what was thought and counted, in the words of UCI or one of its sisters. */
final class UciReport {
  private static final String NO_TURN = "(none)";

  private final UciDialect dialect;
  private final Consumer<String> out;

  UciReport(UciDialect dialect, Consumer<String> out) {
    this.dialect = dialect;
    this.out = out;
  }

  /** How many moves and games of a depth begin with each move. */
  void perft(Match snapshot, int depth) {
    Perft counter = new Perft(snapshot.engine().generator());
    long sum = 0;
    for (Map.Entry<Move, Long> leaf : counter.divide(snapshot.position(), depth).entrySet()) {
      String text = snapshot.turnsWhateverEnded().of(leaf.getKey()).uci();
      out.accept(dialect.turn(snapshot.game(), text) + ": " + leaf.getValue());
      sum += leaf.getValue();
    }
    out.accept("");
    out.accept("Nodes searched: " + sum);
  }

  /** What is thought so far. */
  void info(Match snapshot, List<Thought> thoughts) {
    for (int i = 0; i < thoughts.size(); i++) {
      Thought thought = thoughts.get(i);
      List<String> line = written(snapshot, thought);
      int plies = thought.score().pliesToEnd().orElse(-1);
      String score =
          plies < 0
              ? "cp " + thought.score().value()
              : "mate " + (thought.score().isWon() ? (plies + 1) / 2 : -((plies + 1) / 2));
      out.accept(
          "info depth "
              + thought.depth()
              + (thoughts.size() > 1 ? " multipv " + (i + 1) : "")
              + " score "
              + score
              + " nodes "
              + thought.nodes()
              + " nps "
              + thought.nodes() * 1000 / Math.max(1, thought.millis())
              + " time "
              + thought.millis()
              + " pv "
              + String.join(" ", line));
    }
  }

  /** The turns of a thought in the words of the dialect. */
  private List<String> written(Match snapshot, Thought thought) {
    return Session.line(snapshot, thought, turn -> dialect.turn(snapshot.game(), turn.uci()));
  }

  /** The move that was found best, and what is expected then. */
  void best(Match snapshot, List<Thought> found) {
    List<String> line = found.isEmpty() ? List.of() : written(snapshot, found.get(0));
    if (line.isEmpty()) {
      none();
      return;
    }
    String ponder = line.size() > 1 ? " ponder " + line.get(1) : "";
    out.accept("bestmove " + line.get(0) + ponder);
  }

  /** There is no move. */
  void none() {
    out.accept(
        dialect == UciDialect.UCCI
            ? "nobestmove"
            : dialect == UciDialect.USI ? "bestmove resign" : "bestmove " + NO_TURN);
  }

  /** Whether a mate was found, in the words of USI: how to get there, or that time was up. */
  void mate(Match snapshot, List<Thought> found) {
    boolean isMate = !found.isEmpty() && found.get(0).score().pliesToEnd().isPresent();
    out.accept(
        isMate && found.get(0).score().isWon()
            ? "checkmate " + String.join(" ", written(snapshot, found.get(0)))
            : "checkmate " + (isMate || found.isEmpty() ? "nomate" : "timeout"));
  }
}
