package org.rookery.app.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;
import org.rookery.app.book.Book;
import org.rookery.app.book.PackagedText;
import org.rookery.compiler.elaborate.Manual;

/**
 * Texts in Markdown as pages that stand beside each other, with a list of what each heading says to
 * be searched.
 */
public final class DocumentPages {
  /** The folder of the pages. */
  public static final String FOLDER = "book";

  private static final String WORDS = "words";
  private static final String LIBRARY = "library";
  private static final String OLD_FILES = "zillions";
  private static final String CHANGES = "changelog";
  private static final String JAVA = "java";
  private static final String JAVASCRIPT = "javascript";

  /** What pages are called in the list of all, where it is not their name. */
  private static final Map<String, String> LABELS =
      Map.of(
          "index",
          "The book",
          "betza",
          "Betza's notation",
          "fen",
          "FEN",
          OLD_FILES,
          "Old files",
          JAVA,
          "Java",
          JAVASCRIPT,
          "JavaScript");

  /** How much of a section is kept for the search. */
  private static final int MOST_FOUND = 400;

  /** What plain text has for marks of code and for links. */
  private static final Pattern MARKS = Pattern.compile("\"| \\([\\w-]+\\.html[^)]*\\)");

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder()
          .extensions(List.of(TablesExtension.create()))
          .escapeHtml(true)
          .sanitizeUrls(true)
          .attributeProviderFactory(
              context ->
                  (node, tag, attributes) -> {
                    if (node instanceof Heading heading) {
                      attributes.put("id", anchor(plain(heading)));
                    }
                  })
          .build();
  private static final TextContentRenderer PLAIN =
      TextContentRenderer.builder().extensions(List.of(TablesExtension.create())).build();

  private final Map<String, String> texts = new LinkedHashMap<>();

  private DocumentPages() {
    for (String chapter : Book.chapters()) {
      texts.put(chapter.equals(Book.CONTENTS) ? "index" : page(chapter), Book.chapter(chapter));
    }
    texts.put(WORDS, Manual.markdown());
    texts.put(LIBRARY, Book.other("stdlib/README"));
    texts.put(OLD_FILES, Book.other("zillions"));
    texts.put(JAVA, Book.other("game/README"));
    texts.put(JAVASCRIPT, Book.other("js/README") + types());
    texts.put(CHANGES, Book.other("CHANGELOG"));
  }

  /** The phrases have a page of another name, since that of the contents is taken. */
  private static String page(String chapter) {
    return chapter.equals("index") ? "phrases" : chapter;
  }

  /** All that the package for JavaScript exports, as its declarations say it. */
  private static String types() {
    StringBuilder text = new StringBuilder("\n## Everything that is exported\n");
    for (String line : asset("modules.txt").strip().split("\\R")) {
      String[] parts = line.split(" ");
      text.append("\n### `")
          .append(parts[1])
          .append("`\n\n```ts\n")
          .append(Book.declarations(parts[0]))
          .append("```\n");
    }
    return text.toString();
  }

  /** All files, by their paths in the site. */
  public static Map<String, String> files() {
    DocumentPages pages = new DocumentPages();
    Map<String, String> files = new LinkedHashMap<>();
    List<String> found = new ArrayList<>();
    pages.texts.forEach(
        (name, text) -> {
          Node document = PARSER.parse(text);
          document.accept(new LinksOfPages());
          List<Section> sections = Sections.of(document);
          String title = sections.isEmpty() ? name : sections.get(0).title();
          files.put(FOLDER + "/" + name + ".html", pages.html(name, title, document));
          sections.forEach(section -> found.add(section.json(name)));
        });
    files.put(
        FOLDER + "/search-index.js",
        "window.rookerySections = [\n" + String.join(",\n", found) + "\n];\n");
    for (String file : List.of("search.js", "book.css")) {
      files.put(FOLDER + "/" + file, asset(file));
    }
    return files;
  }

  /** A file that pages are made of. */
  private static String asset(String name) {
    return PackagedText.of(DocumentPages.class, name);
  }

  private String html(String name, String title, Node document) {
    return asset("document.html")
        .replace("{title}", escaped(title))
        .replace("{pages}", navigation(name))
        .replace("{text}", HTML.render(document));
  }

  private String navigation(String here) {
    return texts.keySet().stream()
        .map(
            name ->
                "<li><a href=\""
                    + name
                    + ".html\""
                    + (name.equals(here) ? " aria-current=\"page\"" : "")
                    + ">"
                    + LABELS.getOrDefault(name, name.replace('-', ' '))
                    + "</a></li>\n")
        .collect(Collectors.joining());
  }

  /**
   * A heading and what stands below it.
   *
   * @param text the beginning of it
   */
  record Section(String title, String text) {
    String json(String page) {
      return "["
          + List.of(page, anchor(title), title, text).stream()
              .map(DocumentPages::quoted)
              .collect(Collectors.joining(","))
          + "]";
    }
  }

  /** The sections of a text, in their order. */
  private static final class Sections {
    private Sections() {}

    static List<Section> of(Node document) {
      List<Section> sections = new ArrayList<>();
      String title = "";
      StringBuilder text = new StringBuilder();
      for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
        if (node instanceof Heading) {
          add(sections, title, text);
          title = plain(node);
          text.setLength(0);
        } else if (text.length() < MOST_FOUND) {
          text.append(plain(node)).append(' ');
        }
      }
      add(sections, title, text);
      return sections;
    }

    private static void add(List<Section> sections, String title, StringBuilder text) {
      if (!title.isEmpty()) {
        String begin = MARKS.matcher(text).replaceAll("").replaceAll("\\s+", " ").strip();
        int end = Math.min(begin.length(), MOST_FOUND);
        sections.add(new Section(title, begin.substring(0, end)));
      }
    }
  }

  /** Leads links between files of the tree to their pages. */
  private static final class LinksOfPages extends AbstractVisitor {
    @Override
    public void visit(Link link) {
      String to = link.getDestination();
      if (!to.contains("://")) {
        String file = to.replaceFirst("#.*", "");
        String rest = to.substring(file.length());
        String name = file.substring(file.lastIndexOf('/') + 1).replaceFirst("\\.md$", "");
        boolean library = file.endsWith("stdlib/README.md");
        link.setDestination(
            file.isEmpty()
                ? rest
                : (library ? LIBRARY : name.equals("README") ? "index" : name) + ".html" + rest);
      }
      visitChildren(link);
    }
  }

  private static String plain(Node node) {
    return PLAIN.render(node).strip();
  }

  /** What a heading is found by, as links to it are written: small letters, numbers, hyphens. */
  static String anchor(String title) {
    return title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("<", "\\u003c") + "\"";
  }
}
