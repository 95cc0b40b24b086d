package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.Condition;
import org.rookery.language.form.Form;

/** Reads conditions. */
final class Conditions {
  private static final String NOT = "not-";
  private static final Condition FALSE = new Condition.Constant(false);

  private Conditions() {}

  /** The condition a form means; after a problem, false. */
  static Condition read(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty() || form instanceof Form.Num) {
      scope.problems().error("wrong-kind", form.origin(), "A condition is wanted here.");
      return FALSE;
    }
    return read(call.get());
  }

  /** All of several conditions. */
  static Condition all(List<Form> forms, Scope scope) {
    List<Condition> conditions = read(forms, scope);
    return conditions.size() == 1 ? conditions.get(0) : new Condition.And(conditions);
  }

  /** The conditions forms mean. */
  static List<Condition> read(List<Form> forms, Scope scope) {
    List<Condition> conditions = new ArrayList<>(forms.size());
    for (Form form : forms) {
      conditions.add(read(form, scope));
    }
    return conditions;
  }

  /**
   * A condition about what an old file does not have does not hold.
   *
   * <p>Old words come before the attributes of pieces, attributes before new words; each may be
   * denied.
   */
  private static Condition read(Call call) {
    Optional<Condition> plain = find(call);
    if (plain.isPresent()) {
      return plain.get();
    }
    if (call.word().startsWith(NOT)) {
      String denied = call.word().substring(NOT.length());
      Call positive = new Call(denied, call.args(), call.at(), call.origin(), call.scope());
      Optional<Condition> found = find(positive);
      if (found.isPresent()) {
        return new Condition.Not(found.get());
      }
    }
    return unknown(call);
  }

  private static Optional<Condition> find(Call call) {
    Optional<Keyword<Condition>> word = Keywords.CONDITIONS.find(call.word());
    boolean old = word.isPresent() && word.get().age() == Keyword.Age.ZRF;
    if (!old && call.scope().names().has(Kind.ATTRIBUTE, call.word()) && call.size() < 2) {
      return Optional.of(new Condition.HasAttribute(call.word(), call.place(0)));
    }
    return word.isEmpty()
        ? Optional.empty()
        : Optional.of(
            call.problems()
                .withoutFault(() -> Vocabulary.read(word.get(), call).orElse(FALSE))
                .orElse(FALSE));
  }

  private static Condition unknown(Call call) {
    Scope scope = call.scope();
    if (scope.problems().lenient() && call.size() < 2) {
      scope
          .problems()
          .warning("unknown-attribute", call.origin(), Kind.ATTRIBUTE.missing(call.word()));
      return new Condition.Constant(call.word().startsWith(NOT));
    }
    List<String> candidates = new ArrayList<>(Keywords.CONDITIONS.names());
    candidates.addAll(scope.names().all(Kind.ATTRIBUTE));
    if (call.word().startsWith(NOT)) {
      candidates.replaceAll(candidate -> NOT + candidate);
    }
    scope.problems().unknownWord("condition", call.word(), call.at(), candidates);
    return FALSE;
  }
}
