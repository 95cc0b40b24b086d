package org.rookery.walker.rule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Edit;
import org.rookery.program.MoveGroup;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** Runs one block of a move graph, node by node, and collects the parts of turns it emits. */
class BlockWalk implements Node.Cases<List<BlockWalk.Here>> {
  /** What a step takes of what may be spent on a block, and so does each change carried along. */
  private static final int STEP = 4;

  /** A block that has run so far may be going round: from here on it is watched. */
  private static final int LONG = 2_000;

  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Scene scene;
  private final Set<List<SceneChange>> emitted = new LinkedHashSet<>();
  private BlockState track;
  private boolean onlyCounts;
  private Predicate<List<SceneChange>> wanted = part -> false;
  private boolean found;

  /** A node about to run. */
  record Here(int node, BlockState track) {}

  BlockWalk(WalkerGame game, RuleQuestions questions, Scene scene, BlockState.Mover mover) {
    this.game = game;
    this.questions = questions;
    this.scene = scene;
    this.track = new BlockState(mover);
  }

  /** What the block that begins at a node emits. */
  Set<List<SceneChange>> run(MoveGraph graph, int entry) {
    finds(graph, entry, wanted);
    return emitted;
  }

  /** Whether the block emits what {@code parts} holds for; it runs no further than that. */
  boolean finds(MoveGraph graph, int entry, Predicate<List<SceneChange>> parts) {
    wanted = parts;
    onlyCounts = game.onlyCounts(track.mover.piece());
    Deque<Here> open = new ArrayDeque<>(List.of(new Here(entry, track)));
    Set<List<Object>> seen = new HashSet<>();
    WorkLimit effort = new WorkLimit();
    int steps = 0;
    while (!open.isEmpty() && !found) {
      Here here = open.pop();
      Node node = graph.node(here.node);
      // Every endless loop comes through a fork again: no while has another head.
      if (steps < LONG || !(node instanceof Node.Fork) || seen.add(here.track.state(here.node))) {
        track = here.track;
        for (Here way : node.match(this)) {
          open.push(way);
        }
      }
      steps++;
      effort.spend(STEP * (1 + here.track.changes.size()));
    }
    questions.worked(steps);
    return found;
  }

  /** What the block emits from a node on, on a way that has come so far. */
  final Set<List<SceneChange>> onwards(MoveGraph graph, int node, BlockState way) {
    BlockWalk walk = new BlockWalk(game, questions, scene, way.mover);
    walk.track = way.copy();
    return walk.run(graph, node);
  }

  /** The nodes that come after one, from where that was reached. */
  final List<Here> after(Here here, MoveGraph graph) {
    onlyCounts = game.onlyCounts(track.mover.piece());
    track = here.track;
    return graph.node(here.node).match(this);
  }

  /** Where the walk is. */
  final BlockState track() {
    return track;
  }

  /** What has been emitted so far. */
  final Set<List<SceneChange>> emitted() {
    return emitted;
  }

  /** The node, from where the walk is. */
  final List<Here> go(int node) {
    return List.of(new Here(node, track));
  }

  /** The square a place means where the walk is. */
  final int square(Place place) {
    return track.square(place, scene, game.view(track.mover.player()));
  }

  @Override
  public List<Here> step(Node.Step node) {
    return point(Register.CURSOR, new Place.Toward(node.direction()), node.next());
  }

  @Override
  public List<Here> set(Node.Set node) {
    return point(node.register(), node.place(), node.next());
  }

  private List<Here> point(Register register, Place place, int next) {
    int square = square(place);
    if (square == View.NOWHERE) {
      return List.of();
    }
    track.point(register, square);
    return go(next);
  }

  @Override
  public List<Here> test(Node.Test node) {
    return go(holds(node.condition()) ? node.then() : node.otherwise());
  }

  /** Whether a condition holds where the walk is. */
  final boolean holds(Condition condition) {
    return condition.match(new ConditionEvaluator(game, questions, scene, track));
  }

  /** A number that a condition could compare, where the walk is. */
  final int value(Amount amount) {
    return amount.match(new NumberValues(game, scene, track));
  }

  @Override
  public List<Here> fork(Node.Fork node) {
    List<Here> ways = new ArrayList<>();
    for (int way : node.alternatives()) {
      ways.add(new Here(way, track.copy()));
    }
    return ways;
  }

  @Override
  public List<Here> apply(Node.Apply node) {
    EffectChanges effects = new EffectChanges(game, scene, track);
    node.effect().match(effects).ifPresent(track.changes::add);
    return go(node.next());
  }

  @Override
  public List<Here> leg(Node.Leg node) {
    track.closeLeg();
    return go(node.next());
  }

  @Override
  public List<Here> emit(Node.Emit node) {
    List<SceneChange> part = track.part(node.copy());
    if (onlyCounts
        && !part.isEmpty()
        && part.stream().allMatch(change -> change.kind() == SceneChange.Kind.COUNTER)
        && track.mover.start() != View.NOWHERE
        && !track.mover.drops()) {
      part.add(new SceneChange(SceneChange.Kind.MOVE, track.mover.start(), track.mover.start()));
    }
    if (node.continues() && track.firstArrival() != View.NOWHERE) {
      part.add(new SceneChange(SceneChange.Kind.CONTINUE, group(node), track.firstArrival()));
    }
    if (!WalkedTurn.isNothing(part) && isInHand(node, part)) {
      emitted.add(List.copyOf(part));
      found = wanted.test(part);
    }
    track.forget();
    return go(node.next());
  }

  /** Whether there are as many pieces in hand as a part of a turn takes from there. */
  private boolean isInHand(Node.Emit node, List<SceneChange> part) {
    return part.stream()
        .filter(change -> change.kind() == SceneChange.Kind.DISCARD)
        .map(SceneChange::a)
        .distinct()
        .filter(piece -> !game.piece(piece).supply())
        .allMatch(
            piece -> {
              int number = part.stream().mapToInt(change -> taken(change, piece)).sum();
              return number <= scene.hand[piece] || mayLack(node, piece, number);
            });
  }

  /**
   * Whether a part is emitted though it takes so many pieces from the hand, more than there are.
   */
  boolean mayLack(Node.Emit node, int piece, int number) {
    return false;
  }

  private static int taken(SceneChange change, int piece) {
    if (change.a() != piece) {
      return 0;
    }
    return switch (change.kind()) {
      case DISCARD, DROP -> 1;
      case TAKE -> -1;
      default -> 0;
    };
  }

  /**
   * The number of the group by which the piece must go on: any, or one without blocks when there is
   * none of that name.
   */
  private int group(Node.Emit node) {
    if (node.partial().isEmpty()) {
      return Edit.LIMIT;
    }
    int group = game.groups.indexOf(node.partial().get());
    return group == MoveGroup.ANY ? Edit.LIMIT - 1 : group;
  }

  @Override
  public List<Here> reset(Node.Reset node) {
    track.forget();
    return go(node.next());
  }

  @Override
  public List<Here> flag(Node.Flag node) {
    String name = node.name();
    if (node.place().isPresent()) {
      int square = square(node.place().get());
      if (square == View.NOWHERE) {
        return go(node.next());
      }
      name += " at " + square;
    }
    track.set(name, node.value());
    return go(node.next());
  }

  @Override
  public List<Here> count(Node.Count node) {
    int times = value(node.times());
    track.count(node.counter(), times);
    return go(node.next());
  }

  @Override
  public List<Here> loop(Node.Loop node) {
    int left = track.counter(node.counter());
    if (left <= 0) {
      return go(node.done());
    }
    track.count(node.counter(), left - 1);
    return go(node.again());
  }

  @Override
  public List<Here> end(Node.End node) {
    return List.of();
  }
}
