package org.rookery.bytecode;

import org.jspecify.annotations.Nullable;
import org.rookery.engine.run.AttackCode;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.CompiledMoves;
import org.rookery.engine.run.CompiledWalks;
import org.rookery.engine.run.PreparedRule;
import org.rookery.program.Contents;

/** Writes code that is run often as classes of the Java machine. */
public final class BytecodeBackend implements Backend {
  /** From the first run on, wherever it can be: for tests. */
  public static final Backend AT_ONCE = new BytecodeBackend(0);

  /** Writing a class and having it compiled costs as much as about so many runs. */
  private static final int WORTHWHILE = 20_000;

  private final long patience;

  /** The interpreters at first; a class for what is run often. */
  public BytecodeBackend() {
    this(WORTHWHILE);
  }

  private BytecodeBackend(long patience) {
    this.patience = patience;
  }

  @Override
  public long patience() {
    return patience;
  }

  @Override
  public Writer writer(Contents contents) {
    return new Writer() {
      private final MoveCompiler moves = new MoveCompiler(contents);

      @Override
      public @Nullable CompiledMoves moves(PreparedRule rule) {
        return moves.write(rule);
      }

      @Override
      public @Nullable CompiledWalks walks(AttackCode code, int entry) {
        return new WalkCompiler(code).compile(entry);
      }
    };
  }

  @Override
  public String toString() {
    return "bytecode";
  }
}
