package org.rookery.web.serve;

import java.io.IOException;
import org.rookery.web.room.Secrets;

/**
 * The page on this machine. Only browsers that know the token in its address get an answer, and
 * everything that is kept is bounded.
 */
public final class PageServer implements AutoCloseable {
  private static final String HERE = "127.0.0.1";
  private static final int CONNECTIONS = 256;

  private final GameRequestHandler desk;
  private final String token;
  private final BoundedServer server;

  private PageServer(Show show, Author author, int port) {
    token = Secrets.fresh();
    desk = new GameRequestHandler(show, author);
    ConnectionLimit connections = new ConnectionLimit(CONNECTIONS);
    RequestGate door = new RequestGate(token, desk, connections);
    server = new BoundedServer(HERE, port, connections, door, desk::beat);
  }

  /**
   * A server that is running.
   *
   * @param port 0 for any that is free
   * @throws IOException when the port cannot be had
   */
  public static PageServer start(Show show, Author author, int port) throws IOException {
    BoundedServer.withoutLog();
    PageServer started = new PageServer(show, author, port);
    try {
      started.server.start();
    } catch (IOException taken) {
      started.desk.close();
      throw taken;
    }
    return started;
  }

  /** Where a browser finds the page. */
  public String address() {
    return "http://" + HERE + ":" + server.port() + "/" + token + "/";
  }

  /** Shows other rules from now on; pages that are open hear of it. */
  public void show(Show other) {
    desk.show(other);
  }

  /** Tells pages what is wrong with the rules as they are now; the game before goes on. */
  public void showProblems(String wrong) {
    desk.showProblems(wrong);
  }

  @Override
  public void close() {
    desk.close();
    server.close();
  }
}
