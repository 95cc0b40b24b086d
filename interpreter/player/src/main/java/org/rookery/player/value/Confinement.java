package org.rookery.player.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * How much room a piece has who alone plays against many, and has lost when it cannot move: they
 * shut it in by leaving it fewer and fewer squares.
 */
final class Confinement implements Feature {
  private static final int PER_SQUARE = 12;

  private final Contents contents;
  private final BitSet[] steps;
  private final int player;
  private final int sign;
  private final int squares;
  private final int[] queue;
  private final int[] seen;
  private int visit;

  private Confinement(GameProgram program, BitSet[] steps, int player, int sign) {
    contents = program.contents();
    this.steps = steps;
    this.player = player;
    this.sign = sign;
    squares = program.topology().size();
    queue = new int[squares];
    seen = new int[squares];
  }

  /** The pens of those who begin with one piece on the board, against more. */
  static List<Feature> of(GameProgram program, MoveSample sample, Rivals rivals) {
    int[] pieces = new int[program.players().size()];
    for (int content : program.start().board()) {
      if (content != Contents.EMPTY) {
        pieces[program.contents().owner(content)]++;
      }
    }
    List<Feature> pens = new ArrayList<>();
    for (int player : rivals.players()) {
      boolean outnumbered = Arrays.stream(rivals.players()).anyMatch(other -> pieces[other] > 1);
      if (pieces[player] == 1 && outnumbered) {
        pens.add(
            new Confinement(
                program, sample.journeysAlone().targets(), player, rivals.sign(player)));
      }
    }
    return pens;
  }

  @Override
  public int score(Position position) {
    if (position.piecesOfOwner(player) != 1) {
      return 0;
    }
    int[] board = position.contents();
    int at = 0;
    while (board[at] == Contents.EMPTY || contents.owner(board[at]) != player) {
      at++;
    }
    return sign * PER_SQUARE * room(board, board[at], at);
  }

  /** How many squares a piece comes to, step by step over empty ones. */
  private int room(int[] board, int content, int from) {
    visit++;
    seen[from] = visit;
    queue[0] = from;
    int size = 1;
    for (int i = 0; i < size; i++) {
      BitSet next = steps[content * squares + queue[i]];
      for (int square = next.nextSetBit(0); square >= 0; square = next.nextSetBit(square + 1)) {
        if (board[square] == Contents.EMPTY && seen[square] != visit) {
          seen[square] = visit;
          queue[size++] = square;
        }
      }
    }
    return size;
  }

  @Override
  public Feature on(MoveGenerator generator) {
    return new Confinement(generator.program(), steps, player, sign);
  }
}
