package org.rookery.engine.attack;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.AttackCode;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.CompiledWalks;
import org.rookery.engine.run.RuleTable;
import org.rookery.program.GameProgram;

/**
 * Answers whether one player's pieces, by one set of groups, attack a square: the forward code read
 * backwards.
 *
 * <p>For each square and each content thought to stand there the question is compiled when it is
 * first asked. What cannot be compiled is left to running code: {@link #runs} says of which pieces.
 */
public final class AttackMap {
  /** The entry of a question that took too many words: all pieces' code has to be run. */
  private static final int NO_WALKS = -1;

  private final AttackPaths paths;
  private final AttackBuilder builder;
  private final ContentSets sets;
  private final int contents;
  private final int squares;

  /** The questions asked so far, by square and content. */
  private final @Nullable Question[] questions;

  private final Backend.Writer writer;
  private final long patience;

  private final AttackPaths.@Nullable Ways[] ways;

  /** For each square asked about, the pieces whose code has to be run to know about it. */
  private final @Nullable BitSet[] running;

  private final BitSet capturingPassers;
  private final RuleTable rules;
  private final CaptureSlicer slicer;

  /** Whose pieces attack, and by which groups. */
  final int by;

  final int groupSet;

  /**
   * The slices of pieces whose code would have to be run, by question, then by piece and square.
   */
  private final @Nullable CaptureSlice[] @Nullable [] slices;

  /** One question. */
  private static final class Question {
    /** Where the builder's code has its walks; none when that took too many words. */
    final int entry;

    /** Which of the walks are worth taking. */
    final AttackerFilter lookout;

    /** The same walks as looks across empty squares, if they are no more. */
    final @Nullable BetweenMasks sights;

    /** Whether some pieces' code has to be run as well, of all pieces when there are no walks. */
    final boolean runs;

    /** How often it was asked before it was to become a class; and the class. */
    int asked;

    @Nullable CompiledWalks compiled;

    Question(int entry, AttackerFilter lookout, @Nullable BetweenMasks sights, boolean runs) {
      this.entry = entry;
      this.lookout = lookout;
      this.sights = sights;
      this.runs = runs;
    }
  }

  AttackMap(
      GameProgram program,
      AttackPaths paths,
      RuleTable rules,
      ContentSets sets,
      int by,
      int groupSet,
      Backend backend,
      Backend.Writer writer) {
    this.slicer = new CaptureSlicer(program);
    this.by = by;
    this.groupSet = groupSet;
    this.slices = new CaptureSlice[program.topology().size() * program.contents().size()][];
    this.paths = paths;
    this.rules = rules;
    this.sets = sets;
    contents = program.contents().size();
    squares = program.topology().size();
    builder = new AttackBuilder(sets, contents);
    patience = backend.patience();
    this.writer = writer;
    questions = new Question[squares * contents];
    ways = new AttackPaths.Ways[squares];
    running = new BitSet[squares];
    capturingPassers = paths.passerCapturers();
  }

  private int number(AttackPaths.Runner runner) {
    return runner.content() * squares + runner.square();
  }

  /**
   * Whether pieces of {@code as} may pass squares, so that code that captures the piece that passed
   * may capture them.
   */
  private boolean isCapturedInPassing(int as) {
    return !capturingPassers.isEmpty() && rules.mayPass(as);
  }

  /**
   * Whether some way that hangs only on what stands where captures a piece of {@code as} on {@code
   * square}.
   */
  boolean attacked(Position position, int square, int as) {
    Question question = question(square, as);
    long walks = question.lookout.walks(position);
    if (walks == 0) {
      return false;
    }
    CompiledWalks compiled = question.compiled;
    if (compiled != null) {
      return compiled.attackedBy(position.contents(), walks);
    }
    count(question);
    int[] code = builder.code;
    int[] board = position.contents();
    int entry = question.entry;
    int last = code[entry];
    for (; walks != 0; walks &= walks - 1) {
      for (int walk = Long.numberOfTrailingZeros(walks); walk < last; walk += Long.SIZE) {
        if (hits(code, code[entry + 1 + walk], board)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * The same where pieces may stand on other squares than the position knows, as far as they are
   * among the {@code occupied}; attackers may be missing only on {@code square}.
   */
  boolean attacked(Position position, int square, int as, long occupied) {
    BetweenMasks sights = question(square, as).sights;
    return sights != null
        ? sights.attacked(position.contentSets(), occupied)
        : attacked(position, square, as);
  }

  /** Counts that a question is asked once more, and has its class written when that is due. */
  private void count(Question question) {
    if (question.asked < patience) {
      question.asked++;
    } else if (question.asked != Integer.MAX_VALUE) {
      question.asked = Integer.MAX_VALUE;
      question.compiled = writer.walks(builder.toCode(), question.entry);
    }
  }

  private boolean hits(int[] code, int start, int[] board) {
    int[] tables = builder.classTables;
    int pc = start;
    while (pc >= 0) {
      pc = code[pc + 2 + tables[code[pc + 1] + board[code[pc]]]];
    }
    return pc == AttackCode.HIT;
  }

  /**
   * Takes the walks of the same question that can find an attack and notes them, numbered from
   * {@code number}; returns the next number.
   *
   * @param still whether the attackers stay where they are, so that no other walk ever will
   */
  int watch(
      Position position, int square, int as, boolean still, WatchedSquares reads, int number) {
    Question question = question(square, as);
    if (question.runs) {
      reads.noteNewPieces();
    }
    int entry = question.entry;
    if (entry == NO_WALKS) {
      return number;
    }
    int last = builder.code[entry];
    long walks = still ? question.lookout.walks(position) : -1L;
    if (walks == 0) {
      return number + last;
    }
    CompiledWalks compiled = question.compiled;
    if (compiled != null && number + last <= CompiledWalks.MAX_WALKS) {
      reads.hit(compiled.watch(position.contents(), reads.walks(), number, walks));
      return number + last;
    }
    count(question);
    for (; walks != 0; walks &= walks - 1) {
      for (int walk = Long.numberOfTrailingZeros(walks); walk < last; walk += Long.SIZE) {
        note(
            builder.code[entry + 1 + walk],
            position.contents(),
            WatchedSquares.bit(number + walk),
            reads);
      }
    }
    return number + last;
  }

  /** Takes one walk and notes it by its bit. */
  private void note(int start, int[] board, long bit, WatchedSquares reads) {
    int[] code = builder.code;
    int[] tables = builder.classTables;
    long[] looked = reads.walks();
    int pc = start;
    while (pc >= 0) {
      looked[code[pc]] |= bit;
      pc = code[pc + 2 + tables[code[pc + 1] + board[code[pc]]]];
    }
    if (pc == AttackCode.HIT) {
      reads.hit(bit);
    }
  }

  /**
   * Takes those walks again, noted from {@code number}, whose bits are set; whether one finds an
   * attack.
   */
  public boolean attackedBy(Position position, int square, int as, long walks, int number) {
    Question question = question(square, as);
    int entry = question.entry;
    if (entry == NO_WALKS) {
      return false;
    }
    int[] code = builder.code;
    int[] board = position.contents();
    int last = code[entry];
    if (number + last <= CompiledWalks.MAX_WALKS) {
      long rest = walks >>> number & (1L << last) - 1;
      CompiledWalks compiled = question.compiled;
      if (compiled != null) {
        return rest != 0 && compiled.attackedBy(board, rest);
      }
      count(question);
      for (; rest != 0; rest &= rest - 1) {
        if (hits(code, code[entry + 1 + Long.numberOfTrailingZeros(rest)], board)) {
          return true;
        }
      }
      return false;
    }
    for (int walk = 0; walk < last; walk++) {
      if ((walks & WatchedSquares.bit(number + walk)) != 0
          && hits(code, code[entry + 1 + walk], board)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What decides whether the code of {@code piece} on {@code from} captures there; {@link
   * CaptureSlice#UNKNOWN} when the code itself has to be run.
   */
  CaptureSlice slice(int square, int as, int piece, int from) {
    int question = square * contents + as;
    @Nullable CaptureSlice[] ofQuestion = slices[question];
    if (ofQuestion == null) {
      ofQuestion = new CaptureSlice[contents * squares];
      slices[question] = ofQuestion;
    }
    int number = piece * squares + from;
    CaptureSlice slice = ofQuestion[number];
    if (slice == null) {
      slice =
          paths.mayCapture(piece, from, square)
              ? slicer.slice(rules.moves(groupSet, piece, from).rules(), piece, from, square, as)
              : CaptureSlice.NEVER;
      ofQuestion[number] = slice;
    }
    return slice;
  }

  /** Whether there can be pieces whose code has to be run to know about a square. */
  boolean mayRun(int square, int as) {
    return question(square, as).runs;
  }

  /** Whether the code of a piece has to be run to know about {@code square}. */
  boolean runs(int square, int as, int piece, int from) {
    boolean tooLarge = question(square, as).entry == NO_WALKS;
    BitSet pieces = running[square];
    int number = piece * squares + from;
    return tooLarge
        || (pieces != null && pieces.get(number))
        || (capturingPassers.get(number) && isCapturedInPassing(as));
  }

  private Question question(int square, int as) {
    Question known = questions[square * contents + as];
    return known != null ? known : build(square, as);
  }

  private Question build(int square, int as) {
    int entry = NO_WALKS;
    List<List<AttackPaths.Line>> walks = List.of();
    try {
      walks = builder.walks(ways(square).lines(), as);
      entry = builder.add(walks);
    } catch (AttackBuilder.TooLarge e) {
      walks = List.of();
    }
    boolean runs = entry == NO_WALKS || running[square] != null || isCapturedInPassing(as);
    Question built =
        new Question(entry, new AttackerFilter(walks, square, squares), sights(walks), runs);
    questions[square * contents + as] = built;
    return built;
  }

  private @Nullable BetweenMasks sights(List<List<AttackPaths.Line>> walks) {
    return BetweenMasks.of(walks.stream().flatMap(List::stream).toList(), sets, squares);
  }

  private AttackPaths.Ways ways(int square) {
    AttackPaths.Ways known = ways[square];
    if (known == null) {
      known = paths.ways(square);
      ways[square] = known;
      if (!known.runners().isEmpty()) {
        BitSet pieces = new BitSet();
        known.runners().forEach(runner -> pieces.set(number(runner)));
        running[square] = pieces;
      }
    }
    return known;
  }
}
