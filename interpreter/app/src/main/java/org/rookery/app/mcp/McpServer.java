package org.rookery.app.mcp;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.app.book.CommandDescription;
import org.rookery.game.files.Rulebook;

/**
 * The server: requests in JSON-RPC 2.0, one a line, and answers likewise, as the specification of
 * the Model Context Protocol says for standard input and output.
 */
public final class McpServer {
  /** The versions of the protocol that are spoken, the newest first. */
  private static final List<String> VERSIONS =
      List.of("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05");

  private static final int LONGEST_LINE = 16 << 20;
  private static final int MAX_NESTING = 64;

  private static final int NO_JSON = -32700;
  private static final int NO_REQUEST = -32600;
  private static final int NO_METHOD = -32601;
  private static final int BAD_PARAMETERS = -32602;

  private static final String INSTRUCTIONS =
      "Rookery runs board games whose rules are text. Name an included game, or give the rules "
          + "themselves. Ask `words` how something is written, `check` what is wrong with rules, "
          + "`moves` and `why` what they mean.";

  private final JsonMapper json =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private final BoundedToolCalls clerk;
  private final String version;

  private McpServer(BoundedToolCalls clerk, String version) {
    this.clerk = clerk;
    this.version = version;
    json.getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder()
                .maxNestingDepth(MAX_NESTING)
                .maxStringLength(LONGEST_LINE)
                .build());
  }

  /**
   * A server.
   *
   * @param rulebook the included games, and the library
   * @param commands those of the program, which {@code words} tells of; asked for only there
   * @param version of the program
   * @param time how much of the processor's time a call may take
   */
  public static McpServer of(
      Rulebook rulebook,
      Supplier<List<CommandDescription>> commands,
      String version,
      Duration time) {
    return new McpServer(new BoundedToolCalls(new ToolWork(rulebook, commands), time), version);
  }

  /** Answers requests until there are no more. */
  public void serve(InputStream in, OutputStream out) throws IOException {
    MessageLines lines = new MessageLines(new BufferedInputStream(in), LONGEST_LINE);
    for (Optional<MessageLines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      Optional<JsonNode> answer = answer(line.get());
      if (answer.isPresent()) {
        out.write(json.writeValueAsString(answer.get()).getBytes(StandardCharsets.UTF_8));
        out.write('\n');
        out.flush();
      }
    }
  }

  private Optional<JsonNode> answer(MessageLines.Line line) {
    if (!line.isWhole()) {
      return Optional.of(
          error(null, NO_REQUEST, "A message may have " + (LONGEST_LINE >> 20) + " MB at most."));
    }
    if (line.text().isBlank()) {
      return Optional.empty();
    }
    try {
      JsonNode message = json.readTree(line.text());
      return message.isArray() && !message.isEmpty() ? all(message) : one(message);
    } catch (JsonProcessingException broken) {
      JsonLocation place = broken.getLocation();
      String where =
          place == null ? "." : ": there is a mistake in column " + place.getColumnNr() + ".";
      return Optional.of(error(null, NO_JSON, "The line is no JSON" + where));
    }
  }

  /** Answers to a batch, of which the versions of 2025-03-26 and before have. */
  private Optional<JsonNode> all(JsonNode messages) {
    ArrayNode answers = json.createArrayNode();
    messages.forEach(message -> one(message).ifPresent(answers::add));
    return answers.isEmpty() ? Optional.empty() : Optional.of(answers);
  }

  private Optional<JsonNode> one(JsonNode message) {
    JsonNode id = message.path("id");
    boolean isNamed = id.isTextual() || id.isIntegralNumber();
    JsonNode method = message.path("method");
    if (message.isObject() && !message.has("method") && isNamed) {
      return Optional.empty(); // an answer to what was never asked
    }
    if (!message.isObject()
        || !method.isTextual()
        || !message.path("jsonrpc").asText().equals("2.0")
        || (message.has("id") && !isNamed)) {
      return Optional.of(
          error(isNamed ? id : null, NO_REQUEST, "This is no request of JSON-RPC 2.0."));
    }
    if (!message.has("id")) {
      return Optional.empty(); // a notification, of which none asks for anything
    }
    return Optional.of(request(id, method.textValue(), message.path("params")));
  }

  private JsonNode request(JsonNode id, String method, JsonNode parameters) {
    if (!parameters.isMissingNode() && !parameters.isObject()) {
      return error(id, BAD_PARAMETERS, "`params` should be an object.");
    }
    return switch (method) {
      case "initialize" -> result(id, greeting(parameters));
      case "ping" -> result(id, json.createObjectNode());
      case "tools/list" -> result(id, tools());
      case "tools/call" -> call(id, parameters);
      default -> error(id, NO_METHOD, "There is no method of that name here.");
    };
  }

  private ObjectNode greeting(JsonNode parameters) {
    String wanted = parameters.path("protocolVersion").asText();
    ObjectNode greeting = json.createObjectNode();
    greeting.put("protocolVersion", VERSIONS.contains(wanted) ? wanted : VERSIONS.get(0));
    greeting.putObject("capabilities").putObject("tools");
    greeting
        .putObject("serverInfo")
        .put("name", "rookery")
        .put("title", "Rookery")
        .put("version", version);
    return greeting.put("instructions", INSTRUCTIONS);
  }

  private ObjectNode tools() {
    ObjectNode result = json.createObjectNode();
    ArrayNode tools = result.putArray("tools");
    for (ToolKind kind : ToolKind.values()) {
      tools.add(kind.described());
    }
    return result;
  }

  private JsonNode call(JsonNode id, JsonNode parameters) {
    Optional<ToolKind> kind = ToolKind.of(parameters.path("name").asText());
    if (kind.isEmpty()) {
      return error(id, BAD_PARAMETERS, "There is no tool of that name; `tools/list` has them.");
    }
    JsonNode arguments = parameters.path("arguments");
    if (!arguments.isMissingNode() && !arguments.isObject()) {
      return error(id, BAD_PARAMETERS, "`arguments` should be an object.");
    }
    ToolReply reply = clerk.answer(kind.get(), arguments);
    ObjectNode result = json.createObjectNode();
    result.putArray("content").addObject().put("type", "text").put("text", reply.text());
    return result(id, result.put("isError", reply.isRefusal()));
  }

  private JsonNode result(JsonNode id, ObjectNode result) {
    return json.createObjectNode()
        .put("jsonrpc", "2.0")
        .<ObjectNode>set("id", id)
        .set("result", result);
  }

  private ObjectNode error(@Nullable JsonNode id, int code, String message) {
    ObjectNode answer = json.createObjectNode().put("jsonrpc", "2.0");
    answer.set("id", id);
    answer.putObject("error").put("code", code).put("message", message);
    return answer;
  }
}
