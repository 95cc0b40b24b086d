package org.rookery.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.program.Edit;
import org.rookery.program.Ending;
import org.rookery.program.MoveGroup;
import org.rookery.program.Right;
import org.rookery.program.TurnStep;

/**
 * What a turn leaves behind, beside the pieces on the board: each thing by itself, and by chance.
 */
final class MoveMakerTest extends MadeTurns {
  @Test
  void attributes_go_with_their_pieces() {
    Position position = position();
    make(position, on(Edit.SET_ATTRIBUTE, 0, "b1"));
    make(position, move("a1", "a2"), move("b1", "b2"), move("d2", "d1"));
    assertThat(position.has(at("b2"), 0)).isTrue();
    assertThat(position.has(at("a2"), 0)).isFalse();
    make(position, Edit.of(Edit.COPY, at("b2"), at("c3")));
    assertThat(position.has(at("c3"), 0)).isTrue();
    assertThat(position.has(at("b2"), 0)).isTrue();
    make(position, move("c3", "c4"), on(Edit.TYPE, 0, "c4"), on(Edit.OWNER, 1, "c4"));
    assertThat(position.content(at("c4"))).isEqualTo(game.content("k"));
    assertThat(position.has(at("c4"), 0)).isTrue();
    make(position, on(Edit.CLEAR_ATTRIBUTE, 0, "c4"));
    assertThat(position.attributes(at("c4"))).isZero();
    assertThat(position.content(at("c4"))).isEqualTo(game.content("k"));
  }

  /** Where no piece stands nothing comes about: no piece goes, changes, is copied or captured. */
  @Test
  void an_empty_square_does_nothing() {
    Position position = position();
    Setup before = position.setup();
    make(
        position,
        move("c1", "b1"),
        move("c2", "a1"),
        Edit.of(Edit.COPY, at("c3"), at("a4")),
        on(Edit.CAPTURE, 0, "c4"),
        on(Edit.REMOVE, 0, "b4"),
        on(Edit.OWNER, 1, "c4"),
        on(Edit.TYPE, 1, "c4"),
        on(Edit.SET_ATTRIBUTE, 0, "c4"),
        on(Edit.CLEAR_ATTRIBUTE, 0, "c4"));
    assertThat(position.setup().board()).isEqualTo(before.board());
    assertThat(position.setup().attributes()).isEqualTo(before.attributes());
    assertThat(position.capturedCount()).isZero();
    assertThat(position.clock()).isEqualTo(1);
    make(position, move("c3", "b1"));
    assertThat(position.setup().board()).as("nor alone").isEqualTo(before.board());
    assertThat(position.capturedCount()).isZero();
  }

  /** What the last move captured is known as long as nothing but refused moves follows. */
  @Test
  void a_refused_move_captures_nothing_and_lets_nothing_be_forgotten() {
    game.refuse();
    Position position = position();
    make(position, move("a1", "a3"));
    position.make(Move.of(move("d4", "d3")).refused());
    assertThat(position.capturedCount()).isOne();
    assertThat(position.captured(0)).isEqualTo(game.content("p"));
    position.unmake();
    make(position, move("d4", "d3"));
    assertThat(position.capturedCount()).isZero();
  }

  /** All are lifted before any is put: who comes to a square that was left captures nobody. */
  @Test
  void many_pieces_go_at_once() {
    Position position = position();
    make(
        position,
        move("a1", "b1"),
        move("b1", "d2"),
        move("d2", "a4"),
        move("a4", "a3"),
        move("a3", "a2"),
        move("d4", "a1"));
    assertThat(position.content(at("b1"))).isEqualTo(game.content("K"));
    assertThat(position.content(at("d2"))).isEqualTo(game.content("R"));
    assertThat(position.content(at("a4"))).isEqualTo(game.content("P"));
    assertThat(position.content(at("a3"))).isEqualTo(game.content("k"));
    assertThat(position.content(at("a2"))).isEqualTo(game.content("p"));
    assertThat(position.content(at("a1"))).isEqualTo(game.content("r"));
    assertThat(position.capturedCount()).isZero();
    assertThat(position.lastFrom()).isEqualTo(at("a1"));
    assertThat(position.lastTo()).isEqualTo(at("b1"));
  }

  /** Who is captured twice over is captured once; who is put on another captures him. */
  @Test
  void captures_on_the_way() {
    game.capturedToHand = true;
    Position position = position();
    make(
        position,
        move("a1", "a3"),
        move("b1", "a3"),
        on(Edit.CREATE, game.content("P"), "a4"),
        on(Edit.CAPTURE, 0, "a4"),
        on(Edit.CAPTURE, 0, "a4"));
    assertThat(position.content(at("a3"))).isEqualTo(game.content("R"));
    assertThat(position.content(at("a4"))).isZero();
    assertThat(position.capturedCount()).isEqualTo(4);
    assertThat(List.of(position.captured(0), position.captured(1)))
        .containsExactly(game.content("p"), game.content("K"));
    assertThat(List.of(position.captured(2), position.captured(3)))
        .containsExactly(game.content("k"), game.content("P"));
    assertThat(position.hand(game.content("P"))).isEqualTo(2);
    assertThat(position.hand(game.content("K"))).isEqualTo(2);
    assertThat(position.hand(game.content("p"))).isZero();
  }

  /** Whose pieces move is the captor, whoever chooses. */
  @Test
  void captured_pieces_go_to_whose_pieces_move() {
    game.capturedToHand = true;
    game.steps =
        List.of(
            new TurnStep(0, 1, List.of(List.of(0)), List.of()),
            new TurnStep(1, 0, List.of(List.of(0)), List.of()));
    Position position = position();
    make(position, move("d4", "d2"));
    assertThat(position.hand(game.content("p"))).isEqualTo(1);
    assertThat(position.hand(game.content("P"))).isZero();
    make(position, move("a1", "a3"));
    assertThat(position.hand(game.content("P"))).isEqualTo(1);
  }

  /** Any of several pieces that go, a copied and a dropped piece reset the clock; others do not. */
  @Test
  void what_resets_the_clock() {
    Position position = position();
    make(position, move("a1", "a2"));
    assertThat(position.clock()).isEqualTo(1);
    make(position, move("a4", "b4"), move("d2", "d3"));
    assertThat(position.clock()).isZero();
    make(position, PASS);
    assertThat(position.clock()).isEqualTo(1);
    make(position, move("d3", "c3"), move("b4", "a4"));
    assertThat(position.clock()).isZero();
    make(position, PASS);
    make(position, Edit.of(Edit.COPY, at("c3"), at("c2")));
    assertThat(position.clock()).isZero();
    make(position, PASS);
    make(position, Edit.of(Edit.COPY, at("a2"), at("b2")));
    assertThat(position.clock()).isEqualTo(2);
    make(position, Edit.of(Edit.TAKE, game.content("P"), 0));
    assertThat(position.clock()).isEqualTo(3);
    make(position, Edit.of(Edit.DROP, game.content("P"), at("b3")));
    assertThat(position.clock()).isZero();
    make(position, Edit.of(Edit.TAKE, game.content("R"), 0));
    make(position, Edit.of(Edit.DROP, game.content("R"), at("b4")));
    assertThat(position.clock()).isEqualTo(2);
    make(position, on(Edit.CREATE, game.content("P"), "d1"));
    assertThat(position.clock()).isEqualTo(3);
    make(position, on(Edit.CAPTURE, 0, "d1"));
    assertThat(position.clock()).isZero();
  }

  /** A piece dropped or made is new; the first leg of a turn says where it began and ended. */
  @Test
  void where_a_turn_began_and_ended() {
    Position position = position();
    make(position, Edit.of(Edit.COPY, at("b1"), at("c1")), Edit.of(Edit.COPY, at("a1"), at("a2")));
    assertThat(List.of(position.lastFrom(), position.lastTo())).containsExactly(at("b1"), at("c1"));
    make(position, Edit.of(Edit.DROP, game.content("R"), at("c3")));
    assertThat(List.of(position.lastFrom(), position.lastTo()))
        .containsExactly(Position.NOWHERE, at("c3"));
    make(position, move("c3", "c2"), Edit.of(Edit.DROP, game.content("R"), at("c3")));
    assertThat(List.of(position.lastFrom(), position.lastTo())).containsExactly(at("c3"), at("c2"));
    make(position, on(Edit.REMOVE, 0, "c2"));
    assertThat(List.of(position.lastFrom(), position.lastTo()))
        .containsExactly(Position.NOWHERE, Position.NOWHERE);
  }

  /** The next player is the one after the piece's owner, not after the mover. */
  @Test
  void who_gets_a_piece() {
    Position position = position();
    make(
        position,
        on(Edit.OWNER, Edit.NEXT_PLAYER, "a1"),
        on(Edit.OWNER, Edit.NEXT_PLAYER, "a3"),
        on(Edit.OWNER, 1, "b1"));
    assertThat(position.content(at("a1"))).isEqualTo(game.content("k"));
    assertThat(position.content(at("a3"))).isEqualTo(game.content("P"));
    assertThat(position.content(at("b1"))).isEqualTo(game.content("r"));
    make(position, on(Edit.TYPE, 1, "a3"), on(Edit.TYPE, 2, "a1"));
    assertThat(position.content(at("a3"))).isEqualTo(game.content("R"));
    assertThat(position.content(at("a1"))).isEqualTo(game.content("p"));
  }

  /** A chain keeps the turn with its piece and its move type, and any type is one, too. */
  @Test
  void chains() {
    game.groups = List.of("", "jump");
    Position position = position();
    long before = position.hash();
    make(position, move("b1", "b2"), on(Edit.CONTINUE, 1, "b2"));
    assertThat(position.mover()).isZero();
    assertThat(position.step()).isZero();
    assertThat(position.turnNumber()).isEqualTo(1);
    assertThat(List.of(position.continuation(), position.continuationGroup()))
        .containsExactly(at("b2"), 1);
    make(position, move("b2", "b3"), on(Edit.CONTINUE, Edit.LIMIT, "b3"));
    assertThat(List.of(position.continuation(), position.continuationGroup()))
        .containsExactly(at("b3"), MoveGroup.ANY);
    make(position, PASS);
    assertThat(List.of(position.continuation(), position.continuationGroup()))
        .containsExactly(Position.NOWHERE, 0);
    assertThat(position.mover()).isEqualTo(1);
    for (int i = 0; i < 3; i++) {
      position.unmake();
    }
    assertThat(position.hash()).isEqualTo(before);
    assertThat(position.continuation()).isEqualTo(Position.NOWHERE);
  }

  /** A pass is a turn that begins with one; it counts only in a row. */
  @Test
  void passes() {
    game.countsPasses = true;
    Position position = position();
    make(position, PASS, on(Edit.SET_ATTRIBUTE, 0, "a1"));
    assertThat(position.passes()).isEqualTo(1);
    make(position, on(Edit.CLEAR_ATTRIBUTE, 0, "a1"));
    assertThat(position.passes()).isZero();
    position.make(new int[] {PASS}, 0, 0);
    assertThat(position.passes()).as("nothing at all is no pass").isZero();
    position.make(new int[] {move("a1", "a2"), PASS}, 1, 2);
    assertThat(position.passes()).isEqualTo(1);
    position.make(new int[] {PASS, move("a1", "a2")}, 1, 2);
    assertThat(position.passes()).isZero();
  }

  @Test
  void the_turn_decides() {
    Position position = position();
    assertThat(position.decided()).isEqualTo(Ending.NONE);
    make(position, move("a1", "a2"), Edit.of(Edit.ENDS, 2, 0));
    assertThat(position.decided()).isEqualTo(2);
    make(position, Edit.of(Edit.ENDS, 1, 0));
    assertThat(position.decided()).isEqualTo(1);
  }

  @Test
  void hands_and_counters() {
    Position position = position();
    make(
        position,
        Edit.of(Edit.TAKE, 3, 0),
        Edit.of(Edit.TAKE, 3, 0),
        Edit.of(Edit.TAKE, 4, 0),
        Edit.of(Edit.DISCARD, 4, 0),
        Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS + 5));
    make(position, Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS - 7));
    assertThat(List.of(position.hand(3), position.hand(4))).containsExactly(2, 0);
    assertThat(position.counter(0)).isEqualTo(-2);
    make(position, Edit.of(Edit.DROP, 3, at("c3")));
    assertThat(position.hand(3)).isEqualTo(1);
  }

  /** Of what there is without limit there is never less nor more in a hand. */
  @Test
  void supplies() {
    game.supplies = List.of("P");
    game.capturedToHand = true;
    int pawn = game.content("P");
    game.hand[pawn] = 1;
    Position position = position();
    make(position, Edit.of(Edit.DROP, pawn, at("c3")));
    make(position, Edit.of(Edit.DISCARD, pawn, 0));
    make(position, move("d4", "d2"));
    make(position, Edit.of(Edit.TAKE, pawn, 0));
    make(position, move("a1", "a3"), move("b1", "d2"));
    assertThat(List.of(position.hand(pawn), position.hand(game.content("R"))))
        .containsExactly(1, 1);
    assertThat(position.hand(game.content("p"))).isZero();
  }

  /** Several rights hang on several pieces: each is lost with one of its own. */
  @Test
  void rights() {
    int king = game.content("K");
    int rook = game.content("R");
    game.rights =
        List.of(
            new Right(0, List.of(at("a1")), List.of(king), "a"),
            new Right(0, List.of(at("a1"), at("b1")), List.of(king, rook), "b"),
            new Right(1, List.of(at("d4")), List.of(game.content("r")), "c"));
    Position position = position();
    assertThat(position.rights()).isEqualTo(7);
    make(position, move("b1", "b2"));
    assertThat(position.rights()).isEqualTo(5);
    make(position, on(Edit.TYPE, 1, "a1"));
    assertThat(position.rights()).isEqualTo(4);
    make(position, on(Edit.SET_ATTRIBUTE, 0, "c3"));
    assertThat(position.rights()).isEqualTo(4);
    make(position, on(Edit.REMOVE, 0, "d4"));
    assertThat(position.rights()).isZero();
  }

  /** What one turn said is forgotten in the next. */
  @Test
  void nothing_is_left_over() {
    Position position = asking();
    make(position, move("d2", "d1"), on(Edit.PASSED, 0, "d3"));
    assertThat(position.clock()).isZero();
    make(position, move("a4", "b4"));
    assertThat(position.clock()).isEqualTo(1);
    assertThat(position.passedSquares()).isEmpty();
    make(position, on(Edit.REMOVE, 0, "b4"));
    assertThat(position.lastTo()).isEqualTo(Position.NOWHERE);
    assertThat(position.clock()).isEqualTo(2);
  }

  /** Whatever a turn is made of, its hash is that of the position, and taking back restores all. */
  @Test
  void random_turns() {
    game.capturedToHand = true;
    game.countsPasses = true;
    game.groups = List.of("", "jump");
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      Position position = asking();
      List<Setup> before = new ArrayList<>();
      for (int ply = 0; ply < 6; ply++) {
        before.add(position.setup());
        int[] words = new int[1 + random.nextInt(6)];
        for (int i = 0; i < words.length; i++) {
          words[i] = word(random);
        }
        if (random.nextInt(4) == 0) { // one at most: it comes with the last leg
          words[0] = Edit.of(Edit.CONTINUE, random.nextInt(2), random.nextInt(16));
        }
        int end = EditOrder.tidy(words, 0, words.length);
        position.make(words, 0, end);
        assertThat(position.hash()).as("seed %d", seed).isEqualTo(position.recomputedHash());
        Position again = new Position(position.program(), position.setup());
        assertThat(again.setup()).as("seed %d", seed).isEqualTo(position.setup());
        assertThat(again.hash()).as("seed %d", seed).isEqualTo(position.hash());
      }
      for (int ply = 5; ply >= 0; ply--) {
        position.unmake();
        assertThat(position.setup()).as("seed %d", seed).isEqualTo(before.get(ply));
        assertThat(position.hash()).isEqualTo(position.recomputedHash());
      }
    }
  }

  private int word(Random random) {
    int piece = 1 + random.nextInt(game.contents.size() - 1);
    int from = random.nextInt(16);
    int to = random.nextInt(16);
    return switch (random.nextInt(15)) {
      case 0 -> Edit.of(Edit.COPY, from, to);
      case 1 -> Edit.of(Edit.TAKE, piece, 0);
      case 2 -> Edit.of(Edit.CREATE, piece, to);
      case 3 -> Edit.of(Edit.CAPTURE, 0, to);
      case 4 -> Edit.of(Edit.REMOVE, 0, to);
      case 5 -> Edit.of(Edit.OWNER, random.nextBoolean() ? Edit.NEXT_PLAYER : 1, to);
      case 6 -> Edit.of(Edit.TYPE, random.nextInt(3), to);
      case 7 -> Edit.of(Edit.SET_ATTRIBUTE, 0, to);
      case 8 -> Edit.of(Edit.CLEAR_ATTRIBUTE, 0, to);
      case 9 -> Edit.of(Edit.PASSED, 0, at("a3") + random.nextInt(4));
      case 10 -> Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS - 3 + random.nextInt(7));
      case 11 -> PASS;
      default -> Edit.of(Edit.MOVE, from, to);
    };
  }
}
