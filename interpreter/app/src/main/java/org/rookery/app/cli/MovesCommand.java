package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.explain.NoTurn;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the legal turns of a position. */
@Command(name = "moves", description = "List the legal turns of a position, one a line.")
final class MovesCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(
      index = "1..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @ArgGroup private Notation notation = new Notation();
  @Mixin private Streams streams = new Streams();

  /** How turns are written. */
  static final class Notation {
    @Option(names = "--uci", description = "As UCI.")
    private boolean uci;

    @Option(names = "--san", description = "As standard algebraic notation.")
    private boolean san;

    @Option(names = "--complete", description = "With every change of the board.")
    private boolean complete;

    @Option(names = "--zillions", description = "As Zillions of Games writes them.")
    private boolean zillions;

    Function<Move, String> writer(TurnTexts turns) {
      return zillions
          ? turns::zillions
          : uci ? turns::uci : san ? turns::san : complete ? turns::complete : turns::shortest;
    }
  }

  @Override
  public Integer call() {
    Game loaded = game.load();
    Position listed = position.of(loaded, words);
    if (loaded.adjudicator().isOver(listed)) {
      tell("The game is over.", loaded, listed);
      return ExitCode.FINE;
    }
    TurnTexts turns = loaded.turns(listed);
    Function<Move, String> writer = notation.writer(turns);
    turns.moves().forEach(move -> streams.out().println(writer.apply(move)));
    if (turns.moves().isEmpty()) {
      tell("There is no legal turn.", loaded, listed);
    }
    return ExitCode.FINE;
  }

  /** Says why nothing is listed. */
  private void tell(String what, Game loaded, Position listed) {
    String because = NoTurn.explain(loaded, listed).map(why -> " " + why).orElse("");
    streams.err().println(what + " " + OutcomeText.of(loaded, listed) + because);
  }
}
