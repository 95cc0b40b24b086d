package org.rookery.engine.movegen;

/** What a {@link MoveGenerator} runs the code of men and the walks of attacks with. */
public enum Backend {
  /** An interpreter of the flat code. */
  GRAPH(Long.MAX_VALUE),

  /** The interpreter at first; what is run often becomes bytecode of the Java machine. */
  BYTECODE(20_000),

  /** Bytecode from the first run on, wherever it can be: for tests. */
  BYTECODE_AT_ONCE(0);

  /** How often a piece of code is interpreted before it is worth a class of its own. */
  final long patience;

  Backend(long patience) {
    this.patience = patience;
  }
}
