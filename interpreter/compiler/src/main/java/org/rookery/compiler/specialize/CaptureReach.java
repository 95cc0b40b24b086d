package org.rookery.compiler.specialize;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.program.Contents;
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
  private static final Register[] KEPT = {
    Register.CURSOR, Register.MARK, Register.FROM, Register.TO
  };

  private final ConditionContext questions;
  private final Situation situation;
  private final Topology topology;
  private final Map<Integer, Registers> known = new HashMap<>();
  private final Deque<Integer> changed = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();
  private final BitSet captured = new BitSet();
  private final Map<Integer, Images> images = new HashMap<>();

  // The node that is left now.
  private int number;
  private Registers now = new Registers();

  /** Where the registers may point at a node. */
  private static final class Registers {
    final BitSet[] squares = {new BitSet(), new BitSet(), new BitSet(), new BitSet()};

    /** Whether {@code to} may be unset, so that the cursor stands for it. */
    boolean unset;

    /** Adds what other registers may be; whether that is more. */
    boolean add(Registers more) {
      boolean grows = more.unset && !unset;
      unset |= more.unset;
      for (int i = 0; i < squares.length; i++) {
        int before = squares[i].cardinality();
        squares[i].or(more.squares[i]);
        grows |= squares[i].cardinality() > before;
      }
      return grows;
    }

    Registers with(Register register, BitSet there) {
      Registers copy = new Registers();
      copy.unset = unset && register != Register.TO;
      for (Register kept : KEPT) {
        copy.squares[index(kept)] = kept == register ? there : of(kept);
      }
      return copy;
    }

    BitSet of(Register register) {
      return squares[index(register)];
    }

    private static int index(Register register) {
      return switch (register) {
        case CURSOR -> 0;
        case MARK -> 1;
        case FROM -> 2;
        case TO -> 3;
        case START, LAST_FROM, LAST_TO -> throw new IllegalArgumentException("never changes");
      };
    }
  }

  /**
   * What became of the squares the cursor was on at a node, each looked at once however often the
   * node is come to.
   */
  private static final class Images {
    final BitSet yes = new BitSet();
    final BitSet no = new BitSet();
    private final BitSet seen = new BitSet();

    /** Those of the squares that were not looked at before. */
    BitSet fresh(BitSet squares) {
      BitSet fresh = (BitSet) squares.clone();
      fresh.andNot(seen);
      seen.or(fresh);
      return fresh;
    }
  }

  private CaptureReach(ConditionContext questions, Situation situation) {
    this.questions = questions;
    this.situation = situation;
    this.topology = questions.board().topology();
  }

  /** The squares that the blocks of these entries may capture on. */
  static BitSet of(
      ConditionContext questions, MoveGraph graph, List<Entry> entries, Situation situation) {
    CaptureReach reach = new CaptureReach(questions, situation);
    Registers begin = new Registers();
    begin.unset = true;
    for (Register register : List.of(Register.CURSOR, Register.MARK, Register.FROM)) {
      begin.of(register).set(situation.start());
    }
    entries.forEach(entry -> reach.go(entry.node(), begin));
    while (!reach.changed.isEmpty()) {
      reach.number = reach.changed.remove();
      reach.waiting.clear(reach.number);
      reach.now = reach.at(reach.number);
      graph.node(reach.number).match(reach);
    }
    return reach.captured;
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
              BitSet reached = of(questions, graph, graph.moves(), there);
              reached.clear(square);
              return reached.isEmpty();
            });
  }

  private Registers at(int node) {
    return known.computeIfAbsent(node, n -> new Registers());
  }

  /** A way leads to a node, with these registers; whether that is news. */
  private boolean go(int node, Registers registers) {
    boolean isNews = at(node).add(registers);
    if (isNews && !waiting.get(node)) {
      waiting.set(node);
      changed.add(node);
    }
    return isNews;
  }

  private BitSet all() {
    BitSet all = new BitSet();
    all.set(0, topology.size());
    return all;
  }

  private BitSet arrivals() {
    BitSet arrivals = (BitSet) now.of(Register.TO).clone();
    if (now.unset) {
      arrivals.or(now.of(Register.CURSOR));
    }
    return arrivals;
  }

  private BitSet squares(Place place) {
    if (place instanceof Place.Of of) {
      return switch (of.register()) {
        case CURSOR, MARK, FROM -> now.of(of.register());
        case TO -> arrivals();
        case START -> only(situation.start());
        case LAST_FROM, LAST_TO -> all();
      };
    }
    BitSet squares = new BitSet();
    now.of(Register.CURSOR).stream()
        .map(cursor -> questions.square(place, standing(cursor)))
        .filter(square -> square != Topology.NOWHERE)
        .forEach(squares::set);
    return squares;
  }

  private static BitSet only(int square) {
    BitSet only = new BitSet();
    if (square != Topology.NOWHERE) {
      only.set(square);
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
    BitSet fresh = its.fresh(now.of(Register.CURSOR));
    for (int s = fresh.nextSetBit(0); s >= 0; s = fresh.nextSetBit(s + 1)) {
      int square = questions.geometry().step(s, node.direction(), situation.player());
      if (square != Topology.NOWHERE) {
        its.yes.set(square);
      }
    }
    return branch(node.next(), its.yes);
  }

  @Override
  public Boolean set(Node.Set node) {
    BitSet squares = squares(node.place());
    return !squares.isEmpty() && go(node.next(), now.with(node.register(), squares));
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
    BitSet fresh = its.fresh(now.of(Register.CURSOR));
    for (int s = fresh.nextSetBit(0); s >= 0; s = fresh.nextSetBit(s + 1)) {
      Test test = questions.ask(condition, standing(s));
      boolean isKnown = test instanceof Test.Constant;
      boolean holds = test instanceof Test.Constant constant && constant.value();
      its.yes.set(s, !isKnown || holds);
      its.no.set(s, !isKnown || !holds);
    }
    return branch(node.then(), its.yes) | branch(node.otherwise(), its.no);
  }

  private Images images() {
    return images.computeIfAbsent(number, n -> new Images());
  }

  private static boolean isByCursor(Place place) {
    return !(place instanceof Place.Of);
  }

  private boolean branch(int node, BitSet cursors) {
    return !cursors.isEmpty() && go(node, now.with(Register.CURSOR, cursors));
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
      captured.or(squares(capture.place()));
    } else if (node.effect() instanceof Effect.Create create) {
      captured.or(squares(create.place()));
    } else if (node.effect() instanceof Effect.CapturePasser) {
      captured.or(all());
    }
    return go(node.next(), now);
  }

  @Override
  public Boolean leg(Node.Leg node) {
    captured.or(arrivals());
    return go(node.next(), afresh(now.of(Register.CURSOR)));
  }

  @Override
  public Boolean emit(Node.Emit node) {
    captured.or(arrivals());
    return go(node.next(), afresh(only(situation.start())));
  }

  @Override
  public Boolean reset(Node.Reset node) {
    return go(node.next(), afresh(only(situation.start())));
  }

  /** The registers of a new leg from there. */
  private Registers afresh(BitSet from) {
    Registers registers = now.with(Register.FROM, from).with(Register.TO, new BitSet());
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
