package org.rookery.web.script;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Texts with places for arguments, as messages of libraries need them: see {@link FixedFormats}.
 */
final class SimpleFormat {
  /** Which argument, flags, width, digits behind the point, and what it is. */
  private static final Pattern PLACE =
      Pattern.compile("%(?:(\\d+)\\$)?([-0#+ ,(]*)(\\d+)?(?:\\.\\d+)?([a-zA-Z%])");

  private SimpleFormat() {}

  /** A text with the arguments in its places: texts, whole numbers, also by 16, and characters. */
  static String format(String text, Object[] arguments) {
    StringBuilder out = new StringBuilder();
    Matcher place = PLACE.matcher(text);
    int end = 0;
    int next = 0;
    while (place.find()) {
      out.append(text, end, place.start());
      end = place.end();
      char what = place.group(4).charAt(0);
      if (what == '%' || what == 'n') {
        out.append(what == 'n' ? "\n" : "%");
      } else {
        int number = place.group(1) == null ? next++ : Integer.parseInt(place.group(1)) - 1;
        Object argument = number < arguments.length ? arguments[number] : null;
        add(said(what, argument), place.group(2), place.group(3), out);
      }
    }
    return out.append(text, end, text.length()).toString();
  }

  private static String said(char what, @Nullable Object argument) {
    if (argument instanceof Number number && Character.toLowerCase(what) == 'x') {
      String digits = Long.toHexString(number.longValue());
      return what == 'X' ? digits.toUpperCase(Locale.ROOT) : digits;
    }
    if (argument instanceof Integer sign && what == 'c') {
      return new String(Character.toChars(sign));
    }
    return String.valueOf(argument);
  }

  private static void add(String said, String flags, @Nullable String width, StringBuilder out) {
    int missing = width == null ? 0 : Math.max(0, Integer.parseInt(width) - said.length());
    String padding = (flags.contains("0") ? "0" : " ").repeat(missing);
    out.append(flags.contains("-") ? said + padding : padding + said);
  }
}
