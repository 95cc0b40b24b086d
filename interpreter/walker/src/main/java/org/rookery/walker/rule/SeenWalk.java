package org.rookery.walker.rule;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.walker.scene.Change;
import org.rookery.walker.scene.Game;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.View;

/** Runs a block and notes what it does on the way. */
final class SeenWalk extends BlockWalk {
  private final Game game;
  private final Scene scene;
  private final Set<Sighting> seen;
  private final int man;
  private final Predicate<List<Change>> counts;

  /**
   * A walk that is watched.
   *
   * @param counts which parts of turns are worth noting
   */
  SeenWalk(
      Game game,
      Questions questions,
      Scene scene,
      Track.Mover mover,
      Predicate<List<Change>> counts,
      Set<Sighting> seen) {
    super(game, questions, scene, mover);
    this.counts = counts;
    this.game = game;
    this.scene = scene;
    this.seen = seen;
    this.man = mover.man();
  }

  @Override
  public List<Here> test(Node.Test node) {
    about(node);
    List<Here> next = super.test(node);
    boolean yes = next.get(0).node() == node.then();
    Guards.emission(game.graph(man), yes ? node.otherwise() : node.then())
        .ifPresent(emit -> seen.add(new Sighting(man, emit.origin(), Sighting.How.REFUSED)));
    Sighting.How how = yes ? Sighting.How.ANSWERED_YES : Sighting.How.ANSWERED_NO;
    seen.add(new Sighting(man, node.origin(), how));
    Declared.in(node.condition(), game.model).forEach(o -> seen.add(new Sighting(man, o, how)));
    return next;
  }

  /** What the test sees on the square it asks about. */
  private void about(Node.Test node) {
    if (!(node.condition() instanceof Condition.Located located)) {
      return;
    }
    int square = square(located.place());
    if (square == Game.NOWHERE) {
      return;
    }
    if (located instanceof Condition.InZone zone) {
      edge(node.origin(), zone.zone(), square);
    } else if (Guards.isAboutMen(located)) {
      int there = scene.men[square];
      boolean friend = there != Contents.EMPTY && game.owner(there) == game.owner(man);
      Sighting.How whose = friend ? Sighting.How.SAW_FRIEND : Sighting.How.SAW_ENEMY;
      Sighting.How how = there == Contents.EMPTY ? Sighting.How.SAW_NOTHING : whose;
      seen.add(new Sighting(man, node.origin(), how));
    }
  }

  private void edge(Origin origin, String zone, int square) {
    View view = game.view(game.owner(man));
    String edge = view.edges(zone).at(square);
    if (!edge.isEmpty()) {
      boolean isInside = view.zone(zone).contains(square);
      Sighting.How how = isInside ? Sighting.How.LAST_INSIDE : Sighting.How.FIRST_OUTSIDE;
      seen.add(new Sighting(man, origin, how, edge));
    }
  }

  private void pass(Origin origin, Sighting.How how) {
    track().passage = new Track.Passage(new Sighting(man, origin, how), track().passage);
  }

  @Override
  public List<Here> step(Node.Step node) {
    seen.add(new Sighting(man, node.origin(), Sighting.How.RAN));
    Origin direction =
        node.direction() instanceof Direction.Named named
            ? game.model.board().directionOrigins().get(named.name())
            : null;
    if (direction != null) {
      seen.add(new Sighting(man, direction, Sighting.How.RAN));
    }
    pass(node.origin(), Sighting.How.LED);
    return super.step(node);
  }

  @Override
  public List<Here> set(Node.Set node) {
    seen.add(new Sighting(man, node.origin(), Sighting.How.RAN));
    pass(node.origin(), Sighting.How.LED);
    return super.set(node);
  }

  @Override
  public List<Here> apply(Node.Apply node) {
    seen.add(new Sighting(man, node.origin(), Sighting.How.RAN));
    pass(node.origin(), Sighting.How.TOOK_EFFECT);
    return super.apply(node);
  }

  @Override
  public List<Here> emit(Node.Emit node) {
    if (counts.test(track().part(node.copy()))) {
      seen.add(new Sighting(man, node.origin(), Sighting.How.EMITTED));
      for (Track.Passage at = track().passage; at != null; at = at.before()) {
        seen.add(at.what());
      }
    }
    return super.emit(node);
  }
}
