package org.rookery.walker.rule;

import java.util.List;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.WalkerGame;

/**
 * Whether a piece could ever leave a square or do anything to another one: of its rules only the
 * board's shape decides, all else may be either way.
 */
final class DeadEndSearch extends BlockWalk {
  private final MoveGraph graph;
  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Scene scene;
  private final BlockState.Mover mover;

  DeadEndSearch(WalkerGame game, RuleQuestions questions, Scene scene, int piece, int square) {
    this(game, questions, scene, new BlockState.Mover(game.owner(piece), piece, square, false));
  }

  private DeadEndSearch(
      WalkerGame game, RuleQuestions questions, Scene scene, BlockState.Mover mover) {
    super(game, questions, scene, mover);
    this.game = game;
    this.questions = questions;
    this.scene = scene;
    this.mover = mover;
    this.graph = game.graph(mover.piece());
  }

  /** Whether no block of the piece leads anywhere. */
  boolean isStuck() {
    return graph.moves().stream()
        .noneMatch(
            entry ->
                new DeadEndSearch(game, questions, scene, mover)
                    .finds(graph, entry.node(), this::leaves));
  }

  private boolean leaves(List<SceneChange> part) {
    return part.stream()
        .anyMatch(
            change ->
                switch (change.kind()) {
                  case MOVE, COPY, CAPTURE, CREATE -> change.b() != mover.start();
                  default -> false;
                });
  }

  @Override
  public List<Here> test(Node.Test node) {
    if (node.condition() instanceof Condition.OfShape) {
      return super.test(node);
    }
    return List.of(
        new Here(node.then(), track().copy()), new Here(node.otherwise(), track().copy()));
  }
}
