package org.rookery.web.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** A site of games: pages that share their files, and one that lists them by family. */
public final class Gallery {
  private final Map<String, String> files = new LinkedHashMap<>();
  private final Map<String, StringBuilder> families = new TreeMap<>();
  private final Map<String, String> included = new TreeMap<>();
  private int games;

  /**
   * A site without a game yet.
   *
   * @param interpreter see {@link GamePage#interpreter}
   */
  public Gallery(byte[] interpreter) {
    files.putAll(SharedFiles.of(interpreter));
  }

  /**
   * A game of the site.
   *
   * @param name its file's, without an end
   * @param family the folder it is in; empty for one of no family
   * @param about a sentence; may be empty
   */
  public record Entry(String name, String family, String title, String about) {}

  /**
   * Takes a game in.
   *
   * @return the game's page
   */
  public String add(Entry game, String setting, Bundle bundle) {
    games++;
    bundle.texts().keySet().stream()
        .filter(text -> !text.equals(bundle.name()))
        .forEach(text -> included.putIfAbsent(text, String.valueOf(bundle.texts().get(text))));
    families
        .computeIfAbsent(game.family(), unused -> new StringBuilder())
        .append("<li><a href=\"")
        .append(Assets.escaped(page(game.name())))
        .append("\"><img loading=\"lazy\" width=\"160\" height=\"160\" src=\"")
        .append(Assets.escaped(picture(game.name())))
        .append("\" alt=\"\"><span>")
        .append(Assets.escaped(game.title()))
        .append("</span></a><p>")
        .append(Assets.escaped(game.about()))
        .append("</p></li>\n");
    return GamePage.beside(game.title(), setting, bundle);
  }

  /** By path, the files that are neither pages of games nor pictures. */
  public Map<String, String> files() {
    Map<String, String> all = new LinkedHashMap<>(files);
    all.put("index.html", index());
    return all;
  }

  /** The texts that games include, by the names by which they do. */
  public Map<String, String> texts() {
    return Map.copyOf(included);
  }

  private String index() {
    StringBuilder list = new StringBuilder();
    StringBuilder contents = new StringBuilder();
    families.forEach(
        (family, entries) -> {
          String heading = family.isEmpty() ? "well known" : family;
          String id = "family-" + (family.isEmpty() ? "none" : family);
          contents
              .append("<li><a href=\"#")
              .append(Assets.escaped(id))
              .append("\">")
              .append(Assets.escaped(heading))
              .append("</a></li>\n");
          list.append(
              Assets.text("family.html")
                  .replace("{id}", Assets.escaped(id))
                  .replace("{heading}", Assets.escaped(heading))
                  .replace("{entries}", entries));
        });
    String number = games == 1 ? "One game" : games + " games";
    return Assets.text("gallery.html")
        .replace(
            "{policy}",
            "default-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' file:; style-src 'self' file:")
        .replace("{number}", number)
        .replace("{contents}", contents)
        .replace("{games}", list);
  }

  /** The path of a game's page in the site. */
  public static String page(String name) {
    return "games/" + name + ".html";
  }

  /** The path of the picture of a game's board at the start. */
  public static String picture(String name) {
    return "pictures/" + name + ".svg";
  }
}
