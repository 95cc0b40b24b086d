package org.rookery.compiler.specialize;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.program.Contents;
import org.rookery.program.LazyRules;
import org.rookery.program.Region;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * The squares on which a piece's blocks could capture, whatever stands where; maybe more, never
 * fewer.
 *
 * <p>For each node it finds where each register may point, one without regard to the others, and
 * lets nearly every test go both ways. That takes a moment where unrolling takes long. Each case
 * tells whether anything new was found behind its node.
 */
final class CaptureReach implements Node.Cases<Boolean> {
  private final ConditionContext questions;
  private final Situation situation;
  private final Topology topology;
  private final int words;
  private final @Nullable ReachRegisters[] known;
  private final @Nullable Images[] images;
  private final Deque<Integer> changed = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();
  private final BitSet captured = new BitSet();
  private final BitSet arrived = new BitSet();

  // The node that is left now.
  private int number;
  private ReachRegisters now;

  /**
   * What became of the squares the cursor was on at a node, each looked at once however often the
   * node is come to.
   */
  private static final class Images {
    final long[] yes;
    final long[] no;
    private final long[] seen;

    Images(int words) {
      yes = new long[words];
      no = new long[words];
      seen = new long[words];
    }

    /** Calls with those of the squares that were not looked at before. */
    void fresh(long[] squares, IntConsumer look) {
      for (int i = 0; i < seen.length; i++) {
        long fresh = squares[i] & ~seen[i];
        seen[i] |= fresh;
        for (; fresh != 0; fresh &= fresh - 1) {
          look.accept((i << 6) + Long.numberOfTrailingZeros(fresh));
        }
      }
    }
  }

  private CaptureReach(ConditionContext questions, MoveGraph graph, Situation situation) {
    this.questions = questions;
    this.situation = situation;
    this.topology = questions.board().topology();
    words = Region.words(topology.size());
    known = new ReachRegisters[graph.nodes().size()];
    images = new Images[known.length];
    now = new ReachRegisters(words);
  }

  /** The squares that the blocks of these entries may capture on, and arrive on. */
  static LazyRules.Reach of(
      ConditionContext questions, MoveGraph graph, List<Entry> entries, Situation situation) {
    CaptureReach reach = new CaptureReach(questions, graph, situation);
    long[] start = reach.only(situation.start());
    ReachRegisters begin = new ReachRegisters(reach.words);
    for (Register register : List.of(Register.CURSOR, Register.MARK, Register.FROM)) {
      begin = begin.with(register, start);
    }
    begin.unset = true;
    for (Entry entry : entries) {
      reach.go(entry.node(), begin);
    }
    while (!reach.changed.isEmpty()) {
      reach.number = reach.changed.remove();
      reach.waiting.clear(reach.number);
      reach.now = reach.at(reach.number);
      graph.node(reach.number).match(reach);
    }
    return new LazyRules.Reach(reach.captured, reach.arrived);
  }

  /**
   * The squares from which no rule of a piece leads anywhere, whatever stands on the board. Each is
   * found once, when it is asked for.
   */
  static ConditionContext.DeadEnds deadEnds(ConditionContext questions, List<MoveGraph> graphs) {
    Contents contents = questions.names().contents;
    int squares = questions.board().topology().size();
    Map<Integer, Boolean> known = new ConcurrentHashMap<>();
    return (man, square) ->
        known.computeIfAbsent(
            man * squares + square,
            unused -> {
              MoveGraph graph = graphs.get(contents.type(man));
              Situation there = new Situation(contents.owner(man), man, square, false);
              BitSet reached = of(questions, graph, graph.moves(), there).captures();
              reached.clear(square);
              return reached.isEmpty();
            });
  }

  private ReachRegisters at(int node) {
    ReachRegisters there = known[node];
    if (there == null) {
      there = new ReachRegisters(words);
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

  private long[] all() {
    long[] all = new long[words];
    for (int square = 0; square < topology.size(); square++) {
      set(all, square);
    }
    return all;
  }

  private static void set(long[] squares, int square) {
    squares[square >>> 6] |= 1L << square;
  }

  private long[] arrivals() {
    long[] arrivals = now.of(Register.TO);
    if (now.unset) {
      long[] cursors = now.of(Register.CURSOR);
      for (int i = 0; i < words; i++) {
        arrivals[i] |= cursors[i];
      }
    }
    return arrivals;
  }

  private void capture(long[] squares) {
    add(squares, captured);
  }

  private void arrive() {
    long[] arrivals = arrivals();
    add(arrivals, captured);
    add(arrivals, arrived);
  }

  private void add(long[] squares, BitSet set) {
    for (int i = 0; i < words; i++) {
      for (long rest = squares[i]; rest != 0; rest &= rest - 1) {
        set.set((i << 6) + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  private long[] squares(Place place) {
    if (place instanceof Place.Of of) {
      return switch (of.register()) {
        case CURSOR, MARK, FROM -> now.of(of.register());
        case TO -> arrivals();
        case START -> only(situation.start());
        case LAST_FROM, LAST_TO -> all();
      };
    }
    long[] squares = new long[words];
    new Images(words)
        .fresh(
            now.of(Register.CURSOR),
            cursor -> {
              int square = questions.square(place, standing(cursor));
              if (square != Topology.NOWHERE) {
                set(squares, square);
              }
            });
    return squares;
  }

  private long[] only(int square) {
    long[] only = new long[words];
    if (square != Topology.NOWHERE) {
      set(only, square);
    }
    return only;
  }

  /** A site of which nothing but the cursor is asked. */
  private RuleSite standing(int cursor) {
    int start = situation.start();
    int content = situation.content();
    boolean stands = !situation.isDrop();
    return new RuleSite(
        situation.player(), content, start, cursor, start, start, RuleSite.UNSET, stands);
  }

  @Override
  public Boolean step(Node.Step node) {
    Images its = images();
    its.fresh(
        now.of(Register.CURSOR),
        s -> {
          int square = questions.geometry().step(s, node.direction(), situation.player());
          if (square != Topology.NOWHERE) {
            set(its.yes, square);
          }
        });
    return branch(node.next(), its.yes);
  }

  @Override
  public Boolean set(Node.Set node) {
    long[] squares = squares(node.place());
    return isAny(squares) && go(node.next(), now.with(node.register(), squares));
  }

  /** A question about the board's shape at the cursor is answered; any other may go either way. */
  @Override
  public Boolean test(Node.Test node) {
    Condition condition = node.condition();
    boolean aboutShape =
        condition instanceof Condition.IsSquare
            || (condition instanceof Condition.InZone zone && isByCursor(zone.place()))
            || (condition instanceof Condition.OnBoard board && isByCursor(board.place()));
    if (!aboutShape) {
      return go(node.then(), now) | go(node.otherwise(), now);
    }
    Images its = images();
    its.fresh(
        now.of(Register.CURSOR),
        s -> {
          Test test = questions.ask(condition, standing(s));
          boolean isKnown = test instanceof Test.Constant;
          boolean holds = test instanceof Test.Constant constant && constant.value();
          if (!isKnown || holds) {
            set(its.yes, s);
          }
          if (!isKnown || !holds) {
            set(its.no, s);
          }
        });
    return branch(node.then(), its.yes) | branch(node.otherwise(), its.no);
  }

  private Images images() {
    Images its = images[number];
    if (its == null) {
      its = new Images(words);
      images[number] = its;
    }
    return its;
  }

  private static boolean isByCursor(Place place) {
    return !(place instanceof Place.Of);
  }

  private static boolean isAny(long[] squares) {
    for (long word : squares) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean branch(int node, long[] cursors) {
    return isAny(cursors) && go(node, now.with(Register.CURSOR, cursors));
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
    if (node.effect() instanceof Effect.Capture capture) {
      capture(squares(capture.place()));
    } else if (node.effect() instanceof Effect.Create create) {
      capture(squares(create.place()));
    } else if (node.effect() instanceof Effect.CapturePasser) {
      capture(all());
    }
    return go(node.next(), now);
  }

  @Override
  public Boolean leg(Node.Leg node) {
    arrive();
    return go(node.next(), afresh(now.of(Register.CURSOR)));
  }

  @Override
  public Boolean emit(Node.Emit node) {
    arrive();
    return go(node.next(), afresh(only(situation.start())));
  }

  @Override
  public Boolean reset(Node.Reset node) {
    return go(node.next(), afresh(only(situation.start())));
  }

  /** The registers of a new leg from there. */
  private ReachRegisters afresh(long[] from) {
    ReachRegisters registers = now.with(Register.FROM, from).with(Register.TO, new long[words]);
    registers.unset = true;
    return registers;
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
}
