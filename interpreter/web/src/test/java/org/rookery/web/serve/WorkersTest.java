package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Works of one line wait for each other, and not for those of another. */
final class WorkersTest {
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch go = new CountDownLatch(1);

  private void waits() {
    begun.countDown();
    await(go);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void oneLineTakesSixteenBesidesTheOneThatRuns() {
    try (Workers workers = new Workers()) {
      Workers.Line line = new Workers.Line();
      Queue<Integer> done = new ConcurrentLinkedQueue<>();
      CountDownLatch all = new CountDownLatch(16);
      assertThat(workers.take(line, this::waits)).isTrue();
      await(begun);
      for (int i = 0; i < 16; i++) {
        int number = i;
        Runnable work =
            () -> {
              done.add(number);
              all.countDown();
            };
        assertThat(workers.take(line, work)).isTrue();
      }
      assertThat(workers.take(line, () -> done.add(16))).isFalse();
      CountDownLatch other = new CountDownLatch(1);
      assertThat(workers.take(new Workers.Line(), other::countDown)).isTrue();
      await(other);
      assertThat(done).isEmpty();
      go.countDown();
      await(all);
      assertThat(done).containsExactlyElementsOf(IntStream.range(0, 16).boxed().toList());
    }
  }

  @Test
  void nothingIsTakenOnceClosed() {
    Workers workers = new Workers();
    workers.close();
    assertThat(workers.take(new Workers.Line(), () -> {})).isFalse();
  }
}
