package org.rookery.walker.rule;

import java.util.Optional;
import org.rookery.compiler.graph.Node;
import org.rookery.language.source.Origin;

/** Where the rules say what a node does; nothing for nodes that only lead on. */
final class NodeOrigin implements Node.Cases<Optional<Origin>> {
  private static final NodeOrigin FOLD = new NodeOrigin();

  private NodeOrigin() {}

  static Optional<Origin> of(Node node) {
    return node.match(FOLD);
  }

  @Override
  public Optional<Origin> step(Node.Step node) {
    return Optional.of(node.origin());
  }

  @Override
  public Optional<Origin> set(Node.Set node) {
    return Optional.of(node.origin());
  }

  @Override
  public Optional<Origin> test(Node.Test node) {
    return Optional.of(node.origin());
  }

  @Override
  public Optional<Origin> fork(Node.Fork node) {
    return Optional.empty();
  }

  @Override
  public Optional<Origin> apply(Node.Apply node) {
    return Optional.of(node.origin());
  }

  @Override
  public Optional<Origin> leg(Node.Leg node) {
    return Optional.of(node.origin());
  }

  @Override
  public Optional<Origin> emit(Node.Emit node) {
    return Optional.of(node.origin());
  }

  @Override
  public Optional<Origin> reset(Node.Reset node) {
    return Optional.empty();
  }

  @Override
  public Optional<Origin> flag(Node.Flag node) {
    return Optional.empty();
  }

  @Override
  public Optional<Origin> count(Node.Count node) {
    return Optional.empty();
  }

  @Override
  public Optional<Origin> loop(Node.Loop node) {
    return Optional.empty();
  }

  @Override
  public Optional<Origin> end(Node.End node) {
    return Optional.empty();
  }
}
