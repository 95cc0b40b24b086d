package org.rookery.tests.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.FormReader;
import org.rookery.language.form.Word;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/**
 * One bracket of a rules file taken away, or typed twice: the first message stands near it, and
 * there are few; doing what it says mostly mends the file.
 */
final class BracketsTest {
  private static final long SEED = Long.getLong("rookery.seed", 20_261_122);

  /** How many of each kind every build looks at. */
  private static final int SOME = 75;

  /** How many of each kind the slow tests look at. */
  private static final int MANY = Integer.getInteger("rookery.count", Integer.MAX_VALUE);

  private static final int NEAR = 2;
  private static final int MOST_MESSAGES = 3;
  private static final double SHARE = 0.95;

  /** How often the file is as it was when an author does what the first message says. */
  private static final double MENDED = 0.75;

  private static final String FREE =
      """
      (game
         (title "Walkers")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 5 5)
            (symmetry Black (n s) (s n) (ne se) (se ne))
            (zone (name far) (positions (own-rank 5))))
         (board-setup
            (White (Walker a1 c1 e1))
            (Black (Walker a5 c5 e5)))
         (counter steps 0 (per player))
         (piece
            (name Walker)
            (letter W)
            (moves
               ((up-to 3
                   n
                   (verify empty?))
                (if (in-zone? far)
                   (add-to steps 2)
                 else
                   (add-to steps 1))
                add)
               (ne
                (verify enemy?)
                (if (> (counter steps) 3)
                   (capture n)
                 else (if enemy?
                   (add-to steps 1)))
                add)
               ((up-to 2 e (verify empty?)) (if (friend? n) (add-to steps 1) else (add-to steps 2)) add)))
         (ending "home" (>= (count friend (zone far)) 3) win)
         (ending "steps"
            (and
               (> (counter steps) 9)
               (not (exists enemy (zone far))))
            win)
         (stalemate draw)
         (repetition 3 draw))
      """;

  /** A bracket of a file. */
  private record Bracket(Path file, String text, int at) {
    String without() {
      return text.substring(0, at) + text.substring(at + 1);
    }

    String twice() {
      return text.substring(0, at) + text.charAt(at) + text.substring(at);
    }

    /** What an author reads who made the mistake. */
    List<Diagnostic> told(String mistaken) {
      Rulebook rulebook = Games.rulebook().editing(Map.of(file, mistaken));
      return rulebook.load(file, Optional.empty()).diagnostics();
    }

    String place() {
      return file.getFileName() + ":" + line();
    }

    private int line() {
      return new Span(Source.of("", text), at, at + 1).line();
    }

    /** Whether doing what a message says gives the file as it was. */
    boolean isMended(String mistaken, Diagnostic told) {
      int start = told.span().start();
      int end = told.span().end();
      boolean here = told.span().source().location().equals(file.toString());
      return here && bare(done(mistaken, told.message(), start, end)).equals(bare(text));
    }

    private static String done(String text, String message, int start, int end) {
      return switch (message) {
        case "A closing bracket is missing." -> text.substring(0, end) + ")" + text.substring(end);
        case "An opening bracket is missing." ->
            text.substring(0, start) + "(" + text.substring(start);
        default -> text.substring(0, start) + text.substring(start + 1);
      };
    }

    private static String bare(String text) {
      return text.replaceAll("\\s+", "");
    }

    boolean isNear(Span told) {
      return told.source().location().equals(file.toString())
          && Math.abs(told.line() - line()) <= NEAR;
    }
  }

  private static List<Bracket> brackets() {
    List<Bracket> brackets = new ArrayList<>();
    for (Path file : Checkout.files("rules", "stdlib")) {
      if (file.toString().endsWith(".rules")) {
        String text = Checkout.read(file);
        for (Word word : Word.all(Source.of("", text))) {
          if (word.kind() == Word.Kind.OPEN || word.kind() == Word.Kind.CLOSE) {
            brackets.add(new Bracket(file, text, word.start()));
          }
        }
      }
    }
    return brackets;
  }

  @Test
  void a_missing_bracket_is_told_near_its_place() {
    check(Bracket::without, SOME);
  }

  @Test
  void a_bracket_typed_twice_is_told_near_its_place() {
    check(Bracket::twice, SOME);
  }

  /** Rows that are indented otherwise than `rookery fmt` does tell nearly as much. */
  @Test
  void most_missing_brackets_are_found_in_any_layout() {
    Source whole = Source.of("free.rules", FREE);
    List<Word> brackets =
        Word.all(whole).stream()
            .filter(word -> word.kind() == Word.Kind.OPEN || word.kind() == Word.Kind.CLOSE)
            .toList();
    int mended = 0;
    for (Word word : brackets) {
      Bracket bracket = new Bracket(Path.of(whole.location()), FREE, word.start());
      Diagnostics told = new Diagnostics();
      FormReader.read(Source.of(whole.location(), bracket.without()), told);
      mended += bracket.isMended(bracket.without(), told.sorted().get(0)) ? 1 : 0;
    }
    assertThat((double) mended / brackets.size()).isGreaterThan(MENDED);
  }

  @Test
  @Tag("brackets")
  void every_missing_bracket_is_told_near_its_place() {
    check(Bracket::without, MANY);
  }

  @Test
  @Tag("brackets")
  void every_bracket_typed_twice_is_told_near_its_place() {
    check(Bracket::twice, MANY);
  }

  private static void check(Function<Bracket, String> mistake, int most) {
    List<Bracket> all = brackets();
    Collections.shuffle(all, new Random(SEED));
    List<Bracket> sample = all.subList(0, Math.min(most, all.size()));
    List<String> far = new ArrayList<>();
    int mended = 0;
    for (Bracket bracket : sample) {
      List<Diagnostic> told = bracket.told(mistake.apply(bracket));
      assertThat(told).as(bracket::place).isNotEmpty().hasSizeLessThanOrEqualTo(MOST_MESSAGES);
      Diagnostic first = told.get(0);
      mended += bracket.isMended(mistake.apply(bracket), first) ? 1 : 0;
      if (!bracket.isNear(first.span())) {
        far.add(bracket.place() + " told at " + first.span().position());
      }
    }
    double near = 1 - (double) far.size() / sample.size();
    assertThat(near)
        .as("near, of %d, seed %d; not: %s", sample.size(), SEED, far)
        .isGreaterThanOrEqualTo(SHARE);
    assertThat((double) mended / sample.size())
        .as("mended by doing what is said, of %d, seed %d", sample.size(), SEED)
        .isGreaterThanOrEqualTo(MENDED);
  }
}
