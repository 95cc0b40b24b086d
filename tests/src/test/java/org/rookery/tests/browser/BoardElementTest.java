package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.NodeProcess;
import org.rookery.tests.js.NpmPackage;

/**
 * Two boards in a short page, opened in Chromium from a file without a network: clicks, drags,
 * keys, drops, a promotion, an opponent, the end.
 */
@Tag("js")
final class BoardElementTest {
  @TempDir private Path folder;

  @Test
  void two_boards_are_played_in_a_page_from_a_file() throws IOException, InterruptedException {
    NpmPackage installed = NpmPackage.in(folder);
    Path page = installed.script("boards.html");
    assertThat(Files.readAllLines(page)).hasSizeLessThanOrEqualTo(30);
    String write =
        "import {classic} from 'rookery/bundle'; import fs from 'node:fs';"
            + " fs.writeFileSync('rookery-board.js', await classic());";
    installed.run(List.of(NodeProcess.program(), "--input-type=module", "-e", write));
    String play = Files.readString(installed.script("boards.js"), StandardCharsets.UTF_8);
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      browser.open(page.toUri());
      assertThat(browser.evaluate(play)).isEmpty();
      assertThat(browser.messages()).isEmpty();
    }
  }
}
