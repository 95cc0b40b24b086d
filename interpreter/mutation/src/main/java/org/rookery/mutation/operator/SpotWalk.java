package org.rookery.mutation.operator;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Goes through the forms of a game from outside in and says of each what it is. */
final class SpotWalk {
  /** What is shown, heard or read by people, and how things are called. */
  private static final Set<String> WITHOUT_RULES =
      Set.of(
          "title",
          "description",
          "history",
          "strategy",
          "known-as",
          "default",
          "engine",
          "music",
          "solution",
          "translate",
          "open",
          "help",
          "image",
          "notation",
          "turn-text",
          "labels",
          "name",
          "letter",
          "letters",
          "animate-captures",
          "animate-drops",
          "allow-flipping",
          "attribute",
          "dummy",
          "version");

  private static final Set<String> HOMES = Set.of("moves", "drops", "hand");
  private static final Set<String> NO_BLOCKS = Set.of("move-type");
  private static final Set<String> BORROWED = Set.of("betza", "moves-of");
  private static final Set<String> WHICH = Set.of("quiet", "captures");
  private static final Set<String> HOOKS = Set.of("on-move", "on-capture", "on-drop", "otherwise");
  private static final Set<String> PLAYER_CLAUSES = Set.of("only", "except", "then", "or-lose");
  private static final Set<String> LOGIC = Set.of("not", "and", "or", "verify", "forbid");
  private static final Set<String> GOALS =
      Set.of("win-condition", "loss-condition", "draw-condition", "count-condition");

  private final Consumer<FormSpot> visitor;

  SpotWalk(Consumer<FormSpot> visitor) {
    this.visitor = visitor;
  }

  void sections(List<Form> sections) {
    for (int i = 0; i < sections.size(); i++) {
      visit(new FormSpot(sections.get(i), i, Role.SECTION, null));
    }
  }

  private void visit(FormSpot spot) {
    if ((WITHOUT_RULES.contains(spot.word()) && spot.role() != Role.STATEMENT)
        || spot.word().endsWith("-sound")) {
      return;
    }
    visitor.accept(spot);
    List<Form> items = spot.items();
    for (int i = 0; i < items.size(); i++) {
      visit(new FormSpot(items.get(i), i, role(spot, items.get(i), i), spot));
    }
  }

  /** What item number {@code index} of a form is. */
  private static Role role(FormSpot outer, Form item, int index) {
    boolean group = item instanceof Form.Group;
    String word = outer.word();
    if (outer.role() == Role.BLOCK) {
      boolean stated = !isBorrowed(outer) || (index > 1 && !WHICH.contains(String.valueOf(item)));
      return stated ? Role.STATEMENT : Role.OTHER;
    }
    if (index == 0) {
      return Role.OTHER;
    }
    String head = group ? ((Form.Group) item).head().orElse("") : "";
    if (HOMES.contains(word) && outer.role() == Role.OTHER) {
      return group && !NO_BLOCKS.contains(head) ? Role.BLOCK : Role.OTHER;
    }
    return switch (word) {
      case "if", "while" -> index == 1 ? Role.CONDITION : Role.STATEMENT;
      case "repeat", "up-to" -> index == 1 ? Role.OTHER : Role.STATEMENT;
      case "either" -> Role.BLOCK;
      case "ending" -> index == 2 ? Role.CONDITION : Role.OTHER;
      case "some-turn?", "another-turn", "another-throw", "may-pass" -> Role.CONDITION;
      case "pie-rule" -> group || index == 2 ? Role.CONDITION : Role.OTHER;
      case "set-flag", "set-position-flag", "set-attribute" ->
          index == 2 ? Role.CONDITION : Role.OTHER;
      default -> named(outer, word, head, group, index);
    };
  }

  private static Role named(FormSpot outer, String word, String head, boolean group, int index) {
    if (LOGIC.contains(word)) {
      return Role.CONDITION;
    }
    if (HOOKS.contains(word)) {
      return PLAYER_CLAUSES.contains(head) ? Role.OTHER : Role.STATEMENT;
    }
    if (word.equals("may-move") || word.equals("after-move")) {
      boolean condition = !PLAYER_CLAUSES.contains(head) && !head.equals("otherwise");
      boolean phase = word.equals("after-move") && !group && index == 1 && outer.items().size() > 3;
      return condition && !phase ? Role.CONDITION : Role.OTHER;
    }
    if (word.equals("afterwards")) {
      return index == 2 ? Role.CONDITION : Role.OTHER;
    }
    if (GOALS.contains(word)) {
      return index >= 2 ? Role.CONDITION : Role.OTHER;
    }
    boolean change = word.equals("add") && outer.outerWord().equals("after-turn");
    return change && index == 2 ? Role.CONDITION : Role.OTHER;
  }

  /** Whether a block is one that borrows moves, from a text or from another piece. */
  static boolean isBorrowed(FormSpot spot) {
    return spot.role() == Role.BLOCK && BORROWED.contains(spot.word());
  }
}
