package org.rookery.mutation.operator;

import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Makes numbers one more and one less, and turns leaps round. */
final class NumberMutations implements Mutator {
  /** Where numbers are names, or say how large a board is: another size is another game. */
  private static final Set<String> ELSEWHERE =
      Set.of("rectangle", "grid", "positions", "zone", "board-setup", "symmetry", "links");

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (!(spot.form() instanceof Form.Num num)
        || spot.isHead()
        || ELSEWHERE.stream().anyMatch(spot::isInside)) {
      return;
    }
    if (spot.outerWord().equals("leap")) {
      out.accept(number(spot, num.value() + (num.value() > 0 ? 1 : -1)));
      if (num.value() != 0) {
        out.accept(number(spot, -num.value()));
      }
      return;
    }
    out.accept(number(spot, num.value() + 1));
    out.accept(number(spot, num.value() - 1));
  }

  private static FormChange number(FormSpot spot, long value) {
    return spot.instead(Operator.NUMBER, new Form.Num(value, spot.form().origin()));
  }
}
