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
  private static final int MAX_LISTENERS = 64;

  /** Pages ignore it. */
  private static final String BEAT = ":\n\n";

  private final Queue<Listener> open = new ArrayDeque<>();

  /**
   * Lets a page listen; at the limit the one that has listened longest is let go, and asks anew.
   */
  void add(Response response, Callback whole, String news) {
    Listener listener = new Listener(response, whole);
    Listener oldest;
    synchronized (this) {
      oldest = open.size() >= MAX_LISTENERS ? open.remove() : null;
      open.add(listener);
    }
    if (oldest != null) {
      oldest.finish();
    }
    listener.write("retry: 2000\n" + data(news));
  }

  /** Tells every page. */
  void broadcast(String news) {
    all().forEach(listener -> listener.write(data(news)));
  }

  /** Writes something to every page, by which those that are gone are noticed. */
  void beat() {
    all().forEach(listener -> listener.write(BEAT));
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

  /** One page. While it takes one text, only the last of the next ones is kept for it. */
  private final class Listener {
    private final Response response;
    private final Callback whole;
    private String next = "";
    private boolean writes;
    private boolean over;

    Listener(Response response, Callback whole) {
      this.response = response;
      this.whole = whole;
    }

    void write(String text) {
      synchronized (this) {
        if (over || writes) {
          next = text.equals(BEAT) ? next : text;
          return;
        }
        writes = true;
      }
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      // A page that takes nothing for long is gone: the write fails when the connection was idle.
      response.write(false, bytes, Callback.from(this::written, this::fail));
    }

    private void written() {
      String text;
      synchronized (this) {
        writes = false;
        text = next;
        next = "";
      }
      if (!text.isEmpty()) {
        write(text);
      }
    }

    private void fail(Throwable gone) {
      if (end()) {
        whole.failed(gone);
      }
    }

    void finish() {
      boolean quiet;
      synchronized (this) {
        quiet = !writes;
      }
      if (!end()) {
        return;
      }
      if (quiet) {
        whole.succeeded();
      } else {
        whole.failed(new ClosedChannelException());
      }
    }

    /** False when it had ended already. */
    private boolean end() {
      remove(this);
      synchronized (this) {
        boolean first = !over;
        over = true;
        return first;
      }
    }
  }
}
