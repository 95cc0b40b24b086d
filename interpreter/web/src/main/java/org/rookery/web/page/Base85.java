package org.rookery.web.page;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Bytes as text, five characters for each four bytes: a sixteenth shorter than Base64, of which a
 * page consists mostly.
 *
 * <p>The idea is Ascii85's. The characters are those of ASCII that can be seen, in their order,
 * without the nine that mean something in HTML, in JSON or in the templates of pages.
 */
final class Base85 {
  /** How many characters there are. */
  private static final int RADIX = 85;

  private static final int GROUP = 4;
  private static final String LEFT_OUT = "<>&{}\"'`\\";

  private static final String DIGITS =
      IntStream.rangeClosed('!', '~')
          .mapToObj(Character::toString)
          .filter(sign -> !LEFT_OUT.contains(sign))
          .collect(Collectors.joining());

  private Base85() {}

  /** The text; of a last group of fewer bytes, one character more than it has bytes. */
  static String of(byte[] bytes) {
    StringBuilder out = new StringBuilder(bytes.length / GROUP * (GROUP + 1) + GROUP + 1);
    for (int from = 0; from < bytes.length; from += GROUP) {
      int size = Math.min(GROUP, bytes.length - from);
      long group = 0;
      for (int i = 0; i < GROUP; i++) {
        group = group << Byte.SIZE | (i < size ? bytes[from + i] & 0xff : 0);
      }
      char[] digits = new char[GROUP + 1];
      for (int i = GROUP; i >= 0; i--) {
        digits[i] = DIGITS.charAt((int) (group % RADIX));
        group /= RADIX;
      }
      out.append(digits, 0, size + 1);
    }
    return out.toString();
  }
}
