package org.rookery.web.serve;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Says in a sentence why a request could not even be read. */
final class Refusals implements Request.Handler {
  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    String reason = HttpStatus.getMessage(response.getStatus());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
    String sentence = "This request cannot be answered: " + reason + ".\n";
    response.write(true, ByteBuffer.wrap(sentence.getBytes(StandardCharsets.UTF_8)), callback);
    return true;
  }
}
