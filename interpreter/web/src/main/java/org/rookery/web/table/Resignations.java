package org.rookery.web.table;

import java.util.List;
import java.util.stream.IntStream;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.program.GameProgram;

/** What a game ends with when a player resigns or runs out of time. */
public final class Resignations {
  private Resignations() {}

  /** For each player who wins then, as a clause that may be empty, and the result in PGN. */
  public static List<List<String>> of(GameProgram program) {
    return IntStream.range(0, program.players().size())
        .mapToObj(loser -> of(program, Outcome.givenUp(program, loser, "giving up")))
        .toList();
  }

  private static List<String> of(GameProgram program, Outcome outcome) {
    String winner = outcome instanceof Outcome.Win win ? win.words(program) : "";
    return List.of(winner, outcome.inPgn(program));
  }
}
