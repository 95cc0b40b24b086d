package org.rookery.compiler.graph;

import java.util.Arrays;
import java.util.List;

/**
 * The numbers of nodes, found by the nodes themselves. A hash table of its own, since a graph may
 * have hundred thousands of nodes: a node's own hash would go through all that is in it, while
 * where it was written and what comes next tell nearly all nodes apart.
 */
final class NodeNumbers implements Node.Cases<Integer> {
  private static final int FREE = -1;

  private final List<Node> nodes;
  private int[] table = filled(64);
  private int[] hashes = new int[64];
  private int size;

  /** The numbers of those nodes that {@link #number} was asked about: their places in a list. */
  NodeNumbers(List<Node> nodes) {
    this.nodes = nodes;
  }

  /** The number of an equal node that was asked about before, or the size of the list. */
  int number(Node node) {
    int hash = node.match(this) * 0x9E3779B1;
    int slot = slot(node, hash);
    if (table[slot] != FREE) {
      return table[slot];
    }
    table[slot] = nodes.size();
    hashes[slot] = hash;
    size++;
    if (2 * size > table.length) {
      grow();
    }
    return nodes.size();
  }

  /** Where an equal node is, or where this one goes. */
  private int slot(Node node, int hash) {
    int slot = first(hash);
    while (table[slot] != FREE && (hashes[slot] != hash || !nodes.get(table[slot]).equals(node))) {
      slot = slot + 1 & table.length - 1;
    }
    return slot;
  }

  /** The high bits are the good ones. */
  private int first(int hash) {
    return hash >>> Integer.numberOfLeadingZeros(table.length - 1);
  }

  private void grow() {
    int[] oldTable = table;
    int[] oldHashes = hashes;
    table = filled(2 * oldTable.length);
    hashes = new int[table.length];
    for (int i = 0; i < oldTable.length; i++) {
      if (oldTable[i] != FREE) {
        int slot = first(oldHashes[i]);
        while (table[slot] != FREE) {
          slot = slot + 1 & table.length - 1;
        }
        table[slot] = oldTable[i];
        hashes[slot] = oldHashes[i];
      }
    }
  }

  private static int[] filled(int length) {
    int[] table = new int[length];
    Arrays.fill(table, FREE);
    return table;
  }

  private static int hash(Object origin, int then, int otherwise) {
    return (origin.hashCode() * 31 + then) * 31 + otherwise;
  }

  @Override
  public Integer step(Node.Step n) {
    return hash(n.origin(), n.next(), 0);
  }

  @Override
  public Integer set(Node.Set n) {
    return hash(n.origin(), n.next(), 1);
  }

  @Override
  public Integer test(Node.Test n) {
    return hash(n.origin(), n.then(), n.otherwise());
  }

  @Override
  public Integer fork(Node.Fork n) {
    return n.alternatives().hashCode();
  }

  @Override
  public Integer apply(Node.Apply n) {
    return hash(n.origin(), n.next(), 2);
  }

  @Override
  public Integer leg(Node.Leg n) {
    return hash(n.origin(), n.next(), 3);
  }

  @Override
  public Integer emit(Node.Emit n) {
    return hash(n.origin(), n.next(), 4);
  }

  @Override
  public Integer reset(Node.Reset n) {
    return n.next();
  }

  @Override
  public Integer flag(Node.Flag n) {
    return hash(n.name(), n.next(), n.value() ? 5 : 6);
  }

  @Override
  public Integer count(Node.Count n) {
    return n.next() * 31 + n.counter();
  }

  @Override
  public Integer loop(Node.Loop n) {
    return n.again() * 31 + n.done();
  }

  @Override
  public Integer end(Node.End n) {
    return 0;
  }
}
