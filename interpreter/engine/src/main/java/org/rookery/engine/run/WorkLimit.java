package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;

/**
 * How much may still be done to answer one question about a position.
 *
 * <p>Choices within a loop, parts of a move and links of a chain multiply, and no file tells how
 * often: that hangs on the board. So code that goes back to a choice, makes a part or goes on to
 * another page of code spends from this, and a question that has spent all is refused, the position
 * being as it was. Code without choices spends nothing. The doors of the engine begin it anew.
 */
public final class WorkLimit {
  /** The work allowed for one question: one to three seconds; no known game comes near. */
  public static final int MAX_WORK = 4_000_000;

  /** What it is to make a part of a move and to look for what can follow. */
  public static final int PART = 20;

  /**
   * What a complete move of several parts is, which has to be judged and told from others: so many
   * of them are listed that two pieces may be dropped on any two of 225 squares.
   */
  public static final int TURN = 50;

  /** What it is to go on to another page of code, which may have to be made. */
  public static final int PAGE = 20;

  private final List<Runnable> orders = new ArrayList<>();
  private Supplier<String> culprit = () -> "";
  private @Nullable Position position;
  private int ply;
  private int left = MAX_WORK;

  /** Has something put in order when a question is refused in its middle. */
  public void whenRefused(Runnable order) {
    orders.add(order);
  }

  /** Sets how to find the piece and rule to blame where nothing else tells it. */
  public void whenBlamed(Supplier<String> asked) {
    culprit = asked;
  }

  /** A new question about a position. */
  public void begin(Position about) {
    position = about;
    ply = about.ply();
    left = MAX_WORK;
  }

  /**
   * Spends so much.
   *
   * @throws TooManyMoves when there is not so much left
   */
  public void spend(int units) {
    left -= units;
    if (left < 0) {
      throw refused();
    }
  }

  private TooManyMoves refused() {
    Position changed = position;
    while (changed != null && changed.ply() > ply) {
      changed.unmake();
    }
    orders.forEach(Runnable::run);
    left = MAX_WORK;
    return new TooManyMoves(culprit.get());
  }
}
