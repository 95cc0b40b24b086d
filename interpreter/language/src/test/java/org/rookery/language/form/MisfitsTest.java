package org.rookery.language.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rookery.language.source.Source;

/** What the search for missing brackets knows of words holds in rules whose brackets fit. */
final class MisfitsTest {
  private static final Path ROOT = Path.of("..", "..");

  private static final BracketRepair NOTHING =
      new BracketRepair(BracketRepair.Kind.OPEN_BEFORE, -1);

  /** A macro whose body belongs into `after-turn`, which its page does not say. */
  private static final String PART_OF_A_COUNTER =
      "counting.rules: (define count-down"
          + " (add -1 (and (> (counter honour) 0) (to-move? opponent))))";

  @Test
  void in_the_rules_of_the_library_every_word_stands_where_it_can() throws IOException {
    List<String> misfits = new ArrayList<>();
    int files = 0;
    for (String folder : List.of("rules", "stdlib")) {
      try (Stream<Path> all = Files.walk(ROOT.resolve(folder))) {
        for (Path file : all.filter(path -> path.toString().endsWith(".rules")).sorted().toList()) {
          files++;
          misfits.addAll(misfits(file.getFileName().toString(), Files.readString(file)));
        }
      }
    }
    assertThat(files).as("files that were read").isPositive();
    assertThat(misfits).containsExactly(PART_OF_A_COUNTER);
  }

  @Test
  void sections_with_words_of_their_own_have_no_misfits() {
    assertThat(misfits("a", "(counter x 0 (after-turn (add 1 true) (set-to 0 captures?)))"))
        .isEmpty();
    assertThat(misfits("a", "(remove royal (ending \"x\"))")).isEmpty();
    assertThat(misfits("a", "(board (drawn points (lines (a1 b2))))")).isEmpty();
  }

  @Test
  void a_macro_called_as_one_of_the_library_looks_as_its_page_says() {
    assertThat(misfits("a", "(rising 1 2 3)\n")).isNotEmpty();
    assertThat(misfits("a", "(define rising ($a $b $c) (x))\n(rising 1 2 3)\n")).isEmpty();
  }

  /** The rows after which more words stand where they cannot. */
  private static List<String> misfits(String name, String text) {
    SourcePage page = new SourcePage(Source.of(name, text));
    Nesting nesting = new Nesting(page, new WordShapes(page), 2, HeadPairs.none(Set.of()));
    List<String> misfits = new ArrayList<>();
    for (SourcePage.Row row : page.rows()) {
      int before = nesting.misfits();
      nesting.read(row, NOTHING);
      if (nesting.misfits() > before) {
        int from = page.word(row.from()).start();
        misfits.add(name + ": " + text.substring(from, page.word(row.to() - 1).end()));
      }
    }
    return misfits;
  }
}
