package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The scripts of a served page against a server, in node where there is one. */
final class ServedPageTest {
  private static final String NODE = System.getProperty("rookery.node", "node");
  private static final Path SOURCES = Path.of("src");

  private static Path script(String tree, String name) {
    return SOURCES.resolve(tree).resolve("resources/org/rookery/web/page").resolve(name);
  }

  private static boolean hasNode() throws InterruptedException {
    try {
      return new ProcessBuilder(NODE, "--version").start().waitFor() == 0;
    } catch (IOException none) {
      return false;
    }
  }

  @Test
  void losesNoMatchAndNoText() throws IOException, InterruptedException {
    assumeTrue(hasNode(), "there is no node");
    try (RunningServer running = new RunningServer()) {
      Process node =
          new ProcessBuilder(
                  NODE,
                  script("test", "served-test.js").toString(),
                  script("main", "served.js").toString(),
                  script("main", "saving.js").toString(),
                  running.server.address())
              .redirectErrorStream(true)
              .start();
      String told = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(node.waitFor()).as(told).isZero();
      assertThat(told).endsWith(" passed, 0 failed\n");
    }
  }
}
