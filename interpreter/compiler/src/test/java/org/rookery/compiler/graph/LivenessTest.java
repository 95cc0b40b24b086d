package org.rookery.compiler.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/** What of a path can still matter from a node on. */
final class LivenessTest {
  private static final Origin ANYWHERE = Origin.of(new Span(Source.of("x.rules", "x"), 0, 1));
  private static final Direction NORTH = new Direction.Named("n");
  private static final Place HERE = new Place.Here();
  private static final int CURSOR = 10;
  private static final int MARK = 20;
  private static final int TO = 30;
  private static final int UNSET = -1;

  private static Liveness of(Node... nodes) {
    GraphTraits traits =
        new GraphTraits(false, false, false, false, false, false, false, Set.of(), Set.of());
    return Liveness.of(
        new MoveGraph("Man", List.of(nodes), List.of(), List.of(), List.of(), traits));
  }

  private static Node step(int next) {
    return new Node.Step(NORTH, next, ANYWHERE);
  }

  private static Node test(Condition condition, int then, int otherwise) {
    return new Node.Test(condition, then, otherwise, ANYWHERE);
  }

  private static Node set(Register register, Place place, int next) {
    return new Node.Set(register, place, next, ANYWHERE);
  }

  private static Node capture(int next) {
    return new Node.Apply(new Effect.Capture(HERE), next, ANYWHERE);
  }

  private static Node emit(int next) {
    return new Node.Emit(false, Optional.empty(), false, next, ANYWHERE);
  }

  private static Condition enemy(Place place) {
    return new SquareCondition.PieceOn(Filter.of(Side.OPPONENT), place);
  }

  @Test
  void who_stands_there_matters_until_the_cursor_moves_on() {
    Liveness live = of(step(1), test(enemy(HERE), 2, 3), capture(3), step(4), new Node.End());
    assertThat(
            List.of(
                live.asksContentHere(0),
                live.asksContentHere(1),
                live.asksContentHere(2),
                live.asksContentHere(3)))
        .containsExactly(false, true, true, false);
  }

  @Test
  void who_stands_elsewhere_is_asked_anew() {
    Liveness live = of(test(enemy(new Place.Toward(NORTH)), 1, 1), new Node.End());
    assertThat(live.asksContentHere(0)).isFalse();
  }

  @Test
  void the_arrival_is_the_cursor_as_long_as_to_is_not_set() {
    Place arrival = new Place.Of(Register.TO);
    Liveness live = of(set(Register.CURSOR, arrival, 1), test(enemy(HERE), 2, 2), emit(2));
    assertThat(live.asksContentHere(0)).isTrue();
    assertThat(live.arrival(0, CURSOR, MARK, UNSET)).isEqualTo(CURSOR);
  }

  @Test
  void captures_matter_before_a_question_and_not_across_an_emission() {
    Condition captures = new Condition.Captures();
    Liveness live = of(capture(1), emit(2), capture(3), test(captures, 4, 4), new Node.End());
    assertThat(List.of(live.asksCaptures(0), live.asksCaptures(2))).containsExactly(false, true);
  }

  @Test
  void rounds_matter_inside_their_loop() {
    Node count = new Node.Count(0, new Amount.Literal(3), 1);
    Liveness live = of(count, new Node.Loop(0, 2, 3), step(1), emit(4), new Node.End());
    assertThat(List.of(live.counts(0, 0), live.counts(0, 1), live.counts(0, 2), live.counts(0, 3)))
        .containsExactly(false, true, true, false);
  }

  @Test
  void a_piece_that_comes_back_to_the_mark_is_bound_for_it() {
    Place mark = new Place.Of(Register.MARK);
    Liveness live = of(step(1), capture(2), set(Register.CURSOR, mark, 3), emit(4), new Node.End());
    assertThat(live.arrival(0, CURSOR, MARK, UNSET)).isEqualTo(MARK);
    assertThat(live.arrival(3, CURSOR, MARK, UNSET)).isEqualTo(CURSOR);
  }

  @Test
  void a_piece_that_steps_on_may_arrive_anywhere() {
    Liveness live = of(step(1), emit(2), new Node.End());
    assertThat(live.arrival(0, CURSOR, MARK, UNSET)).isNegative();
  }

  @Test
  void ways_that_end_elsewhere_leave_it_open() {
    Place mark = new Place.Of(Register.MARK);
    Liveness live =
        of(test(enemy(HERE), 1, 2), set(Register.CURSOR, mark, 2), emit(3), new Node.End());
    assertThat(live.arrival(0, CURSOR, MARK, UNSET)).isNegative();
  }

  @Test
  void once_it_is_set_to_counts_until_it_is_set_anew_or_a_leg_ends() {
    Liveness live = of(step(1), emit(2), new Node.Leg(3, ANYWHERE), emit(4), new Node.End());
    assertThat(live.arrival(0, CURSOR, MARK, TO)).isEqualTo(TO);
    assertThat(live.arrival(2, CURSOR, MARK, TO)).isNegative();
  }

  @Test
  void what_is_pending_is_asked_before_it_is_forgotten() {
    Liveness live = of(step(1), new Node.Reset(2), emit(3), new Node.End());
    assertThat(live.arrival(0, CURSOR, MARK, TO)).isNegative();
    assertThat(live.arrival(0, CURSOR, MARK, UNSET)).isNegative();
  }
}
