package org.rookery.engine.movegen;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.bytecode.HiddenClass;
import org.rookery.engine.bytecode.MethodCode;
import org.rookery.engine.position.Position;
import org.rookery.program.Code;
import org.rookery.program.Contents;

/**
 * Writes the code of a man as a class: squares and moves are constants, jumps are jumps.
 *
 * <p>Fast because the machine sees one run of compares and stores where the interpreter fetches
 * each word and decides what to do with it. A block that cannot be {@linkplain Unfolding unfolded}
 * is interpreted at its turn. Moves come out in the order of the interpreter.
 */
final class MoveCompiler {
  // The variables of the generated methods: their parameters, then copies of the buffer's fields.
  private static final int BOARD = 1;
  private static final int CODE = 2;
  private static final int POSITION = 3;
  private static final int OUT = 4;
  private static final int RUNNER = 5;
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
          CodeRunner.class);
  private static final MethodType ASKS =
      MethodType.methodType(boolean.class, RuleCode.class, int.class, Position.class);
  private static final MethodType INTERPRET =
      MethodType.methodType(
          void.class, RuleCode.class, int.class, Position.class, MoveBuffer.class);
  private static final MethodType ROOM = MethodType.methodType(void.class, int.class, int.class);

  /** Bytes an instruction takes at most, to know what fits into a method. */
  private static final int STEP = 23;

  private static final int WORD = 11;

  /** Longer code is not worth a class: the machine would hardly get round to compiling it. */
  private static final int MOST_METHODS = 16;

  private final int holdsLength;

  /** All contents there are, as a set; 0 when they are too many for one word. */
  private final long all;

  private final long patience;

  MoveCompiler(Contents contents, Backend backend) {
    holdsLength = Code.length(Code.HOLDS, contents.maskWords());
    all = contents.size() <= Long.SIZE ? -1L >>> (Long.SIZE - contents.size()) : 0;
    patience = backend.patience;
  }

  /** The class of a code that has been run once more; null while it is to be interpreted. */
  @Nullable CompiledMoves compiled(RuleCode code) {
    if (code.runs < patience) {
      code.runs++;
    } else if (!code.isCompiled) {
      code.isCompiled = true;
      code.compiled = write(code);
    }
    return code.compiled;
  }

  /** Blocks that share a method; one that is not unfolded stands alone, without steps. */
  private record Part(List<List<Unfolding.Step>> blocks, int start) {}

  private @Nullable CompiledMoves write(RuleCode code) {
    List<Part> parts = parts(code);
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
    run.giveBack();
    run.end();
    return (CompiledMoves) written.instance();
  }

  private List<Part> parts(RuleCode code) {
    List<Part> parts = new ArrayList<>();
    int room = 0;
    for (int start : code.blocks) {
      Optional<List<Unfolding.Step>> steps = Unfolding.of(code, start, holdsLength);
      int size = steps.map(MoveCompiler::size).orElse(MethodCode.LONGEST);
      if (size >= MethodCode.LONGEST) {
        parts.add(new Part(List.of(), start));
        room = 0;
      } else if (size > 0) {
        if (size > room) {
          parts.add(new Part(new ArrayList<>(), start));
          room = MethodCode.LONGEST - 10 * STEP;
        }
        parts.get(parts.size() - 1).blocks().add(steps.orElseThrow());
        room -= size;
      }
    }
    return parts;
  }

  private static int size(List<Unfolding.Step> steps) {
    return steps.stream().mapToInt(step -> STEP + WORD * step.move().size()).sum();
  }

  private static void interpret(int start, MethodCode run) {
    run.load(RUNNER);
    run.load(CODE);
    run.push(start);
    run.load(POSITION);
    run.load(OUT);
    run.call(CodeRunner.class, "interpret", INTERPRET);
  }

  private static void callPart(String name, MethodCode run) {
    for (int variable = 0; variable <= RUNNER; variable++) {
      run.load(variable);
    }
    run.callOwn(name, RUN);
  }

  private void write(List<List<Unfolding.Step>> blocks, RuleCode code, MethodCode method) {
    method.load(OUT);
    method.push(blocks.stream().flatMap(List::stream).mapToInt(s -> s.move().size()).sum());
    method.push(blocks.stream().mapToInt(List::size).sum());
    method.call(MoveBuffer.class, "makeRoom", ROOM);
    takeField("words", int[].class, method);
    method.store(WORDS);
    takeField("ends", int[].class, method);
    method.store(ENDS);
    takeField("length", int.class, method);
    method.store(LENGTH, int.class);
    takeField("size", int.class, method);
    method.store(SIZE, int.class);
    for (List<Unfolding.Step> block : blocks) {
      writeBlock(block, code, method);
    }
    leaveField("length", LENGTH, method);
    leaveField("size", SIZE, method);
    method.giveBack();
    method.end();
  }

  private static void takeField(String name, Class<?> type, MethodCode method) {
    method.load(OUT);
    method.field(MoveBuffer.class, name, type);
  }

  private static void leaveField(String name, int variable, MethodCode method) {
    method.load(OUT);
    method.load(variable, int.class);
    method.storeField(MoveBuffer.class, name, int.class);
  }

  private void writeBlock(List<Unfolding.Step> block, RuleCode code, MethodCode method) {
    Map<Unfolding.State, MethodCode.Place> places = new HashMap<>();
    for (Unfolding.Step step : block) {
      places.put(step.at(), new MethodCode.Place());
    }
    MethodCode.Place end = new MethodCode.Place();
    for (int i = 0; i < block.size(); i++) {
      Unfolding.Step step = block.get(i);
      method.mark(place(step.at(), places, end));
      if (step.isQuestion()) {
        ask(step.pc(), code, place(step.otherwise(), places, end), method);
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

  private static MethodCode.Place place(
      Unfolding.@Nullable State state,
      Map<Unfolding.State, MethodCode.Place> places,
      MethodCode.Place end) {
    return state == null ? end : places.getOrDefault(state, end);
  }

  /** Asks the question of an instruction and jumps if the answer is "no". */
  private void ask(int pc, RuleCode code, MethodCode.Place otherwise, MethodCode method) {
    int[] words = code.words;
    if (words[pc] == Code.HOLDS && all != 0) {
      long high = holdsLength > 4 ? (long) words[pc + 4] << Integer.SIZE : 0;
      long set = (high | Integer.toUnsignedLong(words[pc + 3])) & all;
      method.jumpIfLacking(set, all, BOARD, words[pc + 1], otherwise);
      return;
    }
    method.load(RUNNER);
    method.load(CODE);
    method.push(pc);
    method.load(POSITION);
    method.call(CodeRunner.class, "asks", ASKS);
    method.jumpIfZero(otherwise);
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
