package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.tests.ProgramUnderTest;

/**
 * The largest pages that the program publishes, with all that it explains, are sent by mail, too.
 */
@Tag("page")
final class PageSizeTest {
  private static final long MOST_BYTES = 1_500_000;

  @TempDir private Path folder;

  /** Many pieces, large boards, long rules. */
  @ParameterizedTest
  @ValueSource(strings = {"chu-shogi", "four-player-chess", "grandhouse"})
  void a_page_is_small_enough_for_a_letter(String name) throws IOException, InterruptedException {
    Path page = folder.resolve(name + ".html");
    ProgramUnderTest.run("publish", name, "-o", page.toString());
    assertThat(Files.size(page)).isLessThan(MOST_BYTES);
  }
}
