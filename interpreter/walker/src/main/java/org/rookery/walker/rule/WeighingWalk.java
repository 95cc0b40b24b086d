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
final class WeighingWalk extends BlockWalk {
  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Scene scene;
  private final Concern concern;
  private final TestParts parts;
  private final Set<Sighting> seen;
  private final int content;
  private final MoveGraph graph;

  WeighingWalk(
      WalkerGame game,
      RuleQuestions questions,
      Scene scene,
      Track.Mover mover,
      Concern concern,
      TestParts parts,
      Set<Sighting> seen) {
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
  private void weigh(List<Sighting> things, List<Here> next, int otherwise, Track before) {
    if (!seen.containsAll(things)
        && concern.tellsApart(after(next), onwards(graph, otherwise, before))) {
      seen.addAll(things);
    }
  }

  private void ran(Origin origin, List<Here> next, int otherwise, Track before) {
    weigh(List.of(new Sighting(content, origin, Sighting.How.RAN)), next, otherwise, before);
  }

  /** Where another direction leads, for loops may make up for a step that is left out. */
  private Track astray(Direction direction) {
    View view = game.view(game.owner(content));
    int square = view.step(track().cursor(), new Direction.Opposite(direction));
    return square == View.NOWHERE ? track().copy() : track().at(square);
  }

  @Override
  public List<Here> step(Node.Step node) {
    Track before = track().copy();
    Track astray = astray(node.direction());
    List<Here> next = super.step(node);
    ran(node.origin(), next, node.next(), before);
    ran(node.origin(), next, node.next(), astray);
    return next;
  }

  @Override
  public List<Here> set(Node.Set node) {
    Track before = track().copy();
    List<Here> next = super.set(node);
    ran(node.origin(), next, node.next(), before);
    return next;
  }

  @Override
  public List<Here> apply(Node.Apply node) {
    Track before = track().copy();
    List<Here> next = super.apply(node);
    ran(node.origin(), next, node.next(), before);
    return next;
  }

  @Override
  public List<Here> emit(Node.Emit node) {
    List<SceneChange> part = track().part(node.copy());
    boolean real = concern.real().test(part);
    if (real) {
      seen.add(new Sighting(content, node.origin(), Sighting.How.EMITTED));
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
      Sighting.How whole = holds ? Sighting.How.FORBIDDEN_BY : Sighting.How.ALLOWED_BY;
      Sighting.How how = part.isSquare() ? Sighting.How.HUNG_ON : whole;
      List<Sighting> things =
          origins.stream().map(at -> new Sighting(content, at, how, part.words())).toList();
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
    List<Sighting> things = new ArrayList<>();
    Sighting.How how = yes ? Sighting.How.ANSWERED_YES : Sighting.How.ANSWERED_NO;
    things.add(new Sighting(content, node.origin(), how, parts.of(node)));
    Guards.emission(graph, otherwise)
        .ifPresent(emit -> things.add(new Sighting(content, emit.origin(), Sighting.How.REFUSED)));
    if (node.condition() instanceof Condition.Located located) {
      about(node, located, things);
    } else if (node.condition() instanceof Condition.Compare compare) {
      beside(node, compare, things);
    }
    weigh(things, next, otherwise, track());
    return next;
  }

  /** What the test sees on the square it asks about. */
  private void about(Node.Test node, Condition.Located located, List<Sighting> things) {
    int square = square(located.place());
    if (square == View.NOWHERE) {
      return;
    }
    if (located instanceof Condition.InZone zone) {
      edge(node, zone.zone(), square, things);
    } else if (Guards.isAboutPieces(located)) {
      int there = scene.pieces[square];
      boolean friend = there != Contents.EMPTY && game.owner(there) == game.owner(content);
      Sighting.How whose = friend ? Sighting.How.SAW_FRIEND : Sighting.How.SAW_ENEMY;
      Sighting.How how = there == Contents.EMPTY ? Sighting.How.SAW_NOTHING : whose;
      things.add(new Sighting(content, node.origin(), how, parts.place(node)));
      if (there != Contents.EMPTY && Guards.isAboutKinds(located)) {
        PieceModel piece = game.piece(there);
        things.add(sighting(node, Sighting.How.SAW_KIND, piece.name()));
      }
    }
  }

  private Sighting sighting(Node.Test node, Sighting.How how, String what) {
    return new Sighting(content, node.origin(), how, parts.of(node, what));
  }

  private void edge(Node.Test node, String zone, int square, List<Sighting> things) {
    View view = game.view(game.owner(content));
    String edge = view.edges(zone).at(square);
    if (!edge.isEmpty()) {
      boolean isInside = view.zone(zone).contains(square);
      Sighting.How how = isInside ? Sighting.How.LAST_INSIDE : Sighting.How.FIRST_OUTSIDE;
      things.add(sighting(node, how, edge));
    }
  }

  /** Numbers next to the one that a test asks for, where its answer would be another. */
  private void beside(Node.Test node, Condition.Compare compare, List<Sighting> things) {
    if (compare.right() instanceof Amount.Literal limit) {
      Answers answers = new Answers(game, questions, scene, track());
      int left = answers.value(compare.left());
      boolean now = compare.relation().holds(left, limit.value());
      for (int beside : List.of(limit.value() - 1, limit.value() + 1)) {
        if (compare.relation().holds(left, beside) != now) {
          String number = String.valueOf(beside);
          things.add(sighting(node, Sighting.How.BESIDE, number));
        }
      }
    }
  }
}
