package org.rookery.web.serve;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.Promise;
import org.jspecify.annotations.Nullable;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.room.ClockTimes;
import org.rookery.web.room.Rooms;
import org.rookery.web.room.Secrets;

/**
 * Where requests for rooms come in, from everybody on the network. Without the secret of a room or
 * of the host nothing is here; a page of another site gets no answer.
 */
final class RoomRequestGate extends Handler.Abstract.NonBlocking implements AutoCloseable {
  /** In bytes; a move and a remark are shorter. */
  static final int MAX_REQUEST_BYTES = 4 << 10;

  private static final String NEW = "new";
  private static final Map<String, String> METHODS =
      Map.of("", "GET", "events", "GET", "act", "POST");

  private final Rooms rooms;
  private final Lobby lobby;
  private final String page;
  private final ConnectionLimit connections;
  private final Workers workers = new Workers();
  private final Workers.Line openings = new Workers.Line();
  private final Map<String, RoomRequestHandler> desks = new ConcurrentHashMap<>();

  RoomRequestGate(Rooms rooms, Lobby lobby, String page, ConnectionLimit connections) {
    this.rooms = rooms;
    this.lobby = lobby;
    this.page = page;
    this.connections = connections;
  }

  /** Finds out which pages are gone. */
  void beat() {
    desks.values().forEach(RoomRequestHandler::beat);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    HttpTalk.guard(response.getHeaders());
    String[] path = String.valueOf(request.getHttpURI().getPath()).split("/", 3);
    if (path.length < 3 || !isOurs(request)) {
      refuse(request, response, callback, nothing());
    } else if (isHost(path[1])) {
      host(path[2], request, response, callback);
    } else {
      Optional<Rooms.Place> place = rooms.find(path[1]);
      if (place.isPresent()) {
        room(place.get(), path[2], request, response, callback);
      } else {
        refuse(request, response, callback, nothing());
      }
    }
    return true;
  }

  private static HttpReply nothing() {
    return HttpReply.problem(HttpReply.NOT_FOUND, "Nothing is here.");
  }

  private boolean isHost(String key) {
    return Secrets.areSame(key, rooms.hostKey());
  }

  private void host(String what, Request request, Response response, Callback callback) {
    if (what.isEmpty() && request.getMethod().equals("GET")) {
      HttpTalk.send(response, callback, HttpReply.html(lobby.html(host(request))));
    } else if (what.equals(NEW) && request.getMethod().equals("POST")) {
      String times = Request.extractQueryParameters(request).getValue("clock");
      Runnable work = () -> HttpTalk.send(response, callback, open(times));
      if (!workers.take(openings, work)) {
        refuse(request, response, callback, HttpReply.busy());
      }
    } else {
      refuse(request, response, callback, nothing());
    }
  }

  private HttpReply open(@Nullable String times) {
    Optional<ClockTimes> clock = Optional.ofNullable(times).flatMap(ClockTimes::read);
    if (times != null && clock.isEmpty()) {
      return HttpReply.problem(HttpReply.BAD, "Name minutes and seconds, as in clock=5-3.");
    }
    try {
      return rooms.create(clock).isPresent()
          ? HttpReply.seeOther("./")
          : HttpReply.problem(HttpReply.BUSY, "There are too many rooms.");
    } catch (UnusableFile full) {
      return HttpReply.problem(HttpReply.FAILED, "The journal cannot be written.");
    }
  }

  private void room(
      Rooms.Place place, String what, Request request, Response response, Callback callback) {
    Connection connection = request.getConnectionMetaData().getConnection();
    String method = METHODS.get(what);
    if (method == null) {
      refuse(request, response, callback, nothing());
    } else if (!request.getMethod().equals(method)) {
      refuse(request, response, callback, HttpReply.only(method));
    } else if (!connections.isFree()) {
      refuse(request, response, callback, HttpReply.busy());
    } else if (what.isEmpty()) {
      HttpTalk.send(response, callback, HttpReply.html(page));
    } else if (what.equals("events")) {
      HttpTalk.stream(response);
      connections.begin(connection);
      Fields query = Request.extractQueryParameters(request);
      String key = query.getValue("seat") == null ? "" : query.getValue("seat");
      desk(place)
          .listen(
              response,
              Callback.from(callback, () -> connections.end(connection)),
              place.seat(key));
    } else if (request.getLength() < 0) {
      refuse(request, response, callback, HttpReply.noLength());
    } else if (request.getLength() > MAX_REQUEST_BYTES) {
      refuse(request, response, callback, HttpReply.tooLarge());
    } else {
      act(desk(place), request, response, callback, connection);
    }
  }

  private RoomRequestHandler desk(Rooms.Place place) {
    return desks.computeIfAbsent(place.id(), id -> new RoomRequestHandler(rooms, place));
  }

  private void act(
      RoomRequestHandler desk,
      Request request,
      Response response,
      Callback callback,
      Connection connection) {
    Callback whole = Callback.from(callback, () -> connections.end(connection));
    Content.Source.asByteArrayAsync(
        request,
        MAX_REQUEST_BYTES,
        Promise.Invocable.from(
            InvocationType.NON_BLOCKING,
            body -> {
              connections.begin(connection);
              request.addIdleTimeoutListener(idle -> false);
              if (!workers.take(
                  desk.line(), () -> HttpTalk.send(response, whole, tried(desk, body)))) {
                HttpTalk.send(response, whole, HttpReply.busy());
              }
            },
            whole::failed));
  }

  private static HttpReply tried(RoomRequestHandler desk, byte[] body) {
    Optional<String> text = HttpTalk.text(body);
    if (text.isEmpty()) {
      return HttpReply.noText();
    }
    try {
      return desk.act(text.get());
    } catch (UnusableFile full) {
      return HttpReply.problem(HttpReply.FAILED, "The journal cannot be written.");
    } catch (RuntimeException | Error e) {
      return HttpReply.problem(HttpReply.FAILED, "That could not be answered.");
    }
  }

  private static void refuse(
      Request request, Response response, Callback callback, HttpReply reply) {
    HttpTalk.refuse(request, response, callback, reply, MAX_REQUEST_BYTES * 4L);
  }

  /**
   * Whether the address in the browser names this server by a number or as this machine, so that no
   * name of another owner leads here, and whether a page of this server asks.
   */
  private static boolean isOurs(Request request) {
    HttpFields headers = request.getHeaders();
    String host = host(request);
    String origin = headers.get(HttpHeader.ORIGIN);
    return host.matches("(localhost|\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:]+]):\\d{1,5}")
        && (origin == null || origin.equals("http://" + host));
  }

  private static String host(Request request) {
    String host = request.getHeaders().get(HttpHeader.HOST);
    return host == null ? "" : host;
  }

  @Override
  public void close() {
    desks.values().forEach(RoomRequestHandler::close);
    workers.close();
  }
}
