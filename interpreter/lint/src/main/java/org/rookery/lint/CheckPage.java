package org.rookery.lint;

import java.util.List;
import java.util.Optional;
import org.rookery.lint.check.CheckDescription;
import org.rookery.lint.check.LintCheck;
import org.rookery.lint.check.LintChecks;

/** The pages of the checks. */
public final class CheckPage {
  private static final int WIDTH = 100;

  private CheckPage() {}

  /** The page of a code, as text. */
  public static Optional<String> of(String code) {
    return LintChecks.card(code).map(CheckPage::page);
  }

  /** All codes. */
  public static List<String> codes() {
    return LintChecks.all().stream()
        .map(LintCheck::card)
        .map(CheckDescription::code)
        .sorted()
        .toList();
  }

  private static String page(CheckDescription card) {
    return String.join(
        "\n",
        card.code() + ": " + card.title(),
        "",
        wrapped(card.why()),
        "",
        "Found in:",
        "",
        card.bad().indent(3).stripTrailing(),
        "",
        "Not in:",
        "",
        card.good().indent(3).stripTrailing(),
        "",
        "Where it is meant, say so on that line or right above it:",
        "",
        "   ; lint: allow " + card.code() + " because ...",
        "");
  }

  private static String wrapped(String text) {
    StringBuilder out = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ")) {
      if (column + word.length() + 1 > WIDTH) {
        out.append('\n');
        column = 0;
      } else if (column > 0) {
        out.append(' ');
        column++;
      }
      out.append(word);
      column += word.length();
    }
    return out.toString();
  }
}
