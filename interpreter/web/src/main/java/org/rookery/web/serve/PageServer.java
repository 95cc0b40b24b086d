package org.rookery.web.serve;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * The page on this machine. Only browsers that know the token in its address get an answer. What is
 * sent slowly holds no thread, and everything that is kept is bounded.
 */
public final class PageServer implements AutoCloseable {
  private static final int TOKEN_BYTES = 18;
  private static final int THREADS = 12;
  private static final int CONNECTIONS = 256;
  private static final int HEADER_BYTES = 8 << 10;
  private static final int IDLE_MILLIS = 30_000;

  /** More often than idle connections are closed. */
  private static final int BEAT_SECONDS = 10;

  private final Server server;
  private final ServerConnector connector;
  private final Desk desk;
  private final String token;

  private PageServer(Show show, Author author, int port) {
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    desk = new Desk(show, author);
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setDaemon(true);
    server = new Server(threads);
    server.setStopTimeout(0);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost("127.0.0.1");
    connector.setPort(port);
    connector.setIdleTimeout(IDLE_MILLIS);
    ConnectionLimit connections = new ConnectionLimit(CONNECTIONS);
    connector.addBean(connections);
    server.addConnector(connector);
    server.setHandler(new Door(token, desk, connections));
    server.setErrorHandler(new Refusals());
  }

  /**
   * A server that is running.
   *
   * @param port 0 for any that is free
   * @throws IOException when the port cannot be had
   */
  public static PageServer start(Show show, Author author, int port) throws IOException {
    // A program without a log is not told of it.
    System.setProperty("slf4j.internal.verbosity", "ERROR");
    PageServer started = new PageServer(show, author, port);
    try {
      started.server.start();
    } catch (Exception e) {
      started.close();
      throw e instanceof IOException io ? io : new IOException(e);
    }
    started.beat();
    return started;
  }

  private void beat() {
    connector
        .getScheduler()
        .schedule(
            () -> {
              desk.beat();
              beat();
            },
            BEAT_SECONDS,
            TimeUnit.SECONDS);
  }

  /** Where a browser finds the page. */
  public String address() {
    return "http://127.0.0.1:" + connector.getLocalPort() + "/" + token + "/";
  }

  /** Shows other rules from now on; pages that are open hear of it. */
  public void show(Show other) {
    desk.show(other);
  }

  /** Tells pages what is wrong with the rules as they are now; the game before goes on. */
  public void tell(String wrong) {
    desk.tell(wrong);
  }

  @Override
  public void close() {
    desk.close();
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the server does not stop", e);
    }
  }
}
