package org.rookery.language.expand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLimits;

class IncludeTest {
  @Test
  void theFormsOfAFileTakeThePlaceOfItsInclude() {
    Expanding e = Expanding.rules("(a) (include \"x\") (c)", Map.of("x", "(b)"));
    assertThat(e.lines()).isEqualTo("(a)\n(b)\n(c)");
    assertThat(e.expansion.sources()).extracting(Source::name).containsExactly("main.rules", "x");
  }

  @Test
  void macrosOfAFileAreSeenEverywhere() {
    Expanding e =
        Expanding.rules(
            "(m) (include \"x\") (define n b)", Map.of("x", "(define m a) (n) (define unused c)"));
    assertThat(e.lines()).isEqualTo("a\nb");
    assertThat(e.codes()).isEmpty();
  }

  @Test
  void eachFileIsIncludedOnce() {
    Expanding e =
        Expanding.rules(
            "(include \"x\") (include \"y\") (include \"x\")",
            Map.of("x", "(include \"y\") (x)", "y", "(y)"));
    assertThat(e.lines()).isEqualTo("(y)\n(x)");
    assertThat(e.codes()).isEmpty();
  }

  @Test
  void aCircleIsReported() {
    Expanding e =
        Expanding.rules("(include \"x\")", Map.of("x", "(include \"y\")", "y", "(include \"x\")"));
    assertThat(e.problems())
        .isEqualTo(
            """
            error[include-cycle]: A file cannot include itself, even by way of others.
              --> y:1:10
            1 | (include "x")
              |          ^^^
              = help: `x` includes `y` includes `x`
            """);
  }

  @Test
  void aMissingFileIsSuggested() {
    Expanding e = Expanding.rules("(include \"ches\")", Map.of("chess", ""));
    assertThat(e.problems())
        .isEqualTo(
            """
            error[missing-include]: There is no file `ches` to include.
              --> main.rules:1:10
            1 | (include "ches")
              |          ^^^^^^ did you mean `chess`?
            """);
  }

  @Test
  void includesNestOnlySoDeep() {
    Map<String, String> files = new HashMap<>();
    for (int i = 0; i < 2 * SourceLimits.INCLUDE_DEPTH; i++) {
      files.put("x" + i, "(include \"x" + (i + 1) + "\")");
    }
    assertThat(Expanding.rules("(include \"x0\")", files).codes())
        .containsExactly("too-many-includes");
  }
}
