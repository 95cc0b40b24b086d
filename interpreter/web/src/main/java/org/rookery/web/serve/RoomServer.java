package org.rookery.web.serve;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.room.Rooms;

/** Rooms for everybody on the network who knows their addresses. */
public final class RoomServer implements AutoCloseable {
  private static final int THREADS = 16;
  private static final int HEADER_BYTES = 8 << 10;
  private static final int IDLE_MILLIS = 30_000;
  private static final int BEAT_SECONDS = 10;

  /** Each page that is open in a room keeps a connection. */
  private static final int CONNECTIONS = 2_048;

  private final Rooms rooms;
  private final Server server;
  private final ServerConnector connector;
  private final RoomDoor door;

  private RoomServer(Rooms rooms, String page, int port) {
    this.rooms = rooms;
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setDaemon(true);
    server = new Server(threads);
    server.setStopTimeout(0);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setPort(port);
    connector.setIdleTimeout(IDLE_MILLIS);
    ConnectionLimit connections = new ConnectionLimit(CONNECTIONS);
    connector.addBean(connections);
    server.addConnector(connector);
    door = new RoomDoor(rooms, new Lobby(rooms), page, connections);
    server.setHandler(door);
    server.setErrorHandler(new Refusals());
  }

  /**
   * A server that is running.
   *
   * @param page see {@link org.rookery.web.page.GamePage#room}
   * @param port 0 for where the rooms were found last, or any that is free
   * @throws IOException when the port cannot be had
   * @throws UnusableFile when the journal cannot be written
   */
  public static RoomServer start(Rooms rooms, String page, int port)
      throws IOException, UnusableFile {
    System.setProperty("slf4j.internal.verbosity", "ERROR");
    RoomServer started = new RoomServer(rooms, page, port == 0 ? rooms.port() : port);
    try {
      started.server.start();
      rooms.foundAt(started.port());
      if (rooms.all().isEmpty()) {
        rooms.create();
      }
    } catch (UnusableFile e) {
      started.close();
      throw e;
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
              door.beat();
              beat();
            },
            BEAT_SECONDS,
            TimeUnit.SECONDS);
  }

  /** Where the rooms are found on this machine. */
  public int port() {
    return connector.getLocalPort();
  }

  /** The host's page, for browsers that know this machine by that name. */
  public String address(String machine) {
    return "http://" + machine + ":" + port() + "/" + rooms.hostKey() + "/";
  }

  @Override
  public void close() {
    door.close();
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException("the server does not stop", e);
    }
  }
}
