package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.rookery.web.serve.LineMerge.Merged;

final class LineMergeTest {
  private static Merged merge(String base, String mine, String theirs) {
    return LineMerge.of(
        base.replace(' ', '\n'), mine.replace(' ', '\n'), theirs.replace(' ', '\n'));
  }

  private static Merged clean(String text) {
    return new Merged(text.replace(' ', '\n'), 0);
  }

  private static String both(String mine, String theirs) {
    return "; <<<<<<< from this page\n"
        + mine
        + "\n; ======= from the file\n"
        + theirs
        + "\n; >>>>>>> choose one";
  }

  @Test
  void changesInDifferentPlacesAreBothKept() {
    assertThat(merge("a b c d e", "a B c d e", "a b c D e")).isEqualTo(clean("a B c D e"));
    assertThat(merge("a b c d e", "x a b c d e", "a b c e")).isEqualTo(clean("x a b c e"));
    assertThat(merge("a b c", "b c", "a b c d")).isEqualTo(clean("b c d"));
    assertThat(merge("a b c", "a b b2 c", "a b c c2")).isEqualTo(clean("a b b2 c c2"));
  }

  @Test
  void theSameChangeIsMadeOnce() {
    assertThat(merge("a b c", "a B c", "a B c")).isEqualTo(clean("a B c"));
    assertThat(merge("a b c d e", "a B c d E", "a B c d e")).isEqualTo(clean("a B c d E"));
  }

  @Test
  void whatBothChangedStandsTwice() {
    assertThat(merge("a b c", "a B c", "a X c"))
        .isEqualTo(new Merged("a\n" + both("B", "X") + "\nc", 1));
    assertThat(merge("a b c d", "A b C d", "1 2 3 d"))
        .as("what stays between two changes")
        .isEqualTo(new Merged(both("A\nb\nC", "1\n2\n3") + "\nd", 1));
    assertThat(merge("a b c d e", "A b c d E", "1 b c d 5").conflicts()).isEqualTo(2);
    assertThat(merge("a b c", "a c", "a B c").conflicts()).as("deleted, changed").isEqualTo(1);
    assertThat(merge("a b c", "a B c", "a b C").conflicts()).as("neighbours").isEqualTo(1);
    assertThat(merge("a b", "a 1 b", "a 2 b").text())
        .as("both inserted there")
        .contains("page\n1\n;", "file\n2\n;");
  }

  @Test
  void noLineThatOnlyOneSideWroteIsEverLost() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 2_000; i++) {
      String base = lines(random, List.of());
      String mine = lines(random, List.of(base.split("\n", -1)));
      String theirs = lines(random, List.of(base.split("\n", -1)));
      assertThat(LineMerge.of(base, mine, base)).isEqualTo(new Merged(mine, 0));
      assertThat(LineMerge.of(base, base, theirs)).isEqualTo(new Merged(theirs, 0));
      assertThat(LineMerge.of(base, mine, mine)).isEqualTo(new Merged(mine, 0));
      assertThat(LineMerge.of(base, mine, "all new").text())
          .as("all of both stands where one side changed everything")
          .isEqualTo(mine.equals(base) ? "all new" : both(mine, "all new"));
      Merged merged = LineMerge.of(base, mine, theirs);
      List<String> kept = List.of(merged.text().split("\n", -1));
      for (String side : List.of(mine, theirs)) {
        List<String> own = new ArrayList<>(List.of(side.split("\n", -1)));
        own.removeAll(List.of(base.split("\n", -1)));
        assertThat(kept).containsAll(own);
      }
    }
  }

  /** Some lines; or those given, with some gone and some new. */
  private static String lines(SplittableRandom random, List<String> from) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      if (i < from.size() && random.nextInt(4) > 0) {
        lines.add(from.get(i));
      }
      if (random.nextInt(4) == 0 || from.isEmpty()) {
        lines.add("l" + random.nextInt(20));
      }
    }
    return String.join("\n", lines);
  }

  @Test
  void textsWithoutAnEndAreOneChange() {
    String base = "\n".repeat(30_000);
    String mine = "x\n".repeat(30_000);
    assertThat(LineMerge.of(base, mine, base)).isEqualTo(new Merged(mine, 0));
    assertThat(LineMerge.of(base, mine, base + "y").conflicts()).isEqualTo(1);
  }
}
