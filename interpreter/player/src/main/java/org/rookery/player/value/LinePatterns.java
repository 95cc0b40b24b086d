package org.rookery.player.value;

import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;

/**
 * Patterns of squares that end the game when all of them hold certain pieces: one that is nearly
 * full, with no other piece in the way, is worth much.
 */
final class LinePatterns implements Feature {
  private static final int[] BY_MISSING = {2000, 240, 60, 15, 4, 1};

  private final int[][] squares;
  private final boolean[][][] wanted;
  private final int sign;

  /**
   * The patterns of one player.
   *
   * @param sign 1 when they are good for the first rival, -1 when they are bad for them
   */
  LinePatterns(List<Pattern> patterns, int sign) {
    squares = patterns.stream().map(Pattern::squares).toArray(int[][]::new);
    wanted = patterns.stream().map(Pattern::wanted).toArray(boolean[][][]::new);
    this.sign = sign;
  }

  /**
   * One pattern.
   *
   * @param squares its squares
   * @param wanted for each of them, by content, whether it is what has to stand there
   */
  record Pattern(int[] squares, boolean[][] wanted) {}

  @Override
  public int score(Position position) {
    int[] contents = position.contents();
    int sum = 0;
    for (int i = 0; i < squares.length; i++) {
      int[] pattern = squares[i];
      boolean[][] wants = wanted[i];
      int missing = 0;
      for (int j = 0; j < pattern.length; j++) {
        int content = contents[pattern[j]];
        if (!wants[j][content]) {
          if (content != Contents.EMPTY) {
            missing = -1;
            break;
          }
          missing++;
        }
      }
      if (missing >= 0 && missing < pattern.length) {
        sum += BY_MISSING[Math.min(missing, BY_MISSING.length - 1)];
      }
    }
    return sign * sum;
  }
}
