package org.rookery.compiler.specialize;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.program.LazyRules.Reach;

/** What pieces may do from each square, found when it is first asked for and kept. */
final class KeptReaches {
  private final ConditionContext questions;
  private final int slots;
  private final Map<Integer, Reach[]> known = new ConcurrentHashMap<>();

  KeptReaches(ConditionContext questions) {
    this.questions = questions;
    slots = questions.board().topology().size() / CaptureReach.TOGETHER + 1;
  }

  /**
   * What blocks may do, for a piece of {@code content} on a square.
   *
   * @param number the number of these blocks among all that are asked about
   * @param entries the blocks, fetched when they are needed
   */
  Reach of(int number, int square, MoveGraph graph, Supplier<List<Entry>> entries, int content) {
    int slot = square / CaptureReach.TOGETHER;
    Reach[] reaches =
        known.computeIfAbsent(
            number * slots + slot,
            unused ->
                CaptureReach.of(
                    questions, graph, entries.get(), content, slot * CaptureReach.TOGETHER));
    return reaches[square % CaptureReach.TOGETHER];
  }

  /** The squares from which no rule of a piece leads anywhere, whatever stands on the board. */
  static ConditionContext.DeadEnds deadEnds(ConditionContext questions, List<MoveGraph> graphs) {
    KeptReaches reaches = new KeptReaches(questions);
    return (content, square) -> {
      MoveGraph graph = graphs.get(questions.names().contents.type(content));
      Reach reach = reaches.of(content, square, graph, graph::moves, content);
      return !reach.capturesPassers() && reach.captures().stream().allMatch(to -> to == square);
    };
  }
}
