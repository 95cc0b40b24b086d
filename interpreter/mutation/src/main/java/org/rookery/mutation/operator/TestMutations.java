package org.rookery.mutation.operator;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Leaves tests out, and turns them round. */
final class TestMutations implements Mutator {
  private static final Set<String> LISTS = Set.of("and", "or", "verify");

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (spot.role() == Role.STATEMENT) {
      statement(spot, out);
    } else if (spot.role() == Role.CONDITION) {
      out.accept(spot.instead(Operator.NEGATE_TEST, opposite(spot.form())));
      boolean oneOfSeveral =
          spot.outer() != null
              && LISTS.contains(spot.outerWord())
              && spot.outer().items().size() > 2;
      if (oneOfSeveral) {
        out.accept(spot.without(Operator.DROP_TEST));
      }
    }
  }

  private static void statement(FormSpot spot, Consumer<FormChange> out) {
    switch (spot.word()) {
      case "verify", "forbid", "forbid-mate" -> out.accept(spot.without(Operator.DROP_TEST));
      case "if" ->
          spot.item(1)
              .ifPresent(
                  test ->
                      out.accept(
                          new FormSpot(test, 1, Role.CONDITION, spot)
                              .instead(Operator.DROP_TEST, "true")));
      default -> {}
    }
  }

  private static Form opposite(Form test) {
    if (test instanceof Form.Group group && group.isHeadedBy("not") && group.items().size() == 2) {
      return group.items().get(1);
    }
    return new Form.Group(List.of(new Form.Symbol("not", test.origin()), test), test.origin());
  }
}
