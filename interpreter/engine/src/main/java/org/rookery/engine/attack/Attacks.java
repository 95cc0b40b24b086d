package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.AttackQuestions;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.CodeRunner;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.RuleTable;
import org.rookery.engine.run.TestEvaluator;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.MoveGroup;

/**
 * Answers who attacks what, by {@linkplain AttackMap maps} where the rules can be read backwards
 * and by running the rules of the pieces standing on the board where they cannot.
 *
 * <p>An attack is the power to capture: drops do not attack, and whether the attacker may legally
 * use it is not asked.
 */
public final class Attacks implements AttackQuestions {
  /** How deep questions about attacks may lie within each other; deeper ones are answered "no". */
  private static final int DEPTH = 2;

  private final GameProgram program;
  private final GroupSets groupSets;
  private final Backend backend;
  private final Backend.Writer writer;
  private final RuleTable rules;
  private final PathWalker walker;
  private final RoyalPieces royals;
  private final @Nullable AttackMap[][] maps;
  private final CodeRunner[] runners = new CodeRunner[DEPTH];
  private final MoveBuffer[] buffers = new MoveBuffer[DEPTH];
  private final TestEvaluator evaluator;
  private int depth;

  /**
   * The attacks of a game.
   *
   * @param turns answers questions about turns that rules may ask
   * @param writer writes code anew that has been run often, as {@code backend} says
   * @param effort what rules run to find attacks may take
   */
  public Attacks(
      GameProgram program,
      GroupSets groupSets,
      RuleTable rules,
      TestEvaluator.TurnQuestion turns,
      Backend backend,
      Backend.Writer writer,
      WorkLimit effort) {
    effort.whenRefused(() -> depth = 0);
    this.backend = backend;
    this.program = program;
    this.groupSets = groupSets;
    this.rules = rules;
    this.writer = writer;
    this.walker = new PathWalker(program);
    royals = new RoyalPieces(program);
    maps = new AttackMap[program.players().size()][groupSets.size()];
    evaluator = new TestEvaluator(this, turns);
    for (int i = 0; i < DEPTH; i++) {
      runners[i] = new CodeRunner(program.contents(), this, evaluator, backend, writer, effort);
      buffers[i] = new MoveBuffer();
    }
  }

  /** Which pieces are royal. */
  public RoyalPieces royals() {
    return royals;
  }

  /** What answers the tests of rules. */
  public TestEvaluator evaluator() {
    return evaluator;
  }

  @Override
  public boolean attacked(Position position, int square, int as, int by, int group) {
    return depth < DEPTH && attacked(position, square, as, map(by, groupSets.attacking(by, group)));
  }

  /** The map of everything a player's pieces can begin a turn with. */
  public AttackMap map(int by) {
    return map(by, groupSets.attacking(by, MoveGroup.ANY));
  }

  private boolean attacked(Position position, int square, int as, AttackMap map) {
    return map.attacked(position, square, as)
        || (map.mayRun(square, as) && run(position, square, as, map));
  }

  /** The same as {@link AttackMap#attacked(Position, int, int, long)}. */
  public boolean attacked(Position position, int square, int as, AttackMap map, long occupied) {
    return map.attacked(position, square, as, occupied)
        || (map.mayRun(square, as) && run(position, square, as, map));
  }

  /**
   * Notes the walks that answer the same question, numbered from {@code number}; returns the next
   * number.
   *
   * @param still whether only positions will be asked about in which all attackers that are left
   *     stand where they stand now
   */
  public int watch(
      Position position,
      int square,
      int as,
      AttackMap map,
      boolean still,
      WatchedSquares reads,
      int number) {
    int next = map.watch(position, square, as, still, reads, number);
    return map.mayRun(square, as) ? watchSlices(position, square, as, map, reads, next) : next;
  }

  /** Every piece whose rules are not on the map is a walk of its own, by its slice. */
  private static int watchSlices(
      Position position, int square, int as, AttackMap map, WatchedSquares reads, int number) {
    int next = number;
    for (int word = 0; word < position.words(); word++) {
      for (long pieces = position.ofOwner(map.by, word); pieces != 0; pieces &= pieces - 1) {
        int from = (word << 6) + Long.numberOfTrailingZeros(pieces);
        int piece = position.content(from);
        if (map.runs(square, as, piece, from)) {
          CaptureSlice slice = map.slice(square, as, piece, from);
          if (!slice.isPlain()) {
            reads.noteAnything();
          } else if (!slice.isNever()) {
            reads.note(slice, from, piece, WatchedSquares.bit(next++), position.contents());
          }
        }
      }
    }
    return next;
  }

  /** Whether the contents of squares are all that the answer hangs on. */
  public boolean isSeen(Position position, int square, int as, AttackMap map) {
    return !map.mayRun(square, as) || !anyToRun(position, square, as, map);
  }

  private AttackMap map(int by, int groupSet) {
    AttackMap known = maps[by][groupSet];
    if (known == null) {
      AttackPaths paths = new AttackPaths(program, rules, walker, by, groupSet);
      known = new AttackMap(program, paths, rules, walker.sets(), by, groupSet, backend, writer);
      maps[by][groupSet] = known;
    }
    return known;
  }

  private boolean anyToRun(Position position, int square, int as, AttackMap map) {
    for (int word = 0; word < position.words(); word++) {
      for (long pieces = position.ofOwner(map.by, word); pieces != 0; pieces &= pieces - 1) {
        int from = (word << 6) + Long.numberOfTrailingZeros(pieces);
        int piece = position.content(from);
        if (map.runs(square, as, piece, from) && !map.slice(square, as, piece, from).isPlain()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Asks the pieces on the board that the map leaves out, one by one. */
  private boolean run(Position position, int square, int as, AttackMap map) {
    boolean unknown = false;
    for (int word = 0; word < position.words(); word++) {
      for (long pieces = position.ofOwner(map.by, word); pieces != 0; pieces &= pieces - 1) {
        int from = (word << 6) + Long.numberOfTrailingZeros(pieces);
        int piece = position.content(from);
        if (isPiece(piece, map.by) && map.runs(square, as, piece, from)) {
          CaptureSlice slice = map.slice(square, as, piece, from);
          if (!slice.isPlain()) {
            unknown = true;
          } else if (slice.captures(position, evaluator)) {
            return true;
          }
        }
      }
    }
    return unknown && depth < DEPTH && runUnknown(position, square, as, map);
  }

  /**
   * Whether a piece of that player; a leg judged on the bare board may have captured the one that
   * stood there.
   */
  private boolean isPiece(int content, int by) {
    return content != Contents.EMPTY && program.contents().owner(content) == by;
  }

  /** Runs the code of the pieces whose slices do not hang on what stands where alone. */
  private boolean runUnknown(Position position, int square, int as, AttackMap map) {
    boolean pretended = position.content(square) != as;
    if (pretended) {
      position.pretend(square, as);
    }
    depth++;
    boolean found = false;
    for (int word = 0; word < position.words() && !found; word++) {
      for (long pieces = position.ofOwner(map.by, word);
          pieces != 0 && !found;
          pieces &= pieces - 1) {
        int from = (word << 6) + Long.numberOfTrailingZeros(pieces);
        int piece = position.content(from);
        found =
            map.runs(square, as, piece, from)
                && !map.slice(square, as, piece, from).isPlain()
                && captures(position, from, square, map.groupSet);
      }
    }
    depth--;
    if (pretended) {
      position.unmake();
    }
    return found;
  }

  /**
   * Whether the piece on {@code from} has an emission that captures what stands on {@code square}.
   */
  private boolean captures(Position position, int from, int square, int groupSet) {
    MoveBuffer out = buffers[depth - 1];
    out.clear();
    runners[depth - 1].begin();
    runners[depth - 1].run(rules.moves(groupSet, position.content(from), from), position, out);
    for (int i = 0; i < out.size(); i++) {
      if (captures(out.words(), out.start(i), out.end(i), square)) {
        return true;
      }
    }
    return false;
  }

  private boolean captures(int[] words, int start, int end, int square) {
    for (int i = start; i < end; i++) {
      if (Edit.b(words[i]) == square && program.royal().attacks(words[i])) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean inCheck(Position position, int player) {
    for (int royal : royals.of(player)) {
      if (position.pieces(royal) == 0) {
        continue;
      }
      for (int word = 0; word < position.words(); word++) {
        for (long pieces = position.ofContent(royal, word); pieces != 0; pieces &= pieces - 1) {
          int square = (word << 6) + Long.numberOfTrailingZeros(pieces);
          for (int by : royals.opponents(player)) {
            if (attacked(position, square, royal, by, MoveGroup.ANY)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  /** The attackers of a square in ascending order, found by running the rules of all pieces. */
  public List<Attack> attackers(Position position, int square, int as, int by) {
    List<Attack> found = new ArrayList<>();
    boolean pretended = position.content(square) != as;
    if (pretended) {
      position.pretend(square, as);
    }
    depth++;
    for (int from = 0; from < program.topology().size(); from++) {
      int piece = position.content(from);
      if (piece != Contents.EMPTY
          && program.contents().owner(piece) == by
          && captures(position, from, square, groupSets.attacking(by, MoveGroup.ANY))) {
        found.add(new Attack(from, piece, square));
      }
    }
    depth--;
    if (pretended) {
      position.unmake();
    }
    return found;
  }

  /** The attacks on royal pieces of a player. */
  public List<Attack> checks(Position position, int player) {
    List<Attack> found = new ArrayList<>();
    for (int square = 0; square < program.topology().size(); square++) {
      int piece = position.content(square);
      if (piece != Contents.EMPTY
          && royals.isRoyal(piece)
          && program.contents().owner(piece) == player) {
        for (int by : royals.opponents(player)) {
          found.addAll(attackers(position, square, piece, by));
        }
      }
    }
    return found;
  }
}
