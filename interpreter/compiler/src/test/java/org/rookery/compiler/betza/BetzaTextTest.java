package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From letters to moves and back. */
final class BetzaTextTest {
  static List<BetzaMove> parse(String betza) {
    return BetzaParser.parse(
            betza,
            (code, start, end, message) -> {
              throw new AssertionError(betza + ":" + (start + 1) + ": " + message);
            })
        .stream()
        .map(Placed::move)
        .toList();
  }

  private static String canonical(String betza) {
    return BetzaPrinter.print(parse(betza));
  }

  /** The golden examples and the table of multi-leg moves, already in canonical order. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "fmWfceFifmnD",
        "fmWfcF",
        "fmFfceWifmnA",
        "FfW",
        "WfF",
        "fW",
        "fR",
        "fN",
        "RF",
        "BW",
        "nN",
        "nA",
        "mRcpR",
        "pR",
        "N0",
        "QN",
        "BN",
        "RN",
        "mNcB",
        "fmWfF",
        "cW",
        "CF",
        "WDA",
        "fmWfceFifmW3",
        "WFDllrrN",
        "DffbbNF3",
        "NDF2",
        "NC",
        "DAHG",
        "NF2",
        "WFDA",
        "KisO2",
        "KisjO2",
        "KisO4isO3isO2",
        "fcafmF",
        "masR",
        "pasR",
        "casR",
        "mafsR",
        "yafsF",
        "FyafsF",
        "yafsW",
        "afsW",
        "mafsW",
        "afsF",
        "mafsmafW",
        "caK",
        "camK",
        "cabK",
        "mcabK",
        "KNADcaKmcabK",
        "aaK",
        "mamaK",
        "mpafN",
        "gafK",
        "pafK",
        "gabyabsR",
        "afraflWaflafrW",
        "yafmcabQ",
        "cpasR",
        "gQ",
        "j@7",
        "fWf@8",
        "fR@8",
        "N@7",
        "[F?R]",
        "[W?B]",
        "v[F?R]",
        "[W?fsW]",
        "[W-F]",
        "iifmW2",
        "ucR",
        "udR",
        "kN",
        "tQ",
        "jR",
        "jjR",
        "hrN",
        "fhN",
        "(4,1)",
        "(4,0)3",
        "fsK",
        "jbb@9",
        "qN0",
        "zB"
      })
  void canonicalTextStays(String betza) {
    String expected = betza.replaceAll("(ll|ff)(rr|bb)N", betza.contains("ll") ? "lrN" : "fbN");
    assertThat(canonical(betza)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "NN, N0",
    "WW, R",
    "FF, B",
    "R4, W4",
    "B2, F2",
    "Q3, K3",
    "FX, '(4,1)'",
    "NY, '(4,3)'",
    "DX, '(5,0)'",
    "FY, G",
    "mfW, fmW",
    "cfeF, fceF",
    "nmifD, ifmnD",
    "cfF, fcF",
    "fmrN, ffrmN",
    "WcaK, WcaK",
    "N1N, N1N",
    "'N(2,1)0', N1N0",
    "sO2, isO2",
    "O3, isO3",
    "lO2, ilO2",
    "RR, RR",
    "@, @1",
    "ff@9, ff@9",
    "qN, qN0"
  })
  void otherWaysToWriteIt(String betza, String expected) {
    assertThat(canonical(betza)).isEqualTo(expected);
  }

  @Test
  void whatIsPrintedReadsTheSame() {
    RandomBetza random = new RandomBetza(new Random(20));
    for (int i = 0; i < 4_000; i++) {
      String betza = random.piece();
      List<BetzaMove> moves = parse(betza);
      String printed = BetzaPrinter.print(moves);
      assertThat(parse(printed)).as("%s printed as %s", betza, printed).isEqualTo(moves);
      assertThat(canonical(printed)).isEqualTo(printed);
    }
  }
}
