package org.rookery.mutation.operator;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Puts another direction, player, place or piece type where one is named. */
final class NamesExchanged implements Mutator {
  /** Words that say whose pieces are meant, and what is put there instead. */
  private static final Map<String, String> SIDES =
      Map.ofEntries(
          Map.entry("friend", "enemy"),
          Map.entry("enemy", "friend"),
          Map.entry("anyone", "enemy"),
          Map.entry("friend?", "enemy?"),
          Map.entry("enemy?", "friend?"),
          Map.entry("not-friend?", "not-enemy?"),
          Map.entry("not-enemy?", "not-friend?"));

  private static final Map<String, String> PLACES =
      Map.of(
          "here", "start",
          "start", "here",
          "mark", "start",
          "from", "to",
          "to", "from",
          "last-from", "last-to",
          "last-to", "last-from");

  /** Sections that name squares one by one, where a change of each would be much the same. */
  private static final Set<String> SETUPS = Set.of("board-setup", "zone");

  /** Words of promotion, whose pieces are {@link Promotions}' business. */
  private static final Set<String> PROMOTIONS =
      Set.of("add", "add-partial", "promote-in", "may-promote-in", "change-type", "add-copy");

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (spot.form() instanceof Form.Group) {
      return;
    }
    String word = spot.word();
    if (SIDES.containsKey(word)) {
      out.accept(spot.instead(Operator.PLAYER, SIDES.get(word)));
    }
    if (spot.isHead()) {
      return;
    }
    player(spot, names, out);
    if (names.directions().contains(word)) {
      direction(spot, names.directions(), out);
    } else if (names.pieces().contains(word)) {
      piece(spot, names.pieces(), out);
    } else if (spot.role() == Role.OTHER) {
      place(spot, names, out);
    }
  }

  private static void player(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    String word = spot.word();
    boolean declared = spot.section().word().equals("players");
    if (names.players().contains(word) && names.players().size() > 1 && !declared) {
      out.accept(spot.instead(Operator.PLAYER, MutationNames.after(names.players(), word, 1)));
    } else if (word.equals("opponent")) {
      out.accept(spot.without(Operator.PLAYER));
    }
  }

  private static void direction(FormSpot spot, List<String> all, Consumer<FormChange> out) {
    if (spot.isInside("links") || spot.isInside("grid") || all.size() < 2) {
      return;
    }
    out.accept(spot.instead(Operator.DIRECTION, MutationNames.after(all, spot.word(), 1)));
    if (all.size() > 3) {
      out.accept(
          spot.instead(
              Operator.DIRECTION, MutationNames.after(all, spot.word(), (all.size() + 1) / 2)));
    }
  }

  private static void piece(FormSpot spot, List<String> all, Consumer<FormChange> out) {
    if (PROMOTIONS.contains(spot.outerWord()) || spot.isInside("board-setup") || all.size() < 2) {
      return;
    }
    out.accept(spot.instead(Operator.PIECE, MutationNames.after(all, spot.word(), 1)));
    FormSpot outer = spot.outer();
    boolean several =
        outer != null && outer.items().stream().filter(f -> isOneOf(all, f)).count() > 1;
    if (several) {
      out.accept(spot.without(Operator.PIECE));
    }
  }

  private static boolean isOneOf(List<String> names, Form form) {
    return form.atom().filter(names::contains).isPresent();
  }

  private static void place(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    String word = spot.word();
    if (PLACES.containsKey(word) && !spot.isInside("board")) {
      out.accept(spot.instead(Operator.PLACE, String.valueOf(PLACES.get(word))));
    } else if (names.squares().contains(word) && SETUPS.stream().noneMatch(spot::isInside)) {
      out.accept(spot.instead(Operator.PLACE, MutationNames.after(names.squares(), word, 1)));
    }
  }
}
