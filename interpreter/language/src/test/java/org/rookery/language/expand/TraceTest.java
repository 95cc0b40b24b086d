package org.rookery.language.expand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.form.Form;

/** Whom a problem in an expanded form is told to belong to. */
class TraceTest {
  private static final String LEAPERS =
      """
      ; leapers
      (define far (step $1))

      (define step (go $1
        (verify oops) add))
      """;

  @Test
  void anArgumentIsShownWhereItIsGiven() {
    String text = "(piece (name Bia)\n  (moves (step nroth)))\n(include \"leapers\")";
    assertThat(shown(text, "nroth"))
        .isEqualTo(
            """
            error[test]: Here.
              --> main.rules:2:16
            2 |   (moves (step nroth)))
              |                ^^^^^
              = in the expansion of `step` (leapers:4:18)
            """);
  }

  @Test
  void aFormOfAnIncludedMacroIsShownAsTheCall() {
    String text = "(piece (name Bia)\n  (moves (step n)))\n(include \"leapers\")";
    assertThat(shown(text, "oops"))
        .isEqualTo(
            """
            error[test]: Here.
              --> main.rules:2:10
            2 |   (moves (step n)))
              |          ^^^^^^^^
              = in the expansion of `step` (leapers:5:11)
            """);
  }

  @Test
  void theTraceGoesFromOutsideIn() {
    String text = "(moves (far nroth))\n(include \"leapers\")";
    assertThat(shown(text, "oops"))
        .isEqualTo(
            """
            error[test]: Here.
              --> main.rules:1:8
            1 | (moves (far nroth))
              |        ^^^^^^^^^^^
              = in the expansion of `far` (leapers:2:13)
              = in the expansion of `step` (leapers:5:11)
            """);
    assertThat(shown(text, "nroth"))
        .isEqualTo(
            """
            error[test]: Here.
              --> main.rules:1:13
            1 | (moves (far nroth))
              |             ^^^^^
              = in the expansion of `far` (leapers:2:13)
              = in the expansion of `step` (leapers:4:18)
            """);
  }

  @Test
  void anAuthorsOwnMacroIsShownItself() {
    String text = "(define spent ($name)\n  (piece oops $name))\n(game (spent Pwan))";
    assertThat(shown(text, "oops"))
        .isEqualTo(
            """
            error[test]: Here.
              --> main.rules:2:10
            2 |   (piece oops $name))
              |          ^^^^
              = in the expansion of `spent`, called at main.rules:3:7
            """);
    assertThat(shown(text, "Pwan"))
        .isEqualTo(
            """
            error[test]: Here.
              --> main.rules:3:14
            3 | (game (spent Pwan))
              |              ^^^^
              = in the expansion of `spent` (main.rules:2:15)
            """);
  }

  @Test
  void anAuthorsOwnMacroThatCallsAnotherIsShownAtThatCall() {
    String text = "(define spent (x\n  (step $1)))\n(game (spent n))\n(include \"leapers\")";
    assertThat(shown(text, "oops"))
        .isEqualTo(
            """
            error[test]: Here.
              --> main.rules:2:3
            2 |   (step $1)))
              |   ^^^^^^^^^
              = in the expansion of `step` (leapers:5:11)
              = in the expansion of `spent`, called at main.rules:3:7
            """);
  }

  @Test
  void sharedFormsKnowEachOfTheirCalls() {
    Expanding e = Expanding.rules("(include \"leapers\") (a (step n))\n(b (step s))", files());
    List<String> lines = new ArrayList<>();
    for (Form form : find(e.expansion.forms(), "oops", new ArrayList<>())) {
      lines.add(form.origin().authored().position());
    }
    assertThat(lines).containsExactly("main.rules:1:24", "main.rules:2:4");
  }

  @Test
  void theSameProblemOfTheSameTextIsToldOnce() {
    Expanding e = Expanding.rules("(define m oops) (a (m) (m) (m))");
    for (Form form : find(e.expansion.forms(), "oops", new ArrayList<>())) {
      e.diagnostics.error("test", form.origin(), "Here.");
    }
    assertThat(e.codes()).containsExactly("test");
  }

  private static String shown(String text, String name) {
    Expanding e = Expanding.rules(text, files());
    Form form = find(e.expansion.forms(), name, new ArrayList<>()).get(0);
    return DiagnosticRenderer.render(Diagnostic.error("test", form.origin(), "Here."));
  }

  private static Map<String, String> files() {
    return Map.of("leapers", LEAPERS);
  }

  private static List<Form> find(List<Form> forms, String name, List<Form> found) {
    for (Form form : forms) {
      if (form instanceof Form.Symbol symbol && symbol.name().equals(name)) {
        found.add(form);
      } else if (form instanceof Form.Group group) {
        find(group.items(), name, found);
      }
    }
    return found;
  }
}
