package org.rookery.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.facts.BoardKind;
import org.rookery.game.facts.GameFacts;
import org.rookery.game.facts.Mechanic;

final class GalleryTest {
  private static final Map<String, String> TEXTS =
      Map.of(
          "rules/small.rules",
          """
          (include "shared")
          (game (title "</script><script>alert(1)</script>{script}") (the-players)
            (board (rectangle 2 2))
            (board-setup (White (Man a1)) (Black (Man b2)))
            (piece (name Man) (letter M) (moves (n (verify empty?) add))))
          """,
          "stdlib/shared.rules",
          "(define the-players (players White Black) (turn-order White Black))");

  private static Gallery.Entry entry(String name, String family, String title, String about) {
    GameFacts facts =
        new GameFacts(
            2,
            BoardKind.HEXAGONS,
            7,
            "",
            Set.of(Mechanic.DROPS),
            List.of("Piece", "Other"),
            List.of("stalemate"),
            50);
    return new Gallery.Entry(name, family, title, about, List.of("alias"), facts);
  }

  private static String file(Gallery gallery, String name) {
    return String.valueOf(gallery.files().get(name));
  }

  @Test
  void sharesItsFilesAndListsItsGames() {
    Rules rules = Rules.of("rules/small.rules", TEXTS);
    Game game = rules.load().orThrow();
    Gallery gallery = new Gallery(new byte[] {1}, "");
    Gallery.Entry entry = entry("small", "tiny", game.title(), "A <b>small</b> game.");
    String page = gallery.add(entry, "{}", Bundle.of(rules, Optional.empty()));
    assertThat(page)
        .contains("<script src=\"../interpreter.js\">", "<script src=\"../texts.js\">")
        .contains("href=\"../index.html\"", "id=\"read-rules\"")
        .contains("<meta name=\"description\" content=\"A &lt;b&gt;small&lt;/b&gt; game.\">")
        .contains("<meta property=\"og:title\" content=\"&lt;/script&gt;")
        .doesNotContain("<script>alert", "unsafe-inline", "og:image", "og:url");
    assertThat(page).contains("\"shared\":[\"shared.rules\"]").doesNotContain("(players White");
    assertThat(gallery.texts()).containsOnlyKeys("shared.rules");
    assertThat(file(gallery, "texts.js")).contains("(players White Black)");
    assertThat(gallery.files())
        .containsOnlyKeys(
            "rookery.js",
            "rookery.css",
            "interpreter.js",
            "NOTICES.txt",
            "gallery.js",
            "gallery.css",
            "texts.js",
            "games.js",
            "robots.txt",
            "index.html");
    assertThat(file(gallery, "index.html"))
        .contains(
            "games/small.html",
            "pictures/small.png",
            "loading=\"lazy\"",
            "tiny \u00b7 2 players \u00b7 hexagons, 7",
            "A &lt;b&gt;small&lt;/b&gt; game.",
            "One game")
        .doesNotContain("<script>", "unsafe-inline");
  }

  @Test
  void knownOnesComeFirstAndThenTitlesByTheAlphabet() {
    Gallery gallery = new Gallery(new byte[] {1}, "");
    Bundle bundle = new Bundle("a.rules", "", Map.of("a.rules", "", "b.rules", "; b"));
    gallery.add(entry("z", "xiangqi", "Z", "<i>"), "{}", bundle);
    gallery.add(entry("a", "", "y A", ""), "{}", bundle);
    gallery.add(entry("s", "shogi", "S", ""), "{}", bundle);
    gallery.add(entry("t", "shogi", "T & U", ""), "{}", bundle);
    assertThat(file(gallery, "index.html"))
        .contains("4 games", "&lt;i&gt;", "T &amp; U")
        .containsSubsequence("games/a.html", "games/s.html", "games/t.html", "games/z.html");
    assertThat(file(gallery, "games.js"))
        .contains("\"families\":[\"well known\",\"shogi\",\"xiangqi\"]")
        .contains("\"words\":[\"Piece\",\"Other\",\"stalemate\"]")
        .contains(
            "[1,2,"
                + BoardKind.HEXAGONS.ordinal()
                + ",7,\"\",["
                + Mechanic.DROPS.ordinal()
                + "],\"s alias\",[0,1],[2],50]");
    assertThat(file(gallery, "interpreter.js"))
        .startsWith("window.rookeryShared = {\"worker\":\"\\\"use strict")
        .contains("\"interpreter\":\"#!\"");
  }

  @Test
  void textsThatOnlyShareANameStayInTheirPages() {
    Gallery gallery = new Gallery(new byte[] {1}, "");
    Map<String, String> one = Map.of("a.rules", "", "base.rules", "; one");
    Map<String, String> two = Map.of("b.rules", "", "base.rules", "; two");
    assertThat(gallery.add(entry("a", "", "A", ""), "{}", new Bundle("a.rules", "", one)))
        .contains("\"texts\":{\"a.rules\":\"\"},\"shared\":[\"base.rules\"]");
    assertThat(gallery.add(entry("b", "", "B", ""), "{}", new Bundle("b.rules", "", two)))
        .contains("\"base.rules\":\"; two\"", "\"shared\":[]");
    assertThat(gallery.texts()).containsEntry("base.rules", "; one");
  }

  @Test
  void anAddressGoesIntoCardsAndTheListOfPages() {
    Gallery gallery = new Gallery(new byte[] {1}, "https://example.org/games/");
    Bundle bundle = new Bundle("a.rules", "", Map.of("a.rules", ""));
    assertThat(gallery.add(entry("a", "", "A", "About it."), "{}", bundle))
        .contains("og:image\" content=\"https://example.org/games/pictures/a.png\"")
        .contains("rel=\"canonical\" href=\"https://example.org/games/games/a.html\"");
    assertThat(file(gallery, "robots.txt"))
        .startsWith("User-agent: *\nAllow: /\n")
        .contains("Sitemap: https://example.org/games/sitemap.txt");
    assertThat(file(gallery, "sitemap.txt"))
        .isEqualTo(
            "https://example.org/games/index.html\nhttps://example.org/games/games/a.html\n");
    assertThat(file(gallery, "index.html")).contains("og:url", "og:image");
    assertThat(new Gallery(new byte[] {1}, "").files()).doesNotContainKey("sitemap.txt");
  }
}
