package org.rookery.language.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.language.source.SourceLoader.Loaded;

class SourceTextsTest {
  private static final SourceTexts TEXTS =
      SourceTexts.of(
          Map.of(
              "main.rules", "main",
              "stdlib/boards.rules", "boards",
              "rules/chess.rules", "chess",
              "rules/chess/tiny.rules", "tiny",
              "rules/chess/Old.zrf", "old",
              "rules/other/tiny.rules", "other tiny",
              "deep/down/here.rules", "here",
              "deep/Boards.rules", "own boards",
              "deep/near.inc", "near"));

  private static String load(String from, String name) {
    Loaded loaded = TEXTS.load(Source.of(from, ""), name);
    if (loaded instanceof Loaded.Found found) {
      return found.source().name() + " " + found.source().text();
    }
    return loaded instanceof Loaded.Refused refused ? refused.reason() : "missing";
  }

  @Test
  void includes_are_found_beside_the_text_then_at_the_top_then_in_the_folders_of_rules() {
    assertThat(load("main.rules", "boards")).isEqualTo("stdlib/boards.rules boards");
    assertThat(load("deep/down/here.rules", "chess")).isEqualTo("rules/chess.rules chess");
    assertThat(load("deep/down/here.rules", "main")).isEqualTo("main.rules main");
    assertThat(load("deep/down/here.rules", "../near.inc")).isEqualTo("deep/near.inc near");
    assertThat(load("rules/other/x.rules", "tiny")).isEqualTo("rules/other/tiny.rules other tiny");
    assertThat(load("main.rules", "tiny")).isEqualTo("rules/chess/tiny.rules tiny");
  }

  @Test
  void letters_may_be_of_any_case_and_folders_may_have_backslashes() {
    assertThat(load("rules/chess/x.zrf", "OLD.ZRF")).isEqualTo("rules/chess/Old.zrf old");
    assertThat(load("main.rules", "deep\\down\\here")).isEqualTo("deep/down/here.rules here");
  }

  /** As with files: cases are guessed only where no folder has a text of that very name. */
  @Test
  void a_name_as_it_is_written_comes_before_one_in_another_case() {
    assertThat(load("deep/near.inc", "boards")).isEqualTo("stdlib/boards.rules boards");
    assertThat(load("deep/near.inc", "BOARDS")).isEqualTo("deep/Boards.rules own boards");
  }

  @Test
  void nothing_leads_out() {
    String outside = "it lies outside the folders of rules";
    assertThat(load("main.rules", "../secret")).isEqualTo(outside);
    assertThat(load("deep/near.inc", "../../secret")).isEqualTo(outside);
    assertThat(load("main.rules", "/etc/passwd")).isEqualTo("name it relative to this file");
    assertThat(load("main.rules", "c:x")).isEqualTo("name it relative to this file");
    assertThat(load("main.rules", "~/x")).isEqualTo("name it relative to this file");
    assertThat(load("main.rules", " ")).isEqualTo("missing");
  }

  @Test
  void what_is_missing_is_told_with_what_there_is() {
    assertThat(TEXTS.load(Source.of("main.rules", ""), "bords"))
        .isInstanceOfSatisfying(
            Loaded.Missing.class, missing -> assertThat(missing.known()).contains("stdlib/boards"));
    assertThat(TEXTS.main("none.rules")).isInstanceOf(Loaded.Missing.class);
  }

  @Test
  void an_old_text_reads_what_it_includes_as_old() {
    Loaded loaded = TEXTS.load(Source.of("deep/x.zrf", ""), "near.inc");
    assertThat(loaded)
        .isInstanceOfSatisfying(
            Loaded.Found.class,
            found -> assertThat(found.source().dialect()).isEqualTo(Dialect.ZRF));
  }

  @Test
  void a_text_may_not_be_larger_than_a_file() {
    SourceTexts texts = SourceTexts.of(Map.of("x.rules", " ".repeat(SourceLimits.FILE_BYTES + 1)));
    assertThat(texts.main("x.rules")).isInstanceOf(Loaded.Refused.class);
  }
}
