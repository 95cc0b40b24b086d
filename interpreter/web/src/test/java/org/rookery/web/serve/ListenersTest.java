package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

/** What a page is told that takes its texts slowly. */
final class ListenersTest {
  private final List<String> written = new ArrayList<>();
  private final Queue<Callback> open = new ArrayDeque<>();

  /** A page that has taken a text when its callback is called. */
  private final Response slow =
      (Response)
          Proxy.newProxyInstance(
              Response.class.getClassLoader(),
              new Class<?>[] {Response.class},
              (proxy, method, arguments) -> {
                assertThat(method.getName()).isEqualTo("write");
                written.add(StandardCharsets.UTF_8.decode((ByteBuffer) arguments[1]).toString());
                open.add((Callback) arguments[2]);
                return null;
              });

  /** A beat that comes meanwhile takes no news away, and is left out when there is nothing new. */
  @Test
  void theLastNewsWait() {
    try (Listeners listeners = new Listeners()) {
      listeners.add(slow, Callback.NOOP, "one");
      listeners.broadcast("two");
      listeners.broadcast("three");
      listeners.beat();
      assertThat(written).containsExactly("retry: 2000\ndata: one\n\n");
      open.remove().succeeded();
      assertThat(written).hasSize(2).last().isEqualTo("data: three\n\n");
      listeners.beat();
      open.remove().succeeded();
      assertThat(written).hasSize(2);
      listeners.beat();
      assertThat(written).last().isEqualTo(":\n\n");
    }
  }

  /** Those that have listened longest are let go, one for each that comes, and hear no more. */
  @Test
  void theLimitLetsTheLongestGo() {
    List<Integer> gone = new ArrayList<>();
    try (Listeners listeners = new Listeners()) {
      for (int page = 0; page < 66; page++) {
        int number = page;
        listeners.add(slow, Callback.from(() -> gone.add(number)), "one");
        assertThat(gone).hasSize(Math.max(0, page - 63));
        open.remove().succeeded();
      }
      assertThat(gone).containsExactly(0, 1);
      written.clear();
      listeners.broadcast("two");
      assertThat(written).hasSize(64);
    }
    assertThat(gone).hasSize(66).doesNotHaveDuplicates();
  }

  /** One that is gone no longer counts, so that none that is there has to go for the next. */
  @Test
  void whoIsGoneMakesRoom() {
    List<Integer> gone = new ArrayList<>();
    try (Listeners listeners = new Listeners()) {
      for (int page = 0; page < 65; page++) {
        int number = page;
        listeners.add(slow, Callback.from(() -> gone.add(number)), "one");
        Callback last = open.remove();
        if (page == 63) {
          last.failed(new ClosedChannelException());
        } else {
          last.succeeded();
        }
      }
      assertThat(gone).containsExactly(63);
    }
  }

  /** One that is let go while it takes a text is cut off, once, and is sent nothing more. */
  @Test
  void whoIsLetGoWhileATextIsTakenHearsNoMore() {
    List<String> ends = new ArrayList<>();
    Callback whole = Callback.from(() -> ends.add("whole"), gone -> ends.add("cut off"));
    Listeners listeners = new Listeners();
    listeners.add(slow, whole, "one");
    listeners.broadcast("two");
    listeners.close();
    assertThat(ends).containsExactly("cut off");
    open.remove().succeeded();
    assertThat(written).hasSize(1);
    listeners.add(slow, whole, "three");
    open.remove().succeeded();
    listeners.close();
    listeners.close();
    assertThat(ends).containsExactly("cut off", "whole");
  }

  @Test
  void whoIsGoneAfterBeingLetGoEndsOnce() {
    List<String> ends = new ArrayList<>();
    Listeners listeners = new Listeners();
    listeners.add(slow, Callback.from(() -> ends.add("gone")), "one");
    listeners.close();
    open.remove().failed(new ClosedChannelException());
    assertThat(ends).containsExactly("gone");
  }
}
