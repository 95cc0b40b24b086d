package org.rookery.compiler.elaborate.read;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.Amount;
import org.rookery.language.form.Form;

/** Reads numbers. */
final class AmountReader {
  private static final int MAX_NUMBER = 1_000_000;

  /** Small numbers as they are spelled, for what is said of one that stands in a rule. */
  private static final List<String> IN_LETTERS =
      List.of(
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

  private final Vocabulary<Amount> words;

  AmountReader(Vocabulary<Amount> words) {
    this.words = words;
  }

  /** The number a form means; after a problem, zero. */
  Amount read(Form form, Scope scope) {
    if (form instanceof Form.Num num) {
      if (num.value() < -MAX_NUMBER || num.value() > MAX_NUMBER) {
        scope.problems().outOfRange(num, -MAX_NUMBER, MAX_NUMBER);
        return new Amount.Literal(0);
      }
      return new Amount.Literal((int) num.value());
    }
    Optional<Call> call = Call.of(form, scope);
    if (call.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "A number is wanted here.");
      return new Amount.Literal(0);
    }
    Optional<Keyword<Amount>> word = words.find(call.get().word());
    if (word.isEmpty()) {
      Call it = call.get();
      int spelled = IN_LETTERS.indexOf(it.word());
      if (spelled >= 0 && it.size() == 0) {
        String message = "There is no number `" + it.word() + "`.";
        scope
            .problems()
            .error("unknown-word", it.at(), message, "write it in digits: `" + spelled + "`");
      } else {
        scope.problems().unknownWord("number", it.word(), it.at(), words.names());
      }
      return new Amount.Literal(0);
    }
    return Vocabulary.read(word.get(), call.get()).orElse(new Amount.Literal(0));
  }
}
