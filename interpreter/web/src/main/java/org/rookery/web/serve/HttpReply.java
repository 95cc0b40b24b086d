package org.rookery.web.serve;

import java.util.Map;
import org.rookery.web.table.Json;

/** What is answered to a request. */
record HttpReply(int status, String type, String text, Map<String, String> headers) {
  static final int OK = 200;
  static final int SEE_OTHER = 303;
  static final int BAD = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int METHOD = 405;
  static final int CONFLICT = 409;
  static final int GONE = 410;
  static final int NO_LENGTH = 411;
  static final int TOO_LARGE = 413;
  static final int FAILED = 500;
  static final int BUSY = 503;

  private static final String JSON = "application/json";

  static HttpReply html(String text) {
    return new HttpReply(OK, "text/html", text, Map.of());
  }

  static HttpReply json(String text) {
    return new HttpReply(OK, JSON, text, Map.of());
  }

  /** What was asked for is done; how it stands now is found elsewhere. */
  static HttpReply seeOther(String where) {
    return new HttpReply(SEE_OTHER, "text/plain", "", Map.of("Location", where));
  }

  /** A question that has no answer, with the reason. */
  static HttpReply problem(int status, String sentence) {
    return problem(status, sentence, Map.of());
  }

  /** The same with headers that say what to do. */
  static HttpReply problem(int status, String sentence, Map<String, String> headers) {
    return new HttpReply(status, JSON, Json.of(Map.of("problem", sentence)), headers);
  }

  /** A request of another method than the one that is answered. */
  static HttpReply only(String method) {
    return problem(METHOD, "Only " + method + " is answered here.", Map.of("Allow", method));
  }

  /** A question that does not say how long it is. */
  static HttpReply noLength() {
    return problem(NO_LENGTH, "Send the length of the question.");
  }

  /** A question that is longer than any that is answered. */
  static HttpReply tooLarge() {
    return problem(TOO_LARGE, "That is too long.");
  }

  /** A question that is no text. */
  static HttpReply noText() {
    return problem(BAD, "The question is not a text in UTF-8.");
  }

  /** There is too much to do; it may be asked again. */
  static HttpReply busy() {
    return problem(
        BUSY, "The server has too much to do. Ask again in a second.", Map.of("Retry-After", "1"));
  }
}
