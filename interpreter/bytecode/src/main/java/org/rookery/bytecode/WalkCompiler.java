package org.rookery.bytecode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.run.AttackCode;
import org.rookery.engine.run.CompiledWalks;

/**
 * Writes the walks of one question about attacks as a class: each look is a compare and a jump.
 *
 * <p>The class has the walks twice, once for each way to take them; what is too long for the
 * machine to compile stays with the interpreter.
 */
final class WalkCompiler {
  // The variables of the generated methods.
  private static final int BOARD = 1;
  private static final int WALKS = 2;
  private static final int LOOKED = 2;
  private static final int SHIFT = 3;
  private static final int WATCHED = 4;
  private static final int HITS = 6;
  private static final int BIT = 8;

  private final int contents;
  private final AttackCode code;

  WalkCompiler(AttackCode code) {
    this.code = code;
    this.contents = code.contents();
  }

  /** The class of the question at {@code entry}; null when it is too long or asks too much. */
  @Nullable CompiledWalks compile(int entry) {
    int walks = code.words()[entry];
    if (contents > Long.SIZE || walks == 0 || walks > CompiledWalks.MAX_WALKS) {
      return null;
    }
    HiddenClass written = new HiddenClass(MethodHandles.lookup(), CompiledWalks.class);
    boolean fits =
        writeAnswer(written.method("attackedBy", type(boolean.class, long.class)), entry)
            && writeWatch(
                written.method("watch", type(long.class, long[].class, int.class, long.class)),
                entry);
    if (!fits) {
      return null;
    }
    return (CompiledWalks) written.instance();
  }

  private static MethodType type(Class<?> result, Class<?>... more) {
    return MethodType.methodType(result, int[].class, more);
  }

  private boolean writeAnswer(MethodCode method, int entry) {
    MethodCode.JumpTarget hit = new MethodCode.JumpTarget();
    for (int walk = 0; walk < code.words()[entry]; walk++) {
      MethodCode.JumpTarget miss = new MethodCode.JumpTarget();
      method.jumpIfNone(WALKS, 1L << walk, miss);
      if (!new Walk(method, hit, miss, false).write(code.words()[entry + 1 + walk])) {
        return false;
      }
      method.mark(miss);
    }
    method.push(0);
    method.returnValue(int.class);
    method.mark(hit);
    method.push(1);
    method.returnValue(int.class);
    method.end();
    return true;
  }

  private boolean writeWatch(MethodCode method, int entry) {
    method.push(0L);
    method.store(HITS, long.class);
    for (int walk = 0; walk < code.words()[entry]; walk++) {
      MethodCode.JumpTarget hit = new MethodCode.JumpTarget();
      MethodCode.JumpTarget miss = new MethodCode.JumpTarget();
      method.jumpIfNone(WATCHED, 1L << walk, miss);
      method.push(1L << walk);
      method.load(SHIFT, int.class);
      method.shiftLeft();
      method.store(BIT, long.class);
      if (!new Walk(method, hit, miss, true).write(code.words()[entry + 1 + walk])) {
        return false;
      }
      method.mark(hit);
      method.load(HITS, long.class);
      method.load(BIT, long.class);
      method.or();
      method.store(HITS, long.class);
      method.mark(miss);
    }
    method.load(HITS, long.class);
    method.returnValue(long.class);
    method.end();
    return true;
  }

  /** One walk being written into a method. */
  private final class Walk {
    private final MethodCode method;
    private final MethodCode.JumpTarget hit;
    private final MethodCode.JumpTarget miss;
    private final boolean watched;
    private final Map<Integer, MethodCode.JumpTarget> written = new HashMap<>();

    Walk(
        MethodCode method, MethodCode.JumpTarget hit, MethodCode.JumpTarget miss, boolean watched) {
      this.method = method;
      this.hit = hit;
      this.miss = miss;
      this.watched = watched;
    }

    /** Writes what happens from a target on; whether the method is still short enough. */
    boolean write(int target) {
      if (target < 0) {
        method.jump(target == AttackCode.HIT ? hit : miss);
        return true;
      }
      MethodCode.JumpTarget known = written.get(target);
      if (known != null) {
        method.jump(known);
        return true;
      }
      MethodCode.JumpTarget place = new MethodCode.JumpTarget();
      written.put(target, place);
      method.mark(place);
      return !method.isTooLong() && look(target);
    }

    private boolean look(int at) {
      int square = code.words()[at];
      if (watched) {
        method.orIntoElement(LOOKED, square, BIT);
      }
      List<Map.Entry<Integer, Long>> ways = new ArrayList<>(ways(at).entrySet());
      for (Map.Entry<Integer, Long> way : ways.subList(0, ways.size() - 1)) {
        MethodCode.JumpTarget next = new MethodCode.JumpTarget();
        method.jumpIfNotIn(way.getValue(), -1L >>> (Long.SIZE - contents), BOARD, square, next);
        if (!write(way.getKey())) {
          return false;
        }
        method.mark(next);
      }
      return write(ways.get(ways.size() - 1).getKey());
    }

    /**
     * Where a look leads to, with the contents that lead there; first where an empty square does.
     */
    private Map<Integer, Long> ways(int at) {
      int[] words = code.words();
      Map<Integer, Long> ways = new LinkedHashMap<>();
      for (int content = 0; content < contents; content++) {
        int target = words[at + 2 + code.classTables()[words[at + 1] + content]];
        ways.merge(target, 1L << content, (a, b) -> a | b);
      }
      return ways;
    }
  }
}
