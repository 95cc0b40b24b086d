package org.rookery.player.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;

/**
 * Whom a contestant is made of: {@code kind:rest;name=value;…}.
 *
 * @param kind such as {@code uci}; or the whole, where there is no colon
 * @param rest a command or a number
 * @param settings by name
 */
record ContestantSpec(String kind, String rest, Map<String, String> settings) {
  static ContestantSpec of(String text) {
    List<String> parts = new ArrayList<>(List.of(StringUtils.split(text, ';')));
    String head = parts.isEmpty() ? "" : parts.remove(0).strip();
    Map<String, String> settings = new LinkedHashMap<>();
    for (String part : parts) {
      settings.put(
          StringUtils.substringBefore(part, "=").strip(),
          StringUtils.substringAfter(part, "=").strip());
    }
    boolean named = head.contains(":");
    return new ContestantSpec(
        named ? StringUtils.substringBefore(head, ":") : head,
        named ? StringUtils.substringAfter(head, ":") : "",
        settings);
  }

  /** A setting, taken out of the others. */
  String take(String name, String otherwise) {
    return settings.containsKey(name) ? settings.remove(name) : otherwise;
  }

  /**
   * Refuses settings that have not been taken.
   *
   * @throws IllegalArgumentException when there is one
   */
  void refuseOthers() {
    if (!settings.isEmpty()) {
      throw new IllegalArgumentException(
          "`" + String.join("`, `", settings.keySet()) + "` means nothing to `" + kind + "`");
    }
  }
}
