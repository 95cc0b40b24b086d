package org.rookery.web.page;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.web.table.Json;

/** The files that all pages of a site share: script, style, interpreter as a script, licences. */
final class SharedFiles {
  static final String SCRIPT = "rookery.js";
  static final String STYLE = "rookery.css";
  static final String INTERPRETER = "interpreter.js";

  /** What the rules of several games include. */
  static final String TEXTS = "texts.js";

  private static final String NOTICES = "NOTICES.txt";

  /** Files beside the page, from a server or from a disk, where a browser calls them by scheme. */
  static final String POLICY =
      "script-src 'self' file: 'wasm-unsafe-eval'; style-src 'self' file:; worker-src blob:";

  private SharedFiles() {}

  /** By name, the text of each. */
  static Map<String, String> of(byte[] interpreter) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(SCRIPT, GamePage.withStudio());
    files.put(STYLE, Scripts.style());
    // A packed text has nothing in it that would be written otherwise between quotation marks.
    files.put(
        INTERPRETER,
        "window.rookeryShared = {\"worker\":"
            + Json.of(Scripts.worker())
            + ",\"interpreter\":\""
            + Base91.of(interpreter)
            + "\"};\n");
    files.put(NOTICES, Notices.text());
    return files;
  }
}
