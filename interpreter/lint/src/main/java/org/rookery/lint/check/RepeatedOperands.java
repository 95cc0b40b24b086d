package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.lint.facts.Mentions;

/** The same thing twice where once says it. */
final class RepeatedOperands implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "repeated-operand",
          "an operand repeated",
          "A list of conditions, pieces or squares has the same item twice, or a "
              + "comparison the same number on both sides. Often the second was to be another.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify (or empty? empty?)) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify (or empty? enemy?)) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  private static final Set<String> LISTS =
      Set.of(
          "and",
          "or",
          "friend",
          "enemy",
          "piece?",
          "piece",
          "add",
          "positions",
          "royal",
          "reset-by",
          "promote-in",
          "may-promote-in",
          "move-priorities",
          "checkmated",
          "captured",
          "stalemated",
          "only",
          "any-owner",
          "except",
          "most",
          "by",
          "early",
          "anyone",
          "neutral",
          "either",
          "both",
          "either-of",
          "dummy",
          "kill-positions",
          "captures-compulsory");

  /** Lists in which numbers are items. */
  private static final Set<String> NUMBERED = Set.of("rank", "own-rank", "file");

  /** Squares from one corner to the other. */
  private static final Pattern RANGE = Pattern.compile("([a-z])([0-9]{1,2})-([a-z])([0-9]{1,2})");

  private static final Pattern SQUARE = Pattern.compile("([a-z])([0-9]{1,2})");

  private static final Set<String> COMPARISONS = Set.of("=", "/=", "<", ">", "<=", ">=");

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (Form section : game.sections()) {
      Mentions.each(
          section,
          form -> {
            if (form instanceof Form.Group group) {
              look(group, findings);
            }
          });
    }
    for (Form.Group setup : game.sections("board-setup")) {
      for (Form player : setup.items()) {
        // Lots name the pieces that are placed, two Knights one by one.
        if (player instanceof Form.Group pieces && !pieces.head().orElse("").equals("lots")) {
          pieces.items().stream()
              .filter(Form.Group.class::isInstance)
              .forEach(piece -> repeated((Form.Group) piece, "square", findings));
        }
      }
    }
  }

  private static void look(Form.Group group, FindingCollector findings) {
    String head = group.head().orElse("");
    if (LISTS.contains(head) || NUMBERED.contains(head)) {
      repeated(group, "item", findings);
      if (head.equals("positions")) {
        ranges(group, findings);
      }
    } else if (COMPARISONS.contains(head)
        && group.items().size() == 3
        && group.items().get(1) instanceof Form.Group
        && FormPrinter.line(group.items().get(1)).equals(FormPrinter.line(group.items().get(2)))) {
      findings.add(group.origin(), "Both sides of this are the same.");
    }
  }

  private static void repeated(Form.Group group, String what, FindingCollector findings) {
    Set<String> seen = new HashSet<>();
    boolean numbers = NUMBERED.contains(group.head().orElse(""));
    for (Form item : group.items().subList(1, group.items().size())) {
      if ((numbers || !(item instanceof Form.Num)) && !seen.add(FormPrinter.line(item))) {
        findings.mended(
            item.origin(),
            "The " + what + " `" + FormPrinter.line(item) + "` stands here twice.",
            null,
            Fix.without(item, "Remove the second"));
      }
    }
  }

  /** Squares that stand in a list beside a range that has them. */
  private static void ranges(Form.Group group, FindingCollector findings) {
    for (Form item : group.items()) {
      Matcher square = SQUARE.matcher(Mentions.text(item));
      if (!square.matches()) {
        continue;
      }
      for (Form other : group.items()) {
        Matcher range = RANGE.matcher(Mentions.text(other));
        if (range.matches()
            && within(square.group(1).charAt(0), range.group(1).charAt(0), range.group(3).charAt(0))
            && within(number(square, 2), number(range, 2), number(range, 4))) {
          findings.mended(
              item.origin(),
              "The square `" + Mentions.text(item) + "` is in `" + Mentions.text(other) + "` too.",
              null,
              Fix.without(item, "Remove it"));
        }
      }
    }
  }

  private static int number(Matcher text, int group) {
    return Integer.parseInt(text.group(group));
  }

  private static boolean within(int value, int one, int other) {
    return Math.min(one, other) <= value && value <= Math.max(one, other);
  }
}
