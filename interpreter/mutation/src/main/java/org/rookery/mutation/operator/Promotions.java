package org.rookery.mutation.operator;

import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Leaves promotions out, and makes them be to other pieces. */
final class Promotions implements Mutator {
  private static final Set<String> WORDS =
      Set.of("add", "add-partial", "add-copy", "promote-in", "may-promote-in", "change-type");

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (spot.role() != Role.STATEMENT
        || !(spot.form() instanceof Form.Group)
        || !WORDS.contains(spot.word())) {
      return;
    }
    boolean sometimes = spot.word().endsWith("promote-in");
    if (sometimes) {
      out.accept(spot.instead(Operator.PROMOTION, "add"));
    }
    boolean mustName = spot.word().equals("change-type");
    long pieces = spot.items().stream().filter(form -> isPiece(form, names)).count();
    for (int i = 1; i < spot.items().size(); i++) {
      Form item = spot.items().get(i);
      if (isPiece(item, names)) {
        if (!mustName && (pieces > 1 || !sometimes)) {
          out.accept(spot.withoutItem(Operator.PROMOTION, i));
        }
        String other = MutationNames.after(names.pieces(), item.atom().orElse(""), 1);
        out.accept(new FormSpot(item, i, Role.OTHER, spot).instead(Operator.PROMOTION, other));
      }
    }
  }

  private static boolean isPiece(Form form, MutationNames names) {
    return form.atom().filter(names.pieces()::contains).isPresent();
  }
}
