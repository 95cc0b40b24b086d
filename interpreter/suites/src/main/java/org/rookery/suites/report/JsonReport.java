package org.rookery.suites.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.rookery.engine.notation.PositionText;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.blame.Suspect;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Mismatch;
import org.rookery.suites.run.SuiteResult;

/** Results as one JSON document, which is the same for the same results. */
public final class JsonReport implements Mismatch.Cases<ObjectNode> {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final int SUSPECTS = 10;

  private JsonReport() {}

  /** The document, indented, with a line end. */
  public static String text(List<BlameFindings> suites) {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    ArrayNode list = root.putArray("suites");
    int[] counts = new int[4];
    for (BlameFindings findings : suites) {
      SuiteResult suite = findings.result();
      list.add(suite(findings));
      counts[0] += suite.total();
      counts[1] += suite.failures();
      counts[2] += suite.errors();
      counts[3] += suite.skipped();
    }
    root.putObject("summary")
        .put("cases", counts[0])
        .put("failures", counts[1])
        .put("errors", counts[2])
        .put("skipped", counts[3]);
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of texts and numbers cannot be written", e);
    }
  }

  private static ObjectNode suite(BlameFindings findings) {
    SuiteResult suite = findings.result();
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("file", suite.file().toString());
    suite.game().ifPresent(game -> node.put("rules", game.file()).put("game", game.title()));
    suite.problem().ifPresent(told -> node.put("problem", told));
    suite.remark().ifPresent(told -> node.put("remark", told));
    ArrayNode cases = node.putArray("cases");
    suite.cases().forEach(c -> cases.add(one(suite, c)));
    if (!findings.suspects().isEmpty()) {
      ArrayNode suspects = node.putArray("suspects");
      findings.suspects().stream()
          .limit(SUSPECTS)
          .forEach(suspect -> suspects.add(suspect(suspect)));
    }
    return node;
  }

  private static ObjectNode suspect(Suspect suspect) {
    Suspect.Line line = suspect.line();
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put("file", line.file())
            .put("line", line.number())
            .put("text", line.text())
            .put("score", Math.round(suspect.score() * 1000) / 1000.0)
            .put("cases", suspect.cases());
    ArrayNode called = node.putArray("called");
    suspect.lines().stream().skip(1).map(Suspect.Line::place).forEach(called::add);
    return node;
  }

  private static ObjectNode one(SuiteResult suite, CaseResult c) {
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put("name", c.name())
            .put("line", c.line())
            .put("status", status(c));
    c.problem().ifPresent(told -> node.put("problem", told));
    c.skipped().ifPresent(reason -> node.put("reason", reason));
    if (!c.mismatches().isEmpty()) {
      ArrayNode list = node.putArray("mismatches");
      for (Mismatch mismatch : c.mismatches()) {
        ObjectNode one = mismatch.match(new JsonReport());
        one.put("line", c.line(mismatch));
        suite
            .game()
            .ifPresent(
                game ->
                    one.put(
                        "position",
                        new PositionText(game.program())
                            .print(mismatch.where().position().setup())));
        list.add(one);
      }
    }
    return node;
  }

  private static String status(CaseResult c) {
    if (c.problem().isPresent()) {
      return "error";
    }
    return c.skipped().isPresent() ? "skipped" : c.passed() ? "passed" : "failed";
  }

  private static ObjectNode common(Mismatch mismatch) {
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put("key", mismatch.where().key().name().toLowerCase(Locale.ROOT))
            .put("what", mismatch.what())
            .put("expected", mismatch.expected())
            .put("got", mismatch.got());
    if (!mismatch.where().seen().isEmpty()) {
      node.put("seen", mismatch.where().seen().strip().replace(":", ""));
    }
    if (!mismatch.where().after().isEmpty()) {
      mismatch.where().after().forEach(node.putArray("after")::add);
    }
    return node;
  }

  @Override
  public ObjectNode value(Mismatch.Value value) {
    return common(value);
  }

  @Override
  public ObjectNode turns(Mismatch.Turns turns) {
    ObjectNode node = common(turns);
    turns.missing().forEach(node.putArray("missing")::add);
    turns.surplus().forEach(node.putArray("surplus")::add);
    return node;
  }

  @Override
  public ObjectNode leaves(Mismatch.Leaves leaves) {
    ObjectNode node = common(leaves);
    ObjectNode divide = node.putObject("divide");
    leaves.divide().forEach(branch -> divide.put(branch.turn(), branch.leaves()));
    ObjectNode wanted = JsonNodeFactory.instance.objectNode();
    leaves.divide().forEach(branch -> branch.wanted().ifPresent(n -> wanted.put(branch.turn(), n)));
    if (!wanted.isEmpty()) {
      node.set("divide-expected", wanted);
    }
    return node;
  }

  @Override
  public ObjectNode violation(Mismatch.Violation violation) {
    ObjectNode node = common(violation).put("seed", violation.seed());
    violation.turns().forEach(node.putArray("turns")::add);
    return node;
  }

  @Override
  public ObjectNode tooLong(Mismatch.TooLong tooLong) {
    return common(tooLong);
  }
}
