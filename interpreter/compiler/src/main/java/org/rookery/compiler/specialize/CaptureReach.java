package org.rookery.compiler.specialize;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.program.LazyRules.Reach;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * The squares on which a piece's blocks could capture, whatever stands where; maybe more, never
 * fewer.
 *
 * <p>For each node it finds where each register may point, one without regard to the others, and
 * lets nearly every test go both ways: a data-flow analysis to a fixed point. It does so for 64
 * squares where the piece may stand at once, one bit each, since the ways from all of them lead
 * through the same nodes. That takes a moment where unrolling takes long. Each case tells whether
 * anything new was found behind its node.
 */
final class CaptureReach implements Node.Cases<Boolean> {
  /** How many squares where the piece may stand are examined together. */
  static final int TOGETHER = Long.SIZE;

  private final ConditionContext questions;
  private final Topology topology;
  private final int content;
  private final int player;
  private final int first;
  private final int squares;
  private final @Nullable ReachRegisters[] known;
  private final @Nullable Images[] images;
  private final Deque<Integer> changed = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();

  /** For each square the pieces that may capture there, and that may arrive there. */
  private final long[] captured;

  private final long[] arrived;
  private long capturePassers;
  private long pass;

  // The node that is left now.
  private int number;
  private ReachRegisters now;

  /** What a node does with a cursor on each square, each looked at once. */
  private final class Images {
    private final BitSet seen = new BitSet();
    private final int[] yes = new int[squares];
    private final int[] no = new int[squares];
  }

  private CaptureReach(ConditionContext questions, MoveGraph graph, int content, int first) {
    this.questions = questions;
    this.topology = questions.board().topology();
    this.content = content;
    this.player = questions.names().contents.owner(content);
    this.first = first;
    squares = topology.size();
    known = new ReachRegisters[graph.nodes().size()];
    images = new Images[known.length];
    captured = new long[squares];
    arrived = new long[squares];
    now = new ReachRegisters(squares);
  }

  /**
   * What the blocks of these entries may do, for a piece on square {@code first} and on each of the
   * 63 after it, as far as the board has them.
   */
  static Reach[] of(
      ConditionContext questions, MoveGraph graph, List<Entry> entries, int content, int first) {
    CaptureReach reach = new CaptureReach(questions, graph, content, first);
    reach.begin(entries);
    while (!reach.changed.isEmpty()) {
      reach.number = reach.changed.remove();
      reach.waiting.clear(reach.number);
      reach.now = reach.at(reach.number);
      graph.node(reach.number).match(reach);
    }
    return reach.found();
  }

  private void begin(List<Entry> entries) {
    ReachRegisters begin = new ReachRegisters(squares);
    for (int i = 0; i < TOGETHER && first + i < squares; i++) {
      begin.begin(first + i, 1L << i);
    }
    entries.forEach(entry -> go(entry.node(), begin));
  }

  private Reach[] found() {
    Reach[] found = new Reach[Math.min(TOGETHER, squares - first)];
    for (int i = 0; i < found.length; i++) {
      found[i] =
          new Reach(
              squares(captured, i),
              squares(arrived, i),
              (capturePassers >>> i & 1) != 0,
              (pass >>> i & 1) != 0);
    }
    return found;
  }

  private static BitSet squares(long[] pieces, int piece) {
    BitSet there = new BitSet(pieces.length);
    for (int square = 0; square < pieces.length; square++) {
      if ((pieces[square] >>> piece & 1) != 0) {
        there.set(square);
      }
    }
    return there;
  }

  private ReachRegisters at(int node) {
    ReachRegisters there = known[node];
    if (there == null) {
      there = new ReachRegisters(squares);
      known[node] = there;
    }
    return there;
  }

  /** A way leads to a node, with these registers; whether that is news. */
  private boolean go(int node, ReachRegisters registers) {
    boolean isNews = at(node).add(registers);
    if (isNews && !waiting.get(node)) {
      waiting.set(node);
      changed.add(node);
    }
    return isNews;
  }

  private long[] arrivals() {
    long[] arrivals = now.of(Register.TO);
    if (now.unset != 0) {
      long[] cursors = now.of(Register.CURSOR);
      for (int i = 0; i < squares; i++) {
        arrivals[i] |= cursors[i] & now.unset;
      }
    }
    return arrivals;
  }

  private void arrive() {
    long[] arrivals = arrivals();
    add(arrivals, captured);
    add(arrivals, arrived);
  }

  private static void add(long[] more, long[] pieces) {
    for (int i = 0; i < more.length; i++) {
      pieces[i] |= more[i];
    }
  }

  private long[] squares(Place place) {
    if (place instanceof Place.Of of) {
      return switch (of.register()) {
        case CURSOR, MARK, FROM -> now.of(of.register());
        case TO -> arrivals();
        case START -> starts();
        case LAST_FROM, LAST_TO -> everywhere();
      };
    }
    long[] there = new long[squares];
    for (int cursor = 0; cursor < squares; cursor++) {
      long pieces = now.at(Register.CURSOR, cursor);
      int square = pieces == 0 ? Topology.NOWHERE : questions.square(place, standing(cursor));
      if (square != Topology.NOWHERE) {
        there[square] |= pieces;
      }
    }
    return there;
  }

  /** Each piece that comes here where it stood. */
  private long[] starts() {
    long[] starts = new long[squares];
    for (long pieces = now.all(); pieces != 0; pieces &= pieces - 1) {
      starts[first + Long.numberOfTrailingZeros(pieces)] = Long.lowestOneBit(pieces);
    }
    return starts;
  }

  /** Each piece that comes here on every square. */
  private long[] everywhere() {
    long[] everywhere = new long[squares];
    Arrays.fill(everywhere, now.all());
    return everywhere;
  }

  /** A site of which nothing but the cursor is asked. */
  private RuleSite standing(int cursor) {
    return new RuleSite(player, content, cursor, cursor, cursor, cursor, RuleSite.UNSET, true);
  }

  @Override
  public Boolean step(Node.Step node) {
    Images its = images();
    long[] there = new long[squares];
    for (int cursor = 0; cursor < squares; cursor++) {
      long pieces = now.at(Register.CURSOR, cursor);
      if (pieces != 0) {
        if (!its.seen.get(cursor)) {
          its.seen.set(cursor);
          its.yes[cursor] = questions.geometry().step(cursor, node.direction(), player);
        }
        if (its.yes[cursor] != Topology.NOWHERE) {
          there[its.yes[cursor]] |= pieces;
        }
      }
    }
    return set(node.next(), Register.CURSOR, there);
  }

  @Override
  public Boolean set(Node.Set node) {
    return set(node.next(), node.register(), squares(node.place()));
  }

  private boolean set(int node, Register register, long[] there) {
    return ReachRegisters.union(there) != 0 && go(node, now.with(register, there));
  }

  /** A question about the board's shape at the cursor is answered; any other may go either way. */
  @Override
  public Boolean test(Node.Test node) {
    Condition condition = node.condition();
    boolean aboutShape =
        condition instanceof Condition.OfShape
            && !(condition instanceof SquareCondition at && !isByCursor(at.place()));
    if (!aboutShape) {
      return go(node.then(), now) | go(node.otherwise(), now);
    }
    Images its = images();
    long[] yes = new long[squares];
    long[] no = new long[squares];
    for (int cursor = 0; cursor < squares; cursor++) {
      long pieces = now.at(Register.CURSOR, cursor);
      if (pieces != 0) {
        if (!its.seen.get(cursor)) {
          its.seen.set(cursor);
          Test test = questions.ask(condition, standing(cursor));
          its.yes[cursor] = test.constant().orElse(true) ? 1 : 0;
          its.no[cursor] = test.constant().orElse(false) ? 0 : 1;
        }
        yes[cursor] = its.yes[cursor] * pieces;
        no[cursor] = its.no[cursor] * pieces;
      }
    }
    return set(node.then(), Register.CURSOR, yes) | set(node.otherwise(), Register.CURSOR, no);
  }

  private Images images() {
    Images its = images[number];
    if (its == null) {
      its = new Images();
      images[number] = its;
    }
    return its;
  }

  private static boolean isByCursor(Place place) {
    return !(place instanceof Place.Of);
  }

  @Override
  public Boolean fork(Node.Fork node) {
    boolean isNews = false;
    for (int next : node.alternatives()) {
      isNews |= go(next, now);
    }
    return isNews;
  }

  @Override
  public Boolean apply(Node.Apply node) {
    Effect effect = node.effect();
    if (effect instanceof Effect.Capture capture) {
      add(squares(capture.place()), captured);
    } else if (effect instanceof Effect.Create create) {
      add(squares(create.place()), captured);
    } else if (effect instanceof Effect.CapturePasser) {
      capturePassers |= now.all();
    } else if (effect instanceof Effect.Pass) {
      pass |= now.all();
    }
    return go(node.next(), now);
  }

  @Override
  public Boolean leg(Node.Leg node) {
    arrive();
    return go(node.next(), now.afresh(now.of(Register.CURSOR)));
  }

  @Override
  public Boolean emit(Node.Emit node) {
    arrive();
    return go(node.next(), now.afresh(starts()));
  }

  @Override
  public Boolean reset(Node.Reset node) {
    return go(node.next(), now.afresh(starts()));
  }

  @Override
  public Boolean flag(Node.Flag node) {
    return go(node.next(), now);
  }

  @Override
  public Boolean count(Node.Count node) {
    return go(node.next(), now);
  }

  @Override
  public Boolean loop(Node.Loop node) {
    return go(node.again(), now) | go(node.done(), now);
  }

  @Override
  public Boolean end(Node.End node) {
    return false;
  }

  /** What pieces may do from each square, found when it is first asked for and kept. */
  static final class Kept {
    private final ConditionContext questions;
    private final int slots;
    private final Map<Integer, Reach[]> known = new ConcurrentHashMap<>();

    Kept(ConditionContext questions) {
      this.questions = questions;
      slots = questions.board().topology().size() / TOGETHER + 1;
    }

    /**
     * What blocks may do, for a piece of {@code content} on a square.
     *
     * @param number the number of these blocks among all that are asked about
     * @param entries the blocks, fetched when they are needed
     */
    Reach of(int number, int square, MoveGraph graph, Supplier<List<Entry>> entries, int content) {
      int slot = square / TOGETHER;
      Reach[] reaches =
          known.computeIfAbsent(
              number * slots + slot,
              unused -> CaptureReach.of(questions, graph, entries.get(), content, slot * TOGETHER));
      return reaches[square % TOGETHER];
    }

    /** The squares from which no rule of a piece leads anywhere, whatever stands on the board. */
    static ConditionContext.DeadEnds deadEnds(ConditionContext questions, List<MoveGraph> graphs) {
      Kept reaches = new Kept(questions);
      return (content, square) -> {
        MoveGraph graph = graphs.get(questions.names().contents.type(content));
        Reach reach = reaches.of(content, square, graph, graph::moves, content);
        return !reach.capturesPassers() && reach.captures().stream().allMatch(to -> to == square);
      };
    }
  }
}
