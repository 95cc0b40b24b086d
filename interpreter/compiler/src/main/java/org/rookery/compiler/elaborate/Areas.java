package org.rookery.compiler.elaborate;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Area;
import org.rookery.language.form.Form;

/** Reads areas: sets of squares said from where the cursor is. */
final class Areas {
  private Areas() {}

  /** The area a form means; after a problem, the whole board. */
  static Area read(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "An area is wanted here.");
      return new Area.Board();
    }
    Optional<Keyword<Area>> word = Keywords.AREAS.find(call.get().word());
    if (word.isEmpty()) {
      Call it = call.get();
      scope.problems().unknownWord("area", it.word(), it.at(), Keywords.AREAS.names());
      return new Area.Board();
    }
    return Vocabulary.read(word.get(), call.get()).orElse(new Area.Board());
  }

  /** The areas forms mean. */
  static List<Area> read(List<Form> forms, Scope scope) {
    return forms.stream().map(form -> read(form, scope)).toList();
  }
}
