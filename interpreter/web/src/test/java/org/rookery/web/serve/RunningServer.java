package org.rookery.web.serve;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.web.page.Setting;

/** A server that shows a small game, and a client that sends it any bytes. */
final class RunningServer implements AutoCloseable {
  static final Game GAME =
      Rules.of(
              "small.rules",
              """
              (game (title "Small <b>game</b> {data}") (players White Black) (turn-order White Black)
                (board (rectangle 3 3))
                (board-setup (White (Man a1)) (Black (Man c3)))
                (piece (name Man) (letter M) (moves (n (verify empty?) add) (e (verify empty?) add))))
              """)
          .load()
          .orThrow();

  private static final int MILLIS = 30_000;

  final FakeAuthor author = new FakeAuthor();
  final PageServer server;
  final URI address;

  RunningServer() throws IOException {
    server = PageServer.start(show(), author, 0);
    address = URI.create(server.address());
  }

  static Show show() {
    String setting = Setting.json(GAME, Setting.Looks.BY_THE_PAGE, List.of());
    return new Show(GAME, "small.rules", GAME.source().text(), setting, "");
  }

  String token() {
    return address.getPath();
  }

  String host() {
    return "127.0.0.1:" + address.getPort();
  }

  /** A connection on which these bytes have been sent. */
  Socket open(String request) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort());
    socket.setSoTimeout(MILLIS);
    OutputStream out = socket.getOutputStream();
    out.write(request.getBytes(StandardCharsets.UTF_8));
    out.flush();
    return socket;
  }

  static String read(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** What the server sends back to the very bytes of a request. */
  String send(String request) throws IOException {
    try (Socket socket = open(request)) {
      return read(socket);
    }
  }

  String head(String method, String path, String more, int length) {
    String first = method + " " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + more;
    return first + "Connection: close\r\nContent-Length: " + length + "\r\n\r\n";
  }

  String request(String method, String path, String more, String body) throws IOException {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    return send(head(method, path, more, length) + body);
  }

  String get(String what) throws IOException {
    return request("GET", token() + what, "", "");
  }

  String ask(String body) throws IOException {
    return request("POST", token() + "ask", "", body);
  }

  /** A question whose answer is not waited for. */
  Socket asking(String body) throws IOException {
    return open(head("POST", token() + "ask", "", body.length()) + body);
  }

  @Override
  public void close() {
    author.go.countDown();
    server.close();
  }
}
