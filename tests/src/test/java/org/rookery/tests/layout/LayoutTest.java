package org.rookery.tests.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.form.Word;
import org.rookery.language.layout.RulesFormatter;
import org.rookery.language.source.Source;
import org.rookery.tests.Checkout;
import org.rookery.tests.fuzz.InputMutator;

final class LayoutTest {
  private static final int SPOILT = 300;

  /** Far longer than anything may take: what takes more has no end that anybody waits for. */
  private static final Duration FOR_EVER = Duration.ofMinutes(2);

  static List<Path> ours() {
    return Checkout.files("rules", "stdlib").stream().filter(LayoutTest::isRules).toList();
  }

  private static List<Path> all() {
    return Checkout.files("rules", "stdlib", "tests/golden", "tests/diagnostics").stream()
        .filter(LayoutTest::isRules)
        .toList();
  }

  private static boolean isRules(Path file) {
    return file.toString().endsWith(".rules") || file.toString().endsWith(".zrf");
  }

  @ParameterizedTest
  @MethodSource("ours")
  void our_files_are_laid_out(Path file) {
    String text = Checkout.read(file);
    assertThat(RulesFormatter.of(Source.of(file.toString(), text))).contains(text);
  }

  @Test
  void whatever_is_laid_out_keeps_its_words_and_stays_as_it_is() {
    all().forEach(file -> assertLaidOut(file.toString(), Checkout.read(file)));
  }

  @Test
  void so_does_what_is_spoilt() {
    InputMutator mutator = new InputMutator(1, all().stream().map(Checkout::read).toList());
    for (int i = 0; i < SPOILT; i++) {
      assertLaidOut("spoilt.zrf", mutator.next());
    }
  }

  @Test
  void what_has_lost_its_indentation_gets_it_back() {
    for (Path file : ours()) {
      String flat = Checkout.read(file).replaceAll("\n +", "\n");
      assertLaidOut(file.toString(), flat);
    }
  }

  /** Each would take minutes if something were looked for anew for every word. */
  static List<String> large() {
    return List.of(
        "(" + "a\n".repeat(240_000) + ")",
        "(" + "a ".repeat(240_000) + ")",
        "(a\n" + "b  ".repeat(110_000) + "\n" + "b  ".repeat(110_000) + ")",
        "(\n" + "; a\n".repeat(240_000) + ")",
        "(".repeat(400) + "\n" + "b\n".repeat(200_000) + ")".repeat(400));
  }

  @ParameterizedTest
  @MethodSource("large")
  void large_files_are_laid_out_in_time(String text) {
    Source source = Source.of("large.rules", text);
    assertThat(assertTimeoutPreemptively(FOR_EVER, () -> RulesFormatter.of(source))).isPresent();
  }

  @Test
  void larger_ones_are_refused_in_time() {
    for (String text : List.of("; a\n".repeat(2_000_000), "(a" + " b".repeat(2_000_000))) {
      Source source = Source.of("larger.rules", text);
      assertThat(assertTimeoutPreemptively(FOR_EVER, () -> RulesFormatter.of(source))).isEmpty();
    }
    // What would be ten times as long: every line is moved below a word far to the right.
    String wide = "(" + "x".repeat(2_000) + " ((a)\n" + "c\n".repeat(10_000) + "))";
    assertThat(RulesFormatter.of(Source.of("wide.rules", wide))).isEmpty();
  }

  private static void assertLaidOut(String name, String text) {
    Source before = Source.of(name, text);
    Source after = Source.of(name, RulesFormatter.of(before).orElseThrow());
    assertThat(RulesFormatter.of(after)).contains(after.text());
    assertThat(words(after)).isEqualTo(words(before));
    // Where brackets are missing, indentation tells where; then forms may differ.
    Diagnostics diagnostics = new Diagnostics();
    String forms = FormPrinter.print(FormReader.read(before, diagnostics));
    if (diagnostics.isEmpty()) {
      assertThat(FormPrinter.print(FormReader.read(after, new Diagnostics()))).isEqualTo(forms);
    }
  }

  /** The words in their order, comments without blanks at their ends. */
  private static List<String> words(Source source) {
    return Word.all(source).stream()
        .map(word -> source.text().substring(word.start(), word.end()).stripTrailing())
        .toList();
  }
}
