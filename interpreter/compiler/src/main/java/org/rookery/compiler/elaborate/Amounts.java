package org.rookery.compiler.elaborate;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Amount;
import org.rookery.language.form.Form;

/** Reads numbers. */
final class Amounts {
  private static final int GREATEST = 1_000_000;

  private Amounts() {}

  /** The number a form means; after a problem, zero. */
  static Amount read(Form form, Scope scope) {
    if (form instanceof Form.Num num) {
      if (Math.abs(num.value()) > GREATEST) {
        scope.problems().error("wrong-kind", form.origin(), "This number is too large.");
        return new Amount.Literal(0);
      }
      return new Amount.Literal((int) num.value());
    }
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "A number is wanted here.");
      return new Amount.Literal(0);
    }
    Optional<Keyword<Amount>> word = Keywords.NUMBERS.find(call.get().word());
    if (word.isEmpty()) {
      Call it = call.get();
      scope.problems().unknownWord("number", it.word(), it.at(), Keywords.NUMBERS.names());
      return new Amount.Literal(0);
    }
    return Vocabulary.read(word.get(), call.get()).orElse(new Amount.Literal(0));
  }

  /** The numbers forms mean. */
  static List<Amount> read(List<Form> forms, Scope scope) {
    return forms.stream().map(form -> read(form, scope)).toList();
  }

  /** A number that the start square alone decides; told when it depends on more. */
  static Amount fixed(Form form, Scope scope) {
    Amount amount = read(form, scope);
    if (!amount.match(new IsFixed())) {
      scope
          .problems()
          .error(
              "wrong-kind",
              form.origin(),
              "How often this is done must be known from the start square alone.",
              "use numbers and `steps` only");
    }
    return amount;
  }
}
