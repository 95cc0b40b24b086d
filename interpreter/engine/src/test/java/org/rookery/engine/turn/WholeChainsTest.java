package org.rookery.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.ProgramAssembly;
import org.rookery.engine.game.TestGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram.CaptureChoice;
import org.rookery.program.RuleBlocks;

/** Pieces that leap straight over an enemy and may go on. */
final class WholeChainsTest {
  private static final int[][] WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final String CORNER = "5/5/5/2m2/Mm3";

  private final TestGame game = new TestGame(5, 5, "M", "B");
  private boolean captures = true;

  /** Whether a piece on a3 may go home to a1, without a capture and without going on. */
  private boolean goesHome;

  WholeChainsTest() {
    game.wholeChains = true;
  }

  @Test
  void a_chain_is_one_turn() {
    assertThat(turns(CORNER))
        .containsExactly(List.of(Edit.MOVE, Edit.CAPTURE, Edit.PART, Edit.MOVE, Edit.CAPTURE));
  }

  @Test
  void it_may_stop_on_the_way_where_the_game_says_so() {
    game.passPartial = true;
    assertThat(turns(CORNER)).hasSize(2);
  }

  @Test
  void ways_that_change_the_same_are_one_turn() {
    assertThat(turns("5/5/1m3/m1m2/Mm3")).hasSize(1);
  }

  @Test
  void a_chain_without_captures_ends_too() {
    captures = false;
    game.passPartial = true;
    assertThat(turns(CORNER))
        .containsExactlyInAnyOrder(List.of(Edit.MOVE), List.of(Edit.MOVE, Edit.PART, Edit.MOVE));
  }

  @Test
  void captured_pieces_may_leave_at_the_end() {
    game.takesLast = true;
    assertThat(turns(CORNER))
        .containsExactly(List.of(Edit.MOVE, Edit.PART, Edit.MOVE, Edit.CAPTURE, Edit.CAPTURE));
  }

  /** It has changed nothing where it stands, but pieces leave when it is over. */
  @Test
  void a_chain_that_ends_where_it_began_has_captured() {
    game.takesLast = true;
    goesHome = true;
    assertThat(moves("5/5/1m3/2m2/Mm3"))
        .filteredOn(move -> captures(move) == 3)
        .hasSize(1)
        .allMatch(move -> kinds(move).stream().filter(kind -> kind == Edit.MOVE).count() == 4);
  }

  /** It comes back to where it began, but not to nothing: pieces leave, if only at the end. */
  @Test
  void a_chain_may_capture_on_the_whole_way_round() {
    for (boolean takesLast : new boolean[] {false, true}) {
      game.takesLast = takesLast;
      assertThat(moves("5/5/1m3/m1m2/Mm3"))
          .as("captured pieces leave at the end: " + takesLast)
          .isNotEmpty()
          .allMatch(move -> captures(move) == 4);
    }
  }

  /** The piece that comes back to where it began is none that it captures. */
  @Test
  void a_chain_counts_what_it_captures_and_not_itself() {
    game.takesLast = true;
    game.capturesFirst = true;
    game.maximalCaptures = true;
    goesHome = true;
    assertThat(moves("2Mm1/4m/1m3/2m1m/Mm3"))
        .hasSize(2)
        .allMatch(move -> captures(move) == 3)
        .extracting(move -> Edit.a(move.word(0)))
        .containsExactlyInAnyOrder(game.square("a1"), game.square("c5"));
  }

  private static long captures(Move move) {
    return kinds(move).stream().filter(kind -> kind == Edit.CAPTURE).count();
  }

  @Test
  void the_longest_chain_may_be_compulsory() {
    String two = "4M/4m/5/2m2/Mm3";
    assertThat(turns(two)).hasSize(2);
    game.capturesFirst = true;
    game.maximalCaptures = true;
    assertThat(turns(two)).hasSize(1);
  }

  /** Each of two chains captures a piece of either type, but not in the same order. */
  @Test
  void of_chains_that_capture_as_much_one_that_captures_a_type_earlier_may_come_first() {
    game.capturesFirst = true;
    String right = "5/b4/5/m4/Mb1m1";
    String up = "5/m4/5/b4/Mm1b1";
    assertThat(moves(right)).hasSize(2);
    game.choices = List.of(new CaptureChoice(CaptureChoice.Kind.EARLY, List.of(0, 0, 0, 0, 1)));
    assertThat(moves(right))
        .extracting(move -> Edit.b(move.word(0)))
        .containsExactly(game.square("c1"));
    assertThat(moves(up))
        .extracting(move -> Edit.b(move.word(0)))
        .containsExactly(game.square("a3"));
  }

  @Test
  void captures_by_one_type_may_come_first() {
    game.capturesFirst = true;
    assertThat(moves("Bm3/5/5/5/Mm3")).hasSize(2);
    game.choices = List.of(new CaptureChoice(CaptureChoice.Kind.CAPTOR, List.of(0, 0, 0, 1, 0)));
    assertThat(moves("Bm3/5/5/5/Mm3"))
        .extracting(move -> Edit.a(move.word(0)))
        .containsExactly(game.square("a5"));
  }

  private List<Move> moves(String placement) {
    game.board = TestGame.placement(game, placement);
    MoveGenerator generator = new MoveGenerator(game.program((TestGame.Rules) this::leaps));
    return generator.legalMoves(new Position(generator.program()));
  }

  /** The kinds of edit of each legal move. */
  private List<List<Integer>> turns(String placement) {
    return moves(placement).stream().map(WholeChainsTest::kinds).toList();
  }

  private static List<Integer> kinds(Move move) {
    return IntStream.range(0, move.words()).map(i -> Edit.kind(move.word(i))).boxed().toList();
  }

  private RuleBlocks leaps(int content, int square, int group) {
    ProgramAssembly code = new ProgramAssembly(game.contents);
    int file = square % game.width;
    int rank = square / game.width;
    if (goesHome && square == game.square("a3")) {
      code.block().move(square, game.square("a1"), false).end();
    }
    for (int[] way : WAYS) {
      int over = game.square(file + way[0], rank + way[1]);
      int to = game.square(file + 2 * way[0], rank + 2 * way[1]);
      if (to >= 0) {
        String end = "end " + to;
        code.block()
            .holds(over, code.enemies(game.contents.owner(content)), end)
            .holds(to, code.empty(), end);
        if (captures) {
          code.edit(Edit.CAPTURE, 0, over);
        }
        code.edit(Edit.CONTINUE, group, to).move(square, to, true).label(end).end();
      }
    }
    return code.code();
  }
}
