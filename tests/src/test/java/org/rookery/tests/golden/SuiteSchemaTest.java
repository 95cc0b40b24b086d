package org.rookery.tests.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rookery.suites.format.SuiteKeys;
import org.rookery.tests.Checkout;

/** The schema of suites accepts every suite there is, and refuses what is none. */
class SuiteSchemaTest {
  private static final int FEWEST_WRONG = 30;

  private final YAMLMapper yaml = new YAMLMapper();
  private final JsonSchema schema =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(SuiteKeys.schema());

  @Test
  void every_suite_is_accepted() throws IOException {
    List<Path> suites;
    try (Stream<Path> files = Files.walk(Checkout.path("tests"))) {
      suites =
          files
              .filter(
                  file -> file.toString().endsWith(".yaml") && !file.toString().contains("target"))
              .toList();
    }
    assertThat(suites).hasSizeGreaterThan(100);
    for (Path suite : suites) {
      JsonNode tree = yaml.readTree(suite.toFile());
      assertThat(schema.validate(tree)).as(suite.toString()).isEmpty();
    }
  }

  @Test
  void wrong_suites_are_refused() throws IOException {
    String[] wrong =
        Checkout.read(Checkout.path("tests", "schema", "wrong-suites.txt")).split("---\n");
    assertThat(wrong).hasSizeGreaterThanOrEqualTo(FEWEST_WRONG);
    for (String suite : wrong) {
      assertThat(schema.validate(yaml.readTree(suite))).as(suite).isNotEmpty();
    }
  }
}
