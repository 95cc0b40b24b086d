package org.rookery.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class Base85Test {
  private static final String DIGITS = digits();

  /** As the page's script has them. */
  private static String digits() {
    String script = Assets.text("wasm.js");
    int from = script.indexOf("DIGITS = \"") + "DIGITS = \"".length();
    return script.substring(from, script.indexOf('"', from));
  }

  /** What the script does, with numbers that have room for it. */
  private static byte[] read(String text) {
    byte[] bytes = new byte[text.length() * 4 / 5];
    int at = 0;
    for (int from = 0; at < bytes.length; from += 5) {
      long group = 0;
      for (int i = 0; i < 5; i++) {
        group =
            group * 85 + (from + i < text.length() ? DIGITS.indexOf(text.charAt(from + i)) : 84);
      }
      for (int shift = 24; shift >= 0 && at < bytes.length; shift -= 8) {
        bytes[at++] = (byte) (group >> shift);
      }
    }
    return bytes;
  }

  @Test
  void is_read_back_as_it_was_by_the_characters_of_the_script() {
    assertThat(DIGITS).hasSize(85);
    Random random = new Random(1);
    for (int size = 0; size < 40; size++) {
      byte[] bytes = new byte[size];
      random.nextBytes(bytes);
      assertThat(read(Base85.of(bytes))).isEqualTo(bytes);
    }
    assertThat(read(Base85.of(new byte[] {-1, -1, -1, -1, 0, 0, 0, 0, -1})))
        .containsExactly(-1, -1, -1, -1, 0, 0, 0, 0, -1);
  }

  @Test
  void says_nothing_to_html() {
    byte[] bytes = new byte[4000];
    new Random(2).nextBytes(bytes);
    assertThat(Base85.of(bytes)).hasSize(5000).doesNotContainPattern("[<>&{}\"'`\\\\\\s]");
  }
}
