package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rookery.tests.Checkout;

/**
 * Words that the glossary replaces: a piece is no man, and a player is not "whoever". Where they
 * stay on purpose, `tests/glossary/left.tsv` counts them and says why; the counts only fall. With
 * {@code -Drookery.goldens=update} lower counts are written.
 */
final class GlossaryTest {
  private static final Path LEFT = Checkout.path("tests", "glossary", "left.tsv");

  private static final Pattern WORD =
      Pattern.compile(
          "\\b(man|men|whoever|somebody|nobody|he|his|him|himself|half-turns?|strikes?|stings?"
              + "|(?:legal|quiet) turns?)\\b");

  /** Words of a name such as {@code men_stay} or {@code noMenStay} stand apart. */
  private static final Pattern CAMEL = Pattern.compile("(?<=[a-z])(?=[A-Z])|_");

  private record Row(String kind, String file, int count, String reason) {
    static Row of(String line) {
      String[] cells = line.split("\t", -1);
      return new Row(cells[0], cells[1], Integer.parseInt(cells[2]), cells[3]);
    }

    String key() {
      return kind + "\t" + file;
    }

    String line() {
      return key() + "\t" + count + "\t" + reason;
    }
  }

  @Test
  void replaced_words_become_fewer() throws IOException {
    Map<String, Integer> now = counts();
    Map<String, Row> left = new TreeMap<>();
    for (String line : Checkout.read(LEFT).lines().skip(1).toList()) {
      Row row = Row.of(line);
      assertThat(row.reason()).as("the reason of " + row.key()).isNotBlank();
      left.put(row.key(), row);
    }
    List<String> more = new ArrayList<>();
    now.forEach(
        (key, count) -> {
          int allowed = left.containsKey(key) ? left.get(key).count() : 0;
          if (count > allowed) {
            more.add(key + ": " + count + " instead of " + allowed + " of the words in " + WORD);
          }
        });
    assertThat(more).isEmpty();
    List<String> fewer =
        left.values().stream()
            .map(
                row ->
                    new Row(row.kind(), row.file(), now.getOrDefault(row.key(), 0), row.reason()))
            .filter(row -> row.count() > 0)
            .map(Row::line)
            .toList();
    List<String> kept = left.values().stream().map(Row::line).toList();
    if (!fewer.equals(kept) && "update".equals(System.getProperty("rookery.goldens"))) {
      String text = "kind\tfile\tcount\treason\n" + String.join("\n", fewer) + "\n";
      Files.writeString(LEFT, text, StandardCharsets.UTF_8);
    }
    assertThat(kept).as("counts in " + LEFT + " that can be lower now").isEqualTo(fewer);
  }

  @Test
  void the_words_are_found_in_every_kind_of_text() {
    String java =
        "class X { // he goes\n  String a = \"no men, men\"; char c = '\"'; /* nobody */\n"
            + "  void menStay_and_whoever(int MOST_MEN) {}\n}\n";
    assertThat(count(TextKind.LITERAL, java)).isEqualTo(2);
    assertThat(count(TextKind.COMMENT, java)).isEqualTo(2);
    assertThat(count(TextKind.CODE, java)).isEqualTo(3);
    assertThat(count(TextKind.CASE_NAME, "- name: his men\n- {name: \"a, man\", x: men}\n"))
        .isEqualTo(3);
    assertThat(count(TextKind.RULES, "(x \"a man; men\") ; the man\n(man)\n")).isEqualTo(1);
    assertThat(count(TextKind.PAGE, "A legal turn, a Man, manned.\n")).isEqualTo(1);
    assertThat(count(TextKind.SCRIPT, "const men = manName(man); // his\n")).isEqualTo(4);
  }

  private static int count(TextKind kind, String file) {
    String text = CAMEL.matcher(kind.of(file)).replaceAll(" ");
    String lower =
        kind == TextKind.CODE
            ? text.toLowerCase(Locale.ROOT)
            : text.replaceAll("\\b(Men|Whoever|Nobody|Somebody|He|His)\\b", "he");
    return (int) WORD.matcher(lower).results().count();
  }

  private static Map<String, Integer> counts() {
    Map<String, Integer> counts = new TreeMap<>();
    Path top = Checkout.path("");
    files()
        .forEach(
            path -> {
              String file = top.relativize(path).toString().replace('\\', '/');
              for (TextKind kind : TextKind.values()) {
                if (kind.isIn(file)) {
                  int count = count(kind, Checkout.read(path));
                  if (count > 0) {
                    counts.put(kind + "\t" + file, count);
                  }
                }
              }
            });
    return counts;
  }

  private static Stream<Path> files() {
    List<Path> pages = List.of(Checkout.path("README.md"));
    Stream<Path> below =
        Checkout.files("interpreter", "tests", "rules", "stdlib", ".github").stream()
            .filter(path -> !path.toString().replace('\\', '/').contains("/target/"))
            .filter(path -> !path.startsWith(LEFT.getParent()));
    return Stream.concat(pages.stream(), below);
  }
}
