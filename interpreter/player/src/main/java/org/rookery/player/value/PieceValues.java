package org.rookery.player.value;

import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;

/**
 * What pieces are worth in hundredths of the commonest piece, from how many squares they command.
 *
 * <p>A piece that commands more squares is worth more than in proportion, since it does several
 * things at once; one who is bound to a part of the board somewhat less; one who may promote has a
 * share in what it may become.
 */
public final class PieceValues {
  /** What the commonest piece is worth. */
  public static final int UNIT = 100;

  private static final double GROWTH = 1.15;
  private static final double EVERYWHERE = 0.2;
  private static final double PROMOTION_SHARE = 0.065;
  private static final int MAX_VALUE = 40 * UNIT;

  private final int[] values;

  private PieceValues(int[] values) {
    this.values = values;
  }

  /**
   * The values of a game's pieces, of whom some moves have been seen.
   *
   * @param learned what games have taught, which is believed of the pieces it speaks of
   */
  static PieceValues of(GameProgram program, MoveSample sample, Lessons learned) {
    Contents contents = program.contents();
    double[] raw = new double[contents.size()];
    for (int content = 1; content < raw.length; content++) {
      double mobility = sample.mobility(content);
      raw[content] =
          Math.pow(mobility, GROWTH)
              * (1 - EVERYWHERE + EVERYWHERE * sample.journeys().reach(content));
    }
    double[] worth = raw.clone();
    for (int content = 1; content < raw.length; content++) {
      int owner = contents.owner(content);
      double best =
          sample.becomes(content).stream()
              .mapToDouble(type -> raw[contents.of(type, owner)])
              .max()
              .orElse(0);
      worth[content] += PROMOTION_SHARE * Math.max(0, best - raw[content]);
    }
    int[] seen = scaled(program, worth);
    for (int content = 1; content < seen.length; content++) {
      seen[content] = learned.of(contents.type(content)).orElse(seen[content]);
    }
    return new PieceValues(believed(program, seen));
  }

  /**
   * The same where authors say nothing; where they say what some pieces are worth, that, and the
   * others in proportion.
   */
  private static int[] believed(GameProgram program, int[] seen) {
    long said = 0;
    long thought = 0;
    int[] values = seen.clone();
    for (int content = 1; content < seen.length; content++) {
      int value = program.pieces().get(program.contents().type(content)).value();
      if (value != PieceType.NO_VALUE) {
        values[content] = value;
        said += Math.abs(value);
        thought += seen[content];
      }
    }
    for (int content = 1; content < seen.length && said > 0 && thought > 0; content++) {
      if (program.pieces().get(program.contents().type(content)).value() == PieceType.NO_VALUE) {
        values[content] = (int) (seen[content] * said / thought);
      }
    }
    return values;
  }

  private static int[] scaled(GameProgram program, double[] worth) {
    double unit = worth[commonest(program, worth)];
    int[] values = new int[worth.length];
    for (int content = 1; content < worth.length; content++) {
      values[content] =
          unit <= 0 ? 0 : (int) Math.min(MAX_VALUE, Math.round(UNIT * worth[content] / unit));
    }
    return values;
  }

  /** The piece of whom there are most at the start, of those that can move; any when none can. */
  private static int commonest(GameProgram program, double[] worth) {
    int[] number = new int[worth.length];
    program.start().onBoard().forEach(content -> number[content]++);
    int best = worth.length > 1 ? 1 : 0;
    for (int content = 1; content < worth.length; content++) {
      int pieces = number[content] + program.start().hand()[content];
      int most = number[best] + program.start().hand()[best];
      boolean royal = program.royal().contents().has(content);
      if (worth[content] > 0
          && (worth[best] <= 0
              || program.royal().contents().has(best)
              || (pieces > most && !royal))) {
        best = content;
      }
    }
    return best;
  }

  /** What a piece of this content is worth. */
  public int of(int content) {
    return values[content];
  }
}
