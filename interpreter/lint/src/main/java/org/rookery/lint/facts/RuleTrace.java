package org.rookery.lint.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/** Goes through rules both ways at every question, each once for each list of edits collected. */
final class RuleTrace implements Rule.Cases<List<Integer>> {
  /** Places of one block that are looked at. */
  private static final int LIMIT = 600;

  private final List<PossibleMoves.Turn> turns = new ArrayList<>();
  private boolean whole = true;
  private List<Integer> edits = List.of();

  private record Place(Rule rule, List<Integer> edits) {}

  private RuleTrace() {}

  /** What some rules can come to. */
  static PossibleMoves of(RuleBlocks rules) {
    RuleTrace trace = new RuleTrace();
    rules.blocks().forEach(trace::block);
    return new PossibleMoves(List.copyOf(trace.turns), trace.whole);
  }

  private void block(Rule start) {
    Deque<Place> open = new ArrayDeque<>();
    Set<Place> seen = new HashSet<>();
    open.push(new Place(start, List.of()));
    while (!open.isEmpty()) {
      Place place = open.pop();
      if (seen.size() > LIMIT) {
        whole = false;
        return;
      }
      if (seen.add(place)) {
        edits = place.edits();
        List<Integer> after = place.rule().match(this);
        List<Rule> exits = place.rule().exits();
        for (int i = exits.size() - 1; i >= 0; i--) {
          open.push(new Place(exits.get(i), after));
        }
      }
    }
  }

  @Override
  public List<Integer> look(Rule.Look rule) {
    return edits;
  }

  @Override
  public List<Integer> ask(Rule.Ask rule) {
    return edits;
  }

  @Override
  public List<Integer> fork(Rule.Fork rule) {
    return edits;
  }

  @Override
  public List<Integer> collect(Rule.Collect rule) {
    return Stream.concat(edits.stream(), Stream.of(rule.edit())).toList();
  }

  @Override
  public List<Integer> forget(Rule.Forget rule) {
    return List.of();
  }

  @Override
  public List<Integer> emit(Rule.Emit rule) {
    List<Integer> all = Stream.concat(edits.stream(), rule.edits().stream()).toList();
    turns.add(new PossibleMoves.Turn(all, rule.origin()));
    return List.of();
  }

  @Override
  public List<Integer> more(Rule.More rule) {
    whole = false;
    return edits;
  }

  @Override
  public List<Integer> end(Rule.End rule) {
    return edits;
  }
}
