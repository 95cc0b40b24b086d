package org.rookery.web.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.rookery.web.page.Page;
import org.rookery.web.studio.Workshop;
import org.rookery.web.table.Json;
import org.rookery.web.table.Table;

/**
 * The page on this machine. Only who knows the token in its address gets an answer, and only
 * browsers that are asked from this very address; nothing that is asked names a file.
 */
public final class PageServer implements AutoCloseable {
  private static final int THREADS = 8;
  private static final int WAITING = 64;

  /** How many matches are remembered; the one that was not asked for longest goes. */
  private static final int MOST_TABLES = 64;

  /** How many pages may wait for news. */
  private static final int MOST_LISTENERS = 64;

  /** In bytes; rules are the longest that is sent. */
  private static final int LONGEST = 4 * Math.max(Table.LONGEST, Workshop.LONGEST);

  private static final int TOKEN_BYTES = 18;
  private static final int OK = 200;
  private static final int BAD = 400;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int TOO_LARGE = 413;
  private static final int BUSY = 503;

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final String token;
  private final Set<String> hosts;
  private final Map<String, Workshop> tables = new LinkedHashMap<>(16, 0.75f, true);
  private final ConcurrentMap<HttpExchange, OutputStream> listeners = new ConcurrentHashMap<>();
  private final Author author;
  private volatile Show show;
  private volatile String problems;
  private volatile int version;

  private PageServer(Show show, Author author, int port) throws IOException {
    this.show = show;
    this.author = author;
    problems = show.problems();
    // Who sends slowly is not waited for; the server reads these when it is first used.
    System.setProperty("sun.net.httpserver.maxReqTime", "10");
    System.setProperty("sun.net.httpserver.maxReqHeaders", "60");
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    int bound = server.getAddress().getPort();
    hosts = Set.of("127.0.0.1:" + bound, "localhost:" + bound);
    threads =
        new ThreadPoolExecutor(
            THREADS, THREADS, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(WAITING));
    server.setExecutor(threads);
    server.createContext("/", this::answer);
  }

  /**
   * A server that is running.
   *
   * @param port 0 for any that is free
   * @throws IOException when the port cannot be had
   */
  public static PageServer start(Show show, Author author, int port) throws IOException {
    PageServer started = new PageServer(show, author, port);
    started.server.start();
    return started;
  }

  /** Where a browser finds the page. */
  public String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + token + "/";
  }

  /** Shows other rules from now on; pages that are open hear of it. */
  public void show(Show other) {
    synchronized (tables) {
      show = other;
      problems = other.problems();
      version++;
      tables.clear();
    }
    tell();
  }

  /** Tells pages what is wrong with the rules as they are now; the game before goes on. */
  public void tell(String wrong) {
    problems = wrong;
    tell();
  }

  @Override
  public void close() {
    listeners.keySet().forEach(HttpExchange::close);
    server.stop(0);
    threads.shutdownNow();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try {
      route(exchange);
    } catch (RuntimeException | StackOverflowError e) {
      send(exchange, BAD, "text/plain", "That could not be answered.");
    }
  }

  private void route(HttpExchange exchange) throws IOException {
    if (!isOurs(exchange)) {
      send(exchange, FORBIDDEN, "text/plain", "This page is for this machine only.");
      return;
    }
    String path = exchange.getRequestURI().getRawPath();
    String method = exchange.getRequestMethod();
    byte[] wanted = ("/" + token + "/").getBytes(StandardCharsets.UTF_8);
    byte[] given =
        path.substring(0, Math.min(path.length(), wanted.length)).getBytes(StandardCharsets.UTF_8);
    String what = path.length() < wanted.length ? "" : path.substring(wanted.length);
    if (!MessageDigest.isEqual(wanted, given)) {
      send(exchange, NOT_FOUND, "text/plain", "Nothing is here.");
    } else if (method.equals("GET") && what.isEmpty()) {
      send(exchange, OK, "text/html", Page.served(show.game().title(), show.name()));
    } else if (method.equals("GET") && what.equals("setting")) {
      send(exchange, OK, "application/json", show.setting());
    } else if (method.equals("GET") && what.equals("studio")) {
      send(exchange, OK, "application/json", studio());
    } else if (method.equals("GET") && what.equals("events")) {
      listen(exchange);
    } else if (method.equals("POST") && what.equals("ask")) {
      ask(exchange);
    } else {
      send(exchange, NOT_FOUND, "text/plain", "Nothing is here.");
    }
  }

  /** Whether the browser means this server, and a page of this server asks. */
  private boolean isOurs(HttpExchange exchange) {
    Headers headers = exchange.getRequestHeaders();
    String host = headers.getFirst("Host");
    String origin = headers.getFirst("Origin");
    return host != null
        && hosts.contains(host)
        && (origin == null || origin.equals("http://" + host));
  }

  /** A question: the number of the page, the verb and the argument, each on its own line. */
  private void ask(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(LONGEST + 1);
    if (body.length > LONGEST) {
      send(exchange, TOO_LARGE, "text/plain", "That is too long.");
      return;
    }
    String[] lines = new String(body, StandardCharsets.UTF_8).split("\n", 3);
    if (lines.length < 3 || lines[0].length() > 40) {
      send(exchange, BAD, "text/plain", "Three lines are wanted.");
      return;
    }
    send(exchange, OK, "application/json", answer(lines[0], lines[1], lines[2]));
  }

  private String studio() {
    Show now = show;
    Map<String, Object> shop = new LinkedHashMap<>();
    shop.put("name", now.name());
    shop.put("text", now.text());
    // The words are JSON already.
    String head = Json.of(shop);
    return head.substring(0, head.length() - 1) + ",\"words\":" + author.words() + "}";
  }

  private String answer(String page, String verb, String argument) {
    boolean forAuthor = Set.of("tests", "publish", "save").contains(verb);
    if (forAuthor && argument.length() > Workshop.LONGEST) {
      return Json.of(Map.of("problem", "These rules are too long for a page."));
    }
    if (forAuthor) {
      return verb.equals("tests")
          ? author.tests(argument)
          : verb.equals("save") ? author.save(argument) : author.publish(argument);
    }
    Workshop table = table(page);
    synchronized (table) {
      return table.ask(verb, argument);
    }
  }

  private Workshop table(String page) {
    synchronized (tables) {
      Workshop known = tables.get(page);
      if (known == null) {
        known = new Workshop(author::rules, author::setting, page.hashCode());
        known.open(show.game());
        tables.put(page, known);
        Iterator<String> oldest = tables.keySet().iterator();
        if (tables.size() > MOST_TABLES) {
          oldest.next();
          oldest.remove();
        }
      }
      return known;
    }
  }

  /** Keeps the connection open: news are written to it as they come. */
  private void listen(HttpExchange exchange) throws IOException {
    if (listeners.size() >= MOST_LISTENERS) {
      send(exchange, BUSY, "text/plain", "Too many pages are open.");
      return;
    }
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    guard(exchange);
    exchange.sendResponseHeaders(OK, 0);
    listeners.put(exchange, exchange.getResponseBody());
    tell();
  }

  /** Tells all open pages which version of the rules is shown, and what is wrong with them. */
  private synchronized void tell() {
    String news = "data: " + Json.of(Map.of("version", version, "problems", problems)) + "\n\n";
    listeners.forEach(
        (exchange, out) -> {
          try {
            out.write(news.getBytes(StandardCharsets.UTF_8));
            out.flush();
          } catch (IOException gone) {
            listeners.remove(exchange);
            exchange.close();
          }
        });
  }

  private static void guard(HttpExchange exchange) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cache-Control", "no-store");
  }

  private static void send(HttpExchange exchange, int status, String type, String text)
      throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    guard(exchange);
    boolean silent = bytes.length == 0 || exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, silent ? -1 : bytes.length);
    if (!silent) {
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(bytes);
      }
    }
    exchange.close();
  }
}
