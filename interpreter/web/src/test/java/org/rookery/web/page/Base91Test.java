package org.rookery.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class Base91Test {
  private static final String LEFT_OUT = "<\"\\";

  private static final String DIGITS =
      IntStream.range(33, 127)
          .mapToObj(Character::toString)
          .filter(sign -> !LEFT_OUT.contains(sign))
          .collect(Collectors.joining());

  /** What the script does. */
  private static byte[] read(String text) {
    byte[] bytes = new byte[text.length() * 13 / 16 + 1];
    int at = 0;
    int bits = 0;
    int count = 0;
    for (int i = 0; i < text.length(); i += 2) {
      boolean alone = i + 1 == text.length();
      int high = alone ? 0 : DIGITS.indexOf(text.charAt(i + 1));
      bits |= (DIGITS.indexOf(text.charAt(i)) + high * 91) << count;
      count += alone ? 6 : 13;
      for (; count >= 8; count -= 8) {
        bytes[at++] = (byte) bits;
        bits >>>= 8;
      }
    }
    return Arrays.copyOf(bytes, at);
  }

  @Test
  void is_read_back_as_it_was_by_the_characters_of_the_script() {
    assertThat(DIGITS).hasSize(91);
    assertThat(Assets.text("wasm.js"))
        .contains("LEFT_OUT = \"<\\\"\\\\\"", "code = 33", "code < 127");
    Random random = new Random(1);
    for (int size = 0; size < 60; size++) {
      byte[] bytes = new byte[size];
      random.nextBytes(bytes);
      assertThat(read(Base91.of(bytes))).isEqualTo(bytes);
      Arrays.fill(bytes, (byte) -1);
      assertThat(read(Base91.of(bytes))).isEqualTo(bytes);
      assertThat(read(Base91.of(new byte[size]))).isEqualTo(new byte[size]);
    }
  }

  @Test
  void says_nothing_to_html_or_json() {
    byte[] bytes = new byte[13_000];
    new Random(2).nextBytes(bytes);
    assertThat(Base91.of(bytes)).hasSize(16_000).doesNotContainPattern("[<\"\\\\\\s]");
  }
}
