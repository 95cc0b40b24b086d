package org.rookery.walker;

/** The walker has walked as many nodes as it was allowed to, or was interrupted. */
public final class WalkTooLong extends RuntimeException {
  private static final long serialVersionUID = 1;

  WalkTooLong(long limit) {
    super("more than " + limit + " nodes to walk");
  }
}
