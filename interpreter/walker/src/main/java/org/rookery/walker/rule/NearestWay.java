package org.rookery.walker.rule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.engine.position.Move;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.WalkerGame;

/**
 * Finds the way through a piece's rules to a wanted part of a move on which the fewest tests fail.
 *
 * <p>It walks the graph as the rules were written: tests of zones and of the set-up, which are
 * answered before the game begins, are tests here like all others.
 */
public final class NearestWay {
  /** Beyond so many nodes the rules of the pieces asked about are too tangled to explain. */
  public static final int MAX_NODES = 60_000;

  private static final Comparator<Open> NEAREST =
      Comparator.comparingInt((Open open) -> open.failures().size())
          .thenComparingInt(open -> remoteness(open.failures()))
          .thenComparingInt(open -> -reached(open.failures()))
          .thenComparingInt(Open::order);

  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Scene scene;
  private final Predicate<Move> wanted;
  private final Set<Origin> rules = new LinkedHashSet<>();
  private boolean gaveUp;

  /**
   * A search on a scene for what {@code wanted} says of a part of a move; it gives up when there
   * are too many nodes to walk for the questions it asks.
   */
  public NearestWay(WalkerGame game, RuleQuestions questions, Scene scene, Predicate<Move> wanted) {
    this.game = game;
    this.questions = questions;
    this.scene = scene;
    this.wanted = wanted;
  }

  /**
   * A way to the wanted part.
   *
   * @param failures the tests that fail on it, in order
   * @param rule the text that emits the part
   * @param instead first failures of other ways as good as this
   * @param path all the texts that the way leads through, in order
   */
  public record Way(
      List<FailedTest> failures, Origin rule, List<FailedTest> instead, List<Origin> path) {}

  /** A node about to run. Running it changes its track, so what that says now is kept. */
  private record Open(
      BlockWalk.Here here,
      List<FailedTest> failures,
      List<Object> state,
      int steps,
      int order,
      @Nullable Open before) {
    static Open of(BlockWalk.Here here, int steps, int order, @Nullable Open before) {
      BlockState track = here.track();
      return new Open(here, track.failures, track.state(here.node()), steps, order, before);
    }

    /** The same way, on which something else fails where it ends. */
    Open with(FailedTest failure) {
      return new Open(here, added(failures, failure), added(state, failure), steps, order, before);
    }

    private static <T> List<T> added(List<T> list, T one) {
      return Stream.concat(list.stream(), Stream.of(one)).toList();
    }
  }

  /** Whether some rules were too tangled, so that a way not found may be there. */
  public boolean gaveUp() {
    return gaveUp;
  }

  /** The texts that emitted anything on the ways walked so far. */
  public Set<Origin> rules() {
    return rules;
  }

  /** The nearest way of the piece on a square, if there is one however much should be otherwise. */
  public Optional<Way> move(int piece, int square) {
    BlockState.Mover mover = new BlockState.Mover(game.owner(piece), piece, square, false);
    return find(mover, game.graph(piece).moves());
  }

  /** The nearest way for a piece in hand to a square. */
  public Optional<Way> drop(int piece, int square) {
    BlockState.Mover mover = new BlockState.Mover(game.owner(piece), piece, square, true);
    return find(mover, game.graph(piece).drops());
  }

  /** The nearer of two ways, the first of two as near. */
  public static Optional<Way> nearer(Optional<Way> one, Optional<Way> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    Comparator<Way> order =
        Comparator.comparingInt((Way way) -> way.failures().size())
            .thenComparingInt(way -> remoteness(way.failures()))
            .thenComparingInt(way -> -reached(way.failures()));
    return order.compare(one.get(), other.get()) <= 0 ? one : other;
  }

  /**
   * What stands on the board, and where a square lies, is nearer to a player's mind than attacks
   * and the past: 0 for them, 1 for those.
   */
  private static int remoteness(List<FailedTest> failures) {
    if (failures.isEmpty()) {
      return 0;
    }
    Condition first = failures.get(0).condition();
    boolean near =
        Guards.isAboutPieces(first)
            || first instanceof SquareCondition.InZone
            || first instanceof Condition.IsSquare;
    return near ? 0 : 1;
  }

  private static int reached(List<FailedTest> failures) {
    return failures.isEmpty() ? Integer.MAX_VALUE : failures.get(0).steps();
  }

  private Optional<Way> find(BlockState.Mover mover, List<Entry> entries) {
    MoveGraph graph = game.graph(mover.piece());
    NearWalk walk = new NearWalk(game, questions, scene, mover);
    PriorityQueue<Open> open = new PriorityQueue<>(NEAREST);
    int order = 0;
    for (Entry entry : entries) {
      open.add(Open.of(new BlockWalk.Here(entry.node(), new BlockState(mover)), 0, order++, null));
    }
    Set<List<Object>> seen = new HashSet<>();
    Map<List<Object>, List<Open>> again = new HashMap<>();
    List<Open> found = new ArrayList<>();
    try {
      while (!open.isEmpty()) {
        Open next = open.poll();
        if (!found.isEmpty() && next.failures().size() > found.get(0).failures().size()) {
          break;
        }
        if (!seen.add(next.state())) {
          again.computeIfAbsent(next.state(), unused -> new ArrayList<>()).add(next);
          continue;
        }
        questions.worked(1);
        walk.at(next.steps());
        if (emits(graph, walk, next)) {
          Optional<FailedTest> lacking = walk.lacking();
          if (lacking.isPresent() && !next.failures().contains(lacking.get())) {
            open.add(next.with(lacking.get()));
          } else {
            found.add(next);
          }
          continue;
        }
        for (BlockWalk.Here here : walk.after(next.here(), graph)) {
          open.add(Open.of(here, next.steps() + 1, order++, next));
        }
      }
    } catch (WalkTooLong tooTangled) {
      gaveUp = true;
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(way(graph, found, again));
  }

  /** Whether a node emits the wanted part; the track that led there is left as it is. */
  private boolean emits(MoveGraph graph, NearWalk walk, Open open) {
    if (!(graph.node(open.here().node()) instanceof Node.Emit emit)) {
      return false;
    }
    walk.emitted().clear();
    walk.after(new BlockWalk.Here(open.here().node(), open.here().track().copy()), graph);
    if (!walk.emitted().isEmpty()) {
      rules.add(emit.origin());
    }
    return walk.emitted().stream().anyMatch(part -> wanted.test(move(part)));
  }

  private static Move move(List<SceneChange> part) {
    return Move.of(
        part.stream()
            .sorted(Comparator.comparing(SceneChange::kind))
            .mapToInt(SceneChange::word)
            .toArray());
  }

  private Way way(MoveGraph graph, List<Open> found, Map<List<Object>, List<Open>> again) {
    // That a piece stands there, who wants to capture it knows: what else is missing says more.
    Open best = found.stream().filter(open -> !isAboutGoal(open)).findFirst().orElse(found.get(0));
    Set<FailedTest> instead = new LinkedHashSet<>();
    found.forEach(other -> other.failures().stream().findFirst().ifPresent(instead::add));
    // Ways that met on the way of one that met this one are as good.
    Deque<Open> met = new ArrayDeque<>(List.of(best));
    while (!met.isEmpty()) {
      for (Open step = met.poll(); step != null; step = step.before()) {
        int failures = step.failures().size();
        List<Open> others = Optional.ofNullable(again.remove(step.state())).orElse(List.of());
        others.stream()
            .filter(other -> failures > 0 && other.failures().size() == failures)
            .forEach(
                other -> {
                  instead.add(other.failures().get(0));
                  met.add(other);
                });
      }
    }
    Node.Emit emit = (Node.Emit) graph.node(best.here().node());
    Deque<Origin> path = new ArrayDeque<>();
    for (Open step = best; step != null; step = step.before()) {
      NodeOrigin.of(graph.node(step.here().node())).ifPresent(path::addFirst);
    }
    return new Way(best.failures(), emit.origin(), List.copyOf(instead), List.copyOf(path));
  }

  /** Whether the first test that fails asks for something else than the piece where it arrives. */
  private boolean isAboutGoal(Open open) {
    int goal = open.here().track().arrival();
    return goal >= 0
        && scene.pieces[goal] != Contents.EMPTY
        && open.failures().stream()
            .limit(1)
            .filter(first -> Guards.isAboutPieces(first.condition()))
            .anyMatch(first -> first.squares().equals(List.of(goal)));
  }

  /**
   * What may stand on the square that a test asks about for the answer to be as wanted; nothing
   * when the test is not about what stands somewhere.
   */
  public Optional<BitSet> open(FailedTest failure, int player) {
    Predicate<Integer> fits;
    if (failure.condition() instanceof SquareCondition.Empty) {
      fits = piece -> piece == Contents.EMPTY;
    } else if (failure.condition() instanceof SquareCondition.PieceOn it) {
      fits = piece -> game.passes(it.filter(), piece, player);
    } else {
      return Optional.empty();
    }
    BitSet open = new BitSet();
    for (int piece = 0; piece < game.contents.size(); piece++) {
      open.set(piece, fits.test(piece) == failure.wanted());
    }
    return Optional.of(open);
  }

  /** The squares of a player's zone, ascending. */
  public List<Integer> zone(String name, int player) {
    return game.view(player).zone(name).stream().sorted().toList();
  }

  /** The players a side means, seen by a player. */
  public List<Integer> side(Side side, int player) {
    return game.side(side, player);
  }
}
