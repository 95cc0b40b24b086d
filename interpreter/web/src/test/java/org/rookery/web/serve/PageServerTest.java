package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.web.page.Setting;

final class PageServerTest {
  private static final Game GAME =
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

  private PageServer server;
  private URI address;

  @BeforeEach
  void start() throws IOException {
    server = server();
    address = URI.create(server.address());
  }

  /** One that shows a small game. */
  static PageServer server() throws IOException {
    return PageServer.start(show(), new FakeAuthor(), 0);
  }

  private static Show show() {
    return new Show(GAME, "small.rules", GAME.source().text(), setting(GAME), "");
  }

  private static String setting(Game game) {
    return Setting.json(game, Setting.Looks.BY_THE_PAGE, List.of());
  }

  /** Says what it is asked, and writes nothing. */
  private static final class FakeAuthor implements Author {
    @Override
    public Rules rules(String text) {
      return Rules.of("small.rules", text);
    }

    @Override
    public String setting(Game game, Rules rules) {
      return PageServerTest.setting(game);
    }

    @Override
    public String words() {
      return "[]";
    }

    @Override
    public String tests(String text) {
      return "{\"summary\":\"tested\"}";
    }

    @Override
    public String publish(String text) {
      return "{\"page\":\"published\"}";
    }

    @Override
    public String save(String text) {
      return "{\"saved\":" + text.length() + "}";
    }
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** What the server sends back to the very bytes of a request. */
  private String send(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      socket.setSoTimeout(30_000);
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.UTF_8));
      out.flush();
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String request(String method, String path, String more, String body) throws IOException {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    return send(
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1:"
            + address.getPort()
            + "\r\n"
            + more
            + "Connection: close\r\nContent-Length: "
            + length
            + "\r\n\r\n"
            + body);
  }

  private String ask(String body) throws IOException {
    return request("POST", address.getPath() + "ask", "", body);
  }

  @Test
  void answersWhoKnowsTheToken() throws IOException {
    assertThat(request("GET", address.getPath(), "", ""))
        .startsWith("HTTP/1.1 200")
        .contains("Small &lt;b&gt;game&lt;/b&gt; &#123;data}")
        .contains("default-src 'none'")
        .doesNotContain("<b>game");
    assertThat(request("GET", address.getPath() + "setting", "", "")).contains("\\u003cb\\u003e");
    assertThat(ask("1\nplay\na1-a2")).contains("\"played\":[\"a1-a2\"]");
    assertThat(ask("1\nstate\n")).as("the same page").contains("\"played\":[\"a1-a2\"]");
    assertThat(ask("2\nstate\n")).as("another page").contains("\"played\":[]");
    assertThat(ask("1\nplay\nc3-b2")).contains("\"why\":");
  }

  @Test
  void rulesAreWrittenInAPage() throws IOException {
    assertThat(request("GET", address.getPath() + "studio", "", ""))
        .contains("\"name\":\"small.rules\"", "\"words\":[]", "Small \\u003cb");
    String other =
        GAME.source().text().replace("(n (verify empty?) add)", "(s (verify empty?) add)");
    assertThat(ask("1\nrules\n" + other)).contains("\"errors\":0", "\"marks\":[]", "\"setting\":");
    assertThat(ask("1\nplay\na1-a2")).as("rewritten").contains("\"why\":");
    assertThat(ask("2\nplay\na1-a2")).as("another page").contains("\"played\":[\"a1-a2\"]");
    assertThat(ask("1\nrules\n(game (title \"A\")"))
        .contains("\"errors\":", "\"line\":1", "\"severity\":\"error\"")
        .doesNotContain("\"setting\"");
    assertThat(ask("1\nplay\na1-b1")).as("the game before").contains("\"played\":[\"a1-b1\"]");
    assertThat(ask("1\ntests\n" + other)).contains("tested");
    assertThat(ask("1\npublish\n" + other)).contains("published");
    assertThat(ask("1\nsave\nabc")).contains("\"saved\":3");
    assertThat(ask("1\nrules\n" + "x".repeat(300_001))).contains("too long");
    assertThat(ask("1\nsave\n" + "x".repeat(300_001))).contains("too long");
  }

  @Test
  void listensOnThisMachineOnly() throws IOException {
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress other : Collections.list(each.getInetAddresses())) {
        if (!other.isLoopbackAddress() && !other.isLinkLocalAddress()) {
          assertThat(isOpen(other)).as(other.toString()).isFalse();
        }
      }
    }
  }

  private boolean isOpen(InetAddress other) {
    try (Socket socket = new Socket(other, address.getPort())) {
      return socket.isConnected();
    } catch (IOException closed) {
      return false;
    }
  }

  @Test
  void refusesOtherHostsOriginsAndPaths() throws IOException {
    String path = address.getPath();
    assertThat(send("GET " + path + " HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 403");
    assertThat(send("GET " + path + " HTTP/1.0\r\n\r\n")).contains(" 403 ");
    assertThat(request("POST", path + "ask", "Origin: http://evil.example\r\n", "1\nstate\n"))
        .startsWith("HTTP/1.1 403");
    assertThat(request("GET", "/", "", "")).startsWith("HTTP/1.1 404");
    assertThat(request("GET", path + "../../../../etc/passwd", "", "")).startsWith("HTTP/1.1 404");
    assertThat(request("GET", path + "%2e%2e/page.js", "", "")).startsWith("HTTP/1.1 404");
    assertThat(request("DELETE", path, "", "")).startsWith("HTTP/1.1 404");
    assertThat(ask("x".repeat(1_200_100))).startsWith("HTTP/1.1 413");
    assertThat(ask("one line")).startsWith("HTTP/1.1 400");
  }

  @Test
  void livesThroughNonsense() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 300; i++) {
      StringBuilder body = new StringBuilder("p\n");
      String[] verbs = {"play", "position", "why", "diagram", "choose", "replay", "back", "no"};
      body.append(verbs[random.nextInt(verbs.length)]).append('\n');
      for (int j = random.nextInt(40); j > 0; j--) {
        body.append((char) random.nextInt(1, 0x250));
      }
      assertThat(ask(body.toString())).startsWith("HTTP/1.1 200");
    }
    assertThat(ask("q\nplay\na1-a2")).contains("\"played\":[\"a1-a2\"]");
  }

  @Test
  void remembersOnlySoManyMatches() throws IOException {
    assertThat(ask("first\nplay\na1-a2")).contains("a1-a2");
    for (int page = 0; page < 64; page++) {
      ask(page + "\nstate\n");
    }
    assertThat(ask("first\nstate\n")).contains("\"played\":[]");
  }

  @Test
  void tellsOpenPagesOfOtherRules() throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
      socket.setSoTimeout(30_000);
      String head = "GET " + address.getPath() + "events HTTP/1.1\r\nHost: 127.0.0.1:";
      socket
          .getOutputStream()
          .write((head + address.getPort() + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
      assertThat(until(socket.getInputStream(), "\"version\":0")).contains("text/event-stream");
      server.tell("small.rules:1:1: something");
      until(socket.getInputStream(), "something");
      server.show(show());
      until(socket.getInputStream(), "\"version\":1");
    }
  }

  private static String until(InputStream in, String wanted) throws IOException {
    StringBuilder read = new StringBuilder();
    while (read.indexOf(wanted) < 0) {
      int next = in.read();
      assertThat(next).as("%s", read).isGreaterThanOrEqualTo(0);
      read.append((char) next);
    }
    return read.toString();
  }
}
