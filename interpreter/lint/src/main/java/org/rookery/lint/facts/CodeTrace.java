package org.rookery.lint.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.program.Code;
import org.rookery.program.GameProgram;
import org.rookery.program.Instructions;

/** Goes through code both ways at every question, each place once for each list of edits. */
final class CodeTrace {
  /** Places of one block that are looked at. */
  private static final int LIMIT = 600;

  private final Instructions words;
  private final int[] origins;
  private final List<Emissions.Turn> turns = new ArrayList<>();
  private boolean whole = true;

  private record Place(int pc, List<Integer> edits) {}

  private CodeTrace(Code code, int maskWords) {
    words = code.instructions(maskWords);
    origins = code.origins();
  }

  /** What some code can come to. */
  static Emissions of(GameProgram program, Code code) {
    CodeTrace trace = new CodeTrace(code, program.contents().maskWords());
    for (int block : code.blocks()) {
      trace.block(block);
    }
    return new Emissions(List.copyOf(trace.turns), trace.whole);
  }

  private void block(int start) {
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
        follow(place, open);
      }
    }
  }

  private void follow(Place place, Deque<Place> open) {
    int pc = place.pc();
    List<Integer> edits = place.edits();
    List<Integer> after =
        switch (words.at(pc)) {
          case END, LOOK, ASK, FORK, JUMP -> edits;
          case COLLECT -> with(edits, words.operand(pc));
          case CAPTURE_PASSER -> with(edits, Emissions.PASSER);
          case FORGET -> List.of();
          case EMIT, EMIT_PLAIN -> emitted(with(edits, words.operand(pc)), pc);
          case EMIT_COLLECTED -> emitted(edits, pc);
          case MORE -> {
            whole = false;
            yield edits;
          }
        };
    int[] exits = words.exits(pc);
    for (int i = exits.length - 1; i >= 0; i--) {
      open.push(new Place(exits[i], after));
    }
  }

  /** Notes a turn; what is collected after it. */
  private List<Integer> emitted(List<Integer> edits, int pc) {
    turns.add(new Emissions.Turn(edits, tag(pc)));
    return List.of();
  }

  private int tag(int pc) {
    return pc < origins.length ? origins[pc] : 0;
  }

  private static List<Integer> with(List<Integer> edits, int edit) {
    List<Integer> more = new ArrayList<>(edits);
    more.add(edit);
    return List.copyOf(more);
  }
}
