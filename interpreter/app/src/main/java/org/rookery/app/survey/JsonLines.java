package org.rookery.app.survey;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Reports as JSON, each on a line of its own. */
public final class JsonLines {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE).build();

  private JsonLines() {}

  /** A record as an object on one line, its components in their order. */
  public static String of(Object report) {
    try {
      return MAPPER.writeValueAsString(report);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a report that cannot be written", e);
    }
  }
}
