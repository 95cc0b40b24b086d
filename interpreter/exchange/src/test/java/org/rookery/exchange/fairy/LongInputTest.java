package org.rookery.exchange.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.exchange.diagram.DiagramImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/** Texts longer than anybody writes by hand end in a result or a problem, never in an exception. */
class LongInputTest {
  private static final int MANY = 20_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "customPiece1 = a:§W",
        "customPiece1 = a:§fm",
        "promotionLimit = §q:1 ",
        "promotedPieceType = §p:q ",
        "promotionPieceTypes = §q",
        "flagRegion = §a1 ",
        "startFen = §k",
        "startFen = §8/",
        "startFen = 8/8/8/8/8/8/8/8 w - §a3 0 1",
        "a§b = 1",
        "[a§b:c]",
        "§[",
        "nFoldRule = §9",
        "wallingRule = §d"
      })
  void configurations(String line) {
    int at = line.indexOf('§');
    String repeated = line.substring(at + 1).replaceFirst("(?<=.) (?=0).*|(?<=b) =.*|:c]", "");
    String text = line.substring(0, at) + repeated.repeat(MANY);
    Diagnostics problems = new Diagnostics();
    List<Imported> all =
        FairyImport.read(
            Source.of("some.ini", "[mine:chess]\n" + text + "\n"), Map.of(), n -> true, problems);
    assertThat(all.size() + problems.sorted().size()).isPositive();
    assertThat(DiagnosticRenderer.render(problems)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "§Man:M:K::a1\n", "§M:M:K::a1\n", "K:K:§W:::a1", "K:K:K::§a1,", "promoChoice=§Q",
        "royal=§K,", "§<a class=", "§<a class=x>", "§<!--", "§<div class=idiagram>K:K:K::a1\n",
        "§files=8\n", "§nothing\n", "K:K:§m"
      })
  void pages(String line) {
    int at = line.indexOf('§');
    String text = line.substring(0, at) + line.substring(at + 1).repeat(MANY);
    Diagnostics problems = new Diagnostics();
    List<Imported> all =
        DiagramImport.read(Source.of("page.html", "files=8\n" + text), "some", problems);
    assertThat(all.size() + problems.sorted().size()).isPositive();
  }
}
