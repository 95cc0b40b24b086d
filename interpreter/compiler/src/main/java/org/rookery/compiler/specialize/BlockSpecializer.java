package org.rookery.compiler.specialize;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.Liveness;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.language.source.Origin;
import org.rookery.program.ContentSet;
import org.rookery.program.Edit;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * Unrolls blocks of one piece's graph for one owner and one start square.
 *
 * <p>Each {@link State} reached gets its rules once; a state that is met again leads there. Steps,
 * loops, zone tests and flags leave none.
 */
final class BlockSpecializer implements Node.Cases<State> {
  /**
   * Steps of a page: few, for a game mostly leaves it where a test fails and does not come back.
   */
  private static final int PAGE_STEPS = 16;

  /** States of a page. */
  private static final int PAGE_STATES = 300;

  /** On a page, one path is followed for this many steps before the others are. */
  private static final int STRETCH = 6;

  /** The state of a path that has ended. */
  private static final State OVER = State.initial(-1, Topology.NOWHERE, null);

  private final SharedTests tests;
  private final ConditionContext questions;
  private final MoveGraph graph;
  private final Liveness live;
  private final LocalFlags flags;
  private final OriginTable origins;
  private final Situation situation;
  private final RuleDraft out;
  private final Map<State, Integer> known = new HashMap<>();
  private final Deque<Patch> patches = new ArrayDeque<>();
  private final EffectEdits effects;
  private final Legs legs;
  private final DeadVariableElimination lean;
  private State state;

  // How much is unrolled here, and what becomes of the rest.
  private int mostSteps;
  private int mostStates;
  private LazyUnrolling.@Nullable Elsewhere elsewhere;
  private boolean complete;

  private record Patch(State state, int position) {}

  BlockSpecializer(
      SharedTests tests,
      MoveGraph graph,
      Liveness live,
      OriginTable origins,
      Situation situation,
      RuleDraft out) {
    this.tests = tests;
    this.questions = tests.questions();
    this.graph = graph;
    this.live = live;
    this.flags = new LocalFlags(live, questions.board().topology().size());
    this.origins = origins;
    this.situation = situation;
    this.out = out;
    this.state = State.initial(0, situation.start(), situation.standing(questions));
    this.effects = new EffectEdits(questions, situation);
    this.legs = new Legs(questions, situation);
    this.lean = new DeadVariableElimination(live, flags, situation.isDrop());
  }

  /** The state in which the block that begins at a node begins. */
  State begin(int node) {
    return State.initial(node, situation.start(), situation.standing(questions));
  }

  /**
   * Drafts all of a block; false when it has more than so many steps or states: then what is
   * drafted is void.
   */
  boolean block(State begin, int most) {
    mostSteps = most;
    mostStates = most;
    unroll(begin);
    return complete;
  }

  /** Makes the rules of a block from a state on, as much as fits a page, of all ways alike. */
  LazyUnrolling.Unrolled page(State begin, LazyUnrolling.Elsewhere others) {
    mostSteps = PAGE_STEPS;
    mostStates = PAGE_STATES;
    elsewhere = others;
    unroll(begin);
    List<Integer> starts = new ArrayList<>(out.blocks());
    Map<State, Integer> places = new HashMap<>();
    known.forEach(
        (state, step) -> {
          if (live.isMeeting(state.node())) {
            places.put(state, starts.size());
            starts.add(step);
          }
        });
    RuleBlocks page = new RuleBlocks(BackEdgeRemoval.rules(out, starts));
    return new LazyUnrolling.Unrolled(page, places, out.position(), out.sequels());
  }

  private void unroll(State begin) {
    complete = true;
    out.beginBlock();
    run(begin, RuleDraft.NOWHERE);
    while (!patches.isEmpty()) {
      Patch patch = elsewhere == null ? patches.removeLast() : patches.removeFirst();
      run(lean.of(patch.state()), patch.position());
    }
  }

  /** Has an exit lead to a state in its turn; one that is left open is an end. */
  private void later(State state, int position) {
    if (!isOver(state)) {
      patches.addLast(new Patch(state, position));
    }
  }

  private boolean isOver(State state) {
    return state == OVER || graph.node(state.node()) instanceof Node.End;
  }

  private boolean isElsewhere(State next) {
    return elsewhere != null && live.isMeeting(next.node()) && elsewhere.has(next);
  }

  /** What is left is unrolled elsewhere, or not at all. */
  private void leave(State rest) {
    complete = false;
    if (elsewhere == null) {
      patches.clear();
    } else {
      out.more(elsewhere.sequel(rest));
    }
  }

  /** Drafts a way until it ends or comes to a state met before; {@code exit} leads to it. */
  private void run(State begin, int exit) {
    State current = begin;
    int open = exit;
    int first = out.position();
    while (true) {
      Integer position = known.putIfAbsent(current, out.position());
      if (position != null) {
        out.fill(open != RuleDraft.NOWHERE ? open : out.go(), position);
        return;
      }
      if (open != RuleDraft.NOWHERE) {
        out.fill(open, first);
        open = RuleDraft.NOWHERE;
      }
      boolean isFull = out.blockSize() > mostSteps || known.size() > mostStates;
      if (isFull || isElsewhere(current)) {
        known.remove(current);
        leave(current);
        return;
      }
      if (elsewhere != null && out.position() > first + STRETCH) {
        known.remove(current);
        later(current, out.go());
        return;
      }
      state = current;
      State next = graph.node(current.node()).match(this);
      if (isOver(next)) {
        out.end();
        return;
      }
      current = lean.of(next);
    }
  }

  private RuleSite site() {
    return situation.site(state);
  }

  private int square(Place place) {
    return questions.square(place, site());
  }

  private @Nullable ContentSet fact(int square) {
    return situation.fact(state, square, questions);
  }

  // ---- the cursor

  @Override
  public State step(Node.Step node) {
    int square = questions.geometry().step(state.cursor(), node.direction(), situation.player());
    return square == Topology.NOWHERE
        ? OVER
        : state.withCursor(square, fact(square)).at(node.next());
  }

  @Override
  public State set(Node.Set node) {
    if (node.place().isOfLastMove()) {
      return goLast(node, node.place().equals(new Place.Of(Register.LAST_FROM)));
    }
    int square = square(node.place());
    return square == Topology.NOWHERE ? OVER : pointed(node, square);
  }

  private State pointed(Node.Set node, int square) {
    State next = state.at(node.next());
    return switch (node.register()) {
      case CURSOR -> next.withCursor(square, fact(square));
      case MARK -> next.withMark(square);
      case FROM -> next.withFrom(square);
      case TO -> next.withTo(square, fact(square));
      case START, LAST_FROM, LAST_TO -> next;
    };
  }

  /** A jump to a square known only in the game is a choice among all of them. */
  private State goLast(Node.Set node, boolean from) {
    for (int s = 0; s < questions.board().topology().size(); s++) {
      int target = out.ask(from ? new Test.LastFrom(s) : new Test.LastTo(s), tag(node.origin()));
      later(pointed(node, s), out.go());
      out.fill(target, out.position());
    }
    return OVER;
  }

  // ---- tests

  @Override
  public State test(Node.Test node) {
    Test test = flags.ask(node.condition(), state, this::square);
    if (test == null) {
      test =
          node.condition() instanceof Condition.Captures
              ? legs.captures(site(), state, fact(site().arrival()))
              : tests.ask(node.condition(), site());
    }
    if (test.constant().isPresent()) {
      return state.at(test.constant().get() ? node.then() : node.otherwise());
    }
    if (test instanceof Test.Holds holds) {
      return holds(node, holds);
    }
    Existence existence = Existence.of(test);
    if (existence != null) {
      return exists(node, existence);
    }
    later(state.at(node.otherwise()), out.ask(test, tag(node.origin())));
    return state.at(node.then());
  }

  /**
   * A look at each square of a small area, so that reading the code backwards finds nothing but
   * such looks.
   */
  private State exists(Node.Test node, Existence existence) {
    int found = existence.wanted() ? node.then() : node.otherwise();
    for (int square : existence.squares()) {
      ContentSet before = situation.before(fact(square), questions);
      if (before.without(existence.pieces()).isEmpty()) {
        return state.at(found);
      }
      if (!before.both(existence.pieces()).isEmpty()) {
        int target = out.look(square, existence.pieces(), tag(node.origin()));
        later(state.at(found), out.go());
        out.fill(target, out.position());
      }
    }
    return state.at(existence.wanted() ? node.otherwise() : node.then());
  }

  private State holds(Node.Test node, Test.Holds test) {
    ContentSet before = situation.before(fact(test.square()), questions);
    ContentSet yes = before.both(test.contents());
    ContentSet no = before.without(test.contents());
    if (no.isEmpty()) {
      return state.at(node.then());
    }
    if (yes.isEmpty()) {
      return state.at(node.otherwise());
    }
    int target = out.look(test.square(), test.contents(), tag(node.origin()));
    later(state.knowing(test.square(), no).at(node.otherwise()), target);
    return state.knowing(test.square(), yes).at(node.then());
  }

  @Override
  public State fork(Node.Fork node) {
    List<Integer> ways = node.alternatives();
    for (int i = ways.size() - 1; i > 0; i--) {
      later(state.at(ways.get(i)), out.fork());
    }
    return ways.isEmpty() ? OVER : state.at(ways.get(0));
  }

  // ---- effects and emissions

  @Override
  public State apply(Node.Apply node) {
    EffectEdits.Written written = effects.edit(node.effect(), site(), this::fact);
    for (int word : written.words()) {
      out.collect(word, tag(node.origin()));
    }
    if (written.words().length == 0) {
      return state.at(node.next());
    }
    return state.withPending(written.captures()).at(node.next());
  }

  @Override
  public State leg(Node.Leg node) {
    RuleSite site = site();
    int word = legs.word(site, state, false);
    if (word != Legs.NONE) {
      out.collect(word, tag(node.origin()));
    }
    int arrival = word != Legs.NONE || situation.isDrop() ? site.arrival() : RuleSite.UNSET;
    return state.afterLeg(word != Legs.NONE, arrival).at(node.next());
  }

  @Override
  public State emit(Node.Emit node) {
    RuleSite site = site();
    int origin = tag(node.origin());
    int leg = legs.emitted(site, state, node.copy(), graph.onlyCounts());
    boolean pending = state.pending();
    int mover = state.landing() == RuleSite.UNSET ? site.arrival() : state.landing();
    if (node.continues() && mover != Topology.NOWHERE) {
      int group = node.partial().map(questions.names().groups::indexOf).orElse(Edit.LIMIT);
      out.collect(Edit.of(Edit.CONTINUE, group, mover), origin);
      pending = true;
    }
    if (leg != Legs.NONE) {
      out.emit(List.of(leg), origin);
    } else if (pending) {
      out.emit(List.of(), origin);
    }
    return state.afterEmission(situation.start()).at(node.next());
  }

  @Override
  public State reset(Node.Reset node) {
    if (state.pending()) {
      out.forget(); // skipping an emission skips what was to come with it
    }
    return state.afterEmission(situation.start()).at(node.next());
  }

  // ---- flags and loops

  @Override
  public State flag(Node.Flag node) {
    return flags.set(node, state, this::square).at(node.next());
  }

  @Override
  public State count(Node.Count node) {
    int times = new AmountLowering(questions, site()).known(node.times());
    return state.withCounter(node.counter(), times).at(node.next());
  }

  @Override
  public State loop(Node.Loop node) {
    int left = state.counter(node.counter());
    return left > 0
        ? state.withCounter(node.counter(), left - 1).at(node.again())
        : state.at(node.done());
  }

  @Override
  public State end(Node.End node) {
    return OVER;
  }

  private int tag(Origin origin) {
    return origins.tag(origin);
  }
}
