package org.rookery.compiler.elaborate.read;

import java.util.Optional;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.Area;
import org.rookery.language.form.Form;

/** Reads areas: sets of squares said from where the cursor is. */
final class AreaReader {
  private final Vocabulary<Area> words;

  AreaReader(Vocabulary<Area> words) {
    this.words = words;
  }

  /** The area a form means; after a problem, the whole board. */
  Area read(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "An area is wanted here.");
      return new Area.Board();
    }
    Optional<Keyword<Area>> word = words.find(call.get().word());
    if (word.isEmpty()) {
      Call it = call.get();
      scope.problems().unknownWord("area", it.word(), it.at(), words.names());
      return new Area.Board();
    }
    return Vocabulary.read(word.get(), call.get()).orElse(new Area.Board());
  }
}
