package org.rookery.tests.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A browser without a window and without a network, driven by the protocol of its own tools. */
final class Chromium implements AutoCloseable {
  private static final int SECONDS = 180;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Process process;
  private final Path folder;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final List<String> messages = new CopyOnWriteArrayList<>();
  private final AtomicInteger last = new AtomicInteger();
  private final StringBuilder part = new StringBuilder();
  private String session = "";

  private Chromium(Process process, Path folder, URI address) {
    this.process = process;
    this.folder = folder;
    socket =
        HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, new Listener()).join();
  }

  /**
   * Starts it with one page.
   *
   * @param folder a new folder for its profile, deleted when it is closed
   */
  static Chromium start(Path folder) throws IOException {
    Process process =
        new ProcessBuilder(
                System.getProperty("rookery.chromium", "chromium"),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--remote-debugging-port=0",
                "--user-data-dir=" + folder,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader told = process.errorReader(StandardCharsets.UTF_8);
    String line = told.readLine();
    while (line != null && !line.startsWith("DevTools listening on ")) {
      line = told.readLine();
    }
    if (line == null) {
      throw new IOException("the browser has not started");
    }
    Thread drain = new Thread(() -> told.lines().forEach(ignored -> {}));
    drain.setDaemon(true);
    drain.start();
    Chromium browser =
        new Chromium(process, folder, URI.create(line.substring(line.indexOf("ws://"))));
    browser.openPage();
    return browser;
  }

  private void openPage() {
    String target =
        send("Target.createTarget", JSON.createObjectNode().put("url", "about:blank"))
            .path("targetId")
            .asText();
    session =
        send(
                "Target.attachToTarget",
                JSON.createObjectNode().put("targetId", target).put("flatten", true))
            .path("sessionId")
            .asText();
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      send(domain + ".enable", JSON.createObjectNode());
    }
    network(false);
  }

  /** Whether pages may ask other programs, which they may not at first. */
  void network(boolean allowed) {
    send(
        "Network.emulateNetworkConditions",
        JSON.createObjectNode()
            .put("offline", !allowed)
            .put("latency", 0)
            .put("downloadThroughput", allowed ? -1 : 0)
            .put("uploadThroughput", allowed ? -1 : 0));
  }

  /** What was written to the console of the page since it was opened, and what went wrong in it. */
  List<String> messages() {
    return List.copyOf(messages);
  }

  void open(URI address) {
    messages.clear();
    send("Page.navigate", JSON.createObjectNode().put("url", address.toString()));
  }

  /** The text that a script comes to, which may be a promise of one. */
  String evaluate(String script) {
    JsonNode answer =
        send(
            "Runtime.evaluate",
            JSON.createObjectNode()
                .put("expression", script)
                .put("awaitPromise", true)
                .put("returnByValue", true));
    JsonNode problem = answer.path("exceptionDetails");
    return problem.isMissingNode()
        ? answer.path("result").path("value").asText()
        : problem.path("exception").path("description").asText(problem.toString());
  }

  /** A picture of the page, as PNG. */
  byte[] picture() {
    JsonNode answer = send("Page.captureScreenshot", JSON.createObjectNode());
    return Base64.getDecoder().decode(answer.path("data").asText());
  }

  /** The window, as wide and high as that. */
  void size(int width, int height, boolean isPhone) {
    send(
        "Emulation.setDeviceMetricsOverride",
        JSON.createObjectNode()
            .put("width", width)
            .put("height", height)
            .put("deviceScaleFactor", 1)
            .put("mobile", isPhone));
    send("Emulation.setTouchEmulationEnabled", JSON.createObjectNode().put("enabled", isPhone));
  }

  /** Whether pages are to be light or dark. */
  void scheme(String scheme) {
    ObjectNode parameters = JSON.createObjectNode();
    parameters
        .putArray("features")
        .addObject()
        .put("name", "prefers-color-scheme")
        .put("value", scheme);
    send("Emulation.setEmulatedMedia", parameters);
  }

  /** Moves the mouse with a button held from one place to another, both as `x y`. */
  void drag(String from, String to, String button) {
    mouse("mouseMoved", from, "none");
    mouse("mousePressed", from, button);
    String[] one = from.split(" ");
    String[] two = to.split(" ");
    int middleX = (Integer.parseInt(one[0]) + Integer.parseInt(two[0])) / 2;
    int middleY = (Integer.parseInt(one[1]) + Integer.parseInt(two[1])) / 2;
    mouse("mouseMoved", middleX + " " + middleY, button);
    mouse("mouseMoved", to, button);
    mouse("mouseReleased", to, button);
  }

  private void mouse(String type, String place, String button) {
    String[] numbers = place.split(" ");
    send(
        "Input.dispatchMouseEvent",
        JSON.createObjectNode()
            .put("type", type)
            .put("x", Integer.parseInt(numbers[0]))
            .put("y", Integer.parseInt(numbers[1]))
            .put("button", button)
            .put("buttons", button.equals("right") ? 2 : button.equals("left") ? 1 : 0)
            .put("clickCount", 1));
  }

  /** A finger comes down at a place, written {@code x y}, and is lifted. */
  void tap(String place) {
    String[] numbers = place.split(" ");
    for (String type : List.of("touchStart", "touchEnd")) {
      ObjectNode touch = JSON.createObjectNode().put("type", type);
      ArrayNode points = touch.putArray("touchPoints");
      if (type.equals("touchStart")) {
        points
            .addObject()
            .put("x", Integer.parseInt(numbers[0]))
            .put("y", Integer.parseInt(numbers[1]));
      }
      send("Input.dispatchTouchEvent", touch);
    }
  }

  /** Presses a key, as `Enter` or `ArrowUp`. */
  void key(String name) {
    for (String type : List.of("keyDown", "keyUp")) {
      send(
          "Input.dispatchKeyEvent",
          JSON.createObjectNode().put("type", type).put("key", name).put("code", name));
    }
  }

  private JsonNode send(String method, ObjectNode parameters) {
    int id = last.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    ObjectNode question = JSON.createObjectNode().put("id", id).put("method", method);
    question.set("params", parameters);
    if (!session.isEmpty()) {
      question.put("sessionId", session);
    }
    socket.sendText(question.toString(), true).join();
    return answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() throws IOException {
    // The parts of a browser are processes of their own, which may outlive the first one.
    List<ProcessHandle> parts = process.descendants().toList();
    socket.abort();
    process.destroy();
    process.onExit().orTimeout(SECONDS, TimeUnit.SECONDS).join();
    for (ProcessHandle part : parts) {
      part.destroy();
      part.onExit().orTimeout(SECONDS, TimeUnit.SECONDS).join();
    }
    deleteFolder();
  }

  /**
   * Deletes the folder, again while somebody writes into it: the handler of crashes is a child of
   * nobody here and ends a little later.
   */
  private void deleteFolder() throws IOException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      } catch (IOException | UncheckedIOException e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        Thread.onSpinWait();
      }
    }
  }

  private final class Listener implements WebSocket.Listener {
    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
      part.append(text);
      if (isLast) {
        heard(part.toString());
        part.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }

  private void heard(String text) {
    JsonNode message;
    try {
      message = JSON.readTree(text);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    CompletableFuture<JsonNode> answer = waiting.remove(message.path("id").asInt());
    if (answer != null) {
      answer.complete(message.path("result"));
      return;
    }
    String method = message.path("method").asText();
    if (List.of("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")
        .contains(method)) {
      messages.add(message.path("params").toString());
    }
  }
}
