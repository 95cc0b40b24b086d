package org.rookery.language.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

class FormReaderTest {
  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void readsAtomsStringsAndGroups() {
    assertThat(read("(piece (name \"x ; (\") 12 -3)\r\n; (comment \"\n\tend"))
        .hasToString("[(piece (name \"x ; (\") 12 -3), end]");
    assertThat(diagnostics.isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1a",
        "?Dice",
        "captured?",
        "Lion!",
        "IVi",
        "K4$1",
        "+",
        "-",
        "+P",
        "n-e",
        "a'b",
        "1.5",
        "--1",
        "1-",
        "\\",
        "[x]",
        "#",
        "ä",
        "𝄞"
      })
  void readsNames(String name) {
    assertThat(read("(" + name + ")").get(0))
        .isInstanceOfSatisfying(
            Form.Group.class,
            group ->
                assertThat(group.items().get(0))
                    .isInstanceOfSatisfying(
                        Form.Symbol.class, symbol -> assertThat(symbol.name()).isEqualTo(name)));
  }

  @Test
  void readsNumbers() {
    assertThat(read("0 12 +7 -7 007 -123456789012345678"))
        .allMatch(form -> form instanceof Form.Num)
        .extracting(form -> ((Form.Num) form).value())
        .containsExactly(0L, 12L, 7L, -7L, 7L, -123456789012345678L);
    assertThat(read("+7 007")).hasToString("[+7, 007]");
  }

  @Test
  void numbersThatAreTooLargeAreNumbersAllTheSame() {
    assertThat(read("1234567890123456789 -99999999999999999999999"))
        .hasToString("[1234567890123456789, -99999999999999999999999]")
        .extracting(form -> ((Form.Num) form).value())
        .containsExactly(1_000_000_000_000_000_000L, -1_000_000_000_000_000_000L);
  }

  @Test
  void stringsHaveNoEscapesAndMaySpanLines() {
    assertThat(read("\"a\\\" b \"\n(\n;\""))
        .extracting(Object::toString)
        .containsExactly("\"a\\\"", "b", "\"\n(\n;\"");
  }

  @Test
  void blanksOfOldFilesSeparate() {
    assertThat(read("a\u00A0b\fc\u000Bd\uFEFFe")).hasToString("[a, b, c, d, e]");
  }

  @Test
  void wordsNeedNoBlanksBetween() {
    assertThat(read("a(b)\"c\"d;e\nf")).hasToString("[a, (b), \"c\", d, f]");
  }

  @Test
  void formsKnowWhereTheyAre() {
    Form.Group group = (Form.Group) read("x\n  (a\n  \"b\")").get(1);
    assertThat(group.origin().span().position()).isEqualTo("test.rules:2:3");
    assertThat(group.origin().span().text()).isEqualTo("(a\n  \"b\")");
    assertThat(group.items().get(1).origin().span().position()).isEqualTo("test.rules:3:3");
    assertThat(group.items().get(1).origin().span().text()).isEqualTo("\"b\"");
  }

  @Test
  void nothingIsNothing() {
    assertThat(read("")).isEmpty();
    assertThat(read(" ; only a comment")).isEmpty();
    assertThat(diagnostics.isEmpty()).isTrue();
  }

  private List<Form> read(String text) {
    return FormReader.read(Source.of("test.rules", text), diagnostics);
  }
}
