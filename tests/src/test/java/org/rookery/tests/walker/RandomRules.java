package org.rookery.tests.walker;

import java.util.List;

/** Rules files made by chance: small boards, few pieces, and any of the language's means. */
final class RandomRules {
  private static final List<String> NAMES = List.of("Ant", "Bat", "Cat", "Dog");

  /** Letters that are squares, numbers, and each other's beginnings, too. */
  private static final List<List<String>> LETTERS =
      List.of(
          List.of("A", "B", "C", "D"),
          List.of("A", "A2", "B1", "+A"),
          List.of("A", "AB", "B", "B3"));

  private final Dice dice;
  private final int width;
  private final int height;
  private final List<String> pieces;
  private final RandomBlocks blocks;
  private final boolean hands;
  private final String wrap;
  private final boolean compound;
  private final boolean partial;
  private final boolean whole;

  private RandomRules(long seed) {
    dice = new Dice(seed);
    width = dice.number(3, 5);
    height = dice.number(4, 6);
    pieces = NAMES.subList(0, dice.number(2, NAMES.size()));
    hands = dice.chance(25);
    compound = dice.chance(20);
    partial = !compound && dice.chance(20);
    whole = partial && dice.chance(50);
    wrap = dice.one("", "", "", " (wrap files)", " (wrap ranks)");
    blocks = new RandomBlocks(dice, pieces, whole);
  }

  /** The text of the rules file with this number. */
  static String text(long seed) {
    return new RandomRules(seed).text();
  }

  private String text() {
    String rules = rules();
    String swaps = rules.contains("unmoved") ? "" : dice.sometimes(10, this::pieRule);
    return swaps.isEmpty() && dice.chance(15)
        ? ofThree(rules)
        : rules.replaceFirst("\n", swaps + "\n");
  }

  /** A third player, of whom and the others some go out. */
  private String ofThree(String rules) {
    String out =
        "(elimination "
            + dice.one("stay", "leave", "to-last-mover", "Nobody")
            + dice.one("", " (= (count (friend Khan) (board)) 0)", " (in-check?)", " (> (clock) 4)")
            + ")";
    return rules
        .replace("(players White Black)", "(players White Black Red Nobody)\n" + teams() + out)
        .replace("White Black)\n(board", "White Black Red)\n(board")
        .replace("Black Black)", "Black Black Red)")
        .replace("(Black more))", "(Black more) (Red more))")
        .replace("(board-setup", "(board-setup (Red (Khan a2) (" + dice.one(pieces) + " a3))");
  }

  private String teams() {
    return dice.sometimes(40, () -> "(teams " + dice.one("(White Red)", "(Red Black)") + ")\n");
  }

  private String pieRule() {
    String transposed = width == height ? " transposed" : "";
    return "(pie-rule" + dice.one("", " turned", transposed) + ")";
  }

  private String rules() {
    return String.join(
        "\n",
        "(game (title \"Random\")",
        "(players White Black)",
        turnOrder(),
        board(),
        "(counter score 0 (per player)" + dice.sometimes(30, this::afterTurn) + ")",
        contents(),
        royal(),
        setup(),
        hooks(),
        endings(),
        options()
            + dice.sometimes(15, this::anotherTurn)
            + dice.sometimes(10, this::asMuchAsPossible)
            + ")\n");
  }

  private String turnOrder() {
    if (compound) {
      return "(turn-order "
          + dice.one("White Black (White more) (Black more)", "(White more) (Black more)")
          + ")\n(after-move more "
          + dice.one("quiet?", "captures?", "(>= (counter score) 1)", "true")
          + " (then second)"
          + dice.one("", " (or-lose \"nothing to add\")")
          + ")"
          + dice.one("", "", "\n(afterwards second)", "\n(afterwards second (> (clock) 1))");
    }
    return "(turn-order " + dice.one("White Black", "White Black", "White White Black Black") + ")";
  }

  private String board() {
    return "(board (rectangle "
        + width
        + " "
        + height
        + wrap
        + ")"
        + dice.one("", "", " (mirror)")
        + dice.one("", "", " (kill-positions b3)")
        + "\n   (zone (name far) (positions (own-rank "
        + height
        + ")))\n   (zone (name mid) (positions "
        + dice.one("(own-rank 2 3)", "a2-c3", "(file b)", "a1-b2 c4")
        + ")))";
  }

  private String afterTurn() {
    return " (after-turn ("
        + dice.one("add 1", "add (count friend (zone far))", "set-to (in-hand enemy)", "set-to 2")
        + " "
        + dice.one("(in-check? opponent)", "(exists friend (zone far))")
        + "))";
  }

  private String anotherTurn() {
    return "\n(another-turn "
        + dice.one(
            "(in-check? opponent)", "(exists friend (zone far))", "(> (counter score) (clock))")
        + ")";
  }

  private String asMuchAsPossible() {
    return "\n(as-much-as-possible "
        + dice.one("(count friend (zone far))", "(- 0 (in-hand enemy))", "(counter score)")
        + ")";
  }

  private String contents() {
    List<String> letters = LETTERS.get(dice.number(0, LETTERS.size() - 1));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pieces.size(); i++) {
      List<String> before = pieces.subList(0, i);
      text.append("(piece (name ").append(pieces.get(i)).append(") (letter ");
      text.append(letters.get(i)).append(") (attribute tired? ").append(dice.one("true", "false"));
      text.append(")\n   (moves ").append(blocks.moves(before, partial));
      text.append(compound ? " (move-type second) " + blocks.moves(before, false) : "");
      text.append(partial ? " (move-type on) " + blocks.moves(before, true) : "").append(")");
      text.append(hands ? "\n   (drops " + blocks.drop() + ")" : "").append(")\n");
    }
    return text.toString();
  }

  private String royal() {
    return "(piece (name Khan) (letter K) (attribute tired? false) (moves (betza \""
        + dice.one("K", "W", "KN", "fWK")
        + "\")"
        + dice.one("", "", " (e e (verify empty?) (verify not-attacked?) add)")
        + "))\n"
        + dice.sometimes(
            60,
            () ->
                "(royal Khan"
                    + dice.one(
                        "",
                        "",
                        " (attacked-by displacement)",
                        " (may-not-give-check)",
                        " (judge-check each-part)")
                    + ")");
  }

  private String setup() {
    return "(board-setup\n   (White (Khan b1) "
        + army(1)
        + ")\n   (Black (Khan b"
        + height
        + ") "
        + army(height)
        + "))";
  }

  private String army(int rank) {
    String other = "c" + (rank == 1 ? 2 : rank - 1);
    return "("
        + dice.one(pieces)
        + " a"
        + rank
        + ") ("
        + dice.one(pieces)
        + " c"
        + rank
        + ") ("
        + dice.one(pieces)
        + " "
        + other
        + (hands ? " off " + dice.number(0, 1) : "")
        + ")";
  }

  private String only() {
    return dice.one("", "(only " + dice.one(pieces) + ") ", "(except Khan) ");
  }

  private String hooks() {
    return String.join(
        "\n",
        dice.sometimes(25, () -> "(on-move " + only() + blocks.hooked() + ")"),
        dice.sometimes(25, () -> "(on-capture " + only() + blocks.hooked() + ")"),
        dice.sometimes(hands ? 30 : 0, () -> "(on-drop " + only() + blocks.hooked() + ")"),
        dice.sometimes(
            20,
            () ->
                "(may-move "
                    + only()
                    + blocks.conditions().condition(1)
                    + dice.one("", " (otherwise (remove) add)")
                    + ")"));
  }

  private String endings() {
    return String.join(
        "\n",
        dice.sometimes(15, () -> "(repetition " + dice.number(2, 3) + " draw)"),
        dice.one("(stalemate draw)", "(stalemate loss)", "(no-moves loss)", "(no-moves win)", ""),
        dice.sometimes(
            50, () -> "(quiet-turns " + dice.one("6", "10") + " (reset-by captures) draw)"),
        dice.sometimes(
            40,
            () ->
                "(ending \"goal\" "
                    + blocks.conditions().global()
                    + " "
                    + dice.one("win", "loss", "draw", "count")
                    + ")"));
  }

  private String options() {
    return String.join(
        " ",
        dice.sometimes(hands ? 80 : 10, () -> "(captured-pieces to-hand)"),
        dice.sometimes(10, () -> "(captures-compulsory" + dice.one("", " most") + ")"),
        dice.sometimes(20, () -> "(pass-turn " + dice.one("true", "forced") + ")"),
        partial ? dice.one("", "(pass-partial true)") : "",
        whole ? "(whole-chains)" : "");
  }
}
