package org.rookery.engine.legality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.game.CodeTrial;
import org.rookery.engine.game.Op;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.Riders;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.Backend;
import org.rookery.engine.run.GroupSets;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.RuleTable;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Quantity.Relation;
import org.rookery.program.Region;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test.Compare;
import org.rookery.program.Test.Holds;
import org.rookery.program.Test.InCheck;
import org.rookery.program.Test.Not;
import org.rookery.program.Test.Or;

/**
 * Turns of all words there are, judged as the checker judges them and once more when they have been
 * made: whatever is told without making them must be what making them tells.
 */
class LegalityCheckerTest implements TestGame.Rules {
  private final TestGame game = new TestGame(5, 4, "K", "R", "G", "O");

  /** Whether Guards and Odd ones are left out, so that maps tell every attack. */
  private boolean isMapped;

  LegalityCheckerTest() {
    game.royal = ProgramAssembly.set(game.contents, game.content("K"), game.content("k"));
    game.forbidden = List.of(new InCheck(1));
    Arrays.fill(game.hand, 3);
    game.hand[Contents.EMPTY] = 0;
  }

  /**
   * Kings and Rooks; Guards that leap only while a Rook of theirs is there, and Odd ones that step
   * only while so many of eight squares are empty: in too many ways for a map of attacks.
   */
  @Override
  public RuleBlocks moves(int content, int square, int group) {
    ProgramAssembly code = new ProgramAssembly(game.contents);
    int owner = game.contents.owner(content);
    int type = game.contents.type(content);
    switch (isMapped ? Math.min(type, 1) : type) {
      case 0 -> Riders.add(code, game, square, owner, Riders.queen(), 1);
      case 1 -> Riders.add(code, game, square, owner, Riders.rook(), 5);
      case 2 -> guard(code, square, owner);
      default -> odd(code, square, owner);
    }
    return code.code();
  }

  private void guard(ProgramAssembly code, int square, int owner) {
    Quantity rooks =
        new Quantity.PieceCount(
            ProgramAssembly.set(game.contents, game.contents.of(1, owner)),
            new Region(new long[] {(1L << 20) - 1}));
    for (int[] step : Riders.knight()) {
      int to = game.square(square % 5 + step[0], square / 5 + step[1]);
      if (to >= 0) {
        String end = "end" + to;
        code.block();
        code.test(new Compare(rooks, Relation.AT_LEAST, new Quantity.Constant(1)), end);
        code.holds(to, code.enemies(owner), end).move(square, to, false).label(end).end();
      }
    }
  }

  private void odd(ProgramAssembly code, int square, int owner) {
    for (int[] step : Riders.rook()) {
      int to = game.square(square % 5 + step[0], square / 5 + step[1]);
      if (to >= 0) {
        String odd = "odd" + to + ",";
        String even = "even" + to + ",";
        code.block();
        for (int i = 0; i < 8; i++) {
          code.label(even + i).holds(i, code.empty(), odd + (i + 1));
          code.to(Op.JUMP, even + (i + 1));
          code.label(odd + i).holds(i, code.empty(), even + (i + 1)).to(Op.JUMP, odd + (i + 1));
        }
        code.label(odd + 8).holds(to, code.enemies(owner), even + 8).move(square, to, false);
        code.label(even + 8).end();
      }
    }
  }

  /** What a turn may consist of, in the order in which words stand. */
  private List<Integer> words(Position position) {
    List<Integer> words = new ArrayList<>();
    for (int from = 0; from < 20; from++) {
      int piece = position.content(from);
      for (int to = 0; to < 20; to++) {
        if (from != to && piece != Contents.EMPTY) {
          words.add(Edit.of(Edit.MOVE, from, to));
        }
      }
    }
    for (int kind : new int[] {Edit.DROP, Edit.CREATE, Edit.CAPTURE, Edit.REMOVE, Edit.OWNER}) {
      for (int square = 0; square < 20; square++) {
        about(position, kind, square, words);
      }
    }
    for (int type = 0; type < 2; type++) {
      for (int square = 0; square < 20; square++) {
        words.add(Edit.of(Edit.TYPE, type, square));
      }
    }
    words.add(Edit.of(Edit.NO_MATE, 0, 0));
    words.add(Edit.of(Edit.FORBID, 0, 0));
    words.add(Edit.of(Edit.PASS, 0, 0));
    return words;
  }

  private void about(Position position, int kind, int square, List<Integer> words) {
    boolean isEmpty = position.content(square) == Contents.EMPTY;
    if (kind == Edit.DROP && isEmpty) {
      words.add(Edit.of(kind, game.content("R"), square));
      words.add(Edit.of(kind, game.content("K"), square));
    } else if (kind == Edit.CREATE && isEmpty) {
      words.add(Edit.of(kind, game.content("r"), square));
    } else if (kind != Edit.DROP && kind != Edit.CREATE) {
      words.add(Edit.of(kind, kind == Edit.OWNER ? 1 : 0, square));
    }
  }

  private static Attacks attacks(GameProgram program) {
    GroupSets groups = new GroupSets(program);
    Backend backend = Backend.GRAPH;
    return new Attacks(
        program,
        groups,
        new RuleTable(program, groups),
        CodeTrial.NO_TURNS,
        backend,
        backend.writer(program.contents()),
        new WorkLimit());
  }

  private boolean isLegalWhenMade(Position position, Attacks attacks, int... words) {
    int own = position.pieces(game.content("K"));
    int other = position.pieces(game.content("k"));
    position.make(words, 0, words.length);
    boolean won = other > 0 && position.pieces(game.content("k")) == 0;
    boolean legal =
        (own == 0 || position.pieces(game.content("K")) > 0)
            && (won || !attacks.inCheck(position, 0))
            && attacks.evaluator().holds(position, game.legal.get(0));
    for (int word : words) {
      int kind = Edit.kind(word);
      legal &= (kind != Edit.NO_MATE && kind != Edit.FORBID) || !attacks.inCheck(position, 1);
    }
    position.unmake();
    return legal;
  }

  /** Judges all turns of one word, and those of two that begin with a leg or a drop. */
  private void assertJudged(String placement) {
    game.board = TestGame.placement(game, placement);
    isMapped = placement.matches("[^gGoO]*");
    Position position = new Position(game.program(this));
    Attacks attacks = attacks(position.program());
    LegalityChecker checker = new LegalityChecker(position.program(), attacks, CodeTrial.NO_TURNS);
    checker.prepare(position);
    List<Integer> words = words(position);
    for (int first : words) {
      assertJudged(position, checker, attacks, first);
      for (int second : words) {
        int on = Edit.b(second);
        boolean begins = Edit.kind(first) == Edit.DROP || isOwn(position, first);
        boolean isSomething = on == Edit.b(first) || position.content(on) != Contents.EMPTY;
        if (begins && Edit.kind(second) > Edit.CREATE && isSomething) {
          assertJudged(position, checker, attacks, first, second);
        }
      }
    }
  }

  private boolean isOwn(Position position, int word) {
    int piece = position.content(Edit.a(word));
    return Edit.kind(word) == Edit.MOVE && game.contents.owner(piece) == 0;
  }

  private void assertJudged(
      Position position, LegalityChecker checker, Attacks attacks, int... words) {
    boolean legal = isLegalWhenMade(position, attacks, words);
    boolean known = checker.isKnownLegal(position, words, 0, words.length);
    boolean judged = checker.isLegal(position, words, 0, words.length);
    if (judged != legal || (known && !legal) || !Arrays.equals(position.contents(), game.board)) {
      throw new AssertionError(Move.of(words) + " is legal: " + legal);
    }
  }

  /**
   * A pin, a check, two Kings, pieces no map is made of, no King on one side, the other or both.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k/5/r4/K1R1r",
        "r1R1k/5/5/2K1r",
        "k3K/r3R/5/K1R1r",
        "1g2k/5/rR3/K1R2",
        "2o1k/r1Ko1/5/RR3",
        "2o1k/2K2/5/R1K1r",
        "5/1r3/5/KR2r",
        "4k/1r3/5/1R3",
        "5/1r3/5/1R3"
      })
  void turnsAreJudgedAsIfTheyWereMade(String placement) {
    assertJudged(placement);
  }

  /** The same where a player may not leave the rival in check, be that all or with more. */
  @ParameterizedTest
  @ValueSource(strings = {"k3r/5/1R3/K4", "k3r/2G2/1R3/K4"})
  void whoMustSpareTheRivalIsJudgedAsWell(String placement) {
    game.legal = List.of(new Not(new InCheck(1)), new Not(new InCheck(0)));
    assertJudged(placement);
    Holds rook =
        new Holds(game.square("c1"), ProgramAssembly.set(game.contents, game.content("R")));
    game.legal = List.of(new Not(new Or(List.of(new InCheck(1), rook))), game.legal.get(1));
    assertJudged(placement);
  }

  /** Who has nothing to lose may still not do what every turn of theirs must avoid. */
  @Test
  void whoHasNoKingMustSpareTheRivalAsWell() {
    game.royal = ProgramAssembly.set(game.contents, game.content("k"));
    game.legal = List.of(new Not(new InCheck(1)), new Not(new InCheck(0)));
    assertJudged("k3r/5/1R3/5");
  }

  /** Those before number {@code from} are not looked at. */
  @Test
  void theLegalOnesAreKeptInTheirOrder() {
    game.board = TestGame.placement(game, "4k/5/r4/K1R2");
    Position position = new Position(game.program(this));
    LegalityChecker checker =
        new LegalityChecker(position.program(), attacks(position.program()), CodeTrial.NO_TURNS);
    checker.prepare(position);
    int illegal = Edit.of(Edit.MOVE, game.square("c1"), game.square("c2"));
    int legal = Edit.of(Edit.MOVE, game.square("a1"), game.square("b1"));
    int alsoLegal = Edit.of(Edit.MOVE, game.square("a1"), game.square("a2"));
    MoveBuffer moves = new MoveBuffer();
    for (int word : new int[] {illegal, legal, illegal, alsoLegal, illegal}) {
      moves.add(word);
    }
    checker.keepLegal(position, moves, 1);
    assertThat(moves.size()).isEqualTo(3);
    assertThat(Arrays.copyOf(moves.words(), 3)).containsExactly(illegal, legal, alsoLegal);
  }
}
