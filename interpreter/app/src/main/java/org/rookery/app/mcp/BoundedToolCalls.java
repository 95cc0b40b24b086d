package org.rookery.app.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.threads.LimitedThread;
import org.rookery.threads.ThrowableText;

/** Has calls carried out within limits of time and length; whatever a call does is an answer. */
final class BoundedToolCalls {
  /** Answers are cut behind so many characters. */
  private static final int MAX_ANSWER_CHARS = 200_000;

  /** So many calls that did not end in time may still be under way. */
  private static final int MOST_LEFT = 3;

  private final ToolWork work;
  private final Duration time;
  private final AtomicInteger running = new AtomicInteger();

  BoundedToolCalls(ToolWork work, Duration time) {
    this.work = work;
    this.time = time;
  }

  /** What comes of a call. */
  ToolReply answer(ToolKind kind, JsonNode arguments) {
    if (running.get() >= MOST_LEFT) {
      return new ToolReply(
          "Earlier calls that took too long have not come to an end: start the server anew.", true);
    }
    ToolReply reply = within(kind, arguments);
    String text = reply.text();
    return text.length() <= MAX_ANSWER_CHARS
        ? reply
        : new ToolReply(
            text.substring(0, MAX_ANSWER_CHARS)
                + "\n… and "
                + (text.length() - MAX_ANSWER_CHARS)
                + " characters more.",
            reply.isRefusal());
  }

  private ToolReply within(ToolKind kind, JsonNode arguments) {
    try (LimitedThread thread = new LimitedThread("tool")) {
      Optional<ToolReply> reply =
          thread.within(
              time,
              () -> {
                running.incrementAndGet();
                try {
                  return work.carryOut(kind, arguments);
                } finally {
                  running.decrementAndGet();
                }
              });
      return reply.orElseGet(
          () ->
              new ToolReply(
                  "This takes more than "
                      + time.toSeconds()
                      + " seconds: ask for less, or simplify the rules.",
                  true));
    } catch (ExecutionException thrown) {
      Throwable cause = thrown.getCause() == null ? thrown : thrown.getCause();
      return new ToolReply(
          cause instanceof TooManyMoves ? cause.getMessage() + "" : ThrowableText.words(cause),
          true);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return new ToolReply("The server is being stopped.", true);
    }
  }
}
