package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.program.Code;
import org.rookery.program.Code.Sequel;

/** Code made page by page: once, where it is needed, and again when it has been thrown away. */
final class LazyUnrollingTest {
  private static final State FIRST = state(1);
  private static final State SECOND = state(2);
  private static final State THIRD = state(3);

  /** A page of some words counts for these, and for each state known on it. */
  private static final int WORDS = 6;

  private static final int OF_PAGE = WORDS + 25;

  private final List<State> unrolled = new ArrayList<>();
  private final List<Boolean> elsewhere = new ArrayList<>();

  private static State state(int node) {
    return State.initial(node, 0, null);
  }

  private static Code code(Sequel... sequels) {
    return new Code(
        new int[] {Code.END, Code.END, Code.END, Code.END, Code.END, Code.END},
        new int[] {1},
        new org.rookery.program.Test[0],
        new int[WORDS],
        sequels);
  }

  /** Pages on which there is one more state, each at place 4. */
  private LazyUnrolling.Unroller unroller(State on) {
    return (state, others) -> {
      unrolled.add(state);
      elsewhere.add(others.has(on));
      return new LazyUnrolling.Unrolled(code(), Map.of(on, 4));
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
    Code code = first.code();
    assertThat(code.blocks()).containsExactly(1);
    assertThat(code.words()).hasSize(WORDS);
    assertThat(first.code()).isSameAs(code);
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
                  return new LazyUnrolling.Unrolled(code(), Map.of(SECOND, 4));
                });
    Code code = first.code();
    LazyUnrolling.Elsewhere others = books.get(0);
    assertThat(others.has(FIRST)).isTrue();
    assertThat(others.has(SECOND)).isTrue();
    assertThat(others.has(THIRD)).isFalse();
    Code middle = others.sequel(SECOND).code();
    assertThat(middle.blocks()).containsExactly(4);
    assertThat(middle.words()).isSameAs(code.words());
    assertThat(middle.tests()).isSameAs(code.tests());
    assertThat(middle.origins()).isSameAs(code.origins());
    assertThat(middle.sequels()).isSameAs(code.sequels());
    assertThat(unrolled).containsExactly(FIRST);
    assertThat(others.sequel(THIRD)).isSameAs(others.sequel(THIRD));
    assertThat(others.has(THIRD)).as("asked for, not made").isFalse();
    others.sequel(THIRD).code();
    assertThat(others.has(THIRD)).isTrue();
    assertThat(unrolled).containsExactly(FIRST, THIRD);
    assertThat(elsewhere).containsExactly(false, true);
  }

  /** What a page asks for is its sequel; of another block, or another square, it is another. */
  @Test
  void blocks_know_nothing_of_each_other() {
    LazyUnrolling pages = new LazyUnrolling();
    pages.begin(FIRST, unroller(SECOND)).code();
    pages.begin(SECOND, unroller(FIRST)).code();
    assertThat(unrolled).containsExactly(FIRST, SECOND);
    assertThat(elsewhere).containsExactly(false, false);
  }

  /** As many words as there may be are kept, one more are not. */
  @Test
  void too_many_pages_are_thrown_away() {
    LazyUnrolling enough = new LazyUnrolling(2 * OF_PAGE);
    Sequel first = enough.begin(FIRST, unroller(SECOND));
    Code before = first.code();
    enough.begin(SECOND, unroller(THIRD)).code();
    enough.begin(THIRD, unroller(FIRST)).code();
    assertThat(first.code()).isSameAs(before);

    unrolled.clear();
    LazyUnrolling few = new LazyUnrolling(2 * OF_PAGE - 1);
    Sequel again = few.begin(FIRST, unroller(SECOND));
    before = again.code();
    few.begin(SECOND, unroller(THIRD)).code();
    assertThat(again.code()).isSameAs(before);
    few.begin(THIRD, unroller(FIRST)).code();
    assertThat(again.code()).isNotSameAs(before);
    assertThat(again.code().blocks()).containsExactly(1);
    assertThat(unrolled).containsExactly(FIRST, SECOND, THIRD, FIRST);
    assertThat(elsewhere).as("forgotten, too").doesNotContain(true);
  }

  /** Sequels that a page asks for count like states. */
  @Test
  void sequels_count() {
    LazyUnrolling pages = new LazyUnrolling(WORDS + 49);
    List<State> made = new ArrayList<>();
    LazyUnrolling.Unroller asking =
        (state, others) -> {
          made.add(state);
          Code code = code(others.sequel(THIRD), others.sequel(SECOND));
          return new LazyUnrolling.Unrolled(code, Map.of());
        };
    Sequel first = pages.begin(FIRST, asking);
    Sequel second = pages.begin(SECOND, asking);
    Code code = first.code();
    second.code();
    assertThat(first.code()).isNotSameAs(code);
    assertThat(made).containsExactly(FIRST, SECOND, FIRST);
  }

  /** Once thrown away, nothing counts any more. */
  @Test
  void what_was_thrown_away_does_not_count() {
    LazyUnrolling pages = new LazyUnrolling(OF_PAGE);
    Sequel first = pages.begin(FIRST, unroller(SECOND));
    Sequel second = pages.begin(SECOND, unroller(THIRD));
    first.code();
    Sequel third = pages.begin(THIRD, unroller(FIRST));
    second.code();
    Code kept = third.code(); // throws the others away
    Code other = first.code();
    assertThat(third.code()).isSameAs(kept);
    assertThat(first.code()).isSameAs(other);
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
          return new LazyUnrolling.Unrolled(code(), Map.of(SECOND, 4));
        };
    pages.begin(FIRST, unroller).code();
    Sequel middle = books.get(0).sequel(SECOND);
    pages.begin(THIRD, unroller).code();
    assertThat(books.get(0).has(SECOND)).isFalse();
    assertThat(books.get(0).sequel(SECOND)).as("nothing of it is kept").isNotSameAs(middle);
    assertThat(middle.code().blocks()).containsExactly(1);
    assertThat(unrolled).containsExactly(FIRST, THIRD, SECOND);
  }
}
