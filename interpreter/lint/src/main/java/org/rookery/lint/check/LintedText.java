package org.rookery.lint.check;

import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/**
 * A file as checks see it.
 *
 * @param loader finds what it includes
 * @param forms as its author wrote them
 * @param games the sections of each of its games, with what they inherit, after expansion
 */
public record LintedText(
    Source main, SourceLoader loader, List<Form> forms, List<List<Form>> games) {
  /** Every section of every game. */
  List<Form> sections() {
    return games.stream().flatMap(List::stream).toList();
  }
}
