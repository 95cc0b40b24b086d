package org.rookery.compiler.graph;

import java.util.List;
import org.rookery.compiler.graph.Exits.Exit;

/** What can happen next after a node. */
final class Exits implements Node.Cases<List<Exit>> {
  /** An edge of the graph; the label is empty where there is only one way on. */
  record Exit(String label, int node) {}

  private static List<Exit> to(int next) {
    return List.of(new Exit("", next));
  }

  @Override
  public List<Exit> step(Node.Step n) {
    return to(n.next());
  }

  @Override
  public List<Exit> set(Node.Set n) {
    return to(n.next());
  }

  @Override
  public List<Exit> test(Node.Test n) {
    return List.of(new Exit("yes", n.then()), new Exit("no", n.otherwise()));
  }

  @Override
  public List<Exit> fork(Node.Fork n) {
    return n.alternatives().stream().map(a -> new Exit("", a)).toList();
  }

  @Override
  public List<Exit> apply(Node.Apply n) {
    return to(n.next());
  }

  @Override
  public List<Exit> leg(Node.Leg n) {
    return to(n.next());
  }

  @Override
  public List<Exit> emit(Node.Emit n) {
    return to(n.next());
  }

  @Override
  public List<Exit> reset(Node.Reset n) {
    return to(n.next());
  }

  @Override
  public List<Exit> flag(Node.Flag n) {
    return to(n.next());
  }

  @Override
  public List<Exit> count(Node.Count n) {
    return to(n.next());
  }

  @Override
  public List<Exit> loop(Node.Loop n) {
    return List.of(new Exit("again", n.again()), new Exit("done", n.done()));
  }

  @Override
  public List<Exit> end(Node.End n) {
    return List.of();
  }
}
