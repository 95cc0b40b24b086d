package org.rookery.web.serve;

import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Open pages that wait for news, each on a connection that stays open. */
final class Listeners implements AutoCloseable {
  private static final int MOST = 64;

  private final Queue<Listener> open = new ArrayDeque<>();

  /** Lets a page listen; at the limit the one that has listened longest is let go, and asks anew. */
  void add(Response response, Callback whole, String news) {
    Listener listener = new Listener(response, whole);
    Listener oldest;
    synchronized (this) {
      oldest = open.size() >= MOST ? open.remove() : null;
      open.add(listener);
    }
    if (oldest != null) {
      oldest.finish();
    }
    listener.write("retry: 2000\n" + data(news));
  }

  /** Tells every page. */
  void tell(String news) {
    all().forEach(listener -> listener.write(data(news)));
  }

  /** Writes something that pages ignore: a page that has gone is noticed by it. */
  void beat() {
    all().forEach(listener -> listener.write(":\n\n"));
  }

  private static String data(String news) {
    return "data: " + news + "\n\n";
  }

  private synchronized List<Listener> all() {
    return List.copyOf(open);
  }

  private synchronized void remove(Listener listener) {
    open.remove(listener);
  }

  @Override
  public void close() {
    all().forEach(Listener::finish);
  }

  /** One page. What it does not take in time is not kept for it: it is let go, and asks anew. */
  private final class Listener {
    private final Response response;
    private final Callback whole;
    private boolean writes;
    private boolean over;

    Listener(Response response, Callback whole) {
      this.response = response;
      this.whole = whole;
    }

    void write(String text) {
      boolean slow;
      synchronized (this) {
        if (over) {
          return;
        }
        slow = writes;
        over = slow;
        writes = true;
      }
      if (slow) {
        drop(new ClosedChannelException());
        return;
      }
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      response.write(false, bytes, Callback.from(this::written, this::fail));
    }

    private synchronized void written() {
      writes = false;
    }

    private void fail(Throwable gone) {
      boolean first;
      synchronized (this) {
        first = !over;
        over = true;
      }
      if (first) {
        drop(gone);
      }
    }

    private void drop(Throwable reason) {
      remove(this);
      whole.failed(reason);
    }

    void finish() {
      boolean quiet;
      synchronized (this) {
        if (over) {
          return;
        }
        over = true;
        quiet = !writes;
      }
      remove(this);
      if (quiet) {
        whole.succeeded();
      } else {
        whole.failed(new ClosedChannelException());
      }
    }
  }
}
