package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.time.Instant;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PageServerTest {
  private RunningServer running;

  @BeforeEach
  void start() throws IOException {
    running = new RunningServer();
  }

  @AfterEach
  void stop() {
    running.close();
  }

  @Test
  void answersBrowsersThatKnowTheToken() throws IOException {
    assertThat(running.get(""))
        .startsWith("HTTP/1.1 200")
        .contains("Content-Type: text/html; charset=utf-8", "Cache-Control: no-store")
        .contains("X-Frame-Options: DENY", "X-Content-Type-Options: nosniff")
        .contains("Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin")
        .contains("Small &lt;b&gt;game&lt;/b&gt; &#123;data}", "\"name\":\"small.rules\"")
        .contains("default-src 'none'", "connect-src 'self'")
        .doesNotContain("<b>game", "Jetty", "Server:");
    assertThat(running.get("setting")).contains("application/json", "\\u003cb\\u003e");
    assertThat(running.ask("1\nrestart\n")).contains("\"played\":[]");
    assertThat(running.ask("1\nplay\na1-a2")).contains("\"played\":[\"a1-a2\"]");
    assertThat(running.ask("1\nstate\n")).as("same page").contains("\"played\":[\"a1-a2\"]");
    assertThat(running.ask("2\nread\n")).as("another page").contains("\"played\":[]");
    assertThat(running.ask("1\nplay\nc3-b2")).contains("\"why\":");
    assertThat(running.ask("1\nnonsense\n")).contains("\"problem\":\"Nothing is known of");
  }

  @Test
  void sameOriginsAreLetIn() throws IOException {
    String own = "Origin: http://" + running.host() + "\r\n";
    assertThat(running.request("POST", running.token() + "ask", own, "1\nrestart\n"))
        .startsWith("HTTP/1.1 200");
    String named = "localhost:" + running.address.getPort();
    String head = "GET " + running.token() + " HTTP/1.1\r\nConnection: close\r\nHost: ";
    assertThat(running.send(head + named + "\r\n\r\n")).startsWith("HTTP/1.1 200");
  }

  @Test
  void rulesAreWrittenInAPage() throws IOException {
    assertThat(running.get("studio"))
        .contains("\"name\":\"small.rules\"", "\"words\":[]", "\"text\":\"(old)\\u000a\"")
        .contains("\"hash\":\"" + Saver.hash("(old)\n") + "\"");
    String rules = RunningServer.GAME.source().text();
    String other = rules.replace("(n (verify empty?) add)", "(s (verify empty?) add)");
    running.ask("2\nrestart\n");
    assertThat(running.ask("1\nrules\n" + other))
        .contains("\"errors\":0", "\"marks\":[]", "\"setting\":");
    assertThat(running.ask("1\nplay\na1-a2")).as("rewritten").contains("\"why\":");
    assertThat(running.ask("2\nplay\na1-a2")).as("another page").contains("[\"a1-a2\"]");
    running.ask("1\nrestart\n");
    assertThat(running.ask("1\nplay\na1-a2")).as("rewritten still").contains("\"why\":");
    assertThat(running.ask("1\nrules\n(game (title \"A\")"))
        .contains("\"errors\":", "\"line\":1", "\"severity\":\"error\"")
        .doesNotContain("\"setting\"");
    assertThat(running.ask("1\nplay\na1-b1")).as("the game before").contains("[\"a1-b1\"]");
    assertThat(running.ask("1\ntests\n" + other)).contains("tested");
    assertThat(running.ask("1\npublish\n" + other)).contains("published");
    assertThat(running.ask("1\ninteractive-diagram\n" + other)).contains("drawn");
    assertThat(running.ask("1\nfairy-section\n" + other)).contains("[section]");
    String tooLong = "x".repeat(300_200);
    for (String verb :
        new String[] {
          "rules", "tests", "publish", "interactive-diagram", "fairy-section", "save"
        }) {
      assertThat(running.ask("1\n" + verb + "\n" + tooLong)).as(verb).contains("too long");
    }
    assertThat(running.author.file).contains("(old)\n");
    String line = "; as long as a text may be\n".repeat(11_000);
    String sizes = line.length() + " " + (line.length() + 1) + "\n";
    assertThat(running.ask("1\nmerge\n" + sizes + line + "x" + line + line))
        .as("three texts")
        .contains("\"conflicts\":0");
  }

  @Test
  void aFileThatCannotBeReadIsShownAsItWas() throws IOException {
    running.author.file = java.util.Optional.empty();
    assertThat(running.get("studio"))
        .contains("Small \\u003cb", Saver.hash(RunningServer.GAME.source().text()));
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
    try (Socket socket = new Socket(other, running.address.getPort())) {
      return socket.isConnected();
    } catch (IOException closed) {
      return false;
    }
  }

  @Test
  void aPortThatIsTakenIsTold() {
    int port = running.address.getPort();
    assertThatThrownBy(() -> PageServer.start(RunningServer.show(), running.author, port))
        .isInstanceOf(IOException.class);
  }

  @Test
  void refusesOtherHostsOriginsPathsAndMethods() throws IOException {
    String path = running.token();
    String evil = "GET " + path + " HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assertThat(running.send(evil)).startsWith("HTTP/1.1 403").contains("this machine only");
    assertThat(running.send("GET " + path + " HTTP/1.0\r\n\r\n")).contains(" 403 ");
    String from = "Origin: http://evil.example\r\n";
    assertThat(running.request("POST", path + "ask", from, "1\nrestart\n"))
        .startsWith("HTTP/1.1 403");
    for (String lost : new String[] {"/", "/x" + path, path + "page.js", path + "ask/"}) {
      assertThat(running.request("GET", lost, "", ""))
          .startsWith("HTTP/1.1 404")
          .contains("Nothing is here.");
    }
    for (String up : new String[] {"../../../../etc/passwd", "%2e%2e/page.js", "%00", "..%2f"}) {
      assertThat(running.get(up)).matches("(?s)HTTP/1\\.1 40[04] .*");
    }
    for (String method : new String[] {"DELETE", "PUT", "POST", "HEAD", "OPTIONS", "X"}) {
      assertThat(running.request(method, path, "", ""))
          .startsWith("HTTP/1.1 405")
          .contains("Allow: GET");
    }
    assertThat(running.get("ask")).startsWith("HTTP/1.1 405").contains("Allow: POST");
  }

  @Test
  void saysWhatIsWrongWithAQuestion() throws IOException {
    assertThat(running.ask("one line")).startsWith("HTTP/1.1 400").contains("three lines");
    assertThat(running.ask("1\nplay")).startsWith("HTTP/1.1 400").contains("three lines");
    assertThat(running.ask("x".repeat(41) + "\nrestart\n")).startsWith("HTTP/1.1 400");
    assertThat(running.ask("x".repeat(40) + "\nrestart\n")).startsWith("HTTP/1.1 200");
    assertThat(running.ask("x".repeat(GameRequestHandler.MAX_REQUEST_BYTES + 1)))
        .startsWith("HTTP/1.1 413")
        .contains("\"problem\":\"That is too long.\"");
    assertThat(running.send(running.head("POST", running.token() + "ask", "", 2_000_000_000)))
        .startsWith("HTTP/1.1 413");
    String chunked = "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n";
    String head = "POST " + running.token() + "ask HTTP/1.1\r\nHost: " + running.host() + "\r\n";
    assertThat(running.send(head + chunked)).startsWith("HTTP/1.1 411");
    assertThat(running.ask("1\ntests\nfail"))
        .startsWith("HTTP/1.1 500")
        .contains("could not be answered")
        .doesNotContain("secret", "java.");
    assertThat(running.ask("1\ntests\ndeep")).startsWith("HTTP/1.1 500").contains("too deep");
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws IOException {
    try (Socket socket = running.open(running.head("POST", running.token() + "ask", "", 12))) {
      socket.getOutputStream().write(new byte[] {'1', '\n', 'p', 'l', 'a', 'y', '\n', -1, -2});
      socket.getOutputStream().write(new byte[3]);
      assertThat(RunningServer.read(socket)).startsWith("HTTP/1.1 400").contains("UTF-8");
    }
  }

  @Test
  void livesThroughNonsense() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    running.ask("p\nrestart\n");
    for (int i = 0; i < 300; i++) {
      StringBuilder body = new StringBuilder("p\n");
      String[] verbs = {"play", "position", "why", "diagram", "choose", "read", "back", "no"};
      body.append(verbs[random.nextInt(verbs.length)]).append('\n');
      for (int j = random.nextInt(40); j > 0; j--) {
        body.append((char) random.nextInt(1, 0x250));
      }
      assertThat(running.ask(body.toString())).startsWith("HTTP/1.1 200");
    }
    running.ask("q\nrestart\n");
    assertThat(running.ask("q\nplay\na1-a2")).contains("\"played\":[\"a1-a2\"]");
  }

  @Test
  void tellsOpenPagesOfOtherRules() throws Exception {
    try (Socket socket = events()) {
      assertThat(until(socket.getInputStream(), "\"version\":0")).contains("text/event-stream");
      running.server.showProblems("small.rules:1:1: something");
      until(socket.getInputStream(), "something");
      running.server.show(RunningServer.show());
      assertThat(until(socket.getInputStream(), "\"version\":1")).contains("\"problems\":\"\"");
    }
  }

  private Socket events() throws IOException {
    String head = "GET " + running.token() + "events HTTP/1.1\r\nHost: ";
    return running.open(head + running.host() + "\r\n\r\n");
  }

  @Test
  void aMatchUnderOtherRulesIsGone() throws IOException {
    running.ask("1\nrestart\n");
    running.server.show(RunningServer.show());
    assertThat(running.ask("1\nplay\na1-a2")).startsWith("HTTP/1.1 410");
  }

  static String until(InputStream in, String wanted) throws IOException {
    StringBuilder read = new StringBuilder();
    Instant late = Instant.now().plusSeconds(60); // beats come for ever
    while (read.indexOf(wanted) < 0) {
      assertThat(Instant.now()).as("%s", read).isBefore(late);
      int next = in.read();
      assertThat(next).as("%s", read).isGreaterThanOrEqualTo(0);
      read.append((char) next);
    }
    return read.toString();
  }
}
