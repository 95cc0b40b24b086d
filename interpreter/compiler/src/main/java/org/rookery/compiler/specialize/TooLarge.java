package org.rookery.compiler.specialize;

/** A rule unrolled to more code than is allowed. */
final class TooLarge extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooLarge(String message) {
    super(message, null, false, false);
  }
}
