package org.rookery.tests.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rookery.tests.Checkout;

/**
 * A text that is kept. With {@code -Drookery.goldens=update} a text that differs replaces what was
 * kept, and the test fails all the same: somebody has to look at the change.
 */
public final class Golden {
  private static final String UPDATE = "update";

  private Golden() {}

  /** Fails unless the file holds exactly this text. */
  public static void check(Path file, String text) {
    String kept = Files.exists(file) ? Checkout.read(file) : "";
    if (!kept.equals(text) && UPDATE.equals(System.getProperty("rookery.goldens"))) {
      write(file, text);
      throw new AssertionError(file + " was rewritten; look at the change and run the test again");
    }
    assertThat(text).as(() -> file + " (kept anew with -Drookery.goldens=update)").isEqualTo(kept);
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
