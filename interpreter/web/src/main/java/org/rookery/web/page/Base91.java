package org.rookery.web.page;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Bytes as text, two characters for each thirteen bits: an eleventh shorter than Base64, of which a
 * page consists mostly.
 *
 * <p>The idea is that of basE91 by Joachim Henke. The characters are those of ASCII that can be
 * seen, in their order, without the three that mean something within scripts of HTML or in JSON.
 */
final class Base91 {
  /** How many characters there are. */
  private static final int RADIX = 91;

  /** How many bits two characters say, and how many one alone does. */
  private static final int PAIR = 13;

  private static final int ALONE = 6;
  private static final String LEFT_OUT = "<\"\\";

  private static final String DIGITS =
      IntStream.rangeClosed('!', '~')
          .mapToObj(Character::toString)
          .filter(sign -> !LEFT_OUT.contains(sign))
          .collect(Collectors.joining());

  private Base91() {}

  /** The text, the lowest bits of the first byte first. */
  static String of(byte[] bytes) {
    StringBuilder out = new StringBuilder(bytes.length * Byte.SIZE * 2 / PAIR + 2);
    int bits = 0;
    int count = 0;
    for (byte each : bytes) {
      bits |= (each & 0xff) << count;
      count += Byte.SIZE;
      if (count >= PAIR) {
        pair(out, bits & ((1 << PAIR) - 1));
        bits >>= PAIR;
        count -= PAIR;
      }
    }
    if (count > ALONE) {
      pair(out, bits);
    } else if (count > 0) {
      out.append(DIGITS.charAt(bits));
    }
    return out.toString();
  }

  private static void pair(StringBuilder out, int bits) {
    out.append(DIGITS.charAt(bits % RADIX)).append(DIGITS.charAt(bits / RADIX));
  }
}
