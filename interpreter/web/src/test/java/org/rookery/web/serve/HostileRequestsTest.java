package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Strangers, who do not know the token or come from elsewhere, get nothing; the server goes on. */
final class HostileRequestsTest {
  private static final int REQUESTS = Integer.getInteger("rookery.requests", 150);
  private static final int MILLIS = 20_000;

  @Test
  void strangersGetNothing() throws IOException {
    try (RunningServer running = new RunningServer()) {
      URI address = running.address;
      String token = address.getPath();
      String here = "127.0.0.1:" + address.getPort();
      List<String> paths =
          List.of(
              "/",
              "/ask",
              "/setting",
              "/etc/passwd",
              "/../../../../etc/passwd",
              "/x" + token,
              token.substring(0, token.length() - 2) + "/",
              token.substring(1),
              token.toUpperCase(Locale.ROOT),
              "/%2e%2e" + token,
              "http://evil.example" + token,
              token + "page.js",
              token + "interpreter.wasm",
              token + "../../../../etc/passwd",
              token + "%00",
              token + "ask/",
              "/" + "a".repeat(5_000));
      List<String> hosts =
          List.of("evil.example", "127.0.0.1", here + ".evil", "0.0.0.0:1", "localhost:1", "");
      List<String> origins =
          List.of("null", "http://evil.example", "https://" + here, "http://" + here + ".evil");
      SplittableRandom random = new SplittableRandom(11);
      for (int i = 0; i < REQUESTS; i++) {
        boolean elsewhere = random.nextBoolean();
        boolean lost = !elsewhere || random.nextBoolean();
        String path = lost ? paths.get(random.nextInt(paths.size())) : token + "setting";
        boolean byHost = elsewhere && random.nextBoolean();
        String host = byHost ? hosts.get(random.nextInt(hosts.size())) : here;
        String origin =
            elsewhere && !byHost
                ? "Origin: " + origins.get(random.nextInt(origins.size())) + "\r\n"
                : "";
        String method = List.of("GET", "POST", "PUT", "OPTIONS", "X").get(random.nextInt(5));
        String request = method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + origin;
        String answer = answer(address.getPort(), request + "Connection: close\r\n\r\n");
        assertThat(answer.isEmpty() || answer.matches("(?s)HTTP/1\\.1 4\\d\\d .*"))
            .as("%s came to %s", request, answer)
            .isTrue();
        assertThat(answer).doesNotContain("squares", "root:", "java.", "\tat ");
      }
      String fine = "GET " + token + "setting HTTP/1.1\r\nHost: " + here;
      assertThat(answer(address.getPort(), fine + "\r\nConnection: close\r\n\r\n"))
          .startsWith("HTTP/1.1 200")
          .contains("squares");
    }
  }

  private static String answer(int port, String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(MILLIS);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (SocketException reset) {
      return "";
    }
  }
}
