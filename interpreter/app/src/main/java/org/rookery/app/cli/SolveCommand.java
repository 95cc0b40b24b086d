package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rookery.engine.position.Move;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.MoveAdvice;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.solve.SmallGameSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Works out what a position is worth with best play. */
@Command(
    name = "solve",
    description =
        "Compute which player wins a small game with perfect play; of a large one, whether "
            + "a win is near.")
final class SolveCommand implements Callable<Integer> {
  private static final int MEGABYTES = 64;

  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(
      index = "1..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @Option(
      names = "--turns",
      paramLabel = "N",
      description = "How many moves may be tried; ${DEFAULT-VALUE} if not given.")
  private long turns = 3_000_000;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (turns < 1) {
      throw new Refusal("--turns should be at least 1.");
    }
    Game loaded = game.playable();
    Match match = position.of(loaded, words);
    if (match.isOver()) {
      streams.out().println(match.state());
      return ExitCode.FINE;
    }
    SmallGameSolver solver = new SmallGameSolver(loaded.engine(), turns);
    Optional<SmallGameSolver.Solution> solution = solver.solve(match.position());
    if (solution.isPresent()) {
      SmallGameSolver.Solution found = solution.get();
      String value = found.value() > 0 ? "wins" : found.value() < 0 ? "loses" : "draws";
      streams.out().println(match.moverName() + " " + value + " with perfect play.");
      streams.out().println("  " + line(match, found.line()));
      streams.out().println("  Positions searched: " + found.positions() + ".");
      return ExitCode.FINE;
    }
    streams.out().println("Not solved: " + solver.obstacle().orElse("") + ".");
    // Where players do not see all, a win that is near hangs on what they do not know.
    return match.hides() ? ExitCode.FAILED : near(loaded, match);
  }

  /** Looks for a forced win by searching deeper and deeper. */
  private int near(Game loaded, Match match) {
    Player player = new Player(loaded, MEGABYTES, 1);
    List<Thought> found = player.think(match.position(), SearchLimits.ofNodes(turns), 1);
    boolean sure = !found.isEmpty() && found.get(0).score().pliesToEnd().isPresent();
    if (sure) {
      MoveAdvice advice = new MoveAdvice(match, player);
      streams.out().println(advice.standing(found.get(0)) + ":");
      streams.out().println("  " + advice.line(found.get(0)));
      return ExitCode.FINE;
    }
    streams
        .out()
        .println(
            found.isEmpty()
                ? "There is no move to think about."
                : "No forced end within " + found.get(0).depth() + " moves.");
    return ExitCode.FAILED;
  }

  private static String line(Match match, List<Move> moves) {
    Match after = match.fromHere();
    List<String> texts = new ArrayList<>();
    for (Move move : moves) {
      LegalMove turn = after.turns().of(move);
      texts.add(turn.text());
      after.play(turn);
    }
    return String.join(" ", texts);
  }
}
