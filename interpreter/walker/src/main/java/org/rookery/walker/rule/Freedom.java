package org.rookery.walker.rule;

import java.util.List;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.walker.scene.Change;
import org.rookery.walker.scene.Game;
import org.rookery.walker.scene.Scene;

/**
 * Whether a man could ever leave a square or do anything to another one: of his rules only the
 * board's shape decides, all else may be either way.
 */
final class Freedom extends BlockWalk {
  private final MoveGraph graph;
  private final Game game;
  private final Questions questions;
  private final Scene scene;
  private final Track.Mover mover;

  Freedom(Game game, Questions questions, Scene scene, int man, int square) {
    this(game, questions, scene, new Track.Mover(game.owner(man), man, square, false));
  }

  private Freedom(Game game, Questions questions, Scene scene, Track.Mover mover) {
    super(game, questions, scene, mover);
    this.game = game;
    this.questions = questions;
    this.scene = scene;
    this.mover = mover;
    this.graph = game.graph(mover.man());
  }

  /** Whether no block of the man leads anywhere. */
  boolean isStuck() {
    return graph.moves().stream()
        .noneMatch(
            entry ->
                new Freedom(game, questions, scene, mover)
                    .finds(graph, entry.node(), this::leaves));
  }

  private boolean leaves(List<Change> part) {
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
    Condition condition = node.condition();
    boolean aboutShape =
        condition instanceof Condition.IsSquare
            || condition instanceof Condition.InZone
            || condition instanceof Condition.OnBoard;
    if (aboutShape) {
      return super.test(node);
    }
    return List.of(
        new Here(node.then(), track().copy()), new Here(node.otherwise(), track().copy()));
  }
}
