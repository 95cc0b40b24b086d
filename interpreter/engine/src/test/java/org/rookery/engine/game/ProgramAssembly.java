package org.rookery.engine.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Sequel;
import org.rookery.program.Test;

/** Writes code with named labels. */
public final class ProgramAssembly {
  private final Contents contents;
  private final List<Integer> words = new ArrayList<>();
  private final List<Integer> blocks = new ArrayList<>();
  private final List<Test> tests = new ArrayList<>();
  private Sequel[] sequels = {};
  private final Map<Integer, String> jumps = new HashMap<>();
  private final Map<String, Integer> labels = new HashMap<>();

  /** Code for a game with these contents. */
  public ProgramAssembly(Contents contents) {
    this.contents = contents;
  }

  /** What {@link Op#MORE} goes on with. */
  public ProgramAssembly with(Sequel... more) {
    sequels = more;
    return this;
  }

  /** The set of these contents. */
  public static ContentSet set(Contents contents, int... members) {
    BitSet bits = new BitSet();
    for (int member : members) {
      bits.set(member);
    }
    return ContentSet.of(bits, contents);
  }

  public ContentSet empty() {
    return set(contents, Contents.EMPTY);
  }

  /** All pieces of the players other than {@code player}. */
  public ContentSet enemies(int player) {
    BitSet bits = new BitSet();
    for (int c = 1; c < contents.size(); c++) {
      bits.set(c, contents.owner(c) != player);
    }
    return ContentSet.of(bits, contents);
  }

  public ProgramAssembly block() {
    blocks.add(words.size());
    return this;
  }

  public ProgramAssembly label(String label) {
    labels.put(label, words.size());
    return this;
  }

  public ProgramAssembly holds(int square, ContentSet set, String otherwise) {
    words.add(Op.HOLDS);
    words.add(square);
    jumps.put(words.size(), otherwise);
    words.add(0);
    for (int mask : set.words()) {
      words.add(mask);
    }
    return this;
  }

  public ProgramAssembly test(Test test, String otherwise) {
    words.add(Op.TEST);
    words.add(tests.size());
    tests.add(test);
    jumps.put(words.size(), otherwise);
    words.add(0);
    return this;
  }

  public ProgramAssembly to(int opcode, String label) {
    words.add(opcode);
    jumps.put(words.size(), label);
    words.add(0);
    return this;
  }

  /** An instruction with an operand that is no label. */
  public ProgramAssembly op(int opcode, int operand) {
    words.add(opcode);
    words.add(operand);
    return this;
  }

  public ProgramAssembly op(int opcode) {
    words.add(opcode);
    return this;
  }

  public ProgramAssembly edit(int kind, int a, int b) {
    return op(Op.EDIT, Edit.of(kind, a, b));
  }

  /** Emits a move; {@code pending} says whether edits may wait. */
  public ProgramAssembly move(int from, int to, boolean pending) {
    return op(pending ? Op.EMIT : Op.EMIT_PLAIN, Edit.of(Edit.MOVE, from, to));
  }

  public ProgramAssembly end() {
    words.add(Op.END);
    return this;
  }

  public RuleBlocks code() {
    jumps.forEach((at, label) -> words.set(at, labels.get(label)));
    return new MoveListing(
            words.stream().mapToInt(Integer::intValue).toArray(),
            blocks.stream().mapToInt(Integer::intValue).toArray(),
            tests.toArray(Test[]::new),
            List.of())
        .rules(contents.maskWords(), List.of(sequels));
  }
}
