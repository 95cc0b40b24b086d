package org.rookery.player.search;

/**
 * When to stop thinking; whatever comes first.
 *
 * @param nodes how many turns may be made
 * @param depth how many turns ahead may be looked
 * @param millis how long it may take, in milliseconds
 */
public record SearchLimits(long nodes, int depth, long millis) {
  /** The deepest search there is. */
  public static final int MAX_DEPTH = 60;

  /** What a tree, which has no depth, takes for a ply of one that is asked for. */
  private static final long NODES_A_PLY = 2_000;

  /** Nothing but the deepest search. */
  public static final SearchLimits NONE =
      new SearchLimits(Long.MAX_VALUE, MAX_DEPTH, Long.MAX_VALUE);

  /** A limit of nodes: the result is the same every time. */
  public static SearchLimits ofNodes(long nodes) {
    return new SearchLimits(nodes, MAX_DEPTH, Long.MAX_VALUE);
  }

  /** A limit of time. */
  public static SearchLimits ofMillis(long millis) {
    return new SearchLimits(Long.MAX_VALUE, MAX_DEPTH, millis);
  }

  /** These limits with the number of nodes, if limited, multiplied. */
  public SearchLimits times(double times) {
    return new SearchLimits((long) Math.min(nodes * times, Long.MAX_VALUE), depth, millis);
  }

  /** These limits divided by {@code parts}, and at most {@code most} nodes. */
  public SearchLimits share(int parts, long most) {
    return new SearchLimits(Math.min(most, nodes / parts), depth, millis / parts);
  }

  /** What is left when these have been used up. */
  public SearchLimits less(SearchLimits used) {
    return new SearchLimits(nodes - used.nodes, depth, millis - used.millis);
  }

  /** The same where a tree is grown: so many nodes stand for each ply. */
  public SearchLimits ofTree() {
    return depth >= MAX_DEPTH
        ? this
        : new SearchLimits(Math.min(nodes, depth * NODES_A_PLY), depth, millis);
  }

  /** The same, however long it takes. */
  SearchLimits withoutClock() {
    return new SearchLimits(nodes, Math.min(depth, MAX_DEPTH), Long.MAX_VALUE);
  }
}
