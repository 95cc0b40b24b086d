package org.rookery.compiler.graph;

import java.util.List;

/**
 * The move rules of one piece, for any owner and any square.
 *
 * @param piece its name
 * @param nodes by number
 * @param moves entries run from the piece's square
 * @param drops entries run on each square for a piece in hand
 * @param inHand entries run once for a piece in hand that stays off the board
 * @param traits what the nodes have to do with
 */
public record MoveGraph(
    String piece,
    List<Node> nodes,
    List<Entry> moves,
    List<Entry> drops,
    List<Entry> inHand,
    GraphTraits traits) {

  /**
   * Where a block begins.
   *
   * @param moveType its move type, empty when it has none
   * @param node its first node
   */
  public record Entry(String moveType, int node) {}

  /**
   * Whether all that the piece's moves change, but for where pieces stand, is counters; then a move
   * that ends where it began says so as a leg, for nothing else would tell which piece it is by.
   */
  public boolean onlyCounts() {
    return traits.onlyCounts();
  }

  /** The node of a number. */
  public Node node(int number) {
    return nodes.get(number);
  }
}
