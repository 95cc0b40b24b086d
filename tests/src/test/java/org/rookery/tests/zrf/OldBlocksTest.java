package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.GameProgram;
import org.rookery.program.NamedThings;

/** What single move blocks of an old file make, edit by edit. */
final class OldBlocksTest {
  /** White's Piece on b2 has the block; the others stand still. */
  private static final String GAME =
      """
      (game (title "Old") (players White Black Red) (turn-order White Black)
        (board
          (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (9 0)) ("4/3/2/1" (0 9)))
            (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0) (ne 1 -1) (nw -1 -1) (se 1 1) (sw -1 1)))
          (symmetry Black (n s) (s n))
          (zone (name far) (players White) (positions a3 b3))
          (zone (name far) (players Black) (positions b1)))
        (board-setup (White (M b2) (F c2)) (Black (E b4 d2)) (Red (R a1)))
        (piece (name M) (attribute hot true) (moves %s))
        (piece (name F)) (piece (name E)) (piece (name R))
        (win-condition (White Black) (absolute-config M (d4))))
      """;

  private static String moves(String blocks) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<GameProgram> game =
        RulesCompiler.compile(
                Source.of("old.zrf", GAME.formatted(blocks)),
                SourceLoader.NONE,
                Optional.empty(),
                diagnostics)
            .map(compiled -> compiled.program());
    assertThat(diagnostics.hasErrors()).as(DiagnosticRenderer.render(diagnostics)).isFalse();
    return new MoveGenerator(game.orElseThrow())
        .legalMoves(new Position(game.orElseThrow())).stream()
            .map(move -> text(game.orElseThrow(), move))
            .collect(Collectors.joining(" | "));
  }

  private static String text(GameProgram game, Move move) {
    return IntStream.range(0, move.words())
        .mapToObj(i -> new NamedThings(game).edit(move.word(i)))
        .collect(Collectors.joining(", "));
  }

  private static void make(String block, String moves) {
    assertThat(moves(block)).as(block).isEqualTo(moves == null ? "" : moves);
  }

  /** After an emission the block goes on; where a path ends, what was emitted stays. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      textBlock =
          """
      (n add)                                                  = move b2 b3
      (n add n add)                                            = move b2 b3 | move b2 b4
      (n add n n add)                                          = move b2 b3
      (n n n add)                                              =
      (n (add))                                                = move b2 b3
      (add)                                                    =
      ((n add) )                                               =
      (n capture add n add)                                    = move b2 b3, capture b3 | move b2 b4
      (n (set-flag f true) add n (verify (flag? f)) add)       = move b2 b3 | move b2 b4
      (n to add n add)                                         = move b2 b3 | move b2 b4
      (n mark add n back w add)                                = move b2 b3 | move b2 a3
      (n (verify false) add) (w add)                           = move b2 a2
      (n (while true n s) add)                                 =
      """)
  void emissions(String block, String moves) {
    make(block, moves);
  }

  /** The cursor and the places a block remembers. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      textBlock =
          """
      (n back e (verify friend?) add)                          = move b2 c2
      ((opposite n) add)                                       = move b2 b1
      (b4 (verify enemy?) add)                                 = move b2 b4
      (n to e add)                                             = move b2 b3
      (n to n (go to) w add)                                   = move b2 b3
      (n (go from) w add)                                      = move b2 a2
      ((go to) n add)                                          = move b2 b3
      ((mark n) w back add)                                    = move b2 b3
      (e from n add)                                           = move c2 c3
      ((from e) n add)                                         = move c2 b3
      (e cascade s add)                                        = move b2 c2, move c2 c1
      (e cascade s cascade w add)                              = move b2 c2, move c2 c1, move c1 b1
      (n (if empty? add else n add))                           = move b2 b3
      (e (if empty? add else (verify friend?) s add))          = move b2 c1
      (n (while (on-board? n) n) add)                          = move b2 b4
      """)
  void places(String block, String moves) {
    make(block, moves);
  }

  /** What a move does besides moving; a place off the board is passed over. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      textBlock =
          """
      (n (add F E))                                            = move b2 b3, type F b3 | move b2 b3, type E b3
      (e cascade s (add E))                                    = move b2 c2, move c2 c1, type E c1
      (n add-copy)                                             = copy b2 b3
      (n n (verify enemy?) capture add-copy)                   = copy b2 b4, capture b4
      (n create add)                                           = move b2 b3, create White M b3
      (n (create Black) add)                                   = move b2 b3, create Black M b3
      (n (create F) add)                                       = move b2 b3, create White F b3
      (n (create Black E w) add)                               = move b2 b3, create Black E a3
      (n (create a4) add)                                      = move b2 b3, create White M a4
      (n (change-owner b4) add)                                = move b2 b3, owner White b4
      (n (flip n) add)                                         = move b2 b3, owner next b4
      (n (change-type F) add)                                  = move b2 b3, type F b3
      (n (set-attribute hot false) add)                        = move b2 b3, clear hot b3
      (n (set-attribute hot (in-zone? far)) add)               = move b2 b3, set hot b3
      (n (capture d2) (create c1) (change-owner b4) add)       = move b2 b3, create White M c1, capture d2, owner White b4
      (w (capture w) (create F w) (flip w) (change-type F w) (change-owner w) (set-position-flag p true w) add) = move b2 a2
      (n (add-partial more))                                   = move b2 b3
      (n (add-partial F more))                                 = move b2 b3, type F b3
      """)
  void effects(String block, String moves) {
    make(block, moves);
  }

  /** Conditions; the opposite of one holds off the board, too. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      textBlock =
          """
      (w (verify (empty? w)) add)                              =
      (w (verify (not-empty? w)) add)                          = move b2 a2
      (w (verify (on-board? w)) add)                           =
      (w (verify (not-on-board? w)) add)                       = move b2 a2
      (w (verify (not-enemy? w)) (verify (not-friend? w)) add) = move b2 a2
      (sw (verify enemy?) add)                                 =
      (sw (verify neutral?) add)                               = move b2 a1
      (sw (verify not-enemy?) (verify not-friend?) add)        = move b2 a1
      (e (verify (piece? F)) add)                              = move b2 c2
      (e (verify (not-piece? F)) add)                          =
      (n (verify (in-zone? far)) add)                          = move b2 b3
      (s (verify (in-zone? far)) add)                          =
      (n (verify (position? b3)) add)                          = move b2 b3
      (mark n (verify (marked? s)) add)                        = move b2 b3
      ((verify hot) n add)                                     = move b2 b3
      (n (verify hot) add)                                     =
      (n (verify not-hot) add)                                 = move b2 b3
      (n (verify empty? (empty? w)) add)                       = move b2 b3
      (n (verify empty? (empty? n)) add)                       =
      (n (verify (and empty? (or false (enemy? n)) (not (friend? w)))) add) = move b2 b3
      (n (verify adjacent-to-enemy?) add)                      = move b2 b3
      (w (verify adjacent-to-enemy?) add)                      =
      (d4 (verify goal-position?) add)                         = move b2 d4
      (n (verify goal-position?) add)                          =
      (n (verify (last-from? s)) add)                          =
      (n (verify not-last-to?) add)                            = move b2 b3
      (n (set-position-flag p true) n (verify (position-flag? p s)) (verify (not-position-flag? p)) add) = move b2 b4
      (n (verify (flag? never)) add)                           =
      (n (verify (not-flag? never)) add)                       = move b2 b3
      (n n (verify (attacked?)) add)                           =
      (n (if (in-zone? nowhere) add else n add))               = move b2 b4
      (n (verify (not-in-zone? nowhere)) add)                  = move b2 b3
      (n (verify (in-zone? nowhere)) add)                      =
      (n (verify (or (piece? Nobody) empty?)) add)             = move b2 b3
      (n (verify (not-enemy? nowhere)) add)                    = move b2 b3
      """)
  void conditions(String block, String moves) {
    make(block, moves);
  }
}
