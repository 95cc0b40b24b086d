package org.rookery.compiler.specialize;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.Liveness;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.language.source.Span;
import org.rookery.program.Contents;
import org.rookery.program.LazyRules;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;
import org.rookery.program.board.Topology;

/** A game's move graphs, specialised to a piece and a square when the engine first asks. */
final class Specializer implements LazyRules {
  private final ConditionContext questions;
  private final SharedTests tests;
  private final List<MoveGraph> graphs;
  private final OriginTable origins;
  private final Contents contents;
  private final int squares;
  private final int groups;
  private final UnrollBudget effort = new UnrollBudget();
  private final LazyUnrolling pages = new LazyUnrolling();
  private final Set<Large> large = Collections.newSetFromMap(new ConcurrentHashMap<>());
  private final @Nullable Liveness[] live;

  private final CaptureReach.Kept reaches;
  private final KeptRules moves;
  private final KeptRules drops;
  private final KeptRules hands;

  /** A block that some piece on some square has too many rules of. */
  private record Large(String piece, int node) {}

  Specializer(ConditionContext questions, List<MoveGraph> graphs, OriginTable origins) {
    this.questions = questions;
    this.tests = new SharedTests(questions);
    this.graphs = graphs;
    this.origins = origins;
    this.contents = questions.names().contents;
    this.squares = questions.board().topology().size();
    this.groups = questions.names().groups.size();
    live = new Liveness[graphs.size()];
    int entries = contents.size() * groups;
    reaches = new CaptureReach.Kept(questions);
    moves = new KeptRules(entries * squares);
    drops = new KeptRules(entries * squares);
    hands = new KeptRules(entries);
  }

  @Override
  public RuleBlocks moves(int content, int square, int group) {
    MoveGraph graph = graph(content);
    return moves.of(
        index(content, group) * squares + square,
        () -> specialize(graph, graph.moves(), content, square, group, false));
  }

  @Override
  public Reach reach(int content, int square, int group) {
    MoveGraph graph = graph(content);
    return reaches.of(
        index(content, group), square, graph, () -> wanted(graph.moves(), group), content);
  }

  @Override
  public RuleBlocks drops(int content, int square, int group) {
    MoveGraph graph = graph(content);
    return drops.of(
        index(content, group) * squares + square,
        () -> specialize(graph, graph.drops(), content, square, group, true));
  }

  @Override
  public RuleBlocks inHand(int content, int group) {
    MoveGraph graph = graph(content);
    return hands.of(
        index(content, group),
        () -> specialize(graph, graph.inHand(), content, Topology.NOWHERE, group, false));
  }

  @Override
  public String place(int origin) {
    Span span = origins.origin(origin).authored();
    return span.source().name() + ":" + span.line();
  }

  private int index(int content, int group) {
    return content * groups + group;
  }

  private Liveness live(int content) {
    int piece = contents.type(content);
    synchronized (live) {
      Liveness known = live[piece];
      if (known == null) {
        known = Liveness.of(graph(content));
        live[piece] = known;
      }
      return known;
    }
  }

  MoveGraph graph(int content) {
    return graphs.get(contents.type(content));
  }

  private RuleBlocks specialize(
      MoveGraph graph, List<Entry> entries, int content, int square, int group, boolean isDrop) {
    Situation situation = new Situation(contents.owner(content), content, square, isDrop);
    List<Entry> wanted = wanted(entries, group);
    if (wanted.isEmpty()) {
      return RuleBlocks.NONE;
    }
    RuleDraft draft = null;
    while (draft == null) { // each time round a block more is known to be large
      draft = draft(graph, wanted, situation);
    }
    List<Rule> blocks = new ArrayList<>(BackEdgeRemoval.rules(draft, draft.blocks()));
    blocks.removeIf(block -> block == RuleMaker.END);
    return blocks.isEmpty() ? RuleBlocks.NONE : new RuleBlocks(blocks);
  }

  /** The blocks of a move group. */
  private List<Entry> wanted(List<Entry> entries, int group) {
    String type = questions.names().groups.get(group);
    return entries.stream().filter(e -> e.moveType().equals(type)).toList();
  }

  /** The draft of blocks, or null when one of them was found to be too large. */
  private @Nullable RuleDraft draft(MoveGraph graph, List<Entry> entries, Situation situation) {
    RuleDraft out = new RuleDraft();
    for (Entry entry : entries) {
      BlockSpecializer block = unroller(graph, situation, out);
      State begin = block.begin(entry.node());
      Large key = new Large(graph.piece(), entry.node());
      if (large.contains(key)) {
        out.beginBlock();
        out.more(
            pages.begin(
                begin,
                (state, others) -> {
                  RuleDraft page = new RuleDraft();
                  return unroller(graph, situation, page).page(state, others);
                }));
      } else if (block.block(begin, effort.most())) {
        effort.succeeded(out.blockSize());
      } else {
        effort.failed(out.blockSize());
        large.add(key);
        return null;
      }
    }
    return out;
  }

  private BlockSpecializer unroller(MoveGraph graph, Situation situation, RuleDraft out) {
    return new BlockSpecializer(tests, graph, live(situation.content()), origins, situation, out);
  }

  /**
   * Rules by number, made when they are first asked for and kept as long as there is memory: the
   * engine writes code from them once, and seldom asks again.
   *
   * <p>Threads fill it at will: rules never change and are reached by final fields, so that another
   * thread sees nothing or all of them, and what that one makes instead is equal.
   */
  private static final class KeptRules {
    private final List<@Nullable SoftReference<RuleBlocks>> kept;

    /** For so many. */
    KeptRules(int size) {
      kept = new ArrayList<>(Collections.nCopies(size, null));
    }

    /** The rules of a number. */
    RuleBlocks of(int number, Supplier<RuleBlocks> maker) {
      SoftReference<RuleBlocks> reference = kept.get(number);
      RuleBlocks rules = reference == null ? null : reference.get();
      if (rules == null) {
        rules = maker.get();
        kept.set(number, new SoftReference<>(rules));
      }
      return rules;
    }
  }
}
