package org.rookery.jobs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.EnumFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Records as JSON, each on a line of its own. */
public final class JsonLine {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .build();

  private JsonLine() {}

  /** A record as an object on one line, its components in their order. */
  public static String of(Object report) {
    try {
      return MAPPER.writeValueAsString(report);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a report that cannot be written", e);
    }
  }

  /**
   * The record that such a line says.
   *
   * @throws IllegalArgumentException when it says none
   */
  public static <T> T read(String line, Class<T> type) {
    try {
      return MAPPER.readValue(line, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no " + type.getSimpleName() + ": " + line, e);
    }
  }
}
