package org.rookery.engine.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Simultaneous;

/**
 * Completes the legal moves of games in which players choose at the same time: a move of a player
 * with whom the round is not over only says what they have chosen, and that of the last one what
 * comes of all.
 *
 * <p>What a player has chosen is kept as the number of the move among their legal moves, which are
 * listed again when the round is over: until then nothing but the counters of choices changes.
 */
public final class Rounds {
  /** The choice of a player who does nothing. */
  public static final int NOTHING = -1;

  private final GameProgram program;
  private final Optional<Simultaneous> rule;
  private final BiConsumer<Position, MoveBuffer> lister;

  /**
   * The rounds of a game, if it has any.
   *
   * @param lister adds the legal moves of a position as they are when each is made alone
   */
  public Rounds(GameProgram program, BiConsumer<Position, MoveBuffer> lister) {
    this.program = program;
    this.lister = lister;
    rule = program.options().hiding().simultaneous();
  }

  /** Whether the game has rounds. */
  public boolean isActive() {
    return rule.isPresent();
  }

  /** Completes the moves of a position from number {@code from} on, all of them. */
  public void complete(Position position, MoveBuffer moves, int from) {
    if (rule.isEmpty() || position.step() < program.repeatFrom()) {
      return;
    }
    List<int[]> alone = new ArrayList<>();
    for (int i = from; i < moves.size(); i++) {
      alone.add(moves.move(i).toWords());
    }
    moves.truncate(from);
    boolean last = isLast(position);
    List<int[]> others = last ? othersChoices(position) : List.of();
    for (int i = 0; i < alone.size(); i++) {
      moves.append(alone.get(i), 0, alone.get(i).length);
      if (last) {
        List<int[]> all = new ArrayList<>(others);
        all.add(alone.get(i));
        Collisions.of(position, rule.get(), all).forEach(moves::append);
        forget(rule.get(), position, moves);
      } else {
        moves.append(Edit.of(Edit.CHOSEN, 0, 0));
        int before = number(position, position.step());
        moves.appendCount(counter(position, position.step()), i + 1 - before);
      }
      moves.close();
    }
  }

  /** How many players have chosen in a round that is not over; 0 where there are no rounds. */
  public static int chosen(Position position) {
    GameProgram program = position.program();
    boolean hasRounds = program.options().hiding().hidesChoices();
    return hasRounds ? Math.max(0, position.step() - program.repeatFrom()) : 0;
  }

  /** The position in which another step of the same round is due, in a game with rounds. */
  public static Position before(Position position, int step) {
    return at(position, step, 0);
  }

  /** The same where what the player chooses is done at once, without what others choose. */
  public static Position alone(Position position, int step) {
    Position alone = at(position, step, NOTHING);
    return with(alone, step, 0);
  }

  /** The position with a choice of the player of a step, by its number. */
  public static Position with(Position position, int step, int number) {
    return new Position(position, position.setup().withCounter(counter(position, step), number));
  }

  private static Position at(Position position, int step, int later) {
    Setup setup = position.setup().withStep(step);
    for (int other = step; other < position.program().turnOrder().size(); other++) {
      setup = setup.withCounter(counter(position, other), later);
    }
    return new Position(position, setup);
  }

  private static int counter(Position position, int step) {
    GameProgram program = position.program();
    int first = program.options().hiding().simultaneous().orElseThrow().chosen();
    return first + program.turnOrder().get(step).player();
  }

  /** Whether all others have chosen: those whose turn comes later, too, where that is made up. */
  private boolean isLast(Position position) {
    for (int step = position.step() + 1; step < program.turnOrder().size(); step++) {
      if (number(position, step) == 0) {
        return false;
      }
    }
    return true;
  }

  private static int number(Position position, int step) {
    return position.counter(counter(position, step));
  }

  /** What others have chosen in this round. */
  private List<int[]> othersChoices(Position position) {
    List<int[]> chosen = new ArrayList<>();
    for (int step = program.repeatFrom(); step < program.turnOrder().size(); step++) {
      int number = step == position.step() ? 0 : number(position, step);
      if (number > 0) {
        MoveBuffer moves = new MoveBuffer();
        lister.accept(before(position, step), moves);
        if (number <= moves.size()) {
          chosen.add(moves.move(number - 1).toWords());
        }
      }
    }
    return chosen;
  }

  private void forget(Simultaneous rule, Position position, MoveBuffer moves) {
    for (int player = 0; player < program.players().size(); player++) {
      moves.appendCount(rule.chosen() + player, -position.counter(rule.chosen() + player));
    }
  }
}
