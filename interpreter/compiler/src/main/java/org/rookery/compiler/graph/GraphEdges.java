package org.rookery.compiler.graph;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/** The edges of a graph in both directions, by node numbers; a node may lead to another twice. */
final class GraphEdges {
  private final int[][] out;
  private final int[][] in;

  private GraphEdges(int[][] out) {
    this.out = out;
    int[] counts = new int[out.length];
    for (int[] exits : out) {
      for (int exit : exits) {
        counts[exit]++;
      }
    }
    this.in = new int[out.length][];
    for (int n = 0; n < out.length; n++) {
      in[n] = new int[counts[n]];
    }
    for (int n = out.length - 1; n >= 0; n--) {
      for (int exit : out[n]) {
        in[exit][--counts[exit]] = n;
      }
    }
  }

  static GraphEdges of(MoveGraph graph) {
    Exits exits = new Exits();
    int[][] out = new int[graph.nodes().size()][];
    for (int n = 0; n < out.length; n++) {
      List<Exits.Exit> all = graph.node(n).match(exits);
      out[n] = new int[all.size()];
      for (int i = 0; i < out[n].length; i++) {
        out[n][i] = all.get(i).node();
      }
    }
    return new GraphEdges(out);
  }

  /**
   * Asks of every node whether what is known of it changes by what is known behind it, until that
   * changes nowhere any more. A block is numbered from its end, so that nothing but a loop makes it
   * necessary to come back to a node.
   */
  void spread(IntPredicate changes) {
    BitSet waiting = new BitSet(out.length);
    waiting.set(0, out.length);
    int n = 0;
    while ((n = waiting.nextSetBit(n)) >= 0) {
      waiting.clear(n);
      if (changes.test(n)) {
        for (int earlier : in[n]) {
          waiting.set(earlier);
          n = Math.min(n, earlier);
        }
      }
    }
  }

  /** The nodes that may come next after a node. */
  int[] outOf(int node) {
    return out[node];
  }

  /** The nodes that a node may come next after. */
  int[] into(int node) {
    return in[node];
  }
}
