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
import org.rookery.engine.turn.Draws;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.Score;
import org.rookery.player.search.Search;
import org.rookery.player.search.SearchBudget;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.value.Evaluation;

/**
 * Monte Carlo tree search for any number of players and for chance, with upper confidence bounds
 * (UCT). Proved nodes are not searched again.
 *
 * <p>The same seed, position and number of nodes give the same result. It belongs to one thread.
 */
public final class TreeSearch implements Search {
  /** The constant of exploration, of results from 0 to 1. */
  private static final double EXPLORATION = 0.3;

  /** The same where the evaluation gives every move a prior. */
  private static final double EXPLORATION_WITH_PRIOR = 0.2;

  /** The random part that chooses among moves with equal values. */
  private static final double TIE_BREAK = 1e-6;

  private static final double SCALE = 250;
  private static final int DEPTH_LIMIT = 200;
  private static final int REPORT_INTERVAL = 4000;

  /** Bytes of a move in the tree; {@link #BESIDES} as many more for each node. */
  private static final int PER_TURN = 76;

  private static final int BESIDES = 3;

  private final GameEngine engine;
  private final Evaluation evaluation;
  private final int players;
  private final int[] rivals;

  /** For each player who stands for all who win together: one of them. */
  private final int[] side;

  /** The players of {@link #side} who can win, each once. */
  private final int[] sides;

  private final boolean playsOut;
  private final long capacity;
  private final long seed;
  private final Amaf made = new Amaf();
  private final RandomPlayout playout;

  /** How many turns the tree holds. */
  private long held;

  /** The lowest and the highest evaluation so far. */
  private double worst;

  private double best;

  /**
   * A search in an engine's game.
   *
   * @param playsOut whether positions are judged by playing on at random to the end, since they
   *     look all alike
   * @param megabytes how much the tree may take; when that is full, it grows no more, and what lies
   *     beyond is looked at without being remembered
   * @param seed of what is left to chance
   */
  public TreeSearch(
      GameEngine engine, Evaluation evaluation, boolean playsOut, int megabytes, long seed) {
    this.engine = engine;
    this.evaluation = evaluation;
    players = engine.program().players().size();
    rivals = evaluation.rivals().players();
    side = IntStream.range(0, players).map(p -> engine.program().teamOf(p).get(0)).toArray();
    sides = IntStream.of(rivals).map(rival -> side[rival]).distinct().toArray();
    playout = new RandomPlayout(engine, side, made);
    this.playsOut = playsOut;
    capacity = ((long) megabytes << 20) / PER_TURN;
    this.seed = seed;
  }

  /**
   * Thinks about a position, which is as it was when this returns.
   *
   * @param moves the turns to choose from
   * @param lines how many of the best turns to tell of
   * @param stop asked now and then whether to stop
   * @param amafVisits is given what has been found so far, the best turn first
   * @return the best turns, best first
   */
  @Override
  public List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> amafVisits) {
    SearchBudget budget = new SearchBudget(limits.ofTree(), stop);
    SplitMix64 random = new SplitMix64(seed ^ position.hash());
    worst = playsOut ? 0 : 1;
    best = playsOut ? 1 : 0;
    held = 0;
    TreeNode root = grown(position, List.copyOf(moves), budget);
    long told = 0;
    while (!budget.isSpent() && !moves.isEmpty() && root.winner == TreeNode.NO_PLAYER) {
      descend(root, position, budget, random);
      if (budget.nodes() - told >= REPORT_INTERVAL) {
        told = budget.nodes();
        amafVisits.accept(thoughts(root, lines, budget));
      }
    }
    List<Thought> found = thoughts(root, lines, budget);
    amafVisits.accept(found);
    return found;
  }

  @Override
  public void forget() {
    // A tree is grown anew for each thought.
  }

  /** Goes down the tree to a position it has not seen, and remembers how that turned out. */
  private void descend(TreeNode root, Position position, SearchBudget budget, SplitMix64 random) {
    List<TreeNode> path = new ArrayList<>();
    TreeNode node = root;
    path.add(node);
    made.clear();
    double[] values = null;
    while (values == null) {
      if (node.result != null) {
        values = node.result;
      } else if (path.size() > DEPTH_LIMIT) {
        values = judged(position);
      } else {
        int choice = choose(node, position, random);
        made.add(node.mover, node.moves.get(choice).hashCode());
        position.make(node.moves.get(choice));
        budget.count();
        TreeNode child = node.children[choice];
        if (child == null) {
          child = grown(position, budget);
          if (held < capacity) {
            node.children[choice] = child;
            held += child.moves.size() + BESIDES;
          }
          values = child.result == null ? leaf(position, budget, random) : child.result;
        }
        node = child;
        path.add(node);
      }
    }
    for (int down = path.size(); down > 1; down--) {
      position.unmake();
    }
    remember(path, values);
    if (playsOut) {
      made.count(path, values);
    }
  }

  private static void remember(List<TreeNode> path, double[] values) {
    boolean settled = true;
    for (int i = path.size() - 1; i >= 0; i--) {
      TreeNode seen = path.get(i);
      seen.add(values);
      if (settled) {
        seen.settle();
        settled = seen.winner != TreeNode.NO_PLAYER;
      }
    }
  }

  private int choose(TreeNode node, Position position, SplitMix64 random) {
    int size = node.moves.size();
    if (node.chance) {
      return Draws.choose(engine.program(), position, node.moves, random::below);
    }
    int chosen = 0;
    double most = Double.NEGATIVE_INFINITY;
    double log = Math.log(node.visits + 1.0);
    double shift = playsOut ? 0 : node.shift();
    double exploration = playsOut ? EXPLORATION : EXPLORATION_WITH_PRIOR;
    for (int i = 0; i < size; i++) {
      TreeNode child = node.children[i];
      int visits = child == null ? 0 : child.visits;
      double sum = exploration * Math.sqrt(log / (visits + 1));
      if (!playsOut) {
        sum += share(node.estimate(i, shift));
      } else if (node.isKnown(i)) {
        sum += share(node.amafMean(i)) + TIE_BREAK * random.fraction();
      } else {
        sum = 100 + random.fraction();
      }
      if (child != null && child.winner != TreeNode.NO_PLAYER) {
        // A proved child teaches nothing; but a player who must lose may still choose how.
        sum -= child.winner == node.mover ? 0 : 1000;
      }
      if (sum > most) {
        most = sum;
        chosen = i;
      }
    }
    return chosen;
  }

  /** Where a value lies between the worst and the best judged: 0 to 1; ends may lie beyond. */
  private double share(double value) {
    return best > worst ? (value - worst) / (best - worst) : value;
  }

  private TreeNode grown(Position position, SearchBudget budget) {
    List<Move> moves = engine.generator().legalMoves(position);
    if (moves.isEmpty() || engine.adjudicator().isOverWithTurns(position)) {
      return new TreeNode(players, side[position.mover()], false, List.of(), result(position));
    }
    return grown(position, moves, budget);
  }

  private TreeNode grown(Position position, List<Move> moves, SearchBudget budget) {
    boolean chance = engine.program().playsAtRandom(position.mover());
    TreeNode node = new TreeNode(players, side[position.mover()], chance, moves, null);
    for (int i = 0; i < moves.size() && !playsOut && !chance; i++) {
      position.make(moves.get(i));
      budget.count();
      node.prior[i] = judged(position)[node.mover];
      position.unmake();
    }
    return node;
  }

  private double[] result(Position position) {
    Outcome outcome = engine.adjudicator().outcome(position);
    double[] values = new double[players];
    if (outcome instanceof Outcome.Win win) {
      values[side[win.player()]] = 1;
    } else if (outcome instanceof Outcome.Draw) {
      for (int one : sides) {
        values[one] = 1.0 / sides.length;
      }
    }
    return values;
  }

  private double[] leaf(Position position, SearchBudget budget, SplitMix64 random) {
    if (playsOut) {
      return playedOut(position, budget, random);
    }
    double[] values = judged(position);
    for (int one : sides) {
      worst = Math.min(worst, values[one]);
      best = Math.max(best, values[one]);
    }
    return values;
  }

  /** What comes of moves at random. */
  private double[] playedOut(Position position, SearchBudget budget, SplitMix64 random) {
    int plies = playout.run(position, budget, random);
    double[] values = plies < RandomPlayout.MOST ? result(position) : judged(position);
    while (plies-- > 0) {
      position.unmake();
    }
    return values;
  }

  /** How near each rival seems to a win: 0 to 1, and 1 in all. */
  private double[] judged(Position position) {
    double[] values = new double[players];
    if (rivals.length == 2) {
      double first = 1 / (1 + Math.exp(-evaluation.score(position) / SCALE));
      for (int rival : rivals) {
        values[rival] = evaluation.rivals().sign(rival) > 0 ? first : 1 - first;
      }
      return values;
    }
    double[] shares = evaluation.shares(position);
    double most = IntStream.of(rivals).mapToDouble(rival -> shares[rival]).max().orElse(0);
    double sum = 0;
    for (int rival : rivals) {
      double near = Math.exp((shares[rival] - most) / SCALE);
      values[side[rival]] += near;
      sum += near;
    }
    for (int one : sides) {
      values[one] /= sum;
    }
    return values;
  }

  private List<Thought> thoughts(TreeNode root, int lines, SearchBudget budget) {
    double shift = playsOut ? 0 : root.shift();
    List<Thought> found =
        IntStream.range(0, root.moves.size())
            .boxed()
            .sorted(
                Comparator.<Integer>comparingInt(i -> -certainty(root, i))
                    .thenComparingDouble(
                        i -> playsOut ? -visits(root, i) : -root.estimate(i, shift)))
            .limit(lines)
            .map(i -> thought(root, i, budget))
            .toList();
    return descending(found);
  }

  /**
   * What was tried less may look better than it is: no turn is said to be better than one before.
   */
  private static List<Thought> descending(List<Thought> found) {
    List<Thought> told = new ArrayList<>();
    int most = Score.WON;
    for (Thought one : found) {
      most = Math.min(most, one.score().value());
      told.add(new Thought(one.line(), new Score(most), one.depth(), one.nodes(), one.millis()));
    }
    return told;
  }

  /** 1 for a turn that wins for sure, -1 for one that makes another win. */
  private static int certainty(TreeNode node, int choice) {
    TreeNode child = node.children[choice];
    if (child == null || child.winner == TreeNode.NO_PLAYER) {
      return 0;
    }
    return child.winner == node.mover ? 1 : -1;
  }

  private static int visits(TreeNode node, int child) {
    TreeNode below = node.children[child];
    return below == null ? 0 : below.visits;
  }

  private Thought thought(TreeNode root, int choice, SearchBudget budget) {
    List<Move> line = new ArrayList<>();
    TreeNode node = root;
    int next = choice;
    while (next >= 0) {
      line.add(node.moves.get(next));
      TreeNode child = node.children[next];
      next = -1;
      if (child != null && !child.chance && child.visits > 1) {
        node = child;
        TreeNode here = child;
        next =
            IntStream.range(0, here.moves.size())
                .boxed()
                .max(Comparator.comparingInt(i -> visits(here, i)))
                .filter(i -> visits(here, i) > 0)
                .orElse(-1);
      }
    }
    int sure = certainty(root, choice);
    int value = sure == 0 ? value(root, choice) : sure * (Score.WON - line.size());
    Score score = new Score(value);
    return new Thought(line, score, line.size(), budget.nodes(), budget.millis());
  }

  /** A share of wins as hundredths of a piece. */
  private int value(TreeNode root, int choice) {
    TreeNode child = root.children[choice];
    if (child == null) {
      return 0;
    }
    double share = Math.max(0.001, Math.min(0.999, child.mean(root.mover)));
    double fair = 1.0 / Math.max(1, sides.length);
    double odds = Math.log(share / (1 - share)) - Math.log(fair / Math.max(0.001, 1 - fair));
    return (int) Math.round(SCALE * odds);
  }
}
