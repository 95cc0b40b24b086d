package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;
import org.rookery.program.Sequel;
import org.rookery.program.Sequel.Place;

/** Rules made page by page: once, where it is needed, and again when it has been thrown away. */
final class LazyUnrollingTest {
  private static final State FIRST = state(1);
  private static final State SECOND = state(2);
  private static final State THIRD = state(3);

  /** A page of some steps counts for these, and for each state known on it. */
  private static final int STEPS = 6;

  private static final int OF_PAGE = STEPS + LazyUnrolling.STATE;

  private final List<State> unrolled = new ArrayList<>();
  private final List<Boolean> elsewhere = new ArrayList<>();

  private static State state(int node) {
    return State.initial(node, 0, null);
  }

  private static RuleBlocks page() {
    RuleMaker rules = new RuleMaker();
    return new RuleBlocks(
        List.of(
            rules.emit(List.of(1), RuleMaker.END, 0), rules.emit(List.of(2), RuleMaker.END, 0)));
  }

  /** Pages on which there is one more state, each its second block. */
  private LazyUnrolling.Unroller unroller(State on) {
    return (state, others) -> {
      unrolled.add(state);
      elsewhere.add(others.has(on));
      return new LazyUnrolling.Unrolled(page(), Map.of(on, 1), STEPS, 0);
    };
  }

  @Test
  void nothing_is_unrolled_before_a_run_comes_there() {
    new LazyUnrolling().begin(FIRST, unroller(SECOND));
    assertThat(unrolled).isEmpty();
  }

  @Test
  void a_page_is_made_once() {
    Sequel first = new LazyUnrolling().begin(FIRST, unroller(SECOND));
    Place place = first.place();
    assertThat(place.block()).isZero();
    assertThat(first.place()).isSameAs(place);
    assertThat(unrolled).containsExactly(FIRST);
  }

  /** A state on a page made is gone on with there, and is not unrolled again. */
  @Test
  void the_middle_of_another_page() {
    List<LazyUnrolling.Elsewhere> books = new ArrayList<>();
    Sequel first =
        new LazyUnrolling()
            .begin(
                FIRST,
                (state, others) -> {
                  unrolled.add(state);
                  books.add(others);
                  elsewhere.add(others.has(SECOND));
                  return new LazyUnrolling.Unrolled(page(), Map.of(SECOND, 1), STEPS, 0);
                });
    Place place = first.place();
    LazyUnrolling.Elsewhere others = books.get(0);
    assertThat(others.has(FIRST)).isTrue();
    assertThat(others.has(SECOND)).isTrue();
    assertThat(others.has(THIRD)).isFalse();
    Place middle = others.sequel(SECOND).place();
    assertThat(middle.block()).isEqualTo(1);
    assertThat(middle.page()).isSameAs(place.page());
    assertThat(unrolled).containsExactly(FIRST);
    assertThat(others.sequel(THIRD)).isSameAs(others.sequel(THIRD));
    assertThat(others.has(THIRD)).as("asked for, not made").isFalse();
    others.sequel(THIRD).place();
    assertThat(others.has(THIRD)).isTrue();
    assertThat(unrolled).containsExactly(FIRST, THIRD);
    assertThat(elsewhere).containsExactly(false, true);
  }

  /** What a page asks for is its sequel; of another block, or another square, it is another. */
  @Test
  void blocks_know_nothing_of_each_other() {
    LazyUnrolling pages = new LazyUnrolling();
    pages.begin(FIRST, unroller(SECOND)).place();
    pages.begin(SECOND, unroller(FIRST)).place();
    assertThat(unrolled).containsExactly(FIRST, SECOND);
    assertThat(elsewhere).containsExactly(false, false);
  }

  /** As many steps as there may be are kept, one more are not. */
  @Test
  void too_many_pages_are_thrown_away() {
    LazyUnrolling enough = new LazyUnrolling(2 * OF_PAGE);
    Sequel first = enough.begin(FIRST, unroller(SECOND));
    Place before = first.place();
    enough.begin(SECOND, unroller(THIRD)).place();
    enough.begin(THIRD, unroller(FIRST)).place();
    assertThat(first.place()).isSameAs(before);

    unrolled.clear();
    LazyUnrolling few = new LazyUnrolling(2 * OF_PAGE - 1);
    Sequel again = few.begin(FIRST, unroller(SECOND));
    before = again.place();
    few.begin(SECOND, unroller(THIRD)).place();
    assertThat(again.place()).isSameAs(before);
    few.begin(THIRD, unroller(FIRST)).place();
    assertThat(again.place()).isNotSameAs(before);
    assertThat(again.place().block()).isZero();
    assertThat(unrolled).containsExactly(FIRST, SECOND, THIRD, FIRST);
    assertThat(elsewhere).as("forgotten, too").doesNotContain(true);
  }

  /** Sequels that a page asks for count like states. */
  @Test
  void sequels_count() {
    assertThat(new LazyUnrolling.Unrolled(page(), Map.of(SECOND, 1), STEPS, 3).size())
        .isEqualTo(STEPS + 4 * LazyUnrolling.STATE);
  }

  /** Once thrown away, nothing counts any more. */
  @Test
  void what_was_thrown_away_does_not_count() {
    LazyUnrolling pages = new LazyUnrolling(OF_PAGE);
    Sequel first = pages.begin(FIRST, unroller(SECOND));
    Sequel second = pages.begin(SECOND, unroller(THIRD));
    first.place();
    Sequel third = pages.begin(THIRD, unroller(FIRST));
    second.place();
    Place kept = third.place(); // throws the others away
    Place other = first.place();
    assertThat(third.place()).isSameAs(kept);
    assertThat(first.place()).isSameAs(other);
  }

  /** A page that is the middle of one thrown away is unrolled for itself. */
  @Test
  void the_middle_of_a_page_that_is_gone() {
    LazyUnrolling pages = new LazyUnrolling(OF_PAGE - 1);
    List<LazyUnrolling.Elsewhere> books = new ArrayList<>();
    LazyUnrolling.Unroller unroller =
        (state, others) -> {
          unrolled.add(state);
          books.add(others);
          return new LazyUnrolling.Unrolled(page(), Map.of(SECOND, 1), STEPS, 0);
        };
    pages.begin(FIRST, unroller).place();
    Sequel middle = books.get(0).sequel(SECOND);
    pages.begin(THIRD, unroller).place();
    assertThat(books.get(0).has(SECOND)).isFalse();
    assertThat(books.get(0).sequel(SECOND)).as("nothing of it is kept").isNotSameAs(middle);
    assertThat(middle.place().block()).isZero();
    assertThat(unrolled).containsExactly(FIRST, THIRD, SECOND);
  }
}
