package org.rookery.compiler.elaborate.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.form.Form;

/** Reads conditions. */
final class ConditionReader {
  private static final String NOT = "not-";
  private static final Condition FALSE = new Condition.Constant(false);

  private final Vocabulary<Condition> words;

  ConditionReader(Vocabulary<Condition> words) {
    this.words = words;
  }

  /** The condition a form means; after a problem, false. */
  Condition read(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty() || form instanceof Form.Num) {
      scope.problems().error("wrong-kind", form.origin(), "A condition is wanted here.");
      return FALSE;
    }
    return read(call.get());
  }

  /**
   * A condition about what an old file does not have does not hold.
   *
   * <p>Old words come before the attributes of pieces, attributes before new words; each may be
   * denied.
   */
  private Condition read(Call call) {
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

  private Optional<Condition> find(Call call) {
    Optional<Keyword<Condition>> word = words.find(call.word());
    boolean old = word.isPresent() && word.get().age() == Keyword.Age.ZRF;
    if (!old && call.scope().names().has(NameKind.ATTRIBUTE, call.word()) && call.size() < 2) {
      return Optional.of(new SquareCondition.HasAttribute(call.word(), call.anyPlace(0)));
    }
    return word.isEmpty()
        ? Optional.empty()
        : Optional.of(
            call.problems()
                .withoutFault(() -> Vocabulary.read(word.get(), call).orElse(FALSE))
                .orElse(FALSE));
  }

  private Condition unknown(Call call) {
    Scope scope = call.scope();
    if (scope.problems().lenient() && call.size() < 2) {
      scope
          .problems()
          .warning("unknown-attribute", call.origin(), NameKind.ATTRIBUTE.missing(call.word()));
      return new Condition.Constant(call.word().startsWith(NOT));
    }
    List<String> candidates = new ArrayList<>(words.names());
    candidates.addAll(scope.names().all(NameKind.ATTRIBUTE));
    if (call.word().startsWith(NOT)) {
      List.copyOf(candidates).forEach(candidate -> candidates.add(NOT + candidate));
    }
    scope.problems().unknownWord("condition", call.word(), call.at(), candidates);
    return FALSE;
  }
}
