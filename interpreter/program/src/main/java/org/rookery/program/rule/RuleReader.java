package org.rookery.program.rule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Code;
import org.rookery.program.Instructions;
import org.rookery.program.Test;

/**
 * Reads flat code as rules, put in order: ways on that are equal are one, "empty or enemy" is one
 * look, blocks that come to nothing are gone, and edits stand with the turns they belong to.
 *
 * <p>The turns that a run of the rules emits, and their order, are those of the code.
 */
public final class RuleReader {
  /** A block of more rules than this, when edits are kept back, is read with them collected. */
  private static final int MOST = 2_000;

  private final Code code;
  private final Instructions words;
  private final RuleTable rules = new RuleTable();
  private final Map<Place, Rule> known = new HashMap<>();

  /** Whether edits are kept back until the turn they belong to is emitted. */
  private boolean keepsBack;

  /** An instruction, and the edits kept back on the way to it. */
  private record Place(int pc, List<Integer> edits) {}

  private RuleReader(Code code, int maskWords) {
    this.code = code;
    this.words = code.instructions(maskWords);
  }

  /**
   * The rules of the blocks of some code, in their order, without those that come to nothing.
   *
   * @param maskWords how many words a content set has
   */
  public static List<Rule> of(Code code, int maskWords) {
    RuleReader reader = new RuleReader(code, maskWords);
    List<Rule> blocks = new ArrayList<>();
    for (int block : code.blocks()) {
      Rule rule = reader.block(block);
      if (rule != RuleTable.END) {
        blocks.add(rule);
      }
    }
    return List.copyOf(blocks);
  }

  private Rule block(int start) {
    known.clear();
    keepsBack = !asksAboutTurn();
    Rule rule = read(start);
    if (rule == null) {
      known.clear();
      keepsBack = false;
      rule = read(start);
    }
    return rule == null ? RuleTable.END : rule;
  }

  private boolean asksAboutTurn() {
    return Arrays.stream(code.tests())
        .anyMatch(test -> test.mentions(part -> part instanceof Test.Captures));
  }

  /** The rule at a place; null when edits kept back make too many of them. */
  private @Nullable Rule read(int start) {
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
      if (keepsBack && known.size() > MOST) {
        return null;
      }
    }
    return known.get(first);
  }

  /** Goes on to the next instruction that is more than a jump or an edit to be kept back. */
  private Place settle(Place start) {
    Place place = start;
    while (true) {
      Place next = onward(place);
      if (next.equals(place)) {
        return place;
      }
      place = next;
    }
  }

  /** Where it goes straight on from a place; the place itself where it does not. */
  private Place onward(Place place) {
    int pc = place.pc();
    int next = words.next(pc);
    return switch (words.at(pc)) {
      case JUMP -> new Place(next, place.edits());
      case COLLECT -> keepsBack ? new Place(next, with(place, words.operand(pc))) : place;
      case CAPTURE_PASSER -> keepsBack ? new Place(next, with(place, Rule.CAPTURE_PASSER)) : place;
      case FORGET -> keepsBack ? new Place(next, List.of()) : place;
      case END -> new Place(pc, List.of());
      case LOOK, ASK, FORK, EMIT, EMIT_PLAIN, EMIT_COLLECTED, MORE -> place;
    };
  }

  private static List<Integer> with(Place place, int edit) {
    return Stream.concat(place.edits().stream(), Stream.of(edit)).toList();
  }

  private List<Place> exits(Place place) {
    int pc = place.pc();
    List<Integer> edits =
        switch (words.at(pc)) {
          case LOOK, ASK, FORK -> place.edits();
          case END, JUMP, COLLECT, CAPTURE_PASSER, FORGET, EMIT, EMIT_PLAIN, EMIT_COLLECTED, MORE ->
              List.of();
        };
    return Arrays.stream(words.exits(pc)).mapToObj(exit -> settle(new Place(exit, edits))).toList();
  }

  private Rule rule(Place place) {
    int pc = place.pc();
    List<Rule> next = exits(place).stream().map(known::get).toList();
    int origin = code.origins().length > pc ? code.origins()[pc] : 0;
    return switch (words.at(pc)) {
      case END -> RuleTable.END;
      case MORE -> collected(place.edits(), rules.more(code.sequels()[words.operand(pc)]));
      case LOOK -> rules.look(words.operand(pc), words.set(pc), next.get(0), next.get(1), origin);
      case ASK -> rules.ask(code.tests()[words.operand(pc)], next.get(0), next.get(1), origin);
      case FORK -> rules.fork(next.get(0), next.get(1), !keepsBack);
      case FORGET -> rules.forget(next.get(0));
      case COLLECT -> rules.collect(words.operand(pc), next.get(0), origin);
      case CAPTURE_PASSER -> rules.collect(Rule.CAPTURE_PASSER, next.get(0), origin);
      case EMIT_COLLECTED -> rules.emit(place.edits(), next.get(0), origin);
      case EMIT, EMIT_PLAIN -> rules.emit(with(place, words.operand(pc)), next.get(0), origin);
      case JUMP -> next.get(0);
    };
  }

  /** What has been kept back is collected after all. */
  private Rule collected(List<Integer> edits, Rule next) {
    Rule rule = next;
    for (int i = edits.size() - 1; i >= 0; i--) {
      rule = rules.collect(edits.get(i), rule, 0);
    }
    return rule;
  }
}
