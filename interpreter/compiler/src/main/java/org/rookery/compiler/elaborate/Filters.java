package org.rookery.compiler.elaborate;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;

/** Reads filters: whose men of which types. */
final class Filters {
  private static final Filter ANYONE = Filter.of(Side.ANY);

  private Filters() {}

  /**
   * The filter a form means: a word such as {@code friend}, a piece, or a group such as {@code
   * (enemy Footman)}.
   */
  static Filter read(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "Men are wanted here.");
      return ANYONE;
    }
    Optional<Keyword<Filter>> word = Keywords.FILTERS.find(call.get().word());
    if (word.isPresent()) {
      return Vocabulary.read(word.get(), call.get()).orElse(ANYONE);
    }
    if (form instanceof Form.Group) {
      Call it = call.get();
      scope.problems().unknownWord("filter", it.word(), it.at(), Keywords.FILTERS.names());
      return ANYONE;
    }
    if (!scope.is(Kind.PIECE, form)) {
      scope.unknown(call.get().word(), form.origin(), Keywords.FILTERS.names(), Kind.PIECE);
      return ANYONE;
    }
    return new Filter(Side.ANY, List.of(call.get().word()), false);
  }

  /** The men of a side: of these pieces, of all but {@code (except …)}, or all. */
  static Filter of(Side side, List<Form> types, Scope scope) {
    if (types.size() == 1 && headed(types.get(0), "except")) {
      return new Filter(side, pieces(types.get(0), scope), true);
    }
    return new Filter(side, scope.names(Kind.PIECE, types), false);
  }

  /** The men a hook is for: {@code (only P…)} or {@code (except P…)}, if the form is that. */
  static Optional<Filter> ofHook(Form form, Scope scope) {
    if (headed(form, "only")) {
      return Optional.of(new Filter(Side.ANY, pieces(form, scope), false));
    }
    return headed(form, "except")
        ? Optional.of(new Filter(Side.ANY, pieces(form, scope), true))
        : Optional.empty();
  }

  static boolean headed(Form form, String word) {
    return form instanceof Form.Group group && group.head().filter(word::equals).isPresent();
  }

  private static List<String> pieces(Form form, Scope scope) {
    List<Form> items = ((Form.Group) form).items();
    return scope.names(Kind.PIECE, items.subList(1, items.size()));
  }
}
