package org.rookery.engine.run;

import org.jspecify.annotations.Nullable;

/** The code of one man in one place, with what is found out about it as it is run. */
public final class PreparedRule {
  private final RuleCode code;

  /** How often it has been run, until that no longer matters. */
  private int runs;

  /** Its blocks that are rides; null while none is known. */
  private @Nullable SliderMoves rides;

  /** Whether a back end has been asked for it, and what that wrote. */
  private boolean isOffered;

  private @Nullable CompiledMoves compiled;
  private boolean isChecked;
  private boolean isDistinct;

  PreparedRule(RuleCode code) {
    this.code = code;
  }

  /** What is run. */
  public RuleCode code() {
    return code;
  }

  /** Whether {@link #isDistinct} has been found out. */
  public boolean isChecked() {
    return isChecked;
  }

  /** Whether no two emissions of one run, nor of another man's run, can be the same move. */
  public boolean isDistinct() {
    return isDistinct;
  }

  /** Notes what has been found out. */
  public void noteDistinct(boolean distinct) {
    isChecked = true;
    isDistinct = distinct;
  }

  /** Counts one more run; what a back end has written for it, or null. */
  @Nullable CompiledMoves compiled(long patience, Backend.Writer writer) {
    if (runs < patience) {
      runs++;
    } else if (!isOffered) {
      isOffered = true;
      compiled = writer.moves(code);
    }
    return compiled;
  }

  /** Its blocks that are rides, looked for after a few runs; null while none is known. */
  @Nullable SliderMoves rides(int maskWords) {
    if (rides == null && runs == SliderMoves.PATIENCE) {
      rides = SliderMoves.of(code.instructions(maskWords), code.blocks());
    }
    return rides;
  }
}
