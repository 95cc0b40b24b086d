package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/**
 * Runs a block and notes what matters in it: each step, effect and answer of a test without which
 * other moves would be seen.
 */
final class SensitivityWalk extends BlockWalk {
  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Scene scene;
  private final Concern concern;
  private final TestParts parts;
  private final Set<RuleObservation> seen;
  private final int content;
  private final MoveGraph graph;

  SensitivityWalk(
      WalkerGame game,
      RuleQuestions questions,
      Scene scene,
      BlockState.Mover mover,
      Concern concern,
      TestParts parts,
      Set<RuleObservation> seen) {
    super(game, questions, scene, mover);
    this.game = game;
    this.questions = questions;
    this.scene = scene;
    this.concern = concern;
    this.parts = parts;
    this.seen = seen;
    content = mover.piece();
    graph = game.graph(content);
  }

  private Set<List<SceneChange>> after(List<Here> next) {
    return next.isEmpty() ? Set.of() : onwards(graph, next.get(0).node(), next.get(0).track());
  }

  /** Notes things unless the same moves are seen without them. */
  private void weigh(
      List<RuleObservation> things, List<Here> next, int otherwise, BlockState before) {
    if (!seen.containsAll(things)
        && concern.tellsApart(after(next), onwards(graph, otherwise, before))) {
      seen.addAll(things);
    }
  }

  private void ran(Origin origin, List<Here> next, int otherwise, BlockState before) {
    weigh(
        List.of(new RuleObservation(content, origin, RuleObservation.How.RAN)),
        next,
        otherwise,
        before);
  }

  /** Where another direction leads, for loops may make up for a step that is left out. */
  private BlockState astray(Direction direction) {
    View view = game.view(game.owner(content));
    int square = view.step(track().cursor(), new Direction.Opposite(direction));
    return square == View.NOWHERE ? track().copy() : track().at(square);
  }

  @Override
  public List<Here> step(Node.Step node) {
    BlockState before = track().copy();
    BlockState astray = astray(node.direction());
    List<Here> next = super.step(node);
    ran(node.origin(), next, node.next(), before);
    ran(node.origin(), next, node.next(), astray);
    return next;
  }

  @Override
  public List<Here> set(Node.Set node) {
    BlockState before = track().copy();
    List<Here> next = super.set(node);
    ran(node.origin(), next, node.next(), before);
    return next;
  }

  @Override
  public List<Here> apply(Node.Apply node) {
    BlockState before = track().copy();
    List<Here> next = super.apply(node);
    ran(node.origin(), next, node.next(), before);
    return next;
  }

  @Override
  public List<Here> emit(Node.Emit node) {
    List<SceneChange> part = track().part(node.copy());
    boolean real = concern.real().test(part);
    if (real) {
      seen.add(new RuleObservation(content, node.origin(), RuleObservation.How.EMITTED));
    }
    if (real || concern.imagined().test(part)) {
      part.stream()
          .filter(change -> change.kind() == SceneChange.Kind.FORBID)
          .forEach(change -> forbidden(change, part, real));
    }
    return super.emit(node);
  }

  /** Parts of a forbidden condition on which it hangs whether the turn may be made. */
  private void forbidden(SceneChange change, List<SceneChange> turn, boolean real) {
    int players = game.players.size();
    int player = change.a() % players;
    Condition condition = game.forbidden.get(change.a() / players);
    Scene after = Maker.after(game, scene, new WalkedTurn(List.of(turn)));
    boolean holds = questions.holds(condition, after, player);
    if (holds == real) {
      return;
    }
    Set<Origin> origins = Guards.forbids(graph, condition);
    for (ConditionPart part : ConditionPart.of(condition)) {
      RuleObservation.How whole =
          holds ? RuleObservation.How.FORBIDDEN_BY : RuleObservation.How.ALLOWED_BY;
      RuleObservation.How how = part.isSquare() ? RuleObservation.How.HUNG_ON : whole;
      List<RuleObservation> things =
          origins.stream().map(at -> new RuleObservation(content, at, how, part.words())).toList();
      if (!seen.containsAll(things) && questions.holds(part.otherwise(), after, player) != holds) {
        seen.addAll(things);
      }
    }
  }

  @Override
  public List<Here> test(Node.Test node) {
    List<Here> next = super.test(node);
    boolean yes = next.get(0).node() == node.then();
    int otherwise = yes ? node.otherwise() : node.then();
    List<RuleObservation> things = new ArrayList<>();
    RuleObservation.How how =
        yes ? RuleObservation.How.ANSWERED_YES : RuleObservation.How.ANSWERED_NO;
    things.add(new RuleObservation(content, node.origin(), how, parts.of(node)));
    Guards.emission(graph, otherwise)
        .ifPresent(
            emit ->
                things.add(
                    new RuleObservation(content, emit.origin(), RuleObservation.How.REFUSED)));
    if (node.condition() instanceof SquareCondition located) {
      about(node, located, things);
    } else if (node.condition() instanceof Condition.Compare compare) {
      beside(node, compare, things);
    }
    weigh(things, next, otherwise, track());
    return next;
  }

  /** What the test sees on the square it asks about. */
  private void about(Node.Test node, SquareCondition located, List<RuleObservation> things) {
    int square = square(located.place());
    if (square == View.NOWHERE) {
      return;
    }
    if (located.inside().isPresent()) {
      edge(node, located.inside().get(), square, things);
    } else if (Guards.isAboutPieces(located)) {
      int there = scene.pieces[square];
      boolean friend = there != Contents.EMPTY && game.owner(there) == game.owner(content);
      RuleObservation.How whose =
          friend ? RuleObservation.How.SAW_FRIEND : RuleObservation.How.SAW_ENEMY;
      RuleObservation.How how = there == Contents.EMPTY ? RuleObservation.How.SAW_NOTHING : whose;
      things.add(new RuleObservation(content, node.origin(), how, parts.place(node)));
      if (there != Contents.EMPTY && Guards.isAboutKinds(located)) {
        PieceModel piece = game.piece(there);
        things.add(sighting(node, RuleObservation.How.SAW_KIND, piece.name()));
      }
    }
  }

  private RuleObservation sighting(Node.Test node, RuleObservation.How how, String what) {
    return new RuleObservation(content, node.origin(), how, parts.of(node, what));
  }

  private void edge(Node.Test node, String zone, int square, List<RuleObservation> things) {
    View view = game.view(game.owner(content));
    String edge = view.edges(zone).at(square);
    if (!edge.isEmpty()) {
      boolean isInside = view.zone(zone).contains(square);
      RuleObservation.How how =
          isInside ? RuleObservation.How.LAST_INSIDE : RuleObservation.How.FIRST_OUTSIDE;
      things.add(sighting(node, how, edge));
    }
  }

  /** Numbers next to the one that a test asks for, where its answer would be another. */
  private void beside(Node.Test node, Condition.Compare compare, List<RuleObservation> things) {
    if (compare.right() instanceof Amount.Literal limit) {
      ConditionEvaluator answers = new ConditionEvaluator(game, questions, scene, track());
      int left = answers.value(compare.left());
      boolean now = compare.relation().holds(left, limit.value());
      for (int beside : List.of(limit.value() - 1, limit.value() + 1)) {
        if (compare.relation().holds(left, beside) != now) {
          String number = String.valueOf(beside);
          things.add(sighting(node, RuleObservation.How.BESIDE, number));
        }
      }
    }
  }
}
