package org.rookery.game.sheet;

import java.util.List;
import org.rookery.game.sheet.RulesSheet.Part;

/** A rules sheet as text, or as a page. */
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

  /** A page of HTML that needs nothing else. */
  public static String html(RulesSheet sheet) {
    StringBuilder out =
        new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">");
    out.append("<title>").append(escaped(sheet.title())).append("</title></head><body>\n");
    heading(1, sheet.title(), out);
    paragraphs(sheet.about(), "p", out);
    for (Part part : sheet.parts()) {
      heading(2, part.heading(), out);
      paragraphs(part.sentences(), "p", out);
      paragraphs(part.quoted(), "blockquote", out);
      if (!part.drawing().isEmpty()) {
        out.append("<pre>").append(escaped(part.drawing())).append("</pre>\n");
      }
    }
    return out.append("</body></html>\n").toString();
  }

  private static void heading(int level, String text, StringBuilder out) {
    out.append("<h").append(level).append('>').append(escaped(text));
    out.append("</h").append(level).append(">\n");
  }

  private static void paragraphs(List<String> texts, String tag, StringBuilder out) {
    for (String text : texts) {
      String lines = escaped(text).replace("\n", "<br>\n");
      out.append('<').append(tag).append('>').append(lines);
      out.append("</").append(tag).append(">\n");
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** The claims of a sheet as a suite. */
  public static String suite(RulesSheet sheet, String rules) {
    StringBuilder out = new StringBuilder("rules: ").append(rules).append("\ncases:\n");
    sheet.claims().forEach(claim -> out.append(claim.yaml()));
    return out.toString();
  }
}
