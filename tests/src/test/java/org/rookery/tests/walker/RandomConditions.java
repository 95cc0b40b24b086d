package org.rookery.tests.walker;

import java.util.List;

/** Conditions, places, filters, areas and numbers by chance. */
final class RandomConditions {
  private final Dice dice;
  private final List<String> pieces;

  RandomConditions(Dice dice, List<String> pieces) {
    this.dice = dice;
    this.pieces = pieces;
  }

  String direction() {
    return dice.any(
        () -> dice.one("n", "s", "e", "w", "ne", "nw", "se", "sw"),
        () -> dice.one("n", "ne", "nw"),
        () -> "(leap " + dice.number(-2, 2) + " " + dice.number(1, 2) + ")");
  }

  /** A place, or nothing, which is the cursor's. */
  String place() {
    return dice.one("", "", "", "n", "s", "e", "mark", "start", "(opposite n)", "a1", "b2");
  }

  private String filter() {
    String side = dice.one("friend", "enemy", "anyone");
    return dice.any(
        () -> side,
        () -> "(" + side + " " + dice.some(pieces) + ")",
        () -> "(" + side + " (except " + dice.one(pieces) + "))",
        () -> dice.one("empty", "(other-than " + side + ")"));
  }

  private String area() {
    return dice.any(
        () -> dice.one("(board)", "(adjacent)", "(zone far)", "(zone mid)"),
        () -> dice.one("(rank-of here)", "(file-of here)", "(ray n)", "(ray here ne)"),
        () -> dice.one("(squares a1-b2)", "(corner here start)", "(adjacent start)"),
        () -> "(without " + dice.one("(board)", "(zone far)") + " (adjacent))",
        () -> "(both (file-of here) " + dice.one("(zone mid)", "(board)") + ")",
        () -> "(either-of (rank-of here) (file-of here))");
  }

  private String number() {
    return dice.any(
        () -> "" + dice.number(0, 3),
        () -> "(count " + filter() + " " + area() + ")",
        () -> "(in-hand " + dice.one("friend", "enemy") + ")",
        () -> "(" + dice.one("territory", "groups") + " " + filter() + " n e s w)",
        () -> "(counter score" + dice.one("", " opponent") + ")",
        () -> "(+ (counter score) " + dice.number(0, 2) + ")");
  }

  /** A condition about squares, for the inside of blocks. */
  String condition(int depth) {
    if (depth > 0 && dice.chance(25)) {
      return dice.any(
          () -> "(not " + condition(depth - 1) + ")",
          () -> "(and " + condition(depth - 1) + " " + condition(depth - 1) + ")",
          () -> "(or " + condition(depth - 1) + " " + condition(depth - 1) + ")");
    }
    return dice.any(
        () -> "(" + dice.one("empty?", "friend?", "enemy?", "not-friend?") + " " + place() + ")",
        () -> "(piece? " + dice.one(pieces) + " " + place() + ")",
        () -> "(piece? " + filter() + " " + place() + ")",
        () -> "(piece? " + filter() + " " + dice.one("last-from", "last-to") + ")",
        () -> "(in-zone? " + dice.one("far", "mid") + " " + place() + ")",
        () -> "(" + dice.one("marked?", "on-board?", "not-on-board?") + " " + place() + ")",
        () -> dice.one("(unmoved? start)", "passed?", "(passed? n)"),
        () -> "(" + dice.one("last-from?", "last-to?") + " " + place() + ")",
        () -> "(" + dice.one("attacked?", "not-attacked?", "defended?") + " " + place() + ")",
        () -> dice.one("captures?", "quiet?"),
        () -> dice.one("tired?", "(not-tired? n)", "adjacent-to-enemy?"),
        () -> "(in-setup? " + filter() + " " + place() + ")",
        () -> "(exists " + filter() + " " + area() + ")",
        () -> "(reaches? " + filter() + " " + area() + " " + filter() + " " + area() + " n e sw)",
        this::comparison);
  }

  /** A condition about the game, for endings and the like. */
  String global() {
    return dice.any(
        this::comparison,
        () -> "(exists " + dice.one("friend", "enemy") + " (zone far))",
        () -> "(= (count " + dice.one("friend", "enemy") + " (board)) " + dice.number(1, 2) + ")",
        () -> "(>= (counter score) " + dice.number(2, 4) + ")",
        () -> "(repeated? 2)",
        () -> "(repeated-while? 2 (>= " + number() + " 1)" + dice.one("", " opponent") + ")",
        () -> "(connected friend (rank-of a1) (zone far) n e w ne nw)");
  }

  private String comparison() {
    return "(" + dice.one(">=", ">", "<", "<=", "=", "/=") + " " + number() + " " + number() + ")";
  }
}
