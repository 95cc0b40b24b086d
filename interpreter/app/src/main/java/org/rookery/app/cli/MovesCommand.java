package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the legal moves of a position. */
@Command(name = "moves", description = "List the legal moves of a position, one a line.")
final class MovesCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(
      index = "1..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @Mixin private ViewOption view = new ViewOption();
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

    @Option(
        names = "--notation",
        description =
            "As players of the game write them (USI, WXF, PDN or PTN), where its rules say so.")
    private boolean written;

    Function<LegalMove, String> writer() {
      return written
          ? LegalMove::written
          : zillions
              ? LegalMove::zillions
              : uci
                  ? LegalMove::uci
                  : san ? LegalMove::san : complete ? LegalMove::complete : LegalMove::text;
    }
  }

  @Override
  public Integer call() {
    Match match = position.of(game.playable(), words);
    if (match.isDecided()) {
      reportNoMoves("The game is over.", match);
      return ExitCode.FINE;
    }
    MatchSight seen = MatchSight.of(match, view.viewer(match.game()));
    List<LegalMove> turns = seen.hides() ? seen.turns() : match.turnsWhateverEnded();
    if (seen.hides() && turns.isEmpty()) {
      streams.err().println("It is " + match.moverName() + "'s turn.");
      return ExitCode.FINE;
    }
    Function<LegalMove, String> writer = notation.writer();
    turns.forEach(turn -> streams.out().println(writer.apply(turn)));
    if (turns.isEmpty()) {
      reportNoMoves("There is no legal move.", match);
    } else if (match.isOver()) {
      streams.err().println("The game is over: these moves would be legal. " + match.state());
    }
    return ExitCode.FINE;
  }

  /** Says why nothing is listed. */
  private void reportNoMoves(String what, Match match) {
    String because = match.whyNoTurn().map(why -> " " + why).orElse("");
    streams.err().println(what + " " + match.state() + because);
  }
}
