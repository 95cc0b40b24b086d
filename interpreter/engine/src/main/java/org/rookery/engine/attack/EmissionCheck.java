package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.rookery.engine.position.IdleEffects;
import org.rookery.engine.run.PreparedRule;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;

/**
 * Finds out, once per piece and square, whether its moves can come out twice.
 *
 * <p>Two emissions of the same words, or of words that differ in {@linkplain IdleEffects effects
 * that may be idle} only, are harmless when what must hold for them cannot hold at once. A move
 * that begins with the piece's own square cannot come from another piece. Where all code run for a
 * position is of this kind, no move has to be compared with any other.
 */
public final class EmissionCheck {
  /** More emissions of the same words than this are not compared. */
  private static final int COMPARED = 64;

  /** More rules than this are not looked into: their moves are compared when they come up. */
  private static final int MAX_RULES = 1400;

  private final PathWalker walker;
  private final Contents contents;
  private final IdleEffects idle;

  /** The check of a game's rules. */
  public EmissionCheck(GameProgram program) {
    contents = program.contents();
    idle = new IdleEffects(program);
    walker = new PathWalker(program);
  }

  /** Whether no move can come out twice; the square is negative for a piece in hand. */
  public boolean isDistinct(PreparedRule rule, int content, int square) {
    List<RuleBlocks> rules = rule.rules();
    if (rules.stream().mapToInt(blocks -> blocks.fromTheEnd().size()).sum() > MAX_RULES) {
      return false;
    }
    List<Shortcuts> shortcuts = Shortcuts.of(rules, distinguishing(square));
    boolean collects = collectsCaptures(rules, square);
    boolean[] owned = {true};
    Set<Integer> doubtful = new HashSet<>();
    Keys keys = new Keys(idle, word -> false);
    boolean complete =
        walker.walk(
            shortcuts,
            square,
            content,
            (words, size, path) -> {
              owned[0] &= size > 0 && isOwn(first(words, size), square, content, collects);
              keys.note(words, size);
              if (owned[0] && idle.mayBeIn(words, 0, size)) {
                new EmissionWay(words, size, path, walker.sets(), contents, !collects)
                    .addDoubtful(doubtful);
              }
              return owned[0];
            });
    if (!complete) {
      return false;
    }
    Keys told = keys;
    if (!doubtful.isEmpty()) {
      Keys reduced = new Keys(idle, doubtful::contains);
      walker.walk(
          shortcuts,
          square,
          content,
          (words, size, path) -> {
            reduced.note(words, size);
            return true;
          });
      told = reduced;
    }
    return told.again.isEmpty() || excludeEachOther(told, shortcuts, square, content, !collects);
  }

  /** Whether ways to emissions that are told apart by nothing else exclude each other. */
  private boolean excludeEachOther(
      Keys keys, List<Shortcuts> shortcuts, int square, int content, boolean seesCaptures) {
    walker.walk(
        shortcuts,
        square,
        content,
        (words, size, path) -> {
          List<EmissionWay> ways = keys.again.get(keys.key(words, size));
          if (ways != null) {
            ways.add(new EmissionWay(words, size, path, walker.sets(), contents, seesCaptures));
          }
          return true;
        });
    return keys.again.values().stream().allMatch(EmissionCheck::areApart);
  }

  /** The words by which emissions are told apart whatever stands where, those seen twice apart. */
  private static final class Keys {
    private final IdleEffects idle;
    private final IntPredicate doubtful;
    private final Set<List<Integer>> once = new HashSet<>();
    private final Map<List<Integer>, List<EmissionWay>> again = new HashMap<>();

    /**
     * No keys yet.
     *
     * @param doubtful which effects may be idle, and tell nothing apart beside legs
     */
    Keys(IdleEffects idle, IntPredicate doubtful) {
      this.idle = idle;
      this.doubtful = doubtful;
    }

    void note(int[] words, int size) {
      List<Integer> key = key(words, size);
      if (!once.add(key)) {
        again.computeIfAbsent(key, k -> new ArrayList<>());
      }
    }

    List<Integer> key(int[] words, int size) {
      boolean mayBeIdle = idle.mayBeIn(words, 0, size);
      return Arrays.stream(words, 0, size)
          .filter(word -> !mayBeIdle || !doubtful.test(word))
          .boxed()
          .toList();
    }
  }

  /**
   * What distinguishes moves well enough: two that differ in collected captures of others or in
   * what they forbid alone are taken for equal here, and compared when they come up.
   */
  private static Shortcuts.Interest distinguishing(int square) {
    return Shortcuts.all(
        edit -> Edit.kind(edit) != Edit.FORBID && (!isCapture(edit) || Edit.b(edit) == square));
  }

  private static boolean isCapture(int edit) {
    return Edit.kind(edit) == Edit.CAPTURE || Edit.kind(edit) == Edit.REMOVE;
  }

  /**
   * Whom the piece that passed is captured by is said behind: legs come first when words are
   * sorted.
   */
  private static int first(int[] words, int size) {
    boolean captures = words[0] == Rule.CAPTURE_PASSER;
    boolean moves = captures && size > 1 && words[1] >= 0 && Edit.kind(words[1]) == Edit.MOVE;
    return moves ? words[1] : words[0];
  }

  private static boolean isOwn(int word, int square, int content, boolean collects) {
    if (word == Rule.CAPTURE_PASSER) {
      return false;
    }
    return switch (Edit.kind(word)) {
      case Edit.MOVE, Edit.COPY -> Edit.a(word) == square;
      case Edit.CAPTURE, Edit.REMOVE, Edit.OWNER, Edit.TYPE -> Edit.b(word) == square && !collects;
      case Edit.DROP, Edit.DISCARD, Edit.TAKE -> square < 0 && Edit.a(word) == content;
      default -> false;
    };
  }

  /**
   * Whether an emission may capture others than the piece itself besides what it does in the end.
   */
  private static boolean collectsCaptures(List<RuleBlocks> rules, int square) {
    return rules.stream()
        .flatMap(blocks -> blocks.fromTheEnd().stream())
        .anyMatch(rule -> collectsCapture(rule, square));
  }

  private static boolean collectsCapture(Rule rule, int square) {
    List<Integer> edits = rule.edits();
    int last = rule instanceof Rule.Emit ? edits.size() - 1 : edits.size();
    for (int i = 0; i < edits.size(); i++) {
      int edit = edits.get(i);
      if (edit == Rule.CAPTURE_PASSER || (i < last && isCapture(edit) && Edit.b(edit) != square)) {
        return true;
      }
    }
    return false;
  }

  private static boolean areApart(List<EmissionWay> ways) {
    if (ways.size() > COMPARED) {
      return false;
    }
    for (int i = 0; i < ways.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (!ways.get(i).isApart(ways.get(j))) {
          return false;
        }
      }
    }
    return true;
  }
}
