package org.rookery.engine.attack;

import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Which pieces are royal, and who may attack them. */
public final class RoyalPieces {
  private final int[][] ofPlayer;
  private final int[][] opponents;

  /**
   * The owner of each content; a number that no player has for the empty one. A division would
   * show.
   */
  private final int[] owner;

  private final boolean[] royal;
  private final boolean[] royalType;

  RoyalPieces(GameProgram program) {
    Contents contents = program.contents();
    owner = new int[contents.size()];
    owner[Contents.EMPTY] = -1;
    int players = program.players().size();
    royal = new boolean[contents.size()];
    royalType = new boolean[contents.types()];
    for (int piece = 1; piece < royal.length; piece++) {
      owner[piece] = contents.owner(piece);
      royal[piece] = program.royal().contents().has(piece);
      royalType[contents.type(piece)] |= royal[piece];
    }
    ofPlayer = new int[players][];
    opponents = new int[players][];
    int[] active = program.turnOrder().stream().mapToInt(step -> step.as()).distinct().toArray();
    for (int player = 0; player < players; player++) {
      int self = player;
      ofPlayer[player] =
          IntStream.range(1, royal.length)
              .filter(piece -> royal[piece] && contents.owner(piece) == self)
              .toArray();
      opponents[player] =
          IntStream.of(active).filter(other -> !program.areAllied(other, self)).sorted().toArray();
    }
  }

  /** The contents of a player's royal pieces. */
  public int[] of(int player) {
    return ofPlayer[player];
  }

  /** Every other player with pieces: neutral players do not attack. */
  public int[] opponents(int player) {
    return opponents[player];
  }

  boolean isRoyal(int piece) {
    return royal[piece];
  }

  /** Whether a piece belongs to a player. */
  public boolean isOf(int player, int piece) {
    return owner[piece] == player;
  }

  /** How many royal pieces a player has on the board. */
  public int count(Position position, int player) {
    int count = 0;
    for (int piece : ofPlayer[player]) {
      count += position.pieces(piece);
    }
    return count;
  }

  /** How many royal pieces a player's opponents have on the board. */
  public int opposing(Position position, int player) {
    int count = 0;
    for (int other : opponents[player]) {
      count += count(position, other);
    }
    return count;
  }

  /** Whether an edit may bring a royal piece to the board, or one to another owner. */
  public boolean mayAppear(int word) {
    return switch (Edit.what(word)) {
      case DROP, CREATE -> royal[Edit.a(word)];
      case TYPE -> royalType[Edit.a(word)];
      case OWNER, COLUMN -> true;
      case MOVE, // who moves or is copied was there before
          COPY,
          CAPTURE,
          REMOVE,
          SET_ATTRIBUTE,
          CLEAR_ATTRIBUTE,
          DISCARD,
          TAKE,
          PASSED,
          COUNTER,
          CONTINUE,
          NO_MATE,
          FORBID,
          ENDS,
          PASS,
          AGAIN,
          SWAP,
          OUT,
          CHOSEN,
          PART ->
          false;
    };
  }
}
