package org.rookery.engine.turn;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.attack.EmissionCheck;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.CodeRunner;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.PreparedRule;
import org.rookery.engine.run.RuleTable;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Generates single parts of turns by running the code of the mover's pieces on the board and in
 * hand.
 */
final class PartGenerator {
  private static final int IN_HAND = -1;

  private final RuleTable rules;
  private final GroupSets groupSets;
  private final CodeRunner runner;
  private final EmissionCheck check;
  private final @Nullable HandLimit handLimit;

  /** For each player the contents that may have something to do in hand. */
  private final int[][] inHand;

  /** The rules that made something last, and where the code of that block starts. */
  private @Nullable PreparedRule busy;

  private int busyBlock;

  /** Whether moves added since the last {@link #reset} may contain the same move twice. */
  private boolean mayRepeat;

  /** Whether moves added since the last {@link #reset} may have to be continued. */
  private boolean mayContinue;

  PartGenerator(
      GameProgram program,
      RuleTable rules,
      GroupSets groupSets,
      Attacks attacks,
      Backend backend,
      Backend.Writer writer,
      WorkLimit effort) {
    check = new EmissionCheck(program);
    handLimit = HandLimit.of(program);
    this.rules = rules;
    this.groupSets = groupSets;
    effort.whenBlamed(this::culprit);
    runner =
        new CodeRunner(program.contents(), attacks, attacks.evaluator(), backend, writer, effort);
    Contents contents = program.contents();
    inHand =
        IntStream.range(0, program.players().size())
            .mapToObj(
                player ->
                    IntStream.range(1, contents.size())
                        .filter(c -> contents.owner(c) == player)
                        .filter(c -> program.droppable()[contents.type(c)])
                        .toArray())
            .toArray(int[][]::new);
  }

  void reset() {
    mayRepeat = false;
    mayContinue = false;
  }

  boolean mayRepeat() {
    return mayRepeat;
  }

  boolean mayContinue() {
    return mayContinue;
  }

  /** Adds the parts a turn can begin with, or by which the move begun must go on. */
  void firstParts(Position position, MoveBuffer out) {
    runner.begin();
    int square = position.continuation();
    if (square != Position.NOWHERE) {
      int piece = position.content(square);
      if (piece != Contents.EMPTY) {
        PreparedRule rule =
            rules.moves(groupSets.only(position.continuationGroup()), piece, square);
        run(rule, piece, square, position, out);
      }
      return;
    }
    int before = out.size();
    for (int tier : groupSets.tiers(position.step())) {
      parts(position, tier, out);
      if (out.size() > before) {
        return;
      }
    }
  }

  /** Adds what all pieces of the mover, on the board and in hand, can do by one set of groups. */
  void parts(Position position, int groupSet, MoveBuffer out) {
    runner.begin();
    int as = position.as();
    for (int word = 0; word < position.words(); word++) {
      for (long pieces = position.ofOwner(as, word); pieces != 0; pieces &= pieces - 1) {
        int square = (word << 6) + Long.numberOfTrailingZeros(pieces);
        onBoard(position, groupSet, square, out);
      }
    }
    for (int piece : inHand[as]) {
      inHand(position, groupSet, piece, out);
    }
  }

  /**
   * Adds what the pieces on the board, of all players, that have just one move by a set of groups
   * do, as one part.
   */
  void together(Position position, int groupSet, MoveBuffer out) {
    runner.begin();
    for (int square = 0; square < position.contents().length; square++) {
      if (position.content(square) != Contents.EMPTY) {
        int before = out.size();
        onBoard(position, groupSet, square, out);
        out.keepOnly(before);
      }
    }
    out.join();
  }

  /** Adds what the piece on a square can do, as if nothing had been asked before. */
  void partsOnBoard(Position position, int groupSet, int square, MoveBuffer out) {
    runner.begin();
    onBoard(position, groupSet, square, out);
  }

  /**
   * Adds what the piece can do whom an edit moves or brings to the board; false when there is no
   * such piece of the player to move.
   */
  boolean partsOf(Position position, int groupSet, int word, MoveBuffer out) {
    int from = Edit.a(word);
    switch (Edit.kind(word)) {
      case Edit.MOVE, Edit.COPY -> {
        if (!isOf(position, from)) {
          return false;
        }
        partsOnBoard(position, groupSet, from, out);
      }
      case Edit.DROP -> {
        if (Arrays.binarySearch(inHand[position.as()], from) < 0) {
          return false;
        }
        partsInHand(position, groupSet, from, out);
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private static boolean isOf(Position position, int square) {
    return square < position.contents().length
        && (position.ofOwner(position.as(), square >> 6) >>> square & 1) != 0;
  }

  /** Adds what a piece in hand can do, as if nothing had been asked before. */
  void partsInHand(Position position, int groupSet, int piece, MoveBuffer out) {
    runner.begin();
    inHand(position, groupSet, piece, out);
  }

  /** Adds what the first block that makes anything of a piece in hand makes of it. */
  void firstPartInHand(Position position, int groupSet, int piece, MoveBuffer out) {
    runner.begin();
    if (position.hand(piece) > 0) {
      int before = out.size();
      runFirst(rules.drops(groupSet, piece), piece, position, out);
      if (out.size() == before) {
        runFirst(rules.inHand(groupSet, piece), piece, position, out);
      }
    }
  }

  private void runFirst(PreparedRule rule, int piece, Position position, MoveBuffer out) {
    look(rule, piece, IN_HAND);
    int before = out.size();
    runner.runFirst(rule, position, out);
    limit(position, out, before);
  }

  /** The contents that may have something to do in a player's hand. */
  int[] droppable(int player) {
    return inHand[player];
  }

  private void onBoard(Position position, int groupSet, int square, MoveBuffer out) {
    int piece = position.content(square);
    run(rules.moves(groupSet, piece, square), piece, square, position, out);
  }

  private void inHand(Position position, int groupSet, int piece, MoveBuffer out) {
    if (position.hand(piece) > 0) {
      run(rules.drops(groupSet, piece), piece, IN_HAND, position, out);
      run(rules.inHand(groupSet, piece), piece, IN_HAND, position, out);
    }
  }

  private void run(PreparedRule rule, int piece, int square, Position position, MoveBuffer out) {
    look(rule, piece, square);
    int before = out.size();
    runner.run(rule, position, out);
    limit(position, out, before);
    if (out.size() > before) {
      busy = rule;
      busyBlock = runner.block();
    }
  }

  private void limit(Position position, MoveBuffer out, int from) {
    if (handLimit != null) {
      handLimit.apply(position, out, from);
    }
  }

  /** The piece and rule that ran last. */
  private String culprit() {
    return busy == null ? "" : busy.culprit(busyBlock);
  }

  /** Whether no two moves of a piece on a square can be the same, and none has to be continued. */
  boolean isPlain(int groupSet, int piece, int square) {
    PreparedRule rule = rules.moves(groupSet, piece, square);
    if (!rule.isChecked()) {
      check(rule, piece, square);
    }
    return rule.isPlain();
  }

  private void check(PreparedRule rule, int piece, int square) {
    rule.noteDistinct(check.isDistinct(rule, piece, square));
  }

  private void look(PreparedRule rule, int piece, int square) {
    if (!rule.isPlain()) {
      lookCloser(rule, piece, square);
    }
  }

  private void lookCloser(PreparedRule rule, int piece, int square) {
    if (rule.isDue()) {
      check(rule, piece, square);
    }
    mayRepeat |= !rule.isDistinct();
    mayContinue |= rule.isPartial();
  }
}
