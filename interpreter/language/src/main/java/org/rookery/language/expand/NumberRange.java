package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.language.form.Form;
import org.rookery.language.source.SourceLimits;

/**
 * Numbers in a row among the values of a loop, both ends included, up or down: {@code 1..8}.
 *
 * @param range as it is written
 */
record NumberRange(int first, int last, Form range) {
  /** Numbers of more digits are names: so many rounds no loop has. */
  private static final Pattern WRITTEN = Pattern.compile("(-?\\d{1,6})\\.\\.(-?\\d{1,6})");

  /** The values of a loop, where each range is the numbers it stands for. */
  static List<Form> unrolled(List<Form> values, Evaluator run) {
    List<Form> all = new ArrayList<>();
    for (Form value : values) {
      of(value).ifPresentOrElse(range -> range.unroll(run, all), () -> all.add(value));
    }
    return all;
  }

  private static Optional<NumberRange> of(Form value) {
    if (!(value instanceof Form.Symbol symbol)) {
      return Optional.empty();
    }
    Matcher ends = WRITTEN.matcher(symbol.name());
    return ends.matches()
        ? Optional.of(
            new NumberRange(
                Integer.parseInt(ends.group(1)), Integer.parseInt(ends.group(2)), value))
        : Optional.empty();
  }

  private void unroll(Evaluator run, List<Form> out) {
    int rounds = 1 + Math.abs(last - first);
    if (rounds > SourceLimits.ROUNDS) {
      throw run.stop("too-large", range.origin(), "numbers in this range", SourceLimits.ROUNDS);
    }
    run.budget().spend(rounds);
    if (run.budget().isSpent()) {
      throw run.stop(
          "too-large", range.origin(), "forms in the expansion", SourceLimits.EXPANDED_FORMS);
    }
    int step = first <= last ? 1 : -1;
    for (int i = 0; i < rounds; i++) {
      out.add(new Form.Num(first + (long) step * i, range.origin()));
    }
  }
}
