package org.rookery.mutation.operator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.language.form.Form;

/** Moves the edges of zones: a rank, a file or a square more or less. */
final class ZoneEdges implements Mutator {
  private static final Pattern SQUARE = Pattern.compile("([a-z]+)([0-9]+)");

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (!spot.isInside("zone") || !(spot.form() instanceof Form.Group)) {
      return;
    }
    switch (spot.word()) {
      case "own-rank" -> ranks(spot, out);
      case "positions", "rank", "file" -> squares(spot, names, out);
      default -> {}
    }
  }

  private static void ranks(FormSpot spot, Consumer<FormChange> out) {
    List<Form> items = spot.items();
    if (items.stream().skip(1).anyMatch(form -> !(form instanceof Form.Num))) {
      return;
    }
    ends(spot, out);
    Form.Num first = (Form.Num) items.get(1);
    Form.Num last = (Form.Num) items.get(items.size() - 1);
    if (first.value() > 1) {
      out.accept(more(spot, first, first.value() - 1));
    } else {
      out.accept(more(spot, last, last.value() + 1));
    }
  }

  private static FormChange more(FormSpot spot, Form near, long rank) {
    List<Form> items = new ArrayList<>(spot.items());
    items.add(new Form.Num(rank, near.origin()));
    return spot.instead(Operator.ZONE_EDGE, new Form.Group(items, spot.form().origin()));
  }

  /** The first item and the last left out; where there is one item only, it is all there is. */
  private static void ends(FormSpot spot, Consumer<FormChange> out) {
    int last = spot.items().size() - 1;
    if (last > 1) {
      out.accept(spot.withoutItem(Operator.ZONE_EDGE, 1));
      out.accept(spot.withoutItem(Operator.ZONE_EDGE, last));
    }
  }

  private static void squares(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (spot.word().equals("positions") && spot.items().size() == 2) {
      spot.item(1).ifPresent(item -> range(spot, item, out));
    }
    ends(spot, out);
    for (int i = 1; i < spot.items().size(); i++) {
      Form item = spot.items().get(i);
      Optional<String> square = item.atom().filter(names.squares()::contains);
      if (square.isPresent() && (i == 1 || i == spot.items().size() - 1)) {
        String other = MutationNames.after(names.squares(), square.get(), 1);
        out.accept(new FormSpot(item, i, Role.OTHER, spot).instead(Operator.ZONE_EDGE, other));
      }
    }
  }

  /** A range between two corners loses its last file or its first rank. */
  private static void range(FormSpot spot, Form item, Consumer<FormChange> out) {
    String[] corners = item.atom().orElse("").split("-", -1);
    if (corners.length != 2) {
      return;
    }
    Matcher from = SQUARE.matcher(corners[0]);
    Matcher to = SQUARE.matcher(corners[1]);
    if (!from.matches() || !to.matches()) {
      return;
    }
    FormSpot inside = new FormSpot(item, 1, Role.OTHER, spot);
    char lastFile = to.group(1).charAt(0);
    if (to.group(1).length() == 1 && from.group(1).charAt(0) < lastFile) {
      String smaller = corners[0] + "-" + (char) (lastFile - 1) + to.group(2);
      out.accept(inside.instead(Operator.ZONE_EDGE, smaller));
    }
    int first = Integer.parseInt(from.group(2));
    int last = Integer.parseInt(to.group(2));
    if (first < last) {
      String later = from.group(1) + (first + 1) + "-" + corners[1];
      String earlier = corners[0] + "-" + to.group(1) + (last - 1);
      out.accept(inside.instead(Operator.ZONE_EDGE, later));
      out.accept(inside.instead(Operator.ZONE_EDGE, earlier));
    }
  }
}
