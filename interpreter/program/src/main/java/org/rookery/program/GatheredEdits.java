package org.rookery.program;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Rules to be read by people: edits stand with the turns they belong to instead of on the way
 * there, and ways that differ only in where they are from are one.
 *
 * <p>The turns that a run of the rules emits, and their order, stay what they are.
 */
public final class GatheredEdits {
  /** A block of more rules than this, when edits are gathered, keeps them where they are. */
  private static final int MOST = 2_000;

  private final RuleMaker rules = new RuleMaker();
  private final Map<Place, Rule> known = new HashMap<>();

  /** Whether edits are gathered: not where a test asks about them. */
  private boolean gathers;

  /** A rule, and the edits gathered on the way to it. */
  private record Place(Rule rule, List<Integer> edits) {}

  private GatheredEdits(boolean gathers) {
    this.gathers = gathers;
  }

  /** The blocks of some rules, in their order, without those that come to nothing. */
  public static List<Rule> of(RuleBlocks blocks) {
    GatheredEdits reader = new GatheredEdits(!blocks.asksAboutMove());
    return blocks.blocks().stream()
        .map(reader::block)
        .filter(rule -> rule != RuleMaker.END)
        .toList();
  }

  private Rule block(Rule start) {
    boolean before = gathers;
    known.clear();
    Rule rule = read(start);
    if (rule == null) {
      known.clear();
      gathers = false;
      rule = read(start);
    }
    gathers = before;
    return rule == null ? RuleMaker.END : rule;
  }

  /** The rule at a place; null when gathering makes too many of them. */
  private @Nullable Rule read(Rule start) {
    Place first = settle(new Place(start, List.of()));
    Deque<Place> open = new ArrayDeque<>();
    open.push(first);
    while (!open.isEmpty()) {
      Place place = open.peek();
      if (known.containsKey(place)) {
        open.pop();
        continue;
      }
      List<Place> missing = exits(place).stream().filter(exit -> !known.containsKey(exit)).toList();
      if (missing.isEmpty()) {
        open.pop();
        known.put(place, rule(place));
      } else {
        missing.forEach(open::push);
      }
      if (gathers && known.size() > MOST) {
        return null;
      }
    }
    return known.get(first);
  }

  /** Goes on to the next rule that is more than an edit to be gathered. */
  private Place settle(Place start) {
    Place place = start;
    while (gathers) {
      if (place.rule() instanceof Rule.Collect collect) {
        place = new Place(collect.next(), with(place, collect.edit()));
      } else if (place.rule() instanceof Rule.Forget forget) {
        place = new Place(forget.next(), List.of());
      } else {
        break;
      }
    }
    return place.rule() instanceof Rule.End ? new Place(place.rule(), List.of()) : place;
  }

  private static List<Integer> with(Place place, int edit) {
    return Stream.concat(place.edits().stream(), Stream.of(edit)).toList();
  }

  private List<Place> exits(Place place) {
    List<Integer> edits = place.rule() instanceof Rule.Emit ? List.of() : place.edits();
    return place.rule().exits().stream().map(exit -> settle(new Place(exit, edits))).toList();
  }

  private Rule rule(Place place) {
    List<Rule> next = exits(place).stream().map(this::known).toList();
    return place.rule().match(new Again(place.edits(), next));
  }

  /** Makes a rule again, with what was gathered before it, out of what it leads to now. */
  private final class Again implements Rule.Cases<Rule> {
    private final List<Integer> edits;
    private final List<Rule> next;

    Again(List<Integer> edits, List<Rule> next) {
      this.edits = edits;
      this.next = next;
    }

    @Override
    public Rule look(Rule.Look rule) {
      return rules.look(rule.square(), rule.pieces(), next.get(0), next.get(1), 0);
    }

    @Override
    public Rule ask(Rule.Ask rule) {
      return rules.ask(rule.test(), next.get(0), next.get(1), 0);
    }

    @Override
    public Rule fork(Rule.Fork rule) {
      return forked(next.get(0), next.get(1));
    }

    @Override
    public Rule collect(Rule.Collect rule) {
      return rules.collect(rule.edit(), next.get(0), 0);
    }

    @Override
    public Rule forget(Rule.Forget rule) {
      return rules.forget(next.get(0));
    }

    @Override
    public Rule emit(Rule.Emit rule) {
      List<Integer> all = Stream.concat(edits.stream(), rule.edits().stream()).toList();
      return rules.emit(all, next.get(0), 0);
    }

    @Override
    public Rule more(Rule.More rule) {
      return collected(edits, rules.more(rule.sequel()));
    }

    @Override
    public Rule end(Rule.End rule) {
      return rule;
    }
  }

  private Rule known(Place place) {
    Rule rule = known.get(place);
    if (rule == null) {
      throw new IllegalStateException("asked for before it is read");
    }
    return rule;
  }

  /**
   * A way that only emits, where edits are gathered and so nothing waits, goes on with the other.
   */
  private Rule forked(Rule first, Rule then) {
    return gathers && first instanceof Rule.Emit emission && then != RuleMaker.END
        ? rules.emit(emission.edits(), forked(emission.next(), then), 0)
        : rules.fork(first, then);
  }

  /** What has been gathered is collected after all. */
  private Rule collected(List<Integer> edits, Rule next) {
    Rule rule = next;
    for (int i = edits.size() - 1; i >= 0; i--) {
      rule = rules.collect(edits.get(i), rule, 0);
    }
    return rule;
  }
}
