package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
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
}
