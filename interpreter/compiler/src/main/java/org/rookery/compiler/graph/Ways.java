package org.rookery.compiler.graph;

import java.util.List;

/** The edges of a graph in both directions, by node numbers; a node may lead to another twice. */
final class Ways {
  private final int[][] out;
  private final int[][] in;

  private Ways(int[][] out) {
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

  static Ways of(MoveGraph graph) {
    Exits exits = new Exits();
    int[][] out = new int[graph.nodes().size()][];
    for (int n = 0; n < out.length; n++) {
      List<Exits.Exit> all = graph.node(n).match(exits);
      out[n] = new int[all.size()];
      for (int i = 0; i < out[n].length; i++) {
        out[n][i] = all.get(i).node();
      }
    }
    return new Ways(out);
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
