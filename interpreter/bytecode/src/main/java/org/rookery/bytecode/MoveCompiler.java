package org.rookery.bytecode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.CompiledMoves;
import org.rookery.engine.run.Interpreter;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.PreparedRule;
import org.rookery.engine.run.RuleCode;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Rule;

/**
 * Writes the rules of a piece as a class: squares and moves are constants, jumps are jumps.
 *
 * <p>Fast because the machine sees one run of compares and stores where the interpreter fetches
 * each word and decides what to do with it. A block that cannot be {@linkplain Unfolding unfolded}
 * is interpreted at its turn. Moves come out in the order of the interpreter.
 */
final class MoveCompiler {
  // The variables of the generated methods: their parameters, then copies of what the buffer holds.
  private static final int BOARD = 1;
  private static final int CODE = 2;
  private static final int POSITION = 3;
  private static final int OUT = 4;
  private static final int INTERPRETER = 5;
  private static final int WORDS = 6;
  private static final int ENDS = 7;
  private static final int LENGTH = 8;
  private static final int SIZE = 9;

  private static final MethodType RUN =
      MethodType.methodType(
          void.class,
          int[].class,
          RuleCode.class,
          Position.class,
          MoveBuffer.class,
          Interpreter.class);
  private static final MethodType ASKS =
      MethodType.methodType(boolean.class, RuleCode.class, int.class, Position.class);
  private static final MethodType INTERPRET =
      MethodType.methodType(
          void.class, RuleCode.class, int.class, Position.class, MoveBuffer.class);
  private static final MethodType ROOM = MethodType.methodType(void.class, int.class, int.class);

  /** Bytes a step takes at most for each set of 64 contents, to know what fits into a method. */
  private static final int STEP = 32;

  private static final int WORD = 11;

  /** Longer code is not worth a class: the machine would hardly get round to compiling it. */
  private static final int MOST_METHODS = 16;

  /** How many contents there are, and how many bytes a step takes. */
  private final int contents;

  private final int step;

  MoveCompiler(Contents contents) {
    this.contents = contents.size();
    this.step = STEP * sets();
  }

  private int sets() {
    return (contents + Long.SIZE - 1) / Long.SIZE;
  }

  /** Blocks that share a method; one that is not unfolded stands alone, without steps. */
  private record Part(List<List<Unfolding.Step>> blocks, int start) {}

  /** The class of some rules; null when they are not worth one. */
  @Nullable CompiledMoves write(PreparedRule rule) {
    RuleCode code = rule.code();
    List<Part> parts = parts(rule.blocks(), code.blocks());
    boolean worthwhile = parts.stream().anyMatch(part -> !part.blocks().isEmpty());
    if (!worthwhile || parts.size() > MOST_METHODS) {
      return null;
    }
    HiddenClass written = new HiddenClass(MethodHandles.lookup(), CompiledMoves.class);
    MethodCode run = written.method("run", RUN);
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      if (part.blocks().isEmpty()) {
        interpret(part.start(), run);
      } else {
        MethodCode method = written.method("part" + i, RUN);
        write(part.blocks(), code, method);
        callPart("part" + i, run);
      }
    }
    run.returnVoid();
    run.end();
    return (CompiledMoves) written.instance();
  }

  private List<Part> parts(List<Rule> blocks, int[] starts) {
    List<Part> parts = new ArrayList<>();
    int room = 0;
    for (int i = 0; i < starts.length; i++) {
      int start = starts[i];
      Optional<List<Unfolding.Step>> steps = Unfolding.of(blocks.get(i));
      int size = steps.map(this::size).orElse(MethodCode.MAX_METHOD_BYTES);
      if (size >= MethodCode.MAX_METHOD_BYTES) {
        parts.add(new Part(List.of(), start));
        room = 0;
      } else if (size > 0) {
        if (size > room) {
          parts.add(new Part(new ArrayList<>(), start));
          room = MethodCode.MAX_METHOD_BYTES - 10 * step;
        }
        parts.get(parts.size() - 1).blocks().add(steps.orElseThrow());
        room -= size;
      }
    }
    return parts;
  }

  private int size(List<Unfolding.Step> steps) {
    return steps.stream().mapToInt(each -> step + WORD * each.move().size()).sum();
  }

  private static void interpret(int start, MethodCode run) {
    run.load(INTERPRETER);
    run.load(CODE);
    run.push(start);
    run.load(POSITION);
    run.load(OUT);
    run.call(Interpreter.class, "interpret", INTERPRET);
  }

  private static void callPart(String name, MethodCode run) {
    for (int variable = 0; variable <= INTERPRETER; variable++) {
      run.load(variable);
    }
    run.callOwn(name, RUN);
  }

  private void write(List<List<Unfolding.Step>> blocks, RuleCode code, MethodCode method) {
    method.load(OUT);
    method.push(blocks.stream().flatMap(List::stream).mapToInt(s -> s.move().size()).sum());
    method.push(blocks.stream().mapToInt(List::size).sum());
    method.call(MoveBuffer.class, "makeRoom", ROOM);
    take("words", int[].class, method);
    method.store(WORDS);
    take("ends", int[].class, method);
    method.store(ENDS);
    take("length", int.class, method);
    method.store(LENGTH, int.class);
    take("size", int.class, method);
    method.store(SIZE, int.class);
    for (List<Unfolding.Step> block : blocks) {
      writeBlock(block, code, method);
    }
    method.load(OUT);
    method.load(LENGTH, int.class);
    method.load(SIZE, int.class);
    method.call(MoveBuffer.class, "grow", ROOM);
    method.returnVoid();
    method.end();
  }

  private static void take(String name, Class<?> type, MethodCode method) {
    method.load(OUT);
    method.call(MoveBuffer.class, name, MethodType.methodType(type));
  }

  private void writeBlock(List<Unfolding.Step> block, RuleCode code, MethodCode method) {
    Map<Unfolding.State, MethodCode.JumpTarget> places = new HashMap<>();
    for (Unfolding.Step step : block) {
      places.put(step.at(), new MethodCode.JumpTarget());
    }
    MethodCode.JumpTarget end = new MethodCode.JumpTarget();
    for (int i = 0; i < block.size(); i++) {
      Unfolding.Step step = block.get(i);
      method.mark(place(step.at(), places, end));
      if (step.isQuestion()) {
        ask(step.at().rule(), code, place(step.otherwise(), places, end), method);
      } else {
        emit(step.move(), method);
      }
      Unfolding.State following = i + 1 < block.size() ? block.get(i + 1).at() : null;
      if (step.next() != following) {
        method.jump(place(step.next(), places, end));
      }
    }
    method.mark(end);
  }

  private static MethodCode.JumpTarget place(
      Unfolding.@Nullable State state,
      Map<Unfolding.State, MethodCode.JumpTarget> places,
      MethodCode.JumpTarget end) {
    return state == null ? end : places.getOrDefault(state, end);
  }

  /** Asks a question and jumps if the answer is "no". */
  private void ask(Rule rule, RuleCode code, MethodCode.JumpTarget otherwise, MethodCode method) {
    if (rule instanceof Rule.Look look) {
      look(look, otherwise, method);
    } else if (rule instanceof Rule.Ask ask) {
      method.load(INTERPRETER);
      method.load(CODE);
      method.push(code.question(ask.test()));
      method.load(POSITION);
      method.call(Interpreter.class, "asks", ASKS);
      method.jumpIfZero(otherwise);
    }
  }

  private void look(Rule.Look look, MethodCode.JumpTarget otherwise, MethodCode method) {
    if (contents <= Long.SIZE) {
      long all = -1L >>> (Long.SIZE - contents);
      method.jumpIfNotIn(bits(look.pieces(), 0) & all, all, BOARD, look.square(), otherwise);
      return;
    }
    long[] sets = new long[sets()];
    for (int i = 0; i < sets.length; i++) {
      sets[i] = bits(look.pieces(), i);
    }
    method.jumpIfNotIn(sets, BOARD, look.square(), otherwise);
  }

  /** The bits of a set from a multiple of 64 on. */
  private static long bits(ContentSet pieces, int number) {
    int[] words = pieces.words();
    int low = 2 * number;
    long high = low + 1 < words.length ? (long) words[low + 1] << Integer.SIZE : 0;
    return high | Integer.toUnsignedLong(words[low]);
  }

  private static void emit(List<Integer> move, MethodCode method) {
    for (int word : move) {
      method.load(WORDS);
      method.load(LENGTH, int.class);
      method.push(word);
      method.storeElement();
      method.increment(LENGTH);
    }
    method.load(ENDS);
    method.load(SIZE, int.class);
    method.load(LENGTH, int.class);
    method.storeElement();
    method.increment(SIZE);
  }
}
