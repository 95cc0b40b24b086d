package org.rookery.lint.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.program.Code;
import org.rookery.program.GameProgram;

/** Goes through code both ways at every question, each place once for each list of edits. */
final class CodeTrace {
  /** Places of one block that are looked at. */
  private static final int LIMIT = 600;

  private final int[] words;
  private final int[] origins;
  private final int maskWords;
  private final List<Emissions.Turn> turns = new ArrayList<>();
  private boolean whole = true;

  private record Place(int pc, List<Integer> edits) {}

  private CodeTrace(Code code, int maskWords) {
    words = code.words();
    origins = code.origins();
    this.maskWords = maskWords;
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
    int next = pc + Code.length(words[pc], maskWords);
    switch (words[pc]) {
      case Code.END -> {}
      case Code.MORE -> whole = false;
      case Code.HOLDS, Code.TEST -> {
        open.push(new Place(words[pc + 2], edits));
        open.push(new Place(next, edits));
      }
      case Code.FORK -> {
        open.push(new Place(words[pc + 1], edits));
        open.push(new Place(next, edits));
      }
      case Code.JUMP -> open.push(new Place(words[pc + 1], edits));
      case Code.EDIT -> open.push(new Place(next, with(edits, words[pc + 1])));
      case Code.CAPTURE_PASSER -> open.push(new Place(next, with(edits, Emissions.PASSER)));
      case Code.FORGET -> open.push(new Place(next, List.of()));
      case Code.EMIT_PENDING -> {
        turns.add(new Emissions.Turn(edits, tag(pc)));
        open.push(new Place(next, List.of()));
      }
      default -> {
        turns.add(new Emissions.Turn(with(edits, words[pc + 1]), tag(pc)));
        open.push(new Place(next, List.of()));
      }
    }
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
