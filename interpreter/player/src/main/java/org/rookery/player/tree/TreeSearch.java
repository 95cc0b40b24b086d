package org.rookery.player.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.Budget;
import org.rookery.player.search.Limits;
import org.rookery.player.search.Score;
import org.rookery.player.search.Thought;
import org.rookery.player.value.Evaluation;

/**
 * Monte Carlo tree search for any number of players and for chance: every player goes where he has
 * fared best so far, or where little has been tried.
 *
 * <p>The same seed, position and number of nodes give the same result. It belongs to one thread.
 */
public final class TreeSearch {
  private static final double CURIOSITY = 0.8;
  private static final double SCALE = 250;
  private static final int PLAYOUT = 6;
  private static final int DEEPEST = 200;
  private static final int TOLD_EVERY = 4000;

  private final GameEngine engine;
  private final Evaluation evaluation;
  private final int players;
  private final int[] rivals;
  private final MoveBuffer buffer = new MoveBuffer();
  private final long seed;

  /** A search in an engine's game by numbers drawn from {@code seed}. */
  public TreeSearch(GameEngine engine, Evaluation evaluation, long seed) {
    this.engine = engine;
    this.evaluation = evaluation;
    players = engine.program().players().size();
    rivals = evaluation.rivals().players();
    this.seed = seed;
  }

  /**
   * Thinks about a position, which is as it was when this returns.
   *
   * @param moves the turns to choose from
   * @param lines how many of the best turns to tell of
   * @param stop asked now and then whether to stop
   * @param heard is given what has been found so far, the best turn first
   * @return the best turns, best first
   */
  public List<Thought> think(
      Position position,
      List<Move> moves,
      Limits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    Budget budget = new Budget(limits, stop);
    SplitMix64 random = new SplitMix64(seed ^ position.hash());
    boolean chance = engine.program().playsAtRandom(position.mover());
    Node root = new Node(players, position.mover(), chance, List.copyOf(moves), null);
    long told = 0;
    while (!budget.isSpent() && !moves.isEmpty() && root.winning < 0) {
      descend(root, position, budget, random);
      if (budget.nodes() - told >= TOLD_EVERY) {
        told = budget.nodes();
        heard.accept(thoughts(root, lines, budget));
      }
    }
    List<Thought> found = thoughts(root, lines, budget);
    heard.accept(found);
    return found;
  }

  /** Goes down the tree to a position it has not seen, and remembers how that turned out. */
  private void descend(Node root, Position position, Budget budget, SplitMix64 random) {
    List<Node> path = new ArrayList<>();
    Node node = root;
    path.add(node);
    int made = 0;
    double[] values = null;
    while (values == null) {
      if (node.result != null) {
        values = node.result;
      } else if (made >= DEEPEST) {
        values = judged(position);
      } else {
        int choice = choose(node, random);
        position.make(node.moves.get(choice));
        made++;
        budget.goesOn();
        Node child = node.children[choice];
        if (child == null) {
          child = grown(position);
          node.children[choice] = child;
          values = child.result == null ? playedOut(position, budget, random) : child.result;
          if (!node.chance && child.result != null && child.result[node.mover] == 1) {
            node.winning = choice;
          }
        }
        node = child;
        path.add(node);
      }
    }
    while (made-- > 0) {
      position.unmake();
    }
    for (Node seen : path) {
      seen.add(values);
    }
  }

  private int choose(Node node, SplitMix64 random) {
    if (node.winning >= 0) {
      return node.winning;
    }
    int size = node.moves.size();
    if (node.chance) {
      return random.below(size);
    }
    int best = 0;
    double most = -1;
    double log = Math.log(node.visits + 1.0);
    for (int i = 0; i < size; i++) {
      Node child = node.children[i];
      double value =
          child == null
              ? 100 + random.fraction()
              : child.mean(node.mover) + CURIOSITY * Math.sqrt(log / (child.visits + 1));
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  private Node grown(Position position) {
    List<Move> moves = engine.generator().legalMoves(position);
    boolean over = moves.isEmpty() || engine.adjudicator().isOverWithTurns(position);
    boolean chance = engine.program().playsAtRandom(position.mover());
    return new Node(
        players,
        position.mover(),
        chance,
        over ? List.of() : moves,
        over ? result(position) : null);
  }

  private double[] result(Position position) {
    Outcome outcome = engine.adjudicator().outcome(position);
    double[] values = new double[players];
    if (outcome instanceof Outcome.Win win) {
      values[win.player()] = 1;
    } else if (outcome instanceof Outcome.Draw) {
      for (int rival : rivals) {
        values[rival] = 1.0 / rivals.length;
      }
    }
    return values;
  }

  /** Makes a few turns at random, and judges what they lead to. */
  private double[] playedOut(Position position, Budget budget, SplitMix64 random) {
    int made = 0;
    double[] values = null;
    while (made < PLAYOUT && values == null) {
      buffer.clear();
      engine.generator().legalMoves(position, buffer);
      if (buffer.size() == 0 || engine.adjudicator().isOverWithTurns(position)) {
        values = result(position);
      } else {
        buffer.make(position, random.below(buffer.size()));
        budget.goesOn();
        made++;
      }
    }
    if (values == null) {
      values = judged(position);
    }
    while (made-- > 0) {
      position.unmake();
    }
    return values;
  }

  /** How near each rival seems to a win: 0 to 1, and 1 in all. */
  private double[] judged(Position position) {
    double[] shares = evaluation.shares(position);
    double[] values = new double[players];
    double most = IntStream.of(rivals).mapToDouble(rival -> shares[rival]).max().orElse(0);
    double sum = 0;
    for (int rival : rivals) {
      values[rival] = Math.exp((shares[rival] - most) / SCALE);
      sum += values[rival];
    }
    for (int rival : rivals) {
      values[rival] /= sum;
    }
    return values;
  }

  private List<Thought> thoughts(Node root, int lines, Budget budget) {
    return IntStream.range(0, root.moves.size())
        .boxed()
        .sorted(
            Comparator.<Integer>comparingInt(i -> i == root.winning ? -1 : 0)
                .thenComparingInt(i -> -visits(root, i)))
        .limit(lines)
        .map(i -> thought(root, i, budget))
        .toList();
  }

  private static int visits(Node node, int child) {
    Node below = node.children[child];
    return below == null ? 0 : below.visits;
  }

  private Thought thought(Node root, int choice, Budget budget) {
    List<Move> line = new ArrayList<>();
    Node node = root;
    int next = choice;
    while (next >= 0) {
      line.add(node.moves.get(next));
      Node child = node.children[next];
      next = -1;
      if (child != null && !child.chance && child.visits > 1) {
        node = child;
        Node here = child;
        next =
            IntStream.range(0, here.moves.size())
                .boxed()
                .max(Comparator.comparingInt(i -> visits(here, i)))
                .filter(i -> visits(here, i) > 0)
                .orElse(-1);
      }
    }
    Score score =
        choice == root.winning ? new Score(Score.WON - 1) : new Score(value(root, choice));
    return new Thought(line, score, line.size(), budget.nodes(), budget.millis());
  }

  /** A share of wins as hundredths of a man. */
  private int value(Node root, int choice) {
    Node child = root.children[choice];
    if (child == null) {
      return 0;
    }
    double share = Math.max(0.001, Math.min(0.999, child.mean(root.mover)));
    double fair = 1.0 / Math.max(1, rivals.length);
    double odds = Math.log(share / (1 - share)) - Math.log(fair / Math.max(0.001, 1 - fair));
    return (int) Math.round(SCALE * odds);
  }
}
