package org.rookery.game.sheet;

import java.util.List;
import org.rookery.drawing.picture.Picture;
import org.rookery.drawing.picture.PictureScene;
import org.rookery.drawing.scene.BoardScene;
import org.rookery.game.Game;
import org.rookery.game.sheet.RulesSheet.Part;

/** A rules sheet as a page of HTML that needs nothing else, its boards and diagrams drawn. */
public final class SheetPage {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2b2622; --line: #b9ad9a; }
      @media (prefers-color-scheme: dark) { :root { --paper: #1f1d1b; --ink: #efe9df; --line: #5c544a; } }
      body { margin: 0 auto; padding: 0 1rem 2rem; max-width: 68rem; background: var(--paper); color: var(--ink); font: 1.05rem/1.5 system-ui, sans-serif; }
      section { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 24rem); gap: 0 2rem; align-items: start; border-top: 1px solid var(--line); padding: 0.4rem 0 1rem; }
      section > div { grid-column: 1; }
      section:not(:has(figure)) { display: block; max-width: 44rem; }
      section > div > :first-child { font-size: 1.25rem; margin: 0.6rem 0 0; }
      figure { grid-column: 2; margin: 0.8rem 0 0; }
      figure svg { display: block; width: 100%; height: auto; max-height: 70vh; border-radius: 0.4rem; }
      blockquote { margin: 0.6rem 0; padding-left: 0.8rem; border-left: 3px solid var(--line); font-style: italic; }
      @media (max-width: 44rem) { section { display: block; } }
      @media print { section { break-inside: avoid; } }
      """;

  private final Game game;
  private final StringBuilder out = new StringBuilder();

  private SheetPage(Game game) {
    this.game = game;
  }

  /** The page of a game's sheet. */
  public static String of(RulesSheet sheet, Game game) {
    SheetPage page = new SheetPage(game);
    String title = escaped(sheet.title());
    page.out
        .append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>")
        .append(title)
        .append("</title>\n<style>\n")
        .append(STYLE)
        .append("</style></head><body><main>\n");
    page.heading(1, sheet.title());
    page.paragraphs(sheet.about(), "p");
    sheet.parts().forEach(page::part);
    return page.out.append("</main></body></html>\n").toString();
  }

  private void part(Part part) {
    out.append("<section>\n<div>\n");
    heading(2, part.heading());
    paragraphs(part.sentences(), "p");
    paragraphs(part.quoted(), "blockquote");
    out.append("</div>\n");
    if (!part.drawing().isEmpty()) {
      String svg = new Picture(scene(part)).svg();
      out.append("<figure role=\"img\" aria-label=\"")
          .append(escaped(part.heading()))
          .append("\">")
          .append(svg.substring(svg.indexOf("<svg")))
          .append("</figure>\n");
    }
    out.append("</section>\n");
  }

  private PictureScene scene(Part part) {
    return part.diagram().map(BoardScene::of).orElseGet(() -> game.start().scene());
  }

  private void heading(int level, String text) {
    out.append("<h").append(level).append('>').append(escaped(text));
    out.append("</h").append(level).append(">\n");
  }

  private void paragraphs(List<String> texts, String tag) {
    for (String text : texts) {
      String lines = escaped(text).replace("\n", "<br>\n");
      out.append('<').append(tag).append('>').append(lines);
      out.append("</").append(tag).append(">\n");
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
