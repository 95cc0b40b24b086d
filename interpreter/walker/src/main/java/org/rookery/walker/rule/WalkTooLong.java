package org.rookery.walker.rule;

/** The walker has walked as many nodes as it was allowed to, or was interrupted. */
public final class WalkTooLong extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** More than so many nodes would have to be walked. */
  public WalkTooLong(long limit) {
    super("more than " + limit + " nodes to walk");
  }
}
