package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintableWriterTest {
  private static String printed(String... parts) throws IOException {
    StringWriter out = new StringWriter();
    try (PrintableWriter writer = new PrintableWriter(out)) {
      for (String part : parts) {
        writer.write(part);
      }
    }
    return out.toString();
  }

  @ParameterizedTest
  @CsvSource({"1B, 001B", "7F, 007F", "9B, 009B", "0, 0000", "8, 0008", "2028, 2028", "AD, 00AD"})
  void what_does_something_is_shown_by_its_number(String code, String shown) throws IOException {
    assertThat(printed("a" + (char) Integer.parseInt(code, 16) + "b"))
        .isEqualTo("a\\u" + shown + "b");
  }

  @Test
  void so_is_what_turns_the_direction_of_writing() throws IOException {
    assertThat(printed("\u202A\u202E\u2066\u2069\u200F\uDB40\uDC01"))
        .isEqualTo("\\u202A\\u202E\\u2066\\u2069\\u200F\\uDB40\\uDC01");
  }

  @Test
  void letters_of_all_scripts_pass() throws IOException {
    String text = "Schach ♔ 將棋 شطرنج 𝄞 👨\u200D👩\tx\n";
    assertThat(printed(text)).isEqualTo(text);
  }

  @Test
  void line_ends_of_both_kinds_pass_and_a_lone_return_does_not() throws IOException {
    assertThat(printed("a\r\nb\nc\rd")).isEqualTo("a\r\nb\nc\\u000Dd");
    assertThat(printed("a\r", "\nb\r", "c\r")).isEqualTo("a\r\nb\\u000Dc\\u000D");
  }

  @Test
  void halves_of_a_character_may_come_one_by_one_but_not_alone() throws IOException {
    assertThat(printed("a\uD834", "\uDD1Eb")).isEqualTo("a\uD834\uDD1Eb");
    assertThat(printed("a\uD834", "b\uDD1E\uD834")).isEqualTo("a\\uD834b\\uDD1E\\uD834");
  }
}
