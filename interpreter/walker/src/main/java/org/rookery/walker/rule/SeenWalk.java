package org.rookery.walker.rule;

import java.util.List;
import java.util.Set;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Direction;
import org.rookery.language.source.Origin;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.WalkerGame;

/** Runs a block and notes what it does on the way. */
final class SeenWalk extends BlockWalk {
  private final WalkerGame game;
  private final Set<RuleObservation> seen;
  private final int piece;

  SeenWalk(
      WalkerGame game,
      RuleQuestions questions,
      Scene scene,
      BlockState.Mover mover,
      Set<RuleObservation> seen) {
    super(game, questions, scene, mover);
    this.game = game;
    this.seen = seen;
    this.piece = mover.piece();
  }

  @Override
  public List<Here> test(Node.Test node) {
    List<Here> next = super.test(node);
    boolean yes = next.get(0).node() == node.then();
    RuleObservation.How how =
        yes ? RuleObservation.How.ANSWERED_YES : RuleObservation.How.ANSWERED_NO;
    seen.add(new RuleObservation(piece, node.origin(), how));
    Declared.in(node.condition(), game.model)
        .forEach(o -> seen.add(new RuleObservation(piece, o, how)));
    return next;
  }

  @Override
  public List<Here> step(Node.Step node) {
    seen.add(new RuleObservation(piece, node.origin(), RuleObservation.How.RAN));
    Origin direction =
        node.direction() instanceof Direction.Named named
            ? game.model.board().directionOrigins().get(named.name())
            : null;
    if (direction != null) {
      seen.add(new RuleObservation(piece, direction, RuleObservation.How.RAN));
    }
    return super.step(node);
  }

  @Override
  public List<Here> set(Node.Set node) {
    seen.add(new RuleObservation(piece, node.origin(), RuleObservation.How.RAN));
    return super.set(node);
  }

  @Override
  public List<Here> apply(Node.Apply node) {
    seen.add(new RuleObservation(piece, node.origin(), RuleObservation.How.RAN));
    return super.apply(node);
  }

  @Override
  public List<Here> emit(Node.Emit node) {
    seen.add(new RuleObservation(piece, node.origin(), RuleObservation.How.EMITTED));
    return super.emit(node);
  }
}
