package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.tests.Playouts;

/** Blocks with more states than any memory holds are unrolled as far as games come. */
final class LargeBlocksTest {
  private static final List<String> SQUARES =
      IntStream.range(0, 36)
          .mapToObj(i -> "" + (char) ('a' + i % 6) + (i / 6 + 1))
          .collect(Collectors.toList());

  private static String each(List<String> squares, String pattern) {
    return squares.stream()
        .map(square -> pattern.replace("@", square))
        .collect(Collectors.joining(" "));
  }

  private static CompiledGame game(String block) {
    String text =
        "(game (title \"x\") (players White Black) (turn-order White Black)\n"
            + "(board (rectangle 6 6)) (pass-turn forced)\n"
            + "(board-setup (White (Man a1 c1 d1 f1)) (Black (Man a6 b6 e6 f6)))\n"
            + "(piece (name Man) (letter M) (moves (n add) (e (verify empty?) add) "
            + block
            + "))\n(ending \"bare\" (= (count friend (board)) 1) loss))";
    Diagnostics diagnostics = new Diagnostics();
    Optional<CompiledGame> game =
        RulesCompiler.compile(
            Source.of("large.rules", text), SourceLoader.NONE, Optional.empty(), diagnostics);
    assertThat(diagnostics.hasErrors()).isFalse();
    return game.orElseThrow();
  }

  /** Every square has a flag that says whether it is empty: 2 to the 36th states. */
  @Test
  void flags() {
    String block =
        "("
            + each(SQUARES, "(set-flag f@ (empty? @))")
            + "w (verify not-friend?) "
            + each(SQUARES.subList(12, 24), "(if (not (flag? f@)) (capture @))")
            + "(verify (or "
            + each(SQUARES, "(flag? f@)")
            + ")) add (while (and (on-board? w) empty?) w (verify not-friend?) add))";
    new WalkerComparison(game(block)).play(new Playouts(1, 30, 400_000), 1);
  }

  /** Which pieces are marked hangs on where others stand; a way back to a state before ends. */
  @Test
  void flagsOfSquares() {
    String block =
        "("
            + each(SQUARES, "(set-position-flag seen (enemy? @) @)")
            + "(while (and (on-board? e) (not-position-flag? seen)) e) (verify not-friend?) "
            + each(SQUARES.subList(18, 30), "(if (position-flag? seen @) (change-owner @))")
            + "add)";
    new WalkerComparison(game(block)).play(new Playouts(1, 30, 400_000), 1);
  }

  /**
   * A walk along a rank that goes up a file from each piece, and back to it: where it might come
   * past him it would go round, which it never does.
   */
  @Test
  void waysBackNeverTaken() {
    String block =
        "(mark a1 (while (on-board? e) (if friend? (set-flag seen (enemy? n)) n"
            + " (while (and (on-board? n) empty?) n) (if enemy? (set-flag facing true))"
            + " s (while empty? s)) e)"
            + " back w (verify not-friend?) (if (flag? facing) add else (capture n) add))";
    new WalkerComparison(game(block)).play(new Playouts(1, 30, 400_000), 1);
  }

  /** As many questions in a row as code may have that is still read backwards. */
  @Test
  void manyQuestionsInARow() {
    String block =
        IntStream.range(100, 1_390)
            .mapToObj(i -> "(verify (< (count friend (board)) " + i + "))")
            .collect(Collectors.joining(" ", "(", " w (verify not-friend?) add)"));
    new WalkerComparison(game(block)).play(new Playouts(1, 4, 200_000), 1);
  }

  /** A loop that counts in flags goes round more often than anybody waits for. */
  @Test
  void countingForEver() {
    String flags =
        IntStream.range(0, 40)
            .mapToObj(i -> "(if (flag? c" + i + ") (set-flag c" + i + " false) else ")
            .collect(Collectors.joining(""))
            .concat("(verify false)")
            .concat(
                IntStream.range(0, 40)
                    .mapToObj(i -> "(set-flag c" + (39 - i) + " true))")
                    .collect(Collectors.joining(" ")));
    CompiledGame game = game("((while true " + flags + ") add)");
    assertTimeout(
        Duration.ofSeconds(20),
        () -> new WalkerComparison(game).play(new Playouts(1, 1, 1_000), 1));
  }
}
