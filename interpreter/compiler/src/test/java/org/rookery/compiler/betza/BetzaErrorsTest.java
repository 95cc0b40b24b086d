package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;

/** Every letter that is not understood is told, at its column. */
final class BetzaErrorsTest {
  private final Diagnostics diagnostics = new Diagnostics();

  private Betza read(String betza) {
    Source source = Source.of("test.rules", "\"" + betza + "\"");
    Origin origin = Origin.of(source.span(0, betza.length() + 2));
    return BetzaReader.read(betza, origin, List.of(), "", "X", diagnostics);
  }

  /** The column is counted in the string, from 1, as the author sees it without the quote. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "fmWoR | 4 | unsupported-betza | Not supported: `o`: a board that wraps round is the"
            + " board's own matter.",
        "mNxaN | 3 | unsupported-betza | Not supported: `x`: a piece that lends its moves to"
            + " others.",
        "WL | 2 | unsupported-betza | `L` is a camel to some programs and a zebra to others; write"
            + " `C` or `Z`.",
        "J0W | 1 | unsupported-betza | `J` is a camel to some programs and a zebra to others; write"
            + " `C` or `Z`.",
        "KU | 2 | unsupported-betza | `U`, a leap to every square, is not supported.",
        "WEF | 2 | unknown-betza-letter | Betza notation has no atom `E`.",
        "fwN | 2 | unknown-betza-letter | Betza notation has no letter `w`.",
        "W\u265eF | 2 | unknown-betza-letter | Betza notation has no atom `\u265e`.",
        "Wfm | 2 | bad-betza | No atom follows `fm`.",
        "R 4 | 2 | bad-betza | A piece's moves are written without white space.",
        "W100 | 4 | bad-betza | A range follows its atom; it has two digits at most and no leading"
            + " zero.",
        "W03 | 3 | bad-betza | A range follows its atom; it has two digits at most and no leading"
            + " zero.",
        "NN2 | 3 | bad-betza | A doubled atom is unlimited already.",
        "KX | 2 | bad-betza | Only a leap can be made longer, not `K`.",
        "(0,0) | 1 | bad-betza | A leap of nothing goes nowhere.",
        "W-F | 2 | unsupported-betza | `-` joins legs only in brackets, as in `[F-R]`.",
        "W' | 2 | unsupported-betza | `'` belongs to another program's tables; leave it out.",
        "Fx(y)zA | 2 | unsupported-betza | Not supported: `x`: a piece that lends its moves to"
            + " others.",
        "Wm(c)N | 3 | unsupported-betza | Not supported: `(`: legs that repeat; only a leap such as"
            + " `(3,1)` stands in parentheses.",
        "mmW | 2 | bad-betza | `m` stands twice.",
        "hfN | 1 | bad-betza | `h` stands behind one direction of an oblique or eight-way leap, or"
            + " as `hl` or `hr` before an oblique one.",
        "fhW | 2 | bad-betza | `h` stands behind one direction of an oblique or eight-way leap, or"
            + " as `hl` or `hr` before an oblique one.",
        "WmfyR | 4 | bad-betza | After `y` another leg must follow: `a`.",
        "eaK | 1 | bad-betza | `e` is for the leg a move ends with.",
        "kafR | 1 | bad-betza | `k` is for the leg a move ends with.",
        "ctafR | 2 | bad-betza | On an earlier leg `t` is about the hurdle of `p` or `g`.",
        "maucR | 3 | unsupported-betza | Not supported: `u` where a move has several legs.",
        "ktN | 1 | bad-betza | `t` and `k` leave nothing to capture.",
        "maiR | 3 | unsupported-betza | Not supported: `i`: as many steps as an unlimited leg"
            + " before; give that one a range, as in `R9`.",
        "maiiR3 | 4 | bad-betza | `ii` stands before the first leg.",
        "maipR3 | 3 | unsupported-betza | Not supported: `i` on a leg that hops.",
        "nH | 1 | unsupported-betza | `n` needs a square half-way: `nN`, `nA` or `nD`.",
        "nW | 1 | unsupported-betza | `n` needs a square half-way: `nN`, `nA` or `nD`.",
        "njD | 2 | bad-betza | Half-way cannot be both empty, `n`, and occupied, `j`.",
        "jW | 1 | bad-betza | `j` skips every square this leg reaches.",
        "jjR2 | 1 | bad-betza | `j` skips every square this leg reaches.",
        "jC | 1 | unsupported-betza | `j` needs a square half-way, `jA`, or one to skip, `jR`.",
        "O | 1 | bad-betza | Castling needs the number of the royal piece's steps, as in `O2`.",
        "fO2 | 1 | bad-betza | `f` says nothing about castling.",
        "jsjO2 | 3 | bad-betza | `j` stands twice.",
        "saO2 | 2 | bad-betza | Only steps on the board go on with `a`.",
        "s@8 | 1 | unsupported-betza | Not supported: `s`: one piece on each colour of squares.",
        "c@8 | 1 | bad-betza | `c` says nothing about drops.",
        "fff@8 | 3 | bad-betza | `f` stands too often.",
        "K[F?R | 2 | bad-betza | The bracket is not closed.",
        "[R] | 1 | bad-betza | Brackets join two legs or more, as in `[F?R]`.",
        "[F?R-W] | 5 | unsupported-betza | Brackets have `?` between their legs or `-`, not both.",
        "[N?fR] | 4 | unsupported-betza | Beside an oblique leap a bent move can only go straight"
            + " outward.",
        "[iF?R] | 2 | bad-betza | `i` belongs before the bracket.",
        "p[F?R] | 1 | bad-betza | `p` belongs inside the bracket.",
        "WaaaaaaaaK | 10 | bad-betza | A move has at most 8 legs.",
        "aaaaK | 1 | bad-betza | This move unfolds into more than 4000 legs.",
        "qmafN | 1 | unsupported-betza | Not supported: `q` where a move has several legs.",
        "jzB | 2 | unsupported-betza | Not supported: `z` together with `n` or `j`."
      })
  void isTold(String betza, int column, String code, String message) {
    read(betza);
    assertThat(diagnostics.sorted()).isNotEmpty();
    Diagnostic first = diagnostics.sorted().get(0);
    assertThat(first.message()).isEqualTo(message);
    assertThat(first.code()).isEqualTo(code);
    assertThat(first.span().column() - 1).isEqualTo(column);
  }

  @Test
  void allAreToldAndTheRestIsRead() {
    Betza betza = read("fWoRNLt[FR]B");
    assertThat(diagnostics.sorted())
        .extracting(it -> it.span().text())
        .containsExactly("o", "L", "[FR]", "R");
    assertThat(betza.moves()).hasSize(1 + 8 + 4);
  }

  @Test
  void aStringPutTogetherByAMacroIsToldAsAWhole() {
    Source source = Source.of("test.rules", "(betza \"f$1\")");
    Origin origin = Origin.of(source.span(7, 12));
    BetzaReader.read("fE", origin, List.of(), "", "X", diagnostics);
    assertThat(diagnostics.sorted().get(0).span().text()).isEqualTo("\"f$1\"");
  }

  @Test
  void noStringIsTooStrange() {
    Random random = new Random(7);
    String alphabet = "fblrvshimcdetkpgyuoqzxnjawWFDNAHCZGKRBQOULJXYE@0123456789()[],?-' ";
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length >= 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      Betza betza = read(text.toString());
      assertThat(betza.moves()).isNotNull();
    }
    read("fW".repeat(1000));
    assertThat(diagnostics.hasErrors()).isTrue();
  }
}
