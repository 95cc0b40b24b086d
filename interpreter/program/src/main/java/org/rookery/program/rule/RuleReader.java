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
import org.rookery.program.ContentSet;
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
  private final int[] words;
  private final int maskWords;
  private final RuleTable rules = new RuleTable();
  private final Map<Place, Rule> known = new HashMap<>();

  /** Whether edits are kept back until the turn they belong to is emitted. */
  private boolean keepsBack;

  /** An instruction, and the edits kept back on the way to it. */
  private record Place(int pc, List<Integer> edits) {}

  private RuleReader(Code code, int maskWords) {
    this.code = code;
    this.words = code.words();
    this.maskWords = maskWords;
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
    int pc = start.pc();
    List<Integer> edits = start.edits();
    while (true) {
      int opcode = words[pc];
      if (opcode == Code.JUMP) {
        pc = words[pc + 1];
      } else if (keepsBack && (opcode == Code.EDIT || opcode == Code.CAPTURE_PASSER)) {
        edits = Stream.concat(edits.stream(), Stream.of(edit(pc))).toList();
        pc += Code.length(opcode, maskWords);
      } else if (keepsBack && opcode == Code.FORGET) {
        edits = List.of();
        pc++;
      } else {
        return new Place(pc, opcode == Code.END ? List.of() : edits);
      }
    }
  }

  private int edit(int pc) {
    return words[pc] == Code.CAPTURE_PASSER ? Rule.CAPTURE_PASSER : words[pc + 1];
  }

  private List<Place> exits(Place place) {
    int pc = place.pc();
    int straight = pc + Code.length(words[pc], maskWords);
    return switch (words[pc]) {
      case Code.END, Code.MORE -> List.of();
      case Code.HOLDS, Code.TEST -> List.of(to(straight, place), to(words[pc + 2], place));
      case Code.FORK -> List.of(to(straight, place), to(words[pc + 1], place));
      default -> List.of(settle(new Place(straight, List.of())));
    };
  }

  private Place to(int pc, Place from) {
    return settle(new Place(pc, from.edits()));
  }

  private Rule rule(Place place) {
    int pc = place.pc();
    List<Rule> next = exits(place).stream().map(known::get).toList();
    int origin = code.origins().length > pc ? code.origins()[pc] : 0;
    return switch (words[pc]) {
      case Code.END -> RuleTable.END;
      case Code.MORE -> collected(place.edits(), rules.more(code.sequels()[words[pc + 1]]));
      case Code.HOLDS -> {
        int[] mask = Arrays.copyOfRange(words, pc + 3, pc + 3 + maskWords);
        yield rules.look(words[pc + 1], new ContentSet(mask), next.get(0), next.get(1), origin);
      }
      case Code.TEST -> rules.ask(code.tests()[words[pc + 1]], next.get(0), next.get(1), origin);
      case Code.FORK -> rules.fork(next.get(0), next.get(1), !keepsBack);
      case Code.FORGET -> rules.forget(next.get(0));
      case Code.EDIT, Code.CAPTURE_PASSER -> rules.collect(edit(pc), next.get(0), origin);
      case Code.EMIT_PENDING -> rules.emit(place.edits(), next.get(0), origin);
      default -> {
        List<Integer> edits =
            Stream.concat(place.edits().stream(), Stream.of(words[pc + 1])).toList();
        yield rules.emit(edits, next.get(0), origin);
      }
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
