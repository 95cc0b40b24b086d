package org.rookery.compiler.elaborate.read;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;

/** Reads filters: whose pieces of which types. */
final class Filters {
  private static final Filter ANYONE = Filter.of(Side.ANY);

  private final Vocabulary<Filter> words;

  Filters(Vocabulary<Filter> words) {
    this.words = words;
  }

  /**
   * The filter a form means: a word such as {@code friend}, a piece, or a group such as {@code
   * (enemy Footman)}.
   */
  Filter read(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "A filter of pieces is needed here.");
      return ANYONE;
    }
    Optional<Keyword<Filter>> word = words.find(call.get().word());
    if (word.isPresent()) {
      return Vocabulary.read(word.get(), call.get()).orElse(ANYONE);
    }
    if (form instanceof Form.Group) {
      Call it = call.get();
      scope.problems().unknownWord("filter", it.word(), it.at(), words.names());
      return ANYONE;
    }
    if (!scope.is(NameKind.PIECE, form)) {
      scope.unknown(call.get().word(), form.origin(), words.names(), NameKind.PIECE);
      return ANYONE;
    }
    return new Filter(Side.ANY, List.of(call.get().word()), false);
  }
}
