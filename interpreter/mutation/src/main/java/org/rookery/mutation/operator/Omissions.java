package org.rookery.mutation.operator;

import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Leaves out rules, steps, effects, endings and turns. */
final class Omissions implements Mutator {
  private static final Set<String> RULES =
      Set.of(
          "every-piece",
          "on-move",
          "on-capture",
          "on-drop",
          "may-move",
          "after-move",
          "afterwards",
          "pie-rule",
          "fog",
          "umpire",
          "hidden",
          "simultaneous",
          "draws",
          "teams",
          "elimination",
          "captures-compulsory",
          "captured-pieces",
          "whole-chains",
          "option",
          "pass-turn",
          "pass-partial",
          "move-priorities",
          "maximal-captures",
          "recycle-captures",
          "recycle-promotions",
          "royal");

  private static final Set<String> PARTS = Set.of("captured-as", "after-turn", "otherwise");

  private static final Set<String> ENDINGS =
      Set.of(
          "stalemate",
          "no-moves",
          "repetition",
          "quiet-turns",
          "ending",
          "win-condition",
          "loss-condition",
          "draw-condition",
          "count-condition");

  private static final Set<String> EFFECTS =
      Set.of(
          "capture",
          "remove",
          "create",
          "change-owner",
          "flip",
          "change-type",
          "skip-square",
          "capture-passer",
          "take-in-hand",
          "discard",
          "add-to",
          "set-flag",
          "set-position-flag",
          "set-attribute",
          "cascade",
          "stop");

  private static final Set<String> STEPS = Set.of("back", "mark", "from", "to", "opposite", "leap");

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    String word = spot.word();
    switch (spot.role()) {
      case SECTION -> section(spot, out);
      case BLOCK -> out.accept(spot.without(Operator.DROP_RULE));
      case STATEMENT -> {
        if (EFFECTS.contains(word)) {
          out.accept(spot.without(Operator.DROP_EFFECT));
        } else if (STEPS.contains(word)
            || spot.form().atom().filter(names.directions()::contains).isPresent()) {
          out.accept(spot.without(Operator.DROP_STEP));
        } else if (word.equals("add") && spot.outerWord().equals("while")) {
          out.accept(spot.without(Operator.DROP_STEP));
        }
      }
      case OTHER -> {
        if (PARTS.contains(word) && spot.form() instanceof Form.Group) {
          out.accept(spot.without(Operator.DROP_RULE));
        }
      }
      case CONDITION -> {}
    }
  }

  private static void section(FormSpot spot, Consumer<FormChange> out) {
    String word = spot.word();
    if (RULES.contains(word)) {
      out.accept(spot.without(Operator.DROP_RULE));
    } else if (ENDINGS.contains(word)) {
      out.accept(spot.without(Operator.DROP_ENDING));
    } else if (word.equals("turn-order")) {
      for (int i = 1; i < spot.items().size() && spot.items().size() > 2; i++) {
        if (!spot.items().get(i).isWord("repeat")) {
          out.accept(spot.withoutItem(Operator.TURN_ORDER, i));
        }
      }
    }
  }
}
