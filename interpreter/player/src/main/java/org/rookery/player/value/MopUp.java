package org.rookery.player.value;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * How near the end is of a royal piece that is left almost alone: it is driven to where it has few
 * moves, and the other's come near it.
 */
final class MopUp implements Feature {
  /** With more pieces than that a player still has a game to play. */
  private static final int COMPANY = 1;

  private static final int PER_MOVE = 24;
  private static final int PER_STEP = 14;
  private static final int PER_STEP_OF_OTHERS = 4;
  private static final int USUAL = 2;
  private static final int FAR = 8;

  private final Contents contents;
  private final BitSet royal;
  private final Rivals rivals;
  private final MoveSample sample;
  private final int squares;
  private final int[] players;

  /** By content and square, what it is worth to others that a royal piece has few moves there. */
  private final int[] few;

  /** By content and square of the hunted: how many moves it takes from each square to get there. */
  private final @Nullable Way[] ways;

  MopUp(GameProgram program, MoveSample sample, Rivals rivals) {
    contents = program.contents();
    royal = program.royal().contents().members();
    squares = program.topology().size();
    this.sample = sample;
    this.rivals = rivals;
    players = rivals.players();
    few = new int[contents.size() * squares];
    for (int content : royal.stream().toArray()) {
      double mean = sample.mobility(content);
      for (int square = 0; square < squares; square++) {
        few[content * squares + square] =
            (int) Math.round(PER_MOVE * (mean - sample.mobility(content, square)));
      }
    }
    ways = new Way[contents.size() * squares];
  }

  @Override
  public int score(Position position) {
    int sum = 0;
    for (int player : players) {
      if (position.piecesOfOwner(player) <= COMPANY && isAlone(position, player)) {
        sum -= rivals.sign(player) * hunted(position, player);
      }
    }
    return sum;
  }

  /** Whether others have more pieces than a player, who has none to bring in. */
  private boolean isAlone(Position position, int player) {
    for (int content = 1; content < contents.size(); content++) {
      if (contents.owner(content) == player && position.hand(content) > 0) {
        return false;
      }
    }
    for (int other : players) {
      if (other != player && position.piecesOfOwner(other) > position.piecesOfOwner(player)) {
        return true;
      }
    }
    return false;
  }

  private int hunted(Position position, int player) {
    int[] board = position.contents();
    int sum = 0;
    for (int at = 0; at < board.length; at++) {
      int content = board[at];
      if (content != Contents.EMPTY && contents.owner(content) == player && royal.get(content)) {
        sum += few[content * squares + at] + near(board, player, at);
      }
    }
    return sum;
  }

  /** How near the pieces of others are to a square, royal ones above all. */
  private int near(int[] board, int player, int target) {
    int sum = 0;
    for (int square = 0; square < board.length; square++) {
      int content = board[square];
      if (content != Contents.EMPTY && contents.owner(content) != player) {
        int way = way(content, target)[square];
        // A piece that never comes there, as on squares of one colour, is as near as it will be.
        int steps = way < 0 ? USUAL : Math.min(way, FAR);
        sum += (royal.get(content) ? PER_STEP : PER_STEP_OF_OTHERS) * (FAR - steps);
      }
    }
    return sum;
  }

  private int[] way(int content, int target) {
    int index = content * squares + target;
    Way way = ways[index];
    if (way == null) {
      BitSet goal = new BitSet();
      goal.set(target);
      way = new Way(sample.journeys().distances(content, goal));
      ways[index] = way;
    }
    return way.steps();
  }

  /** What threads may find at will: they see nothing of it or all. */
  private record Way(int[] steps) {}
}
