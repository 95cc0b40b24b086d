package org.rookery.compiler.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/** Equal nodes have one number, and no others. */
final class NodeNumbersTest {
  private static final Source TEXT = Source.of("x.rules", "(first second)");
  private static final Origin HERE = Origin.of(new Span(TEXT, 0, 5));
  private static final Origin THERE = Origin.of(new Span(TEXT, 6, 12));

  /** The hash of this many nodes is that of a last place in a table of any length up to here. */
  private static final int COLLIDING = 200;

  private final NodeList nodes = new NodeList(Optional.empty());

  /** Nodes of each kind, no two of them equal. */
  private static List<Node> kinds() {
    Direction n = new Direction.Named("n");
    Direction s = new Direction.Named("s");
    Condition yes = new Condition.Constant(true);
    Condition no = new Condition.Constant(false);
    Effect capture = new Effect.Capture(new Place.Here());
    Optional<String> none = Optional.empty();
    Optional<String> on = Optional.of("on");
    Optional<Place> here = Optional.of(new Place.Here());
    return List.of(
        new Node.Step(n, 7, HERE),
        new Node.Step(s, 7, HERE),
        new Node.Step(n, 8, HERE),
        new Node.Step(n, 7, THERE),
        new Node.Set(Register.MARK, new Place.Here(), 7, HERE),
        new Node.Set(Register.FROM, new Place.Here(), 7, HERE),
        new Node.Set(Register.MARK, new Place.At("a1"), 7, HERE),
        new Node.Set(Register.MARK, new Place.Here(), 8, HERE),
        new Node.Test(yes, 7, 8, HERE),
        new Node.Test(no, 7, 8, HERE),
        new Node.Test(yes, 8, 7, HERE),
        new Node.Test(yes, 7, 7, HERE),
        new Node.Test(yes, 7, 8, THERE),
        new Node.Fork(List.of(7, 8)),
        new Node.Fork(List.of(8, 7)),
        new Node.Fork(List.of(7)),
        new Node.Apply(capture, 7, HERE),
        new Node.Apply(new Effect.CapturePasser(), 7, HERE),
        new Node.Apply(capture, 8, HERE),
        new Node.Leg(7, HERE),
        new Node.Leg(8, HERE),
        new Node.Emit(false, none, false, 7, HERE),
        new Node.Emit(true, none, false, 7, HERE),
        new Node.Emit(false, on, true, 7, HERE),
        new Node.Emit(false, none, true, 7, HERE),
        new Node.Emit(false, none, false, 8, HERE),
        new Node.Reset(7),
        new Node.Reset(8),
        new Node.Flag("up", Optional.empty(), true, 7),
        new Node.Flag("up", Optional.empty(), false, 7),
        new Node.Flag("up", here, true, 7),
        new Node.Flag("down", Optional.empty(), true, 7),
        new Node.Flag("up", Optional.empty(), true, 8),
        new Node.Count(0, new Amount.Literal(7), 7),
        new Node.Count(1, new Amount.Literal(7), 7),
        new Node.Count(0, new Amount.Literal(8), 7),
        new Node.Loop(0, 7, 8),
        new Node.Loop(1, 7, 8),
        new Node.Loop(0, 8, 7),
        new Node.End());
  }

  @Test
  void every_kind_and_every_part_of_it_tells_nodes_apart() {
    List<Node> kinds = kinds();
    for (int i = 0; i < kinds.size(); i++) {
      assertThat(nodes.add(kinds.get(i))).isEqualTo(i);
    }
    List<Node> again = kinds();
    for (int i = 0; i < again.size(); i++) {
      assertThat(nodes.add(again.get(i))).as("%s", again.get(i)).isEqualTo(i);
    }
    assertThat(nodes.toList()).isEqualTo(kinds);
  }

  /** Nodes of one hash, which is the last of every table: the places go on at its beginning. */
  @Test
  void nodes_of_equal_hashes() {
    int last =
        IntStream.range(0, 1 << 30).filter(NodeNumbersTest::isLast).findFirst().orElseThrow();
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          for (int i = 0; i < COLLIDING; i++) {
            assertThat(nodes.add(loop(last, i))).isEqualTo(i);
            for (int j = 0; j <= i; j++) {
              assertThat(nodes.add(loop(last, j))).isEqualTo(j);
            }
          }
        });
  }

  private static Node loop(int hash, int number) {
    return new Node.Loop(0, number, hash - 31 * number);
  }

  private static boolean isLast(int hash) {
    return hash * 0x9E3779B1 >>> 20 == 0xFFF;
  }

  @Test
  void many_nodes() {
    int many = 10_000;
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          for (int i = 0; i < many; i++) {
            assertThat(nodes.add(new Node.Leg(i, HERE))).isEqualTo(i);
            assertThat(nodes.add(new Node.Leg(i / 2, HERE))).isEqualTo(i / 2);
          }
        });
    assertThat(nodes.toList()).hasSize(many);
  }

  /** A reserved node is no other, whatever it is filled with. */
  @Test
  void reserved_nodes() {
    int reserved = nodes.reserve();
    int end = nodes.add(new Node.End());
    int leg = nodes.add(new Node.Leg(end, HERE));
    nodes.fill(reserved, new Node.Leg(leg, THERE));
    assertThat(List.of(reserved, end, leg)).containsExactly(0, 1, 2);
    assertThat(nodes.add(new Node.End())).isEqualTo(end);
    assertThat(nodes.add(new Node.Leg(end, HERE))).isEqualTo(leg);
    assertThat(nodes.toList())
        .containsExactly(new Node.Leg(leg, THERE), new Node.End(), new Node.Leg(end, HERE));
  }

  @Test
  void where_a_promotion_takes_a_piece_out_of_the_hand() {
    assertThat(nodes.takesFromHand("Queen")).isFalse();
    NodeList pawns = new NodeList(Optional.of("Pawn"));
    assertThat(pawns.takesFromHand("Queen")).isTrue();
    assertThat(pawns.takesFromHand("Pawn")).isFalse();
  }
}
