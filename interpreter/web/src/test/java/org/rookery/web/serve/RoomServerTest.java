package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.room.BadRooms;
import org.rookery.web.room.Rooms;

/** Rooms as the network sees them. */
final class RoomServerTest {
  private static final int HOSTILE = 200;
  private static final int MANY = 60;
  private static final String PAGE = "<p>the page</p>";

  @TempDir private Path folder;

  private final HttpClient client = HttpClient.newHttpClient();
  private Rooms rooms;
  private RoomServer server;
  private Rooms.Place place;

  @BeforeEach
  void start() throws IOException, UnusableFile, BadRooms {
    rooms = Rooms.open(RunningServer.GAME, folder.resolve("small.rooms"));
    server = RoomServer.start(rooms, PAGE, 0);
    place = rooms.all().get(0);
  }

  @AfterEach
  void end() throws UnusableFile {
    server.close();
    rooms.close();
  }

  private String room(String what) {
    return address(place, what);
  }

  private String address(Rooms.Place room, String what) {
    return "http://127.0.0.1:" + server.port() + "/" + room.id() + "/" + what;
  }

  private HttpResponse<String> get(String address) throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String address, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address)).POST(HttpRequest.BodyPublishers.ofString(body));
    return client.send(
        (headers.length > 0 ? request.headers(headers) : request).build(), BodyHandlers.ofString());
  }

  private HttpResponse<String> act(String key, String verb, String argument)
      throws IOException, InterruptedException {
    return post(room("act"), String.join("\n", key, verb, argument));
  }

  @Test
  void the_host_sees_all_links_and_opens_rooms() throws IOException, InterruptedException {
    String host = server.address("127.0.0.1");
    String lobby = get(host).body();
    assertThat(lobby)
        .contains("Small &lt;b&gt;game&lt;/b&gt;", "Room 1: 0 moves, White to move")
        .contains(room("#seat=" + place.keys().get(0)), room("#seat=" + place.keys().get(1)))
        .contains("\"" + room("") + "\"", "class=\"qr\"");
    assertThat(post(host + "new", "").statusCode()).isEqualTo(303);
    assertThat(rooms.all()).hasSize(2);
    assertThat(get(host).body()).contains("Room 2");
    assertThat(get(room("")).body()).isEqualTo(PAGE);
  }

  @Test
  void a_server_started_again_has_the_rooms_there_were() throws IOException, UnusableFile {
    server.close();
    server = RoomServer.start(rooms, PAGE, 0);
    assertThat(rooms.all()).containsExactly(place);
  }

  @Test
  void the_host_opens_rooms_with_clocks() throws IOException, InterruptedException {
    String host = server.address("127.0.0.1");
    assertThat(get(host).body()).contains("<button formaction=\"new?clock=5-3\">5 + 3</button>");
    assertThat(post(host + "new?clock=5-3", "").statusCode()).isEqualTo(303);
    assertThat(post(host + "new?clock=soon", "").body()).contains("as in clock=5-3");
    assertThat(rooms.all()).hasSize(2);
    assertThat(get(host).body()).contains("Room 2: 0 moves, White to move, clock 5 + 3");
    assertThat(act("", "time", "").body()).doesNotContain("clock");
    place = rooms.all().get(1);
    assertThat(act("", "time", "").body())
        .contains("\"left\":[300000,300000]", "\"running\":-1", "\"here\":[0,0,0]");
  }

  @Test
  void what_is_played_is_heard_by_all() throws IOException, InterruptedException {
    HttpRequest events =
        HttpRequest.newBuilder(URI.create(room("events?seat=" + place.keys().get(1)))).build();
    HttpResponse<InputStream> heard = client.send(events, BodyHandlers.ofInputStream());
    try (BufferedReader news =
        new BufferedReader(new InputStreamReader(heard.body(), StandardCharsets.UTF_8))) {
      assertThat(next(news, "\"moves\":[]")).contains("\"here\":[0,1,0]");
      assertThat(act(place.keys().get(0), "who", "").body()).isEqualTo("{\"seat\":0}");
      assertThat(act("", "who", "").body()).isEqualTo("{\"seat\":-1}");
      assertThat(act(place.keys().get(0), "play", "0 a1-a2").statusCode()).isEqualTo(200);
      assertThat(next(news, "a1-a2")).contains("\"moves\":[\"a1-a2\"]");
      assertThat(act("", "say", "<b>fine</b>").statusCode()).isEqualTo(200);
      assertThat(next(news, "fine")).contains("\\u003cb\\u003efine");
    }
  }

  /** Each with two people who listen, more connections than the pages of one game have. */
  @Test
  void many_rooms_at_once_hear_what_is_played_in_each() throws Exception {
    for (int i = 1; i < MANY; i++) {
      rooms.create();
    }
    List<BufferedReader> heard = new ArrayList<>();
    for (Rooms.Place room : rooms.all()) {
      for (String key : room.keys()) {
        URI events = URI.create(address(room, "events?seat=" + key));
        InputStream body =
            client
                .send(HttpRequest.newBuilder(events).build(), BodyHandlers.ofInputStream())
                .body();
        heard.add(new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8)));
      }
    }
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    for (Rooms.Place room : rooms.all()) {
      String move = String.join("\n", room.keys().get(0), "play", "0 a1-a2");
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(address(room, "act")))
              .POST(HttpRequest.BodyPublishers.ofString(move))
              .build();
      answers.add(client.sendAsync(request, BodyHandlers.ofString()));
    }
    for (CompletableFuture<HttpResponse<String>> answer : answers) {
      assertThat(answer.get().statusCode()).isEqualTo(200);
    }
    for (BufferedReader news : heard) {
      assertThat(next(news, "a1-a2")).contains("\"moves\":[\"a1-a2\"]");
      news.close();
    }
  }

  private static String next(BufferedReader news, String text) throws IOException {
    Instant late = Instant.now().plusSeconds(60); // beats come for ever
    String line = news.readLine();
    while (line != null && !line.contains(text)) {
      assertThat(Instant.now()).as("no news of %s", text).isBefore(late);
      line = news.readLine();
    }
    return String.valueOf(line);
  }

  @Test
  void strangers_change_nothing() throws IOException, InterruptedException {
    SplittableRandom random = new SplittableRandom(1);
    List<String> keys =
        List.of("", "x", place.id(), rooms.hostKey(), place.keys().get(0).substring(1), "ä");
    List<String> verbs =
        List.of(
            "play", "chance", "begin", "resign", "draw", "back", "again", "decline", "", "open");
    List<String> arguments =
        List.of("0 a1-a2", "a1-a2", "", "x".repeat(300), "\n\n", "0 a1-a2\t", "-1 a1-a2", "{}");
    for (int i = 0; i < HOSTILE; i++) {
      String key = keys.get(random.nextInt(keys.size()));
      String verb = verbs.get(random.nextInt(verbs.size()));
      String argument = arguments.get(random.nextInt(arguments.size()));
      assertThat(act(key, verb, argument).statusCode()).as(key + verb + argument).isEqualTo(409);
    }
    assertThat(act(place.keys().get(1), "play", "0 a1-a2").body()).contains("not yours");
    assertThat(place.room().match().played()).isEmpty();
    assertThat(post(room("act"), "x".repeat(5_000)).statusCode()).isEqualTo(413);
    assertThat(post(room("act"), "one line").statusCode()).isEqualTo(400);
    assertThat(get(room("act")).statusCode()).isEqualTo(405);
    assertThat(get(room("elsewhere")).statusCode()).isEqualTo(404);
    for (String path : new String[] {"", "x/", "favicon.ico", place.id() + "x/"}) {
      assertThat(get("http://127.0.0.1:" + server.port() + "/" + path).statusCode())
          .as(path)
          .isEqualTo(404);
    }
    assertThat(post(room("../" + rooms.hostKey().substring(2) + "/new"), "").statusCode())
        .isEqualTo(404);
    String fromElsewhere = String.join("\n", place.keys().get(0), "resign", "");
    assertThat(post(room("act"), fromElsewhere, "Origin", "http://evil.example").statusCode())
        .isEqualTo(404);
    assertThat(place.room().news()).containsEntry("over", false);
    assertThat(rooms.all()).hasSize(1);
  }

  /** So that links that people have been sent lead there again. */
  @Test
  void roomsAreFoundWhereTheyWere() throws IOException, UnusableFile, BadRooms {
    int port = server.port();
    end();
    start();
    assertThat(server.port()).isEqualTo(port);
  }
}
