package org.rookery.web.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.game.facts.GameFacts;
import org.rookery.web.table.Json;

/** A site of games: pages that share their files, and one in which they are looked for. */
public final class Gallery {
  /** How many pixels a picture of a board is wide or high. */
  public static final int PICTURE = 176;

  private static final String INDEX = "games.js";
  private static final String SCRIPT = "gallery.js";
  private static final String STYLE = "gallery.css";

  private final Map<String, String> files = new LinkedHashMap<>();
  private final List<Entry> games = new ArrayList<>();
  private final Map<String, String> included = new TreeMap<>();
  private final String address;

  /**
   * A site without a game yet.
   *
   * @param interpreter see {@link GamePage#interpreter}
   * @param address where the site will be found, with a stroke at its end; empty when it is not
   *     known
   */
  public Gallery(byte[] interpreter, String address) {
    this.address = address;
    files.putAll(SharedFiles.of(interpreter));
    files.put(SCRIPT, Assets.text(SCRIPT));
    files.put(STYLE, Assets.text("page.css") + Assets.text(STYLE));
  }

  /**
   * A game of the site.
   *
   * @param name its file's, without an end
   * @param family the folder it is in; empty for one of no family
   * @param about a sentence; may be empty
   * @param aliases what other programs call it
   */
  public record Entry(
      String name,
      String family,
      String title,
      String about,
      List<String> aliases,
      GameFacts facts) {}

  /**
   * Takes a game in.
   *
   * @return the game's page
   */
  public String add(Entry game, String setting, Bundle bundle) {
    games.add(game);
    Map<String, String> own = new LinkedHashMap<>();
    List<String> shared = new ArrayList<>();
    bundle
        .texts()
        .forEach(
            (name, text) -> {
              boolean main = name.equals(bundle.name());
              if (!main && included.computeIfAbsent(name, unused -> text).equals(text)) {
                shared.add(name);
              } else {
                own.put(name, text);
              }
            });
    SocialCard card =
        new SocialCard(
            game.title(), game.about(), address, page(game.name()), picture(game.name()));
    return GamePage.beside(card, setting, new Bundle(bundle.name(), bundle.title(), own), shared);
  }

  /** By path, the files that are neither pages of games nor pictures. */
  public Map<String, String> files() {
    List<Entry> sorted = new ArrayList<>(games);
    sorted.sort(
        Comparator.comparing((Entry game) -> !game.family().isEmpty())
            .thenComparing(game -> game.title().toLowerCase(Locale.ROOT))
            .thenComparing(Entry::name));
    Map<String, String> all = new LinkedHashMap<>(files);
    all.put(SharedFiles.TEXTS, "window.rookeryTexts = " + Json.of(included) + ";\n");
    all.put(INDEX, "window.rookeryGames = " + SearchIndex.json(sorted) + ";\n");
    all.put("index.html", index(sorted));
    all.put("robots.txt", "User-agent: *\nAllow: /\n" + siteMap(all, sorted));
    return all;
  }

  /** A list of all pages for programs that look for them, where they need not guess the address. */
  private String siteMap(Map<String, String> all, List<Entry> sorted) {
    if (address.isEmpty()) {
      return "";
    }
    StringBuilder map = new StringBuilder(address).append("index.html\n");
    sorted.forEach(game -> map.append(address).append(page(game.name())).append('\n'));
    all.put("sitemap.txt", map.toString());
    return "Sitemap: " + address + "sitemap.txt\n";
  }

  /** The texts that games include, by the names by which they do. */
  public Map<String, String> texts() {
    return Map.copyOf(included);
  }

  private String index(List<Entry> sorted) {
    StringBuilder cards = new StringBuilder();
    sorted.forEach(game -> cards.append(card(game)));
    String number = sorted.size() == 1 ? "One game" : sorted.size() + " games";
    String about = number + " of strategy to play in the browser, each by rules that can be read.";
    String first = sorted.isEmpty() ? "" : picture(sorted.get(0).name());
    SocialCard card = new SocialCard("Games to play", about, address, "index.html", first);
    return Assets.text("gallery.html")
        .replace(
            "{policy}",
            "default-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' file:;"
                + " style-src 'self' file:; script-src 'self' file:")
        .replace("{meta}", card.html())
        .replace("{number}", number)
        .replace("{games}", cards);
  }

  private static String card(Entry game) {
    return Assets.text("card.html")
        .replace("{page}", Assets.escaped(page(game.name())))
        .replace("{picture}", Assets.escaped(picture(game.name())))
        .replace("{title}", Assets.escaped(game.title()))
        .replace("{facts}", Assets.escaped(SearchIndex.line(game)))
        .replace("{about}", Assets.escaped(game.about()));
  }

  /** The path of a game's page in the site. */
  public static String page(String name) {
    return "games/" + name + ".html";
  }

  /** The path of the picture of a game's board at the start. */
  public static String picture(String name) {
    return "pictures/" + name + ".png";
  }
}
