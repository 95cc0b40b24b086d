package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.engine.run.AttackCode;

/**
 * Turns the ways to capture on a square into a decision: which square to look at, and where to go
 * on for what stands there.
 *
 * <p>Ways that begin by asking about the same square share the look, so that the lines of all
 * riders along one file are one walk outwards from the square; ways that begin elsewhere are walks
 * of their own.
 *
 * <p>What comes out is {@link AttackCode}.
 */
final class AttackBuilder {
  /** Words one question may take; a question beyond that is answered by running code. */
  private static final int LIMIT = 200_000;

  private final ContentSets sets;
  private final int contents;
  private final Map<List<Integer>, Integer> tables = new HashMap<>();

  int[] code = new int[1024];
  int[] classTables = new int[256];
  private int size;
  private int tablesSize;
  private int stopAt;

  AttackBuilder(ContentSets sets, int contents) {
    this.sets = sets;
    this.contents = contents;
  }

  /** All questions added so far. */
  AttackCode toCode() {
    return new AttackCode(code, classTables, contents);
  }

  /** A line from the literal number {@code next} on. */
  private record Rest(AttackPaths.Line line, int next) {
    boolean isEmpty() {
      return next == line.squares().size();
    }

    int square() {
      return line.squares().get(next);
    }

    int set() {
      return line.sets().get(next);
    }
  }

  /** Thrown away when a question takes too many words. */
  static final class TooLarge extends Exception {
    private static final long serialVersionUID = 1;
  }

  /** The lines that can capture a piece of {@code content}, by the square they look at first. */
  List<List<AttackPaths.Line>> walks(Collection<AttackPaths.Line> lines, int content) {
    Map<Integer, List<AttackPaths.Line>> groups = new LinkedHashMap<>();
    for (AttackPaths.Line line : lines) {
      if (sets.has(line.onTarget(), content)) {
        groups.computeIfAbsent(line.squares().get(0), square -> new ArrayList<>()).add(line);
      }
    }
    return List.copyOf(groups.values());
  }

  /** Adds the question whether a line of one of these walks captures; returns its entry. */
  int add(List<List<AttackPaths.Line>> walks) throws TooLarge {
    int before = size;
    stopAt = size + LIMIT;
    try {
      List<Integer> starts = new ArrayList<>();
      for (List<AttackPaths.Line> walk : walks) {
        List<Rest> rests = walk.stream().map(line -> new Rest(line, 0)).toList();
        starts.add(look(rests.get(0).square(), rests, AttackCode.MISS));
      }
      return write(starts.size(), starts);
    } catch (TooLarge e) {
      size = before;
      throw e;
    }
  }

  private int any(List<Rest> rests, int onMiss) throws TooLarge {
    Map<Integer, List<Rest>> bySquare = new LinkedHashMap<>();
    for (Rest rest : rests) {
      if (rest.isEmpty()) {
        return AttackCode.HIT;
      }
      bySquare.computeIfAbsent(rest.square(), square -> new ArrayList<>()).add(rest);
    }
    List<Map.Entry<Integer, List<Rest>>> groups = new ArrayList<>(bySquare.entrySet());
    int next = onMiss;
    for (int i = groups.size() - 1; i >= 0; i--) {
      next = look(groups.get(i).getKey(), groups.get(i).getValue(), next);
    }
    return next;
  }

  private int look(int square, List<Rest> rests, int onMiss) throws TooLarge {
    Map<BitSet, Integer> classOf = new LinkedHashMap<>();
    List<Integer> table = new ArrayList<>(contents);
    for (int content = 0; content < contents; content++) {
      BitSet accepting = new BitSet();
      for (int i = 0; i < rests.size(); i++) {
        if (sets.has(rests.get(i).set(), content)) {
          accepting.set(i);
        }
      }
      table.add(classOf.computeIfAbsent(accepting, set -> classOf.size()));
    }
    List<Integer> targets = new ArrayList<>();
    for (BitSet accepting : classOf.keySet()) {
      List<Rest> taken = new ArrayList<>();
      for (int i = accepting.nextSetBit(0); i >= 0; i = accepting.nextSetBit(i + 1)) {
        taken.add(new Rest(rests.get(i).line(), rests.get(i).next() + 1));
      }
      targets.add(any(taken, onMiss));
    }
    targets.add(0, table(table));
    return write(square, targets);
  }

  private int write(int first, List<Integer> rest) throws TooLarge {
    int entry = size;
    size += 1 + rest.size();
    if (size > stopAt) {
      throw new TooLarge();
    }
    if (size > code.length) {
      code = Arrays.copyOf(code, 2 * size);
    }
    code[entry] = first;
    for (int i = 0; i < rest.size(); i++) {
      code[entry + 1 + i] = rest.get(i);
    }
    return entry;
  }

  private int table(List<Integer> classes) {
    Integer known = tables.get(classes);
    if (known == null) {
      known = tablesSize;
      tablesSize += contents;
      if (tablesSize > classTables.length) {
        classTables = Arrays.copyOf(classTables, 2 * tablesSize);
      }
      for (int content = 0; content < contents; content++) {
        classTables[known + content] = classes.get(content);
      }
      tables.put(classes, known);
    }
    return known;
  }
}
