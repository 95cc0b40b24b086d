package org.rookery.mutation.operator;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Puts a similar word where a word of the language stands. */
final class Similar implements Mutator {
  private static final Map<String, List<String>> SIMILAR =
      Map.ofEntries(
          Map.entry("empty?", List.of("not-friend?")),
          Map.entry("not-friend?", List.of("empty?", "enemy?")),
          Map.entry("enemy?", List.of("not-friend?", "not-empty?")),
          Map.entry("friend?", List.of("not-empty?")),
          Map.entry("not-empty?", List.of("enemy?")),
          Map.entry("attacked?", List.of("defended?")),
          Map.entry("not-attacked?", List.of("not-defended?")),
          Map.entry("defended?", List.of("attacked?")),
          Map.entry("last-from?", List.of("last-to?")),
          Map.entry("last-to?", List.of("last-from?")),
          Map.entry("and", List.of("or")),
          Map.entry("or", List.of("and")),
          Map.entry(">=", List.of(">", "=")),
          Map.entry(">", List.of(">=")),
          Map.entry("<=", List.of("<")),
          Map.entry("<", List.of("<=")),
          Map.entry("=", List.of(">=", "<=")),
          Map.entry("+", List.of("-")),
          Map.entry("capture", List.of("remove")),
          Map.entry("remove", List.of("capture")),
          Map.entry("add", List.of("add-copy")),
          Map.entry("while", List.of("if")),
          Map.entry("promote-in", List.of("may-promote-in")),
          Map.entry("may-promote-in", List.of("promote-in")),
          Map.entry("rank-of", List.of("file-of")),
          Map.entry("file-of", List.of("rank-of")),
          Map.entry("adjacent", List.of("board")),
          Map.entry("both", List.of("either-of")),
          Map.entry("either-of", List.of("both")),
          Map.entry("draw", List.of("loss", "win")),
          Map.entry("loss", List.of("win", "draw")),
          Map.entry("win", List.of("loss", "draw")),
          Map.entry("win-condition", List.of("loss-condition")),
          Map.entry("loss-condition", List.of("win-condition")),
          Map.entry("draw-condition", List.of("win-condition")),
          Map.entry("true", List.of("false")),
          Map.entry("false", List.of("true")),
          Map.entry("forced", List.of("true", "false")),
          Map.entry("quiet", List.of("captures")),
          Map.entry("captures", List.of("quiet")));

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (spot.form() instanceof Form.Group) {
      resetBy(spot, out);
      return;
    }
    // A clock can only end in a draw.
    if (spot.outerWord().equals("quiet-turns")
        || (spot.isInside("board") && !spot.isInside("zone"))) {
      return;
    }
    for (String other : SIMILAR.getOrDefault(spot.word(), List.of())) {
      out.accept(spot.instead(Operator.WORD, other));
    }
  }

  /** What resets the clock: a word there has no similar one, but may be left out. */
  private static void resetBy(FormSpot spot, Consumer<FormChange> out) {
    if (!spot.word().equals("reset-by")) {
      return;
    }
    for (int i = 1; i < spot.items().size() && spot.items().size() > 2; i++) {
      if (spot.items().get(i).isWord("captures")) {
        out.accept(spot.withoutItem(Operator.WORD, i));
      }
    }
  }
}
