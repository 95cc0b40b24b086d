package org.rookery.web.serve;

import java.io.IOException;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.room.Rooms;

/** Rooms for everybody on the network who knows their addresses. */
public final class RoomServer implements AutoCloseable {
  /** Each page that is open in a room keeps a connection. */
  private static final int CONNECTIONS = 2_048;

  private final Rooms rooms;
  private final RoomRequestGate door;
  private final BoundedServer server;

  private RoomServer(Rooms rooms, String page, int port) {
    this.rooms = rooms;
    ConnectionLimit connections = new ConnectionLimit(CONNECTIONS);
    door = new RoomRequestGate(rooms, new Lobby(rooms), page, connections);
    server = new BoundedServer("", port, connections, door, door::beat);
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
    BoundedServer.withoutLog();
    RoomServer started = new RoomServer(rooms, page, port == 0 ? rooms.port() : port);
    try {
      started.server.start();
      rooms.foundAt(started.port());
      if (rooms.all().isEmpty()) {
        rooms.create();
      }
    } catch (IOException | UnusableFile e) {
      started.close();
      throw e;
    }
    return started;
  }

  /** Where the rooms are found on this machine. */
  public int port() {
    return server.port();
  }

  /** The host's page, for browsers that know this machine by that name. */
  public String address(String machine) {
    return "http://" + machine + ":" + port() + "/" + rooms.hostKey() + "/";
  }

  @Override
  public void close() {
    door.close();
    server.close();
  }
}
