package org.rookery.web.table;

import java.util.Map;

/**
 * What a record says besides its moves.
 *
 * @param tags of PGN by name
 * @param comment what is said before the first move; empty for nothing
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 */
record RecordHead(Map<String, String> tags, String comment, String result) {
  /** Nothing is said. */
  static final RecordHead NONE = new RecordHead(Map.of(), "", "*");
}
