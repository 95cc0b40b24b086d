package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.lint.facts.Mentions;

/** A `for-each` that does the same twice. */
final class RepeatedRounds implements TextCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "repeated-round",
          "a `for-each` with the same name twice",
          "The forms of a `for-each` stand there once for each name, and a name that comes twice "
              + "puts the same forms there again. Often the second was to be another.",
          """
          (piece (name Man) (letter M)
             (moves (for-each ($way n e s e) ($way (verify empty?) add))))
          """,
          """
          (piece (name Man) (letter M)
             (moves (for-each ($way n e s w) ($way (verify empty?) add))))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedText text, FindingCollector findings) {
    for (Form.Group loop : Mentions.groups(text.forms(), "for-each")) {
      if (loop.items().size() < 2 || !(loop.items().get(1) instanceof Form.Group names)) {
        continue;
      }
      Set<String> seen = new HashSet<>();
      for (Form name : names.items()) {
        if (name instanceof Form.Symbol && !seen.add(FormPrinter.line(name))) {
          findings.mended(
              name.origin(),
              "`" + FormPrinter.line(name) + "` stands here twice.",
              null,
              Fix.without(name, "Remove the second"));
        }
      }
    }
  }
}
