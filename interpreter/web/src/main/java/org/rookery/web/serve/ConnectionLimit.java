package org.rookery.web.serve;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jetty.io.Connection;

/**
 * Bounds how many connections are open. A new one takes the place of the one that has been silent
 * for longest, so that idle connections keep no one out.
 */
final class ConnectionLimit implements Connection.Listener {
  private final int most;

  /** Connections that are being answered; a request beyond them is refused. */
  private final int mostAnswered;

  private final Set<Connection> silent = new LinkedHashSet<>();
  private final Set<Connection> answered = new LinkedHashSet<>();

  /** So many connections, of which three in four may be answered at a time. */
  ConnectionLimit(int most) {
    this.most = most;
    mostAnswered = most / 4 * 3;
  }

  @Override
  public void onOpened(Connection connection) {
    Connection longest = null;
    synchronized (this) {
      silent.add(connection);
      if (silent.size() + answered.size() > most) {
        Iterator<Connection> oldest = silent.iterator();
        longest = oldest.next();
        oldest.remove();
      }
    }
    if (longest != null) {
      longest.close();
    }
  }

  @Override
  public synchronized void onClosed(Connection connection) {
    silent.remove(connection);
    answered.remove(connection);
  }

  /** Whether one more request can be answered. */
  synchronized boolean isFree() {
    return answered.size() < mostAnswered;
  }

  /** A whole request has come. */
  synchronized void begin(Connection connection) {
    if (silent.remove(connection)) {
      answered.add(connection);
    }
  }

  /** The answer has been sent. */
  synchronized void end(Connection connection) {
    if (answered.remove(connection)) {
      silent.add(connection);
    }
  }
}
