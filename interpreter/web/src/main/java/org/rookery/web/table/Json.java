package org.rookery.web.table;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as JSON. Libraries for it cannot be translated for browsers, and nothing here has
 * to be read.
 */
public final class Json {
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder();

  private Json() {}

  /**
   * A value as JSON: nothing, a text, a number, a truth, a list or a map of them. What could end a
   * script or a comment in a page is written by its number.
   */
  public static String of(@Nullable Object value) {
    Json json = new Json();
    json.write(value);
    return json.out.toString();
  }

  private void write(@Nullable Object value) {
    if (value instanceof Double number) {
      out.append(rounded(number));
    } else if (value == null || value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else if (value instanceof Collection<?> list) {
      String before = "[";
      for (Object each : list) {
        out.append(before);
        write(each);
        before = ",";
      }
      out.append(list.isEmpty() ? "[]" : "]");
    } else if (value instanceof Map<?, ?> map) {
      String before = "{";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        out.append(before);
        text(String.valueOf(entry.getKey()));
        out.append(':');
        write(entry.getValue());
        before = ",";
      }
      out.append(map.isEmpty() ? "{}" : "}");
    } else {
      text(value.toString());
    }
  }

  /** A length in a drawing needs no more than hundredths. */
  private static String rounded(double number) {
    long hundredths = Math.round(number * 100);
    return hundredths % 100 == 0
        ? Long.toString(hundredths / 100)
        : Double.toString(hundredths / 100.0);
  }

  private void text(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || c == '<' || c == '>' || c == '&' || c == 0x2028 || c == 0x2029) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(HEX.charAt(c >> shift & 15));
        }
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
