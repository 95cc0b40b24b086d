package org.rookery.engine.adjudicate;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.engine.dead.DeadPositions;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/** Says whether the game is over; it asks a generator, and like it belongs to one thread. */
public final class Adjudicator {
  /** The reason of a game that cannot go on though no ending says so. */
  public static final String NO_MOVES = "no moves";

  /** The reason of a draw where no player can win any more. */
  public static final String DEAD_POSITION = "dead position";

  private static final Outcome ONGOING = new Outcome.Ongoing();

  /** After this many questions it pays to find out which endings ask the same. */
  private static final int ASKED_TWICE = 8;

  private final MoveGenerator generator;
  private final GameProgram program;
  private final DeadPositions dead;

  /** In order; of those that ask the same the first decides, so that the others go in time. */
  private List<Ending> endings;

  private List<Ending> lasting;
  private List<Ending> withTurns;

  /** How many questions there have been, until that no longer matters. */
  private int asked;

  /** An adjudicator for the generator's game. */
  public Adjudicator(MoveGenerator generator) {
    this.generator = generator;
    this.program = generator.program();
    dead = new DeadPositions(generator);
    endings = program.endings();
    lasting = endings.stream().filter(ending -> !isPassing(ending)).toList();
    withTurns = endings.stream().filter(ending -> !needsNoTurn(ending.when())).toList();
  }

  private void noteQuestion() {
    if (asked < ASKED_TWICE && ++asked == ASKED_TWICE) {
      endings = deciding(endings);
      lasting = deciding(lasting);
      withTurns = deciding(withTurns);
    }
  }

  private static List<Ending> deciding(List<Ending> all) {
    Set<Test> tests = new HashSet<>();
    return all.stream().filter(ending -> tests.add(ending.when())).toList();
  }

  /** Whether an ending is about repetition, a clock, the lack of moves or a dead position. */
  private static boolean isPassing(Ending ending) {
    Test test = ending.when();
    return ending.isDead()
        || test.isAboutRepetition()
        || test.mentions(
            part ->
                part.stuck().isPresent()
                    || part.quantities().stream().anyMatch(Adjudicator::readsClock));
  }

  /** Whether a test can hold only where the player to move has no legal move. */
  private static boolean needsNoTurn(Test test) {
    return test.needs(part -> part.stuck().isPresent());
  }

  private static boolean readsClock(Quantity quantity) {
    return quantity instanceof Quantity.Clock
        || quantity.nested().stream().anyMatch(Adjudicator::readsClock);
  }

  /** How the game stands; a game that cannot go on and that no ending decides is a draw. */
  public Outcome outcome(Position position) {
    if (position.decided() != Position.UNDECIDED) {
      return result(position, program.endings().get(position.decided()));
    }
    noteQuestion();
    for (Ending ending : endings) {
      if (generator.holds(position, ending.when())) {
        return result(position, ending);
      }
    }
    if (!generator.hasLegalMove(position)) {
      return new Outcome.Draw(NO_MOVES);
    }
    return dead.isDead(position) ? new Outcome.Draw(DEAD_POSITION) : ONGOING;
  }

  /**
   * Whether the game is over by an ending other than repetition, a clock, the lack of moves or a
   * dead position: what perft looks at.
   */
  public boolean isOver(Position position) {
    if (position.decided() != Position.UNDECIDED) {
      return true;
    }
    noteQuestion();
    for (int i = 0; i < lasting.size(); i++) {
      if (generator.holds(position, lasting.get(i).when())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the game is over in a position where the player to move is known to have a legal move:
   * endings that need that there is none are not asked about.
   */
  public boolean isOverWithTurns(Position position) {
    if (position.decided() != Position.UNDECIDED) {
      return true;
    }
    noteQuestion();
    for (int i = 0; i < withTurns.size(); i++) {
      if (generator.holds(position, withTurns.get(i).when())) {
        return true;
      }
    }
    return dead.isDead(position);
  }

  /** The endings {@link #isOver} looks at. */
  public List<Ending> lasting() {
    return lasting;
  }

  private Outcome result(Position position, Ending ending) {
    return switch (ending.result()) {
      case DRAW -> new Outcome.Draw(ending.reason());
      case WIN -> new Outcome.Win(ending.player(), ending.reason());
      case LOSS -> loss(ending);
      case COUNT -> count(position, ending);
    };
  }

  /** With two players the other one wins; with more, the first opponent after the loser. */
  private Outcome loss(Ending ending) {
    int loser = ending.player();
    int players = program.players().size();
    for (int i = 1; i < players; i++) {
      int other = (loser + i) % players;
      if (program.competes(other) && !program.areAllied(loser, other)) {
        return new Outcome.Win(other, ending.reason());
      }
    }
    return new Outcome.Loss(loser, ending.reason());
  }

  /** How many points the players have, where the rules count them. */
  private Optional<Points> points(Position position) {
    List<Quantity> points = program.points();
    return points.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Points(points.stream().map(each -> generator.value(position, each)).toList()));
  }

  /** The points that have decided the game, where an ending counts them. */
  public Optional<Points> points(Position position, Outcome outcome) {
    return program.endings().stream()
            .anyMatch(it -> it.result() == Ending.Result.COUNT && outcome.isBy(it.reason()))
        ? points(position)
        : Optional.empty();
  }

  /** The points, or else the ranks, in parentheses after a space, to be appended to the result. */
  public String pointsText(Position position, Outcome outcome) {
    return points(position, outcome)
        .map(it -> it.text(program, outcome))
        .or(() -> ranks(position, outcome).map(it -> it.text(program)))
        .map(text -> " (" + text + ")")
        .orElse("");
  }

  /** As which the players come in, where some have gone out and no points decide. */
  public Optional<Ranks> ranks(Position position, Outcome outcome) {
    return outcome.isOver() && points(position, outcome).isEmpty()
        ? Ranks.of(position, outcome)
        : Optional.empty();
  }

  private Outcome count(Position position, Ending ending) {
    OptionalInt winner = points(position).orElseGet(() -> pieces(position)).best(program);
    return winner.isPresent()
        ? new Outcome.Win(winner.getAsInt(), ending.reason())
        : new Outcome.Draw(ending.reason());
  }

  /** A point for each piece, where the rules do not say what counts. */
  private Points pieces(Position position) {
    return new Points(
        IntStream.range(0, program.players().size())
            .mapToObj(player -> Points.HALVES * pieces(position, player))
            .toList());
  }

  private int pieces(Position position, int player) {
    Contents contents = program.contents();
    int pieces = 0;
    for (int type = 0; type < contents.types(); type++) {
      int content = contents.of(type, player);
      pieces += position.pieces(content);
      if (program.options().includeHands()) {
        pieces += position.hand(content);
      }
    }
    return pieces;
  }
}
