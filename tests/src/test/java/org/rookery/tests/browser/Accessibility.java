package org.rookery.tests.browser;

import java.nio.file.Files;
import java.nio.file.Path;
import org.rookery.tests.Checkout;

/**
 * Whether a page can be used by everybody, as far as axe-core can tell: where {@code
 * -Drookery.npm=FOLDER} has that package.
 */
final class Accessibility {
  private static final Path AXE =
      Path.of(System.getProperty("rookery.npm", "node_modules"), "axe-core", "axe.min.js");

  private static final String VIOLATIONS =
      "axe.run({preload: false}).then((found) => found.violations"
          + ".map((v) => v.id + ': ' + v.nodes.map((n) => n.target).join(' | ')).join('\\n'))";

  private Accessibility() {}

  /** What is wrong in the page that is open; empty where nothing is, or axe-core is not there. */
  static String violations(Chromium browser) {
    if (!Files.exists(AXE)) {
      return "";
    }
    browser.evaluate(Checkout.read(AXE));
    return browser.evaluate(VIOLATIONS);
  }
}
