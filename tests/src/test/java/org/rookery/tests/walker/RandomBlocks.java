package org.rookery.tests.walker;

import java.util.List;

/** Blocks of statements, Betza strings and borrowed moves by chance. */
final class RandomBlocks {
  private final Dice dice;
  private final List<String> pieces;
  private final RandomConditions conditions;
  private final String flip;

  /**
   * @param whole whether chains are whole turns: of two that give a piece away differently often
   *     and come to the same, nobody has said which is the turn
   */
  RandomBlocks(Dice dice, List<String> pieces, boolean whole) {
    this.dice = dice;
    flip = whole ? "remove" : "flip";
    this.pieces = pieces;
    conditions = new RandomConditions(dice, pieces);
  }

  private String piece() {
    return dice.one(pieces);
  }

  /** The ways in which a piece moves, who may borrow from those before it. */
  String moves(List<String> before, boolean partial) {
    return dice.several(1, 2, () -> maker(before, partial));
  }

  private String maker(List<String> before, boolean partial) {
    return dice.any(
        () -> "(betza \"" + betza() + "\")",
        () -> "(betza \"" + betza() + "\" " + dice.several(1, 2, this::atEnd) + ")",
        () -> "(moves-of " + lender(before) + dice.one("", " quiet", " captures") + ")",
        () -> "(moves-of " + lender(before) + " " + atEnd() + ")",
        () ->
            "(for-each ($way "
                + dice.one("n e s w", "ne nw", "n")
                + ") "
                + block("$way", partial)
                + ")",
        () -> "(n (verify empty?) (skip-square) n (verify empty?) add)",
        () -> "(" + dice.one("ne", "nw") + " (verify passed?) (capture-passer) add)",
        () -> block(conditions.direction(), partial));
  }

  private String lender(List<String> before) {
    return before.isEmpty() ? "Khan" : dice.one(before);
  }

  private String betza() {
    return dice.several(1, 2, this::leap).replace(" ", "");
  }

  private String leap() {
    String atom = dice.one("W", "F", "N", "D", "A", "K", "R", "B", "Q", "W2", "F2", "R3", "C");
    return dice.one("", "", "f", "b", "fs", "s") + dice.one("", "", "m", "c", "p") + atom;
  }

  /** A statement where a move ends, before it is added. */
  String atEnd() {
    return dice.any(
        () -> "(change-type " + piece() + ")",
        () -> onEnemy("capture"),
        () -> "(add-to score " + dice.one("1", "-1", "opponent 1") + ")",
        () -> "(set-attribute tired? " + dice.one("true", "false") + ")",
        () ->
            "(if "
                + conditions.condition(1)
                + " "
                + dice.any(() -> onEnemy("capture"), () -> onEnemy(flip), () -> "stop")
                + ")",
        () -> "(verify " + conditions.condition(1) + ")",
        () -> onEnemy(dice.one("change-owner", flip, "remove")),
        () -> "(take-in-hand " + piece() + ")",
        () -> {
          String owner = dice.one("White ", "Black ", "");
          return "(create " + owner + piece() + " " + dice.one("n", "n", "e", "", "start") + ")";
        },
        () -> dice.one("(change-type", "(create") + " " + piece() + " " + conditions.place() + ")",
        () -> "(" + dice.one("capture", "capture", "remove", flip) + " " + conditions.place() + ")",
        () -> "(forbid " + dice.one("(in-check? opponent)", "(exists friend (zone far))") + ")");
  }

  /** A statement for a hook, perhaps one that a block has done already. */
  String hooked() {
    return dice.any(
        () -> "(change-type " + piece() + ")",
        () -> "(forbid " + dice.one("(in-check? opponent)", "(exists friend (zone far))") + ")",
        () -> "(add-to score " + dice.one("1", "opponent 1") + ")",
        () -> "(if (in-zone? far) (set-attribute tired? true))",
        () -> "(if (enemy? nw) (capture nw))",
        () -> "(" + dice.one("capture", "remove", flip) + " " + conditions.place() + ")",
        () -> "(create " + piece() + " " + dice.one("n", "s", "e", "start", "") + ")",
        () -> "(verify " + conditions.condition(1) + ")");
  }

  /** Something done to an enemy next to the cursor. */
  private String onEnemy(String word) {
    String place = dice.one("n", "s", "e", "nw");
    return "(if (enemy? " + place + ") (" + word + " " + place + "))";
  }

  private String block(String way, boolean partial) {
    return "(" + dice.several(1, 3, () -> statement(way, 1)) + " " + end(partial) + ")";
  }

  private String end(boolean partial) {
    return dice.any(
        () -> "add",
        () -> "(verify not-friend?) add",
        () -> "(verify (or empty? enemy?)) (promote-in far " + piece() + ")",
        () -> "(may-promote-in far " + dice.some(pieces) + ")",
        () -> "(verify empty?) " + (partial ? "(add-partial on)" : "add-copy"),
        () -> "(add " + piece() + ")");
  }

  private String statement(String way, int depth) {
    return dice.any(
        () -> way,
        () -> way + " (verify not-friend?)",
        () -> way + " (verify " + conditions.condition(1) + ")",
        () -> "(verify " + conditions.condition(1) + ")",
        () -> "(while empty? " + dice.one("", "add") + " " + way + ")",
        () -> "(repeat " + dice.number(1, 2) + " " + way + ")",
        () -> "(up-to (steps " + way + ") " + way + " (verify empty?))",
        () -> "(either (" + inner(way, depth) + ") (" + inner(way, depth) + "))",
        () ->
            "(if "
                + conditions.condition(1)
                + " "
                + inner(way, depth)
                + " else "
                + inner(way, depth)
                + ")",
        () -> dice.one("mark", "(mark n)", "back", "(if enemy? capture)", "(go from)"),
        () ->
            "(set-flag seen "
                + conditions.condition(0)
                + ") (if (flag? seen) "
                + inner(way, depth)
                + ")",
        () -> way + " (verify enemy?) capture " + way + " (verify empty?)",
        () -> "cascade " + conditions.direction(),
        () -> "(from) " + way,
        () -> "(if captures? " + inner(way, depth) + " else " + inner(way, depth) + ")",
        this::atEnd);
  }

  private String inner(String way, int depth) {
    return depth == 0 ? way : statement(way, depth - 1);
  }

  /** A way to put a piece on the board. */
  String drop() {
    return "((verify empty?) "
        + dice.sometimes(40, () -> "(verify " + conditions.condition(0) + ")")
        + " add)";
  }

  RandomConditions conditions() {
    return conditions;
  }
}
