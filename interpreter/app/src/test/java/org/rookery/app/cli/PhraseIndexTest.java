package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.app.book.Book;
import org.rookery.app.book.PhraseIndex;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.game.files.Rulebook;

/** The index of phrases: its words exist. */
class PhraseIndexTest {
  private final PhraseIndex index = new PhraseIndex();

  @Test
  void everyWordExists() {
    Set<String> known = new TreeSet<>();
    Manual.entries().forEach(word -> known.add(word.name()));
    Book.chapters().forEach(chapter -> known.add("book/" + chapter));
    Rulebook.here().library().forEach(macro -> known.add(macro.name()));
    assertThat(index.all()).hasSizeGreaterThanOrEqualTo(150);
    // Each line for a command begins with its name.
    Cli.run("--help")
        .out()
        .lines()
        .map(line -> line.strip().split(" ")[0])
        .forEach(name -> known.add("rookery/" + name));
    for (PhraseIndex.Entry entry : index.all()) {
      assertThat(entry.words()).as(entry.phrase()).isSubsetOf(known);
    }
  }
}
