package org.rookery.suites.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.run.SuiteRunner;
import org.xml.sax.SAXException;

/** Build servers accept the report, whatever came of the cases. */
class JUnitReportTest {
  /** A bad square, a bad position, an unknown piece; one skipped, one that fails, two that hold. */
  private static final String MIXED =
      """
      rules: chess
      cases:
        - {name: "a < b & \\u0007", expect: {count: 20}}
        - {name: no square, expect: {targets: {z9: []}}}
        - {name: no position, position: "8/8", expect: {count: 1}}
        - {name: no man, place: {a3: White Camel}, expect: {count: 1}}
        - {name: later, skip: not settled, expect: {count: 1}}
        - {name: wrong, expect: {perft: {2: 401}, legal: [e2-e5]}}
        - {expect: {count: 20}}
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"jenkins.xsd", "ant.xsd"})
  void both_schemas_accept_it(String schema) throws IOException, SAXException {
    String xml = report();
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(Objects.requireNonNull(getClass().getResource(schema)))
        .newValidator()
        .validate(new StreamSource(new StringReader(xml)));
    assertThat(xml)
        .containsOnlyOnce("tests=\"7\" failures=\"1\" errors=\"3\" skipped=\"1\"")
        .containsOnlyOnce("tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\"")
        .contains("mixed.yaml:8:", "<property name=\"line of case 6\" value=\"8\"/>", "e2-e4: 20");
  }

  private String report() throws IOException {
    Path mixed = Files.writeString(folder.resolve("mixed.yaml"), MIXED);
    Path lost = Files.writeString(folder.resolve("lost.yaml"), "rules: nowhere\ncases: [{}]\n");
    SuiteRunner runner = new SuiteRunner(Rulebook.here());
    return JUnitReport.xml(
        List.of(Blame.of(runner.run(mixed), 4, 1), Blame.of(runner.run(lost), 4, 1)),
        Instant.EPOCH);
  }
}
