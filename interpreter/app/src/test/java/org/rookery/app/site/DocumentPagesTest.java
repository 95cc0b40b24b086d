package org.rookery.app.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rookery.app.book.Book;

final class DocumentPagesTest {
  private static final Map<String, String> FILES = DocumentPages.files();
  private static final Pattern LINK = Pattern.compile("href=\"([^\"]*)\"");

  @Test
  void every_chapter_is_a_page() {
    assertThat(FILES)
        .containsKeys(
            "book/index.html",
            "book/phrases.html",
            "book/words.html",
            "book/library.html",
            "book/zillions.html",
            "book/java.html",
            "book/javascript.html",
            "book/changelog.html",
            "book/coming-from.html");
    for (String chapter : Book.chapters()) {
      String name = chapter.equals(Book.CONTENTS) || chapter.equals("index") ? "index" : chapter;
      assertThat(FILES).containsKey("book/" + name + ".html");
    }
    assertThat(FILES.get("book/betza.html"))
        .contains("<h1 id=\"betzas-notation\">Betza's notation</h1>", "<table>", "<pre><code");
  }

  @Test
  void all_that_programs_may_use_is_told() {
    assertThat(FILES.get("book/java.html")).contains("&lt;artifactId&gt;rookery-game");
    assertThat(FILES.get("book/javascript.html"))
        .contains("<h3 id=\"rookerychess\">", "export class Chess", "export interface Move {")
        .contains("export class RookeryBoard", "export function classic");
  }

  @Test
  void links_within_the_book_lead_somewhere() {
    List<String> dead = new ArrayList<>();
    FILES.forEach(
        (name, text) -> {
          Matcher matcher = LINK.matcher(name.endsWith(".html") ? text : "");
          while (matcher.find()) {
            String to = matcher.group(1);
            String[] parts = to.split("#", 2);
            String page = parts[0].isEmpty() ? name : "book/" + parts[0];
            boolean outside = to.contains("://") || to.startsWith("../");
            boolean lands =
                FILES.containsKey(page)
                    && (parts.length == 1 || FILES.get(page).contains("id=\"" + parts[1] + "\""));
            if (!outside && !lands) {
              dead.add(name + ": " + to);
            }
          }
        });
    assertThat(dead).isEmpty();
  }

  @Test
  void sections_are_found_by_their_headings_and_texts() {
    assertThat(FILES.get("book/search-index.js"))
        .startsWith("window.rookerySections = [")
        .contains("[\"cookbook\",\"a-leaper\",\"A leaper\",")
        .contains("[\"coming-from\",\"ludii\",\"Ludii\",\"Files of Ludii (.lud) cannot be read")
        .doesNotContain("<");
  }
}
