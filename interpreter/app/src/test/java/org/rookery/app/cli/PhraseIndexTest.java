package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.app.book.Advice;
import org.rookery.app.book.Book;
import org.rookery.app.book.PhraseIndex;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Rulebook;

/** The index of phrases: its words exist, and wishes find them. */
class PhraseIndexTest {
  private final PhraseIndex index = new PhraseIndex();
  private final Advice advice = new Advice(Rulebook.here().library());

  @Test
  void everyWordExists() {
    Set<String> known = new TreeSet<>();
    Manual.entries().forEach(word -> known.add(word.name()));
    Book.chapters().forEach(chapter -> known.add("book/" + chapter));
    Rulebook.here().library().forEach(macro -> known.add(macro.name()));
    known.addAll(Set.of("for-each", "define", "include"));
    assertThat(index.all()).hasSizeGreaterThanOrEqualTo(150);
    for (PhraseIndex.Entry entry : index.all()) {
      assertThat(entry.words())
          .as(entry.phrase())
          .allMatch(word -> known.contains(word) || command(word));
    }
  }

  /** What designers asked in their own words, each with words that answer it. */
  private static List<String> wishes() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(PhraseIndexTest.class.getResourceAsStream("wishes.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** Whether a word means a command, which the launcher knows. */
  private static boolean command(String word) {
    return word.startsWith("rookery/") && Cli.run("help", word.substring(8)).code() == 0;
  }

  @Test
  void wishesFindTheirWordsAmongTheFirstThree() throws IOException {
    List<String> lost = new ArrayList<>();
    for (String line : wishes()) {
      String[] cells = line.split("\t");
      Set<String> right = Set.of(cells[1].split(" "));
      if (advice.search(cells[0], 3).stream()
          .flatMap(a -> a.words().stream())
          .noneMatch(right::contains)) {
        lost.add(cells[0]);
      }
    }
    assertThat(lost).isEmpty();
  }

  @Test
  void nonsenseFindsNothing() {
    assertThat(advice.search("xyzzy frobnicate", 3)).isEmpty();
  }
}
