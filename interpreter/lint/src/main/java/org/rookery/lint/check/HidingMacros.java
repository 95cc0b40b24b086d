package org.rookery.lint.check;

import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A macro with the name of a word of the language. */
final class HidingMacros implements TextCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "macro-hides-word",
          "a macro that hides a word",
          "The macro has the name of a word of the language, which then cannot be used "
              + "any more in this file and in those that include it. Give it another name.",
          """
          (define capture n (verify enemy?) add)
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves ((capture)))))
          """,
          """
          (define leap-on n (verify enemy?) add)
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves ((leap-on)))))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedText text, FindingCollector findings) {
    // Who wrote an old file knew only the old words.
    boolean old = text.main().dialect().lenient();
    Set<String> words =
        Keywords.reference().stream()
            .filter(word -> word.zrf() || !old)
            .map(Keywords.Entry::name)
            .collect(Collectors.toSet());
    for (Form form : text.forms()) {
      if (form instanceof Form.Group group
          && group.isHeadedBy("define")
          && group.items().size() > 1) {
        Form name = group.items().get(1);
        if (words.contains(Mentions.text(name))) {
          findings.add(
              name.origin(),
              "The macro `" + name + "` hides the word of that name.",
              "`rookery words " + name + "` explains the word");
        }
      }
    }
  }
}
