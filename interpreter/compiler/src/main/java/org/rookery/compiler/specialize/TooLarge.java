package org.rookery.compiler.specialize;

/** A rule unrolled to more code than is allowed. */
final class TooLarge extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String reason;

  TooLarge(String reason) {
    super(reason, null, false, false);
    this.reason = reason;
  }

  /** What is too large, as a sentence. */
  String reason() {
    return reason;
  }
}
