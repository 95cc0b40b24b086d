package org.rookery.game.sheet;

import org.rookery.game.sheet.RulesSheet.Part;

/** A rules sheet as text. */
public final class SheetText {
  private static final String INDENT = "   ";

  private SheetText() {}

  /** Plain text. */
  public static String plain(RulesSheet sheet) {
    StringBuilder out = new StringBuilder(sheet.title()).append('\n');
    sheet.about().forEach(text -> out.append('\n').append(text).append('\n'));
    for (Part part : sheet.parts()) {
      out.append('\n').append(part.heading()).append('\n');
      out.append("-".repeat(part.heading().length())).append('\n');
      part.sentences().forEach(text -> out.append(text).append('\n'));
      part.quoted().forEach(text -> out.append("  \"").append(text).append("\"\n"));
      if (!part.drawing().isEmpty()) {
        out.append('\n');
        for (String line : part.drawing().stripTrailing().split("\n")) {
          out.append(INDENT).append(line).append('\n');
        }
      }
    }
    return out.toString();
  }

  /** The claims of a sheet as a suite. */
  public static String suite(RulesSheet sheet, String rules) {
    StringBuilder out = new StringBuilder("rules: ").append(rules).append("\ncases:\n");
    sheet.claims().forEach(claim -> out.append(claim.yaml()));
    return out.toString();
  }
}
