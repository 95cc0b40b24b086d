package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.room.BadRooms;
import org.rookery.web.room.Rooms;

/** Who is let into rooms, and what they are answered, byte by byte. */
final class RoomRequestGateTest {
  private static final int MILLIS = 30_000;
  private static final String LOST = "HTTP/1.1 404";

  @TempDir private Path folder;
  private Rooms rooms;
  private RoomServer server;

  @BeforeEach
  void start() throws IOException, UnusableFile, BadRooms {
    rooms = Rooms.open(RunningServer.GAME, folder.resolve("small.rooms"));
    server = RoomServer.start(rooms, "<p>the page</p>", 0);
  }

  @AfterEach
  void end() throws UnusableFile {
    server.close();
    rooms.close();
  }

  private String here() {
    return "127.0.0.1:" + server.port();
  }

  private String room(String what) {
    return "/" + rooms.all().get(0).id() + "/" + what;
  }

  private String host(String what) {
    return "/" + rooms.hostKey() + "/" + what;
  }

  private String send(String method, String path, String head, byte[] body) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(MILLIS);
      String first = method + " " + path + " HTTP/1.1\r\nConnection: close\r\n" + head;
      String length = "Content-Length: " + body.length + "\r\n\r\n";
      socket.getOutputStream().write((first + length).getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().write(body);
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String send(String method, String path) throws IOException {
    return send(method, path, "Host: " + here() + "\r\n", new byte[0]);
  }

  private String act(String body) throws IOException {
    return send(
        "POST", room("act"), "Host: " + here() + "\r\n", body.getBytes(StandardCharsets.UTF_8));
  }

  /** A page of another site, whose name leads here, would come from its own origin. */
  @ParameterizedTest
  @ValueSource(strings = {"evil.example:%d", "127.0.0.1", "localhost.evil:%d", "1.2.3:%d", "x"})
  void namesOfOtherOwnersLeadNowhere(String name) throws IOException {
    String head = "Host: " + name.formatted(server.port()) + "\r\n";
    for (String path : new String[] {room(""), host("")}) {
      assertThat(send("GET", path, head, new byte[0])).startsWith(LOST);
    }
    assertThat(send("POST", host("new"), head, new byte[0])).startsWith(LOST);
    assertThat(rooms.all()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost:%d", "192.168.178.20:%d", "[fe80::1]:%d"})
  void numbersAndThisMachineDo(String name) throws IOException {
    String head = "Host: " + name.formatted(server.port()) + "\r\n";
    assertThat(send("GET", room(""), head, new byte[0])).startsWith("HTTP/1.1 200");
    String own = "Origin: http://" + name.formatted(server.port()) + "\r\n";
    assertThat(send("GET", room(""), head + own, new byte[0])).startsWith("HTTP/1.1 200");
    String other = own.replace("http:", "https:");
    assertThat(send("GET", room(""), head + other, new byte[0])).startsWith(LOST);
  }

  @Test
  void browsersAreToldToKeepAPageToItself() throws IOException {
    for (String path : new String[] {room(""), host(""), "/nothing/"}) {
      assertThat(send("GET", path))
          .contains("X-Frame-Options: DENY", "X-Content-Type-Options: nosniff")
          .contains("Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin")
          .contains("Cache-Control: no-store")
          .doesNotContain("Server:");
    }
  }

  @Test
  void eachPlaceHasItsOneMethod() throws IOException {
    assertThat(send("GET", host("new"))).startsWith(LOST);
    assertThat(send("GET", room("act"))).startsWith("HTTP/1.1 405").contains("Allow: POST");
    for (String path : new String[] {host(""), host("x"), room("x")}) {
      assertThat(send("POST", path)).as(path).startsWith(LOST);
    }
    for (String path : new String[] {room(""), room("events")}) {
      assertThat(send("POST", path)).as(path).startsWith("HTTP/1.1 405").contains("Allow: GET");
    }
    assertThat(send("GET", room("x"))).startsWith(LOST);
    assertThat(send("GET", host("x"))).startsWith(LOST);
    assertThat(rooms.all()).hasSize(1);
  }

  @Test
  void theKeyOfARoomOpensNoOthers() throws IOException {
    assertThat(send("POST", room("new"))).startsWith(LOST);
    assertThat(rooms.all()).hasSize(1);
    assertThat(send("POST", host("new"))).startsWith("HTTP/1.1 303").contains("Location: ./");
    assertThat(rooms.all()).hasSize(2);
  }

  @Test
  void aRoomIsNotOpenedWhereThereIsNoneLeft() throws IOException, UnusableFile {
    while (rooms.create().isPresent()) {
      assertThat(rooms.all()).hasSizeLessThanOrEqualTo(500);
    }
    assertThat(send("POST", host("new")))
        .startsWith("HTTP/1.1 503")
        .contains("There are too many rooms.");
  }

  @Test
  void whatIsAskedHasBounds() throws IOException {
    String key = rooms.all().get(0).keys().get(0);
    String longest = key + "\nsay\n" + "x".repeat(4_096 - key.length() - 5);
    assertThat(act(longest)).as("read, and refused by the room").doesNotStartWith(LOST);
    assertThat(act(longest + "x")).startsWith("HTTP/1.1 413").contains("That is too long.");
    assertThat(act(key + "\nask\ndiagram\na1")).contains("\"signs\"");
    assertThat(act(key + "\nask\nstate")).contains("\"turns\":[[");
    assertThat(send("POST", room("act"), "Host: " + here() + "\r\n", new byte[] {-1, 10, 10}))
        .startsWith("HTTP/1.1 400")
        .contains("UTF-8");
  }

  /** The host's page has the rooms, the last first and open, each with a link for every seat. */
  @Test
  void theHostsPageListsAllRooms() throws IOException, UnusableFile {
    rooms.create();
    String page = send("GET", host(""));
    assertThat(page)
        .containsSubsequence("<details open><summary>Room 2", "<details><summary>Room 1");
    for (Rooms.Place place : rooms.all()) {
      String address = "http://" + here() + "/" + place.id() + "/";
      assertThat(page)
          .contains("<a href=\"" + address + "#seat=" + place.keys().get(0) + "\">White</a>")
          .contains("<a href=\"" + address + "#seat=" + place.keys().get(1) + "\">Black</a>")
          .contains("<a href=\"" + address + "\">Watch</a>");
    }
  }

  private static Socket opened(int port, String method, String path, String body)
      throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(MILLIS);
    String head = method + " " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n";
    String length = "Content-Length: " + body.length() + "\r\n\r\n";
    socket.getOutputStream().write((head + length + body).getBytes(StandardCharsets.UTF_8));
    return socket;
  }

  private static void becomes(boolean isFree, ConnectionLimit connections, Runnable beat)
      throws InterruptedException {
    long until = System.nanoTime() + MILLIS * 1_000_000L;
    while (connections.isFree() != isFree && System.nanoTime() < until) {
      beat.run();
      Thread.sleep(5);
    }
    assertThat(connections.isFree()).isEqualTo(isFree);
  }

  /**
   * A page that listens keeps its connection until it is gone; one that has its answer does not.
   */
  @Test
  void connectionsAreKeptForThoseWhoListen() throws IOException, InterruptedException {
    ConnectionLimit few = new ConnectionLimit(4); // of which three may be answered
    RoomRequestGate gate = new RoomRequestGate(rooms, new Lobby(rooms), "the page", few);
    List<Socket> open = new ArrayList<>();
    try (BoundedServer small = new BoundedServer("127.0.0.1", 0, few, gate, gate::beat)) {
      small.start();
      for (int i = 0; i < 4; i++) {
        open.add(opened(small.port(), "POST", room("act"), "\nwho\n"));
        PageServerTest.until(open.get(i).getInputStream(), "{\"seat\":-1}");
        becomes(true, few, () -> {});
      }
      for (int i = 4; i < 7; i++) {
        open.add(opened(small.port(), "GET", room("events"), ""));
        PageServerTest.until(open.get(i).getInputStream(), "\"moves\":[]");
      }
      becomes(false, few, () -> {});
      open.add(opened(small.port(), "GET", room(""), ""));
      PageServerTest.until(open.get(7).getInputStream(), "The server has too much to do.");
      open.get(4).close();
      becomes(true, few, gate::beat);
      gate.close();
      PageServerTest.until(open.get(5).getInputStream(), "\r\n0\r\n\r\n"); // the end of chunks
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }
}
