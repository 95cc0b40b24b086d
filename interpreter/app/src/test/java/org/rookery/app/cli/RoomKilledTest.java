package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** Kills the host of a room again and again: the links stay good, and no move is lost. */
final class RoomKilledTest {
  private static final int KILLS = 5;
  private static final Pattern ADDRESS = Pattern.compile("http://[^/]*:(\\d+)/[-\\w]+/");
  private static final Pattern SEAT = Pattern.compile("value=\"(http[^\"#]*)#seat=([-\\w]+)\"");
  private static final String RULES =
      """
      (game (title "Stroll") (players White Black) (turn-order White Black)
        (board (rectangle 4 4) (mirror))
        (board-setup (White (Guard a1)) (Black (Guard d4)))
        (piece (name Guard) (letter G) (moves (betza "W"))))
      """;

  @TempDir private Path folder;

  private final HttpClient client = HttpClient.newHttpClient();
  private String lobby = "";

  private Process serve(Path rules) throws Exception {
    Process process =
        KilledTest.java(
            Main.class,
            "serve",
            rules.toString(),
            "--room",
            "--journal",
            folder.resolve("kept.rooms").toString());
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = String.valueOf(out.readLine());
    Matcher address = ADDRESS.matcher(line);
    assertThat(address.find()).as(line).isTrue();
    // By the name that every machine has for itself.
    String found = address.group().replaceAll("//[^/]*:", "//127.0.0.1:");
    assertThat(found).isEqualTo(lobby.isEmpty() ? found : lobby);
    lobby = found;
    return process;
  }

  private String get(String address) throws IOException, InterruptedException {
    return client
        .send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString())
        .body();
  }

  /** Whether the server confirmed it. */
  private boolean isPlayed(String room, String key, int before, String move)
      throws IOException, InterruptedException {
    String body = String.join("\n", key, "play", before + " " + move);
    try {
      return client
              .send(
                  HttpRequest.newBuilder(URI.create(room + "act"))
                      .POST(HttpRequest.BodyPublishers.ofString(body))
                      .build(),
                  BodyHandlers.ofString())
              .statusCode()
          == 200;
    } catch (ConnectException gone) {
      return false;
    }
  }

  @Tag("slow")
  @Test
  void no_move_is_lost() throws Exception {
    Path rules = Files.writeString(folder.resolve("stroll.rules"), RULES);
    Match match = Rules.of("stroll.rules", RULES).load().orThrow().start();
    for (int kill = 0; kill < KILLS; kill++) {
      Process process = serve(rules);
      try {
        String html = get(lobby);
        Matcher seats = SEAT.matcher(html);
        List<String> keys = new ArrayList<>();
        String room = "";
        while (seats.find()) {
          room = seats.group(1).replaceAll("//[^/]*:", "//127.0.0.1:");
          keys.add(seats.group(2));
        }
        assertThat(html).contains("Room 1: " + match.played().size() + " move");
        for (int i = 0; i < 3; i++) {
          int before = match.played().size();
          String move = match.turns().get(0).text();
          assertThat(isPlayed(room, keys.get(before % 2), before, move)).isTrue();
          match.play(move);
        }
        assertThat(moves(room)).isEqualTo(match.played());
      } finally {
        process.destroyForcibly().waitFor();
      }
    }
  }

  private List<String> moves(String room) throws IOException, InterruptedException {
    var events =
        client.send(
            HttpRequest.newBuilder(URI.create(room + "events")).build(),
            BodyHandlers.ofInputStream());
    try (BufferedReader news =
        new BufferedReader(new InputStreamReader(events.body(), StandardCharsets.UTF_8))) {
      String line = news.readLine();
      while (!line.startsWith("data: ")) {
        line = news.readLine();
      }
      List<String> moves = new ArrayList<>();
      for (JsonNode move : new ObjectMapper().readTree(line.substring(6)).path("moves")) {
        moves.add(move.asText());
      }
      return moves;
    }
  }
}
