package org.rookery.web.serve;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A server whose threads, connections, headers and waits are bounded. What is sent slowly holds no
 * thread.
 */
final class BoundedServer implements AutoCloseable {
  private static final int THREADS = 12;
  private static final int HEADER_BYTES = 8 << 10;
  private static final int IDLE_MILLIS = 30_000;

  /** More often than idle connections are closed. */
  private static final int BEAT_SECONDS = 10;

  private final Server server;
  private final ServerConnector connector;
  private final Runnable beat;

  /**
   * A server that is not running yet.
   *
   * @param host the address it listens on; empty for all that the machine has
   * @param port 0 for any that is free
   * @param beat called every few seconds
   */
  BoundedServer(
      String host, int port, ConnectionLimit connections, Handler handler, Runnable beat) {
    this.beat = beat;
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setDaemon(true);
    server = new Server(threads);
    server.setStopTimeout(0);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    if (!host.isEmpty()) {
      connector.setHost(host);
    }
    connector.setPort(port);
    connector.setIdleTimeout(IDLE_MILLIS);
    connector.addBean(connections);
    server.addConnector(connector);
    server.setHandler(handler);
    server.setErrorHandler(new Refusals());
  }

  /**
   * A program without a log is not told of it; to be called before anything is made that would
   * write to it.
   */
  static void withoutLog() {
    System.setProperty("slf4j.internal.verbosity", "ERROR");
  }

  /**
   * Begins to answer.
   *
   * @throws IOException when the port cannot be had
   */
  void start() throws IOException {
    try {
      server.start();
    } catch (Exception e) {
      close();
      throw e instanceof IOException io ? io : new IOException(e);
    }
    beatLater();
  }

  private void beatLater() {
    connector
        .getScheduler()
        .schedule(
            () -> {
              beat.run();
              beatLater();
            },
            BEAT_SECONDS,
            TimeUnit.SECONDS);
  }

  /** The port it listens on. */
  int port() {
    return connector.getLocalPort();
  }

  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the server does not stop", e);
    }
  }
}
