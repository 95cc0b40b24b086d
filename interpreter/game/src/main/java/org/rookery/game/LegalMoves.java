package org.rookery.game;

import java.util.AbstractList;
import java.util.List;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;

/**
 * The turns there are in one position, in an order that depends on nothing but the position. The
 * list stays as it is when the match goes on, and belongs to the match's thread.
 */
public final class LegalMoves extends AbstractList<LegalMove> {
  private final TurnTexts texts;
  private final Labels labels;
  private final List<Move> moves;

  LegalMoves(TurnTexts texts, Labels labels) {
    this.texts = texts;
    this.labels = labels;
    moves = texts.moves();
  }

  /** What a text in any notation means; what follows {@code //} in it is a comment. */
  public TurnReading read(String text) {
    Reading reading = texts.read(text);
    if (reading instanceof Reading.Found found) {
      return new TurnReading.Found(turn(found.move()));
    } else if (reading instanceof Reading.Ambiguous several) {
      return new TurnReading.Several(several.moves().stream().map(this::turn).toList());
    }
    return new TurnReading.None(((Reading.NoFit) reading).reason());
  }

  /**
   * The turn that another program means, which says all of it, in UCI: a chain that ends where
   * others go on is that chain, and no question.
   */
  public TurnReading readFromProgram(String text) {
    TurnReading reading = read(text);
    if (reading instanceof TurnReading.Several several) {
      List<LegalMove> same =
          several.turns().stream().filter(turn -> turn.uci().equals(text)).toList();
      return same.size() == 1 ? new TurnReading.Found(same.get(0)) : reading;
    }
    return reading;
  }

  /** Those of the piece on a square; all when {@code square} is no square of the game. */
  public List<LegalMove> from(String square) {
    return labels.square(square).isEmpty()
        ? List.copyOf(this)
        : stream().filter(turn -> turn.from().filter(square::equals).isPresent()).toList();
  }

  /**
   * The turn that the engine makes by this move.
   *
   * @throws IllegalArgumentException when it is none of these
   */
  public LegalMove of(Move move) {
    if (!moves.contains(move)) {
      throw new IllegalArgumentException("not one of the legal moves: " + move);
    }
    return turn(move);
  }

  @Override
  public LegalMove get(int index) {
    return turn(moves.get(index));
  }

  @Override
  public int size() {
    return moves.size();
  }

  private LegalMove turn(Move move) {
    return new LegalMove(texts, labels, move);
  }
}
