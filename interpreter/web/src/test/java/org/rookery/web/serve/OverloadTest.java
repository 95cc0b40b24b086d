package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** However much is asked, and however slowly, the server loses no match and keeps nobody out. */
@Timeout(120) // a wait without an end fails here, and does not hold the build
final class OverloadTest {
  private final List<Socket> sockets = new ArrayList<>();
  private RunningServer running;

  @BeforeEach
  void start() throws IOException {
    running = new RunningServer();
  }

  @AfterEach
  void stop() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    running.close();
  }

  private Socket keep(Socket socket) {
    sockets.add(socket);
    return socket;
  }

  /** Three pages that listen are as many as are answered here; one more has to wait. */
  @Test
  void noMorePagesAreAnsweredThanThereAreConnectionsFor() throws IOException {
    ConnectionLimit few = new ConnectionLimit(4);
    GameRequestHandler handler = new GameRequestHandler(RunningServer.show(), running.author);
    RequestGate gate = new RequestGate("token", handler, few);
    try (handler;
        BoundedServer small = new BoundedServer("127.0.0.1", 0, few, gate, handler::beat)) {
      small.start();
      String request = "GET /token/events HTTP/1.1\r\nHost: 127.0.0.1:" + small.port() + "\r\n\r\n";
      for (String answer : List.of("\"version\":0", "\"version\":0", "\"version\":0", "too much")) {
        Socket page = keep(new Socket(InetAddress.getLoopbackAddress(), small.port()));
        page.setSoTimeout(30_000);
        page.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        PageServerTest.until(page.getInputStream(), answer);
      }
    }
  }

  @Test
  void aMatchThatIsForgottenIsGoneAndNotIllegal() throws IOException {
    assertThat(running.ask("first\nplay\na1-a2")).startsWith("HTTP/1.1 410");
    running.ask("first\nrestart\n");
    assertThat(running.ask("first\nplay\na1-a2")).contains("a1-a2");
    for (int page = 0; page < 32; page++) {
      running.ask(page + "\nrestart\n");
    }
    for (String verb : List.of("state", "play", "why", "back", "choose", "record", "diagram")) {
      assertThat(running.ask("first\n" + verb + "\nc3-c2"))
          .as(verb)
          .startsWith("HTTP/1.1 410")
          .contains("\"problem\":\"The server no longer has this match.")
          .doesNotContain("\"why\"");
    }
    assertThat(running.ask("first\nread\na1-a2")).contains("\"played\":[\"a1-a2\"]");
    assertThat(running.ask("first\nplay\nc3-b2")).contains("\"why\"");
  }

  @Test
  void theMatchThatWasAskedForLastIsKept() throws IOException {
    running.ask("first\nrestart\n");
    for (int page = 0; page < 100; page++) {
      running.ask(page + "\nrestart\n");
      assertThat(running.ask("first\nstate\n")).startsWith("HTTP/1.1 200");
    }
    assertThat(running.ask("69\nstate\n")).as("one of 32").startsWith("HTTP/1.1 200");
    assertThat(running.ask("68\nstate\n")).startsWith("HTTP/1.1 410");
  }

  /** What takes long waits for what takes long, and nothing else does. */
  @Test
  void rulesAreSavedWhileTheirTestsRun() throws IOException {
    keep(running.asking("1\ntests\nwait"));
    assertThat(running.ask("1\nsave\n" + Saver.hash("(old)\n") + "\n(new)")).contains("\"hash\":");
    assertThat(running.author.file).contains("(new)");
  }

  @Test
  void tooManyQuestionsAreToldToWait() throws Exception {
    List<Socket> asked = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      asked.add(keep(running.asking("1\ntests\nwait")));
    }
    List<Socket> refused = List.of();
    while (refused.size() < 23) {
      Thread.sleep(5);
      refused = answered(asked);
    }
    for (Socket each : refused) {
      assertThat(RunningServer.read(each))
          .startsWith("HTTP/1.1 503")
          .contains("Retry-After: 1", "\"problem\":\"The server has too much to do.");
    }
    assertThat(running.ask("1\nrestart\n")).as("others go on").contains("\"played\":[]");
    running.author.go.countDown();
    asked.removeAll(refused);
    for (Socket each : asked) {
      assertThat(RunningServer.read(each)).contains("tested");
    }
    assertThat(running.ask("1\ntests\n")).contains("tested");
  }

  private static List<Socket> answered(List<Socket> sockets) throws IOException {
    List<Socket> answered = new ArrayList<>();
    for (Socket each : sockets) {
      if (each.getInputStream().available() > 0) {
        answered.add(each);
      }
    }
    return answered;
  }

  @Test
  void allPagesTogetherAreBoundedToo() throws Exception {
    List<Socket> asked = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      asked.add(keep(running.asking(i % 30 + "\nrules\nwait")));
    }
    List<Socket> refused = List.of();
    while (refused.size() < 24) {
      Thread.sleep(5);
      refused = answered(asked);
    }
    running.author.go.countDown();
    asked.removeAll(refused);
    assertThat(asked).hasSize(96);
    for (Socket each : asked) {
      assertThat(RunningServer.read(each)).startsWith("HTTP/1.1 200");
    }
    assertThat(running.get("setting")).startsWith("HTTP/1.1 200");
  }

  @Test
  void movesSentAtOnceAreMadeOneAfterTheOther() throws IOException {
    running.ask("1\nrestart\n");
    List<Socket> moves = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      moves.add(keep(running.asking("1\nplay\na1-a2")));
    }
    int made = 0;
    for (Socket each : moves) {
      String answer = RunningServer.read(each);
      assertThat(answer).startsWith("HTTP/1.1 200");
      made += answer.contains("\"played\":[\"a1-a2\"]") ? 1 : 0;
    }
    assertThat(made).isEqualTo(1);
    assertThat(running.ask("1\nstate\n")).contains("\"played\":[\"a1-a2\"]");
  }

  @Test
  void halfRequestsKeepNoOneOut() throws IOException {
    for (int i = 0; i < 300; i++) {
      String half = "POST " + running.token() + "ask HTTP/1.1\r\nHost: " + running.host();
      String body = running.head("POST", running.token() + "ask", "", 100) + "1\nsta";
      keep(running.open(i % 2 == 0 ? half : body));
    }
    assertThat(running.get("setting")).startsWith("HTTP/1.1 200");
    assertThat(running.ask("1\nrestart\n")).startsWith("HTTP/1.1 200");
  }

  @Test
  void connectionsThatStayOpenKeepNoOneOut() throws IOException {
    String body = "1\nrestart\n";
    String question = running.head("POST", running.token() + "ask", "", body.length()) + body;
    for (int i = 0; i < 300; i++) {
      Socket socket = keep(running.open(question.replace("Connection: close\r\n", "")));
      assertThat(PageServerTest.until(socket.getInputStream(), "\"turns\":"))
          .startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void longQuestionsAreBoundedTogether() throws IOException {
    String rules = "1\nrules\n" + " ".repeat(100_000);
    for (int i = 0; i < 20; i++) {
      assertThat(running.ask(rules)).startsWith("HTTP/1.1 200");
    }
    String half = running.head("POST", running.token() + "ask", "", 100_000);
    for (int i = 0; i < 40; i++) {
      keep(running.open(half));
    }
    String answer = running.ask(rules);
    while (answer.startsWith("HTTP/1.1 200")) {
      answer = running.ask(rules);
    }
    assertThat(answer).startsWith("HTTP/1.1 503").contains("Retry-After: 1");
    assertThat(running.ask("1\nrestart\n")).as("short ones").startsWith("HTTP/1.1 200");
  }

  @Test
  void listenersThatAreGoneKeepNoOneOut() throws IOException {
    String head = "GET " + running.token() + "events HTTP/1.1\r\nHost: " + running.host();
    for (int i = 0; i < 200; i++) {
      Socket dead = running.open(head + "\r\n\r\n");
      PageServerTest.until(dead.getInputStream(), "\"version\":0");
      if (i % 2 == 0) {
        dead.close();
      } else {
        keep(dead);
      }
    }
    Socket alive = keep(running.open(head + "\r\n\r\n"));
    PageServerTest.until(alive.getInputStream(), "\"version\":0");
    running.server.showProblems("news");
    PageServerTest.until(alive.getInputStream(), "news");
    assertThat(running.get("setting")).startsWith("HTTP/1.1 200");
  }

  @Test
  void aListenerThatReadsLateHearsTheLastNews() throws IOException {
    String head = "GET " + running.token() + "events HTTP/1.1\r\nHost: " + running.host();
    Socket late = keep(running.open(head + "\r\n\r\n"));
    PageServerTest.until(late.getInputStream(), "\"version\":0");
    for (int i = 0; i < 12; i++) {
      running.server.showProblems("x".repeat(1 << 20));
    }
    running.server.showProblems("the last news");
    StringBuilder end = new StringBuilder();
    byte[] some = new byte[8 << 10];
    while (end.indexOf("the last news") < 0) {
      end.delete(0, Math.max(0, end.length() - 100));
      int length = late.getInputStream().read(some);
      assertThat(length).isPositive();
      end.append(new String(some, 0, length, StandardCharsets.UTF_8));
    }
  }

  @Test
  void aListenerThatReadsNothingHoldsUpNoOne() throws IOException {
    String head = "GET " + running.token() + "events HTTP/1.1\r\nHost: " + running.host();
    keep(running.open(head + "\r\n\r\n"));
    String large = "x".repeat(1 << 20);
    for (int i = 0; i < 20; i++) {
      running.server.showProblems(large);
    }
    running.server.showProblems("");
    Socket alive = keep(running.open(head + "\r\n\r\n"));
    PageServerTest.until(alive.getInputStream(), "\"version\":0");
    assertThat(running.get("setting")).startsWith("HTTP/1.1 200");
  }
}
