package org.rookery.compiler.elaborate.vocabulary;

import java.util.Optional;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.language.form.Form;

/** Reads sections of games, boards and pieces. */
public final class Sections {
  private Sections() {}

  /** The section a form is, if it is one; unknown ones are skipped in old files. */
  public static <D> Optional<Section<D>> read(
      Form form, Vocabulary<Section<D>> words, Scope scope) {
    Optional<Call> call =
        form instanceof Form.Group ? Call.of(form, scope) : Optional.<Call>empty();
    if (call.isEmpty()) {
      scope
          .problems()
          .oddity("wrong-kind", form.origin(), "A " + words.noun() + " in parentheses is wanted.");
      return Optional.empty();
    }
    Optional<Keyword<Section<D>>> word = words.find(call.get().word());
    if (word.isEmpty()) {
      scope.problems().oddWord(words.noun(), call.get().word(), call.get().at(), words.names());
      return Optional.empty();
    }
    return Vocabulary.read(word.get(), call.get());
  }
}
