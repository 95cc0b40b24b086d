package org.rookery.lint.facts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Code;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Instructions;
import org.rookery.program.Test;

/** The ways through a man's rules that come to a turn, each with what must stand where. */
public final class Ways {
  /** What lies beyond so many places is not looked at: rules can have more ways than time. */
  private static final int LIMIT = 1_000;

  private final Contents contents;
  private final Code code;
  private final Instructions words;
  private final List<Way> found = new ArrayList<>();
  private final Map<Integer, BitSet> needs = new TreeMap<>();
  private final Map<Test, Boolean> answers = new HashMap<>();
  private List<Integer> pending = new ArrayList<>();
  private int block;
  private int budget = LIMIT;

  /**
   * One way.
   *
   * @param block the number of its block
   * @param needs by square, the contents one of which must stand there
   * @param answers what must be true, and what must not
   * @param origin the tag of the emission
   */
  public record Way(
      int block,
      List<Integer> edits,
      Map<Integer, BitSet> needs,
      Map<Test, Boolean> answers,
      int origin) {
    /** Whether the other way makes the same turn wherever this one can be gone. */
    public boolean isSaidBy(Way other) {
      if (!edits.equals(other.edits) || !answers.entrySet().containsAll(other.answers.entrySet())) {
        return false;
      }
      for (Map.Entry<Integer, BitSet> need : other.needs.entrySet()) {
        BitSet here = needs.get(need.getKey());
        if (here == null || !within(here, need.getValue())) {
          return false;
        }
      }
      return true;
    }

    private static boolean within(BitSet part, BitSet whole) {
      BitSet rest = (BitSet) part.clone();
      rest.andNot(whole);
      return rest.isEmpty();
    }
  }

  private Ways(GameProgram program, Code code) {
    contents = program.contents();
    this.code = code;
    this.words = code.instructions(contents.maskWords());
  }

  /** The ways of some code; where there are too many, the first. */
  public static List<Way> of(GameProgram program, Code code) {
    Ways ways = new Ways(program, code);
    for (int i = 0; i < code.blocks().length; i++) {
      ways.block = i;
      ways.pending = new ArrayList<>();
      ways.go(code.blocks()[i]);
    }
    return ways.found;
  }

  private void go(int from) {
    List<Integer> saved = new ArrayList<>(pending);
    follow(from);
    pending = saved;
  }

  private void follow(int from) {
    int pc = from;
    while (budget-- > 0) {
      int next = words.next(pc);
      switch (words.at(pc)) {
        case END, MORE -> {
          return;
        }
        case LOOK -> {
          holds(words.operand(pc), words.set(pc), next, words.other(pc));
          return;
        }
        case ASK -> {
          ask(code.tests()[words.operand(pc)], next, words.other(pc));
          return;
        }
        case FORK -> {
          go(next);
          next = words.other(pc);
        }
        case JUMP -> {
          // It goes on there.
        }
        case COLLECT -> pending.add(words.operand(pc));
        case CAPTURE_PASSER -> pending.add(Emissions.PASSER);
        case FORGET -> pending.clear();
        case EMIT, EMIT_PLAIN -> {
          pending.add(words.operand(pc));
          emit(pc);
        }
        case EMIT_COLLECTED -> emit(pc);
      }
      pc = next;
    }
  }

  private void emit(int pc) {
    Map<Integer, BitSet> held = new TreeMap<>();
    needs.forEach((square, set) -> held.put(square, (BitSet) set.clone()));
    int tag = pc < code.origins().length ? code.origins()[pc] : 0;
    found.add(new Way(block, List.copyOf(pending), held, Map.copyOf(answers), tag));
    pending.clear();
  }

  private void holds(int square, ContentSet men, int yes, int no) {
    BitSet others = men.members();
    others.flip(0, contents.size());
    narrow(square, men.members(), yes);
    narrow(square, others, no);
  }

  private void narrow(int square, BitSet set, int next) {
    BitSet before = needs.get(square);
    BitSet after = (BitSet) set.clone();
    if (before != null) {
      after.and(before);
    }
    if (after.isEmpty()) {
      return;
    }
    needs.put(square, after);
    go(next);
    if (before == null) {
      needs.remove(square);
    } else {
      needs.put(square, before);
    }
  }

  private void ask(Test test, int yes, int no) {
    if (test instanceof Test.Holds holds) {
      holds(holds.square(), holds.contents(), yes, no);
    } else {
      answered(test, true, yes);
      answered(test, false, no);
    }
  }

  private void answered(Test test, boolean answer, int next) {
    @Nullable Boolean known = answers.get(test);
    if (known != null) {
      if (known == answer) {
        go(next);
      }
      return;
    }
    answers.put(test, answer);
    go(next);
    answers.remove(test);
  }
}
