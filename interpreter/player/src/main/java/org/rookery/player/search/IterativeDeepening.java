package org.rookery.player.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.value.Evaluation;

/**
 * Searches a position ever deeper, until the limits are reached; the best turn of one depth is the
 * first to be tried at the next.
 *
 * <p>With limits of nodes or depth alone the result hangs on nothing but the positions thought
 * about since it was made or {@linkplain #forget made to forget}. It belongs to one thread.
 */
public final class IterativeDeepening implements Search {
  private static final int WINDOW = 40;
  private static final int FIRST_NARROW = 4;

  /** Consecutive depths without a guess before a result is proved: table entries may be guesses. */
  private static final int ENOUGH = 2;

  private final SearchGame scene;
  private final Memory memory;

  /** Whether nothing was guessed in what was found last. */
  private boolean isProved;

  /** A search in an engine's game with a table of so many megabytes. */
  public IterativeDeepening(GameEngine engine, Evaluation evaluation, int megabytes) {
    this(new SearchGame(engine, evaluation), new TranspositionTable(megabytes), engine);
  }

  private IterativeDeepening(SearchGame scene, TranspositionTable table, GameEngine engine) {
    this.scene = scene;
    History history =
        new History(engine.program().contents().size(), engine.program().topology().size());
    memory = new Memory(table, new SearchStack(engine.generator()), history);
  }

  /** A search for another thread, with an engine of its own, that shares this one's table. */
  IterativeDeepening sharing(GameEngine engine) {
    SearchGame own = new SearchGame(engine, scene.evaluation().on(engine));
    return new IterativeDeepening(own, memory.table(), engine);
  }

  @Override
  public void forget() {
    memory.table().clear();
    forgetOwn();
  }

  /** Forgets all but what others may share. */
  void forgetOwn() {
    memory.history().clear();
    memory.plies().forgetKillers();
  }

  /** What was found before may give way in the table. */
  void age() {
    memory.table().grow();
  }

  /**
   * What to think about.
   *
   * @param position it is as it was when the thought is over
   * @param moves the turns to choose from
   * @param lines how many of the best turns to tell of
   * @param helper 0 for the main search, else a number from 1 up: helpers leave out depths
   */
  record Task(Position position, List<Move> moves, SearchLimits limits, int lines, int helper) {
    /** Whether this helper leaves a depth to others: blocks of depths, shifted for each of them. */
    boolean leavesOut(int depth) {
      int block = 1;
      int number = helper - 1;
      while (number >= 2 * block) {
        number -= 2 * block;
        block++;
      }
      return helper > 0 && (depth + number) / block % 2 == 1;
    }
  }

  /** A turn at the root, with what has been found about it. */
  private static final class Root {
    private final Move move;
    private int score = -Score.WON;
    private List<Move> line;

    Root(Move move) {
      this.move = move;
      line = List.of(move);
    }
  }

  @Override
  public List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    age();
    return think(
        new Task(position, moves, limits, lines, 0), new SearchBudget(limits, stop), heard);
  }

  /** The same within a budget; {@link #age} comes before it. */
  List<Thought> think(Task task, SearchBudget budget, Consumer<List<Thought>> heard) {
    memory.history().fade();
    memory.plies().forgetKillers();
    Position position = task.position();
    int lines = task.lines();
    List<Root> roots = new ArrayList<>(task.moves().stream().map(Root::new).toList());
    glance(position, budget, roots);
    List<Thought> found = thoughts(roots, lines, 1, budget, List.of());
    if (!roots.isEmpty() && lines == 1 && roots.get(0).score >= Score.PROVEN_WIN) {
      heard.accept(found);
      return found;
    }
    AlphaBeta search = new AlphaBeta(scene, memory, position, budget);
    int proved = 0;
    for (int depth = 1; depth <= task.limits().depth() && !roots.isEmpty(); depth++) {
      if (task.leavesOut(depth)) {
        continue;
      }
      boolean complete = true;
      long guesses = search.guesses();
      for (int rank = 0; rank < Math.min(lines, roots.size()) && complete; rank++) {
        complete = searchFrom(search, position, budget, roots, rank, depth);
      }
      found = thoughts(roots, lines, depth, budget, found);
      if (complete) {
        heard.accept(found);
      }
      proved = search.guesses() == guesses ? proved + 1 : 0;
      isProved = complete && proved >= ENOUGH;
      if (!complete || budget.isNearlySpent() || isProved || isSettled(roots, lines, depth)) {
        break;
      }
    }
    return found;
  }

  /**
   * A turn that is as good as the best one, where that only draws or loses, and after which the
   * rival can go wrong more easily; the best one itself where none is found.
   *
   * @param moves the turns to choose from
   * @param best what was found within the limits, of which it may use what is left
   */
  public Thought tempting(
      Position position,
      List<Move> moves,
      Thought best,
      SearchLimits limits,
      BooleanSupplier stop) {
    SearchLimits left = limits.less(new SearchLimits(best.nodes(), 0, best.millis()));
    boolean even = isProved && best.score().value() == 0;
    if (moves.size() < 2 || left.nodes() <= 0 || !(even || best.score().isLost())) {
      return best;
    }
    SearchBudget budget = new SearchBudget(left, stop);
    AlphaBeta search = new AlphaBeta(scene, memory, position, budget);
    return new SwindleSearch(scene.generator(), search, position, budget).better(moves, best);
  }

  /** Looks once at what each turn leads to: wins on the spot come first, whatever time there is. */
  private void glance(Position position, SearchBudget budget, List<Root> roots) {
    int mover = position.mover();
    for (Root root : roots) {
      if (budget.isSpent()) {
        break;
      }
      position.make(root.move);
      budget.count();
      int score = scene.glance(position, 1);
      root.score = position.mover() == mover ? score : -score;
      position.unmake();
    }
    roots.sort(Comparator.comparingInt((Root root) -> -root.score));
  }

  /** Whether a deeper search would find nothing else. */
  private static boolean isSettled(List<Root> roots, int lines, int depth) {
    int sure = Math.abs(roots.get(0).score);
    return (roots.size() == 1 && lines == 1 && depth >= FIRST_NARROW)
        || (lines == 1 && sure >= Score.PROVEN_WIN && Score.WON - sure <= depth);
  }

  private static List<Thought> thoughts(
      List<Root> roots, int lines, int depth, SearchBudget budget, List<Thought> before) {
    List<Thought> found = new ArrayList<>();
    for (Root root : roots.subList(0, Math.min(lines, roots.size()))) {
      if (root.score > -Score.WON || before.isEmpty()) {
        Score score = new Score(Math.max(root.score, 1 - Score.WON));
        found.add(new Thought(root.line, score, depth, budget.nodes(), budget.millis()));
      }
    }
    return found;
  }

  /** Searches for the best of the turns from {@code rank} on; false when there was no time. */
  private boolean searchFrom(
      AlphaBeta search,
      Position position,
      SearchBudget budget,
      List<Root> roots,
      int rank,
      int depth) {
    int guess = roots.get(rank).score;
    int alpha = -Score.WON;
    int beta = Score.WON;
    if (depth >= FIRST_NARROW && Math.abs(guess) < Score.PROVEN_WIN) {
      alpha = guess - WINDOW;
      beta = guess + WINDOW;
    }
    while (true) {
      int best =
          searchWindow(
              search, position, budget, roots.subList(rank, roots.size()), depth, alpha, beta);
      if (budget.isSpent()) {
        return false;
      }
      if (best <= alpha && alpha > -Score.WON) {
        alpha = -Score.WON;
      } else if (best >= beta && beta < Score.WON) {
        beta = Score.WON;
      } else {
        return true;
      }
    }
  }

  /** Searches the turns; the best one comes first, the others keep their order. */
  private int searchWindow(
      AlphaBeta search,
      Position position,
      SearchBudget budget,
      List<Root> roots,
      int depth,
      int alpha,
      int beta) {
    int best = -Score.WON;
    int low = alpha;
    for (int i = 0; i < roots.size(); i++) {
      Root root = roots.get(i);
      int mover = position.mover();
      position.make(root.move);
      budget.count();
      int score = i == 0 ? low + 1 : search.below(mover, low, low + 1, depth - 1, 1);
      if (score > low) {
        score = search.below(mover, low, beta, depth - 1, 1);
      }
      position.unmake();
      if (budget.isSpent()) {
        return best;
      }
      if (score > best) {
        best = score;
        if (i == 0 || score > low) {
          root.score = score;
          root.line = line(root.move);
          roots.add(0, roots.remove(i));
        }
        low = Math.max(low, score);
      }
      if (score >= beta) {
        break;
      }
    }
    return best;
  }

  private List<Move> line(Move first) {
    List<Move> line = new ArrayList<>();
    line.add(first);
    line.addAll(memory.plies().at(1).line);
    return line;
  }
}
