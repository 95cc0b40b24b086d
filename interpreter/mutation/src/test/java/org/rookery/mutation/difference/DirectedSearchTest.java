package org.rookery.mutation.difference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** Differences that games played by chance hardly come to are found by what the rules ask. */
final class DirectedSearchTest {
  /** So many of some short hunts have to find what they look for. */
  private static final int MOSTLY = 3;

  private static final int HUNTS = 5;

  private static final String TEXT =
      """
      (game
         (title "Small")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 6 6) (zone (name far) (positions (own-rank 5 6))))
         (board-setup (fen "krss2/pppppp/6/6/PPPPPP/KRSS2 w - - 0 1"))
         (piece (name Chief) (letter K) (moves (betza "K")))
         (piece (name Runner) (letter R) (moves (betza "R")))
         (piece (name Sentry) (letter S) (moves (betza "F")))
         (piece (name Pawn) (letter P) (moves (betza "fmWfcF")))
         (royal Chief)
         (counter rest 20 (per player) (after-turn (set-to 9 (and (lonely) (= (counter rest) 20))) (add -1 (lonely))))
         (ending "rest is over" (<= (counter rest) 0) loss)
         (ending "guarded" (and (= (count (anyone Pawn) (board)) 0) (= (count (anyone Sentry) (board)) 3)) draw)
         (ending "parade" (and (exists (friend Sentry) (squares c3)) (exists (enemy Sentry) (squares c4 c5))
                               (= (count anyone (board)) 5)) win)
         (ending "perpetual check" (repeated-while? 3 (in-check? opponent)) loss)
         (stalemate draw)
         (repetition 3 draw))
      """
          .replace("(lonely)", "(= (count (friend Pawn) (board)) 1)");

  /** Those of the game, made once. */
  private static final Walks WALKS = Walks.of(game(TEXT), List::of, new TreeSet<>(), 3);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(stalemate draw) | (stalemate loss)",
        "(repetition 3 draw) | (repetition 4 draw)",
        "(repeated-while? 3 | (repeated-while? 2",
        "(board)) 3)) draw | (board)) 4)) draw",
        "(squares c4 c5) | (squares c4 d5)",
        "(= (count anyone (board)) 5) | (<= (count anyone (board)) 5)",
        "(enemy Sentry) (squares | (enemy Pawn) (squares",
        "(set-to 9 | (set-to 8",
      })
  void whatRulesAskIsFound(String part, String instead) {
    assertThat(TEXT).contains(part);
    GameComparison comparison = new GameComparison(game(TEXT), game(TEXT.replace(part, instead)));
    assertThat(comparison.hunted(WALKS, 400, 400).findFirst()).isPresent();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(betza \"R\") | (betza \"WsRvR\")",
        "(= (count (anyone Sentry) (board)) 3) | (not (< (count (anyone Sentry) (board)) 3)) (<"
            + " (count (anyone Sentry) (board)) 4)",
        "(title \"Small\") | (title \"Smaller\")",
      })
  void whatComesToTheSameIsNoDifference(String part, String instead) {
    assertThat(TEXT).contains(part);
    GameComparison comparison = new GameComparison(game(TEXT), game(TEXT.replace(part, instead)));
    assertThat(comparison.hunted(WALKS, 60, 60)).isEmpty();
  }

  /**
   * The Chief leaps towards a Runner that he has not moved with; once he has moved he never does.
   */
  private static final String LEAPS =
      """
      (game
         (title "Leaps")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 6 6) (mirror) (zone (name middle) (players White Black) (positions c1 c6)))
         (board-setup (fen "2k2r/pppppp/6/6/PPPPPP/2K2R w - - 0 1"))
         (piece (name Chief) (letter K)
            (moves (betza "K")
                   ((verify (in-zone? middle)) e (verify empty?) e (verify empty?)
                    e (verify (and (piece? (friend Runner)) fresh?)) w add)))
         (piece (name Runner) (letter R) (attribute fresh? true) (moves (betza "R")))
         (piece (name Pawn) (letter P) (moves (betza "fmWfcF")))
         (royal Chief)
         (on-move (only Runner) (set-attribute fresh? false))
         (on-move (only Chief)
            (for-each ($corner f1 f6)
               (if (piece? (friend Runner) $corner) (set-attribute fresh? false $corner))))
         (stalemate draw))
      """;

  /** There a Runner is one he has not moved with as soon as he is dropped. */
  private static final String DROPPED =
      LEAPS
          .replace("2k2r/pppppp/6/6/PPPPPP/2K2R", "2k3/pppppp/6/6/PPPPPP/2K3[Rr]")
          .replace("fresh? true", "fresh? false")
          .replace("(moves (betza \"R\"))", "(drops ((verify empty?) add)) (moves (betza \"R\"))")
          .replace(
              "(on-move (only R",
              "(on-drop (only Runner) (set-attribute fresh? true)) (on-move (only R");

  /** Somebody has to go and come back before it shows; most hunts think of it soon. */
  @Tag("slow")
  @Test
  void whatPiecesKeepIsSeenWhenTheyHaveComeBack() {
    assertThat(timesFound(LEAPS, "$corner f1 f6", "$corner f1")).isEqualTo(MOSTLY);
  }

  @Test
  void whatOnlyADropGivesIsSeen() {
    assertThat(timesFound(DROPPED, "$corner f1 f6", "$corner f1")).isEqualTo(MOSTLY);
  }

  /** So many turns without a Pawn's never occur by chance: the count is set near its end. */
  @Tag("slow")
  @Test
  void whatIsCountedForLongIsSeenAtTheEnd() {
    String text =
        TEXT.replace(
                "(stalemate draw)",
                "(counter calm 0 (after-turn (set-to 0 (not (few))) (add 1 (few))))"
                    + " (ending \"calm\" (= (counter calm) 300) draw) (stalemate draw)")
            .replace("(few)", "(and (<= (count anyone (board)) 8) (not (in-check?)))");
    assertThat(timesFound(text, "(board)) 8)", "(board)) 9)")).isEqualTo(MOSTLY);
  }

  /** Marks that take several turns of both to come about are set up. */
  @Tag("slow")
  @Test
  void whatPiecesHaveKeptForLongIsSeen() {
    assertThat(
            timesFound(LEAPS.replace("fresh? true", "fresh? false"), "$corner f1 f6", "$corner f1"))
        .isEqualTo(MOSTLY);
  }

  /** The way to what differs is gone on purpose: the number is one of many, and so is the place. */
  @Tag("slow")
  @Test
  void whatARuleComesToByTheWayIsFound() {
    String text =
        TEXT.replace(
            "(betza \"F\"))",
            "(betza \"F\") ((verify (= (counter rest) 14)) n (verify friend?) e (verify enemy?) n"
                + " (verify enemy?) to (if (empty? e) capture) add))");
    assertThat(timesFound(text, "(empty? e)", "(empty? w)")).isEqualTo(MOSTLY);
  }

  /** One who is attacked goes to and fro, and its attacker with it. */
  @Tag("slow")
  @Test
  void whoIsChasedIsFound() {
    String text =
        TEXT.replace(
            "(repetition 3 draw)",
            "(repetition 3 (perpetual-chase loss (by Runner) (spares Pawn)) draw)");
    GameComparison comparison =
        new GameComparison(game(text), game(text.replace("(spares Pawn)", "(spares Sentry)")));
    assertThat(comparison.hunted(WALKS, GameComparison.EFFORT, GameComparison.EFFORT).findFirst())
        .isPresent();
  }

  /** Nothing hangs on it, but it stands in FEN. */
  @Tag("slow")
  @Test
  void aCounterThatEverybodySeesIsLookedAt() {
    String text =
        TEXT.replace(
            "(stalemate draw)",
            "(stalemate draw) (counter rests 0 (in-fen) (after-turn (add 1 (= (counter rest)"
                + " 13))))");
    assertThat(timesFound(text, "(add 1 (", "(add 2 (")).isEqualTo(MOSTLY);
    assertThat(hunts(text.replace("(in-fen)", ""), "(add 1 (", "(add 2 (", 2)).isEmpty();
  }

  /** How many of some short hunts find that another text is another game; no more than asked. */
  private static long timesFound(String text, String part, String instead) {
    return hunts(text, part, instead, HUNTS).limit(MOSTLY).count();
  }

  /** The first differences that short hunts find, each of those that find some. */
  private static Stream<Difference> hunts(String text, String part, String instead, int most) {
    assertThat(text).contains(part);
    Game game = game(text);
    GameComparison comparison = new GameComparison(game, game(text.replace(part, instead)));
    return IntStream.rangeClosed(1, most)
        .mapToObj(seed -> Walks.of(game, List::of, new TreeSet<>(), seed))
        .flatMap(walks -> comparison.hunted(walks, 80, 80).findFirst().stream());
  }

  @Test
  void noSearchWithoutAnAim() {
    DirectedSearch hunt =
        new DirectedSearch(
            new GamePair(game(TEXT).engine(), game(TEXT).engine()),
            WALKS,
            1_000_000_000,
            1_000_000_000);
    assertThat(hunt.forks()).isEmpty();
  }

  private static Game game(String text) {
    return Rules.of("small.rules", text).load().orThrow();
  }
}
