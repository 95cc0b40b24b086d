package org.rookery.web.serve;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** How the servers of pages answer. */
final class HttpTalk {
  private HttpTalk() {}

  /** Says to browsers that what is answered is for this page alone. */
  static void guard(HttpFields.Mutable headers) {
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put("X-Frame-Options", "DENY");
    headers.put("Referrer-Policy", "no-referrer");
    headers.put("Cross-Origin-Resource-Policy", "same-origin");
    headers.put(HttpHeader.CACHE_CONTROL, "no-store");
  }

  /** What was sent, where it is a text in UTF-8. */
  static Optional<String> text(byte[] body) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  static void send(Response response, Callback callback, HttpReply reply) {
    ByteBuffer bytes = ByteBuffer.wrap(reply.text().getBytes(StandardCharsets.UTF_8));
    response.setStatus(reply.status());
    HttpFields.Mutable headers = response.getHeaders();
    headers.put(HttpHeader.CONTENT_TYPE, reply.type() + "; charset=utf-8");
    headers.put(new HttpField(HttpHeader.CONTENT_LENGTH, Integer.toString(bytes.remaining())));
    reply.headers().forEach(headers::put);
    response.write(true, bytes, callback);
  }

  /** Begins an answer to which news are added as they come. */
  static void stream(Response response) {
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream; charset=utf-8");
  }

  /**
   * What else was sent is read first, or the refusal would not be seen; a request that is much too
   * long loses its connection.
   */
  static void refuse(
      Request request, Response response, Callback callback, HttpReply reply, long longest) {
    if (request.getLength() > longest) {
      response.getHeaders().put(HttpHeader.CONNECTION, "close");
      send(response, callback, reply);
    } else {
      Content.Source.consumeAll(
          request, Callback.from(() -> send(response, callback, reply), callback::failed));
    }
  }
}
