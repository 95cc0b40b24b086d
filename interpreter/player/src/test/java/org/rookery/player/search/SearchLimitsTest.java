package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** A thought ends where its limits say, and what is left of them is what has not been used up. */
final class SearchLimitsTest {
  private static final SearchLimits SOME = new SearchLimits(1_000, 7, 600);

  @Test
  void whatIsUsedUpIsNotLeft() {
    assertThat(SOME.less(new SearchLimits(300, 2, 250))).isEqualTo(new SearchLimits(700, 7, 350));
    assertThat(SOME.share(4, 10_000)).isEqualTo(new SearchLimits(250, 7, 150));
    assertThat(SOME.share(4, 99)).isEqualTo(new SearchLimits(99, 7, 150));
    assertThat(SOME.times(0.5)).isEqualTo(new SearchLimits(500, 7, 600));
    assertThat(SearchLimits.NONE.times(2)).isEqualTo(SearchLimits.NONE);
    assertThat(SOME.withoutClock()).isEqualTo(new SearchLimits(1_000, 7, Long.MAX_VALUE));
  }

  /** A depth is a number of nodes where a tree is grown, and no limit where it is the deepest. */
  @Test
  void treesHaveNodesForDepths() {
    assertThat(SOME.ofTree()).isEqualTo(SOME);
    assertThat(new SearchLimits(Long.MAX_VALUE, 3, 9).ofTree())
        .isEqualTo(new SearchLimits(6_000, 3, 9));
    assertThat(SearchLimits.ofMillis(9).ofTree()).isEqualTo(SearchLimits.ofMillis(9));
  }

  private static SearchBudget counted(SearchBudget budget, int nodes) {
    for (int i = 0; i < nodes; i++) {
      budget.count();
    }
    return budget;
  }

  @Test
  void nodesEndAThought() {
    SearchLimits limits = SearchLimits.ofNodes(2_000);
    assertThat(counted(new SearchBudget(limits, () -> false), 1_999).isSpent()).isFalse();
    SearchBudget spent = counted(new SearchBudget(limits, () -> false), 2_000);
    assertThat(spent.isSpent()).isTrue();
    assertThat(spent.isNearlySpent()).isTrue();
    assertThat(spent.nodes()).isEqualTo(2_000);
  }

  /** The clock and the wish to stop are looked at now and then. */
  @Test
  void timeAndAWishEndAThought() {
    assertThat(counted(new SearchBudget(SearchLimits.ofMillis(0), () -> false), 1_024).isSpent())
        .isTrue();
    SearchLimits hour = SearchLimits.ofMillis(3_600_000);
    assertThat(counted(new SearchBudget(hour, () -> false), 5_000).isSpent()).isFalse();
    AtomicBoolean stop = new AtomicBoolean();
    SearchBudget stopped = new SearchBudget(hour, stop::get);
    assertThat(counted(stopped, 2_000).isNearlySpent()).isFalse();
    stop.set(true);
    assertThat(stopped.isNearlySpent()).isTrue();
    assertThat(counted(stopped, 1_024).isSpent()).isTrue();
  }

  /** What other threads have made counts as well. */
  @Test
  void nodesOfOthersCount() {
    SearchBudget shared =
        SearchBudget.shared(SearchLimits.ofNodes(2_000), () -> false, mine -> 1_500);
    assertThat(counted(shared, 128).isSpent()).isFalse();
    assertThat(shared.nodes()).isEqualTo(1_628);
    assertThat(counted(shared, 371).isSpent()).isFalse();
    assertThat(counted(shared, 1).isSpent()).isTrue();
  }
}
