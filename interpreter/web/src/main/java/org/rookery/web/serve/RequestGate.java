package org.rookery.web.serve;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.rookery.web.room.Secrets;

/**
 * Where requests come in. Those with the token in their address are let through, from browsers that
 * are asked from this very address; nothing that is asked names a file. No thread waits here: a
 * body is read as it comes, and answers are worked out elsewhere.
 */
final class RequestGate extends Handler.Abstract.NonBlocking {
  private static final Map<String, String> METHODS =
      Map.of("", "GET", "setting", "GET", "studio", "GET", "events", "GET", "ask", "POST");

  /** In bytes; so many longer questions may be under way at once, which bounds the memory. */
  private static final int LARGE = 64 << 10;

  private static final int MOST_LARGE = 16;

  private final Semaphore large = new Semaphore(MOST_LARGE);
  private final String token;
  private final GameRequestHandler desk;
  private final ConnectionLimit connections;

  RequestGate(String token, GameRequestHandler desk, ConnectionLimit connections) {
    this.token = token;
    this.desk = desk;
    this.connections = connections;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    HttpTalk.guard(response.getHeaders());
    Optional<HttpReply> refusal = refusal(request);
    if (refusal.isPresent()) {
      refuse(request, response, callback, refusal.get());
      return true;
    }
    Connection connection = request.getConnectionMetaData().getConnection();
    switch (what(request)) {
      case "events" -> {
        HttpTalk.stream(response);
        connections.begin(connection);
        desk.listen(response, Callback.from(callback, () -> connections.end(connection)));
      }
      case "ask" -> ask(request, response, callback, connection);
      default -> HttpTalk.send(response, callback, desk.show(what(request)));
    }
    return true;
  }

  /** The path behind the token. */
  private String what(Request request) {
    String path = String.valueOf(request.getHttpURI().getPath());
    return path.substring(Math.min(path.length(), token.length() + 2));
  }

  /** Why a request is not answered, if it is not. */
  private Optional<HttpReply> refusal(Request request) {
    if (!isOurs(request)) {
      return Optional.of(
          HttpReply.problem(HttpReply.FORBIDDEN, "This page is for this machine only."));
    }
    String path = String.valueOf(request.getHttpURI().getPath());
    String wanted = "/" + token + "/";
    String given = path.substring(0, Math.min(path.length(), wanted.length()));
    String method = METHODS.get(what(request));
    if (!Secrets.areSame(wanted, given) || method == null) {
      return Optional.of(HttpReply.problem(HttpReply.NOT_FOUND, "Nothing is here."));
    } else if (!method.equals(request.getMethod())) {
      return Optional.of(HttpReply.only(method));
    } else if (method.equals("POST") && request.getLength() < 0) {
      return Optional.of(HttpReply.noLength());
    } else if (request.getLength() > GameRequestHandler.MAX_REQUEST_BYTES) {
      return Optional.of(HttpReply.tooLarge());
    } else if (!connections.isFree()) {
      return Optional.of(HttpReply.busy());
    }
    return Optional.empty();
  }

  /** Whether the browser means this server, and a page of this server asks. */
  private static boolean isOurs(Request request) {
    HttpFields headers = request.getHeaders();
    String host = headers.get(HttpHeader.HOST);
    String origin = headers.get(HttpHeader.ORIGIN);
    int port = Request.getLocalPort(request);
    return host != null
        && Set.of("127.0.0.1:" + port, "localhost:" + port).contains(host)
        && (origin == null || origin.equals("http://" + host));
  }

  private static void refuse(
      Request request, Response response, Callback callback, HttpReply reply) {
    HttpTalk.refuse(request, response, callback, reply, GameRequestHandler.MAX_REQUEST_BYTES * 4L);
  }

  private void ask(Request request, Response response, Callback callback, Connection connection) {
    boolean isLarge = request.getLength() > LARGE;
    if (isLarge && !large.tryAcquire()) {
      refuse(request, response, callback, HttpReply.busy());
      return;
    }
    Callback whole =
        Callback.from(
            callback,
            () -> {
              connections.end(connection);
              large.release(isLarge ? 1 : 0);
            });
    Content.Source.asByteArrayAsync(
        request,
        GameRequestHandler.MAX_REQUEST_BYTES,
        Promise.Invocable.from(
            InvocationType.NON_BLOCKING,
            body -> {
              connections.begin(connection);
              // An answer may take long, in which nothing is sent.
              request.addIdleTimeoutListener(idle -> false);
              desk.ask(body, reply -> HttpTalk.send(response, whole, reply));
            },
            whole::failed));
  }
}
