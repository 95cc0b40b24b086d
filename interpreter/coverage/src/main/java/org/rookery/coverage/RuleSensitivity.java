package org.rookery.coverage;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.Blocks;
import org.rookery.walker.rule.Concern;
import org.rookery.walker.rule.RuleObservation;
import org.rookery.walker.rule.WalkTooLong;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/**
 * Finds on what in the rules of pieces it hangs what a case looks at. What the case is known to
 * hang on is not tried again, and is kept when there is no more time for the rest.
 */
final class RuleSensitivity {
  private final WalkerGame game;
  private final Walker walker;
  private final Blocks blocks;
  private final Set<RuleObservation> seen = new LinkedHashSet<>();

  /** A weigher for one case, for which there is so much effort left. */
  RuleSensitivity(CompiledGame compiled, CoverageEffort effort) {
    effort.begins();
    game = new WalkerGame(compiled);
    walker = new Walker(compiled, CoverageEffort.MAX_PER_CASE);
    blocks = new Blocks(game, new BoundedQuestions(walker, effort));
  }

  /** What the case hangs on, as far as is known. */
  Set<RuleObservation> seen() {
    return seen;
  }

  /**
   * It is looked at which turns there are: of all pieces of the player whose pieces move, or of the
   * piece on one square.
   *
   * @param square the square, or {@link Position#NOWHERE} for all of them and those in hand
   * @param legal the legal moves
   */
  void turns(Position position, int square, Collection<Move> legal) {
    Scene scene = Scene.of(position);
    within(
        () -> {
          // What else a player in check might do would hardly be legal.
          boolean inCheck = walker.inCheck(scene, position.as());
          Concern concern = new Concern(begunBy(legal), part -> !inCheck, Concern::isLeg);
          weigh(scene, square, concern);
        });
  }

  /**
   * One legal move is looked at.
   *
   * @param effects whether it is seen what it does besides moving pieces
   */
  void turn(Position position, Move turn, boolean effects) {
    Scene scene = Scene.of(position);
    Predicate<SceneChange> visible = effects ? change -> !isIdle(change, scene) : Concern::isLeg;
    Concern concern = new Concern(begunBy(List.of(turn)), part -> false, visible);
    int from = MoveChanges.of(position, turn).origin();
    within(() -> weigh(scene, from < 0 ? Position.NOWHERE : from, concern));
  }

  /** A text that is no turn is looked at: of what refuses turns, what the rules say there. */
  void refused(Position position, Set<Origin> way) {
    Set<RuleObservation> all = new LinkedHashSet<>(seen);
    Concern concern = new Concern(part -> false, part -> true, Concern::isLeg);
    Predicate<MoveGraph> has = graph -> graph.nodes().stream().anyMatch(node -> isOf(way, node));
    within(() -> weigh(Scene.of(position), piece -> has.test(game.graph(piece)), concern, all));
    all.stream().filter(sighting -> way.contains(sighting.origin())).forEach(seen::add);
  }

  private static boolean isOf(Set<Origin> way, Node node) {
    return (node instanceof Node.Step step && way.contains(step.origin()))
        || (node instanceof Node.Set set && way.contains(set.origin()))
        || (node instanceof Node.Test test && way.contains(test.origin()))
        || (node instanceof Node.Apply apply && way.contains(apply.origin()))
        || (node instanceof Node.Emit emit && way.contains(emit.origin()));
  }

  private static void within(Runnable look) {
    try {
      look.run();
    } catch (WalkTooLong enough) {
      return;
    }
  }

  /** Whether a change lifts from an empty square. */
  private static boolean isIdle(SceneChange change, Scene scene) {
    return switch (change.kind()) {
      case CAPTURE, REMOVE -> scene.pieces[change.b()] == Contents.EMPTY;
      default -> false;
    };
  }

  private static Predicate<List<SceneChange>> begunBy(Collection<Move> turns) {
    Set<Set<SceneChange>> begun = new HashSet<>();
    turns.forEach(turn -> begun.add(legs(WalkedTurn.of(turn).parts().get(0))));
    return part -> begun.contains(legs(part));
  }

  private static Set<SceneChange> legs(List<SceneChange> part) {
    return part.stream().filter(Concern::isLeg).collect(Collectors.toSet());
  }

  private void weigh(Scene scene, int square, Concern concern) {
    if (square == Position.NOWHERE) {
      weigh(scene, piece -> true, concern, seen);
    } else {
      blocks.weigh(scene, square, concern, seen);
    }
  }

  private void weigh(
      Scene scene, IntPredicate pieces, Concern concern, Set<RuleObservation> found) {
    int as = game.players.indexOf(game.due(scene).as());
    IntPredicate asked = piece -> game.owner(piece) == as && pieces.test(piece);
    for (int from = 0; from < game.squares; from++) {
      if (scene.pieces[from] != Contents.EMPTY && asked.test(scene.pieces[from])) {
        blocks.weigh(scene, from, concern, found);
      }
    }
    for (int piece = 1; piece < scene.hand.length; piece++) {
      if (scene.hand[piece] > 0 && asked.test(piece)) {
        blocks.weighHand(scene, piece, concern, found);
      }
    }
  }
}
