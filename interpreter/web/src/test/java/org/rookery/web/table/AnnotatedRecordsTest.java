package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** What a record says besides its moves: comments, marks, variations, players and the result. */
final class AnnotatedRecordsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. a3 {one} (1. Kb2 $1 Kc4 {two} (1... d2) 2. Rc1+) 1... Kc4 $6 {three} *",
        "{before} 1. a3 (1. Kb2) (1. Rc1 {deep}) 1... Kc4 1-0",
      })
  void whatIsSaidAndTriedIsKept(String moves) {
    String tags =
        "[Event \"a \\\"b\\\"\"]\n[White \"Ann\"]\n[WhiteElo \"1500\"]\n[Variant \"Court\"]\n\n";
    Records.Read read = Records.read(SmallGames.COURT.start(), tags + moves);
    assertThat(read.told()).isEmpty();
    assertThat(read.match().played()).containsExactly("a2-a3", "d4-c4");
    String pgn = Records.pgn(read);
    assertThat(pgn)
        .startsWith("[Event \"a \\\"b\\\"\"]\n[Site \"?\"]\n")
        .contains("[White \"Ann\"]\n[Black \"?\"]\n", "[WhiteElo \"1500\"]\n")
        .containsOnlyOnce("[Variant ");
    assertThat(pgn.replace('\n', ' ')).endsWith(" " + moves + " ");
    assertThat(Records.pgn(Records.read(SmallGames.COURT.start(), pgn))).isEqualTo(pgn);
  }

  /** How a match ended stands before what might have been played instead, as it is read. */
  @Test
  void howAMatchEndedIsSaidOnce() throws Exception {
    String start = start("k3/4/K3/3R w - - 0 1");
    Records.Read read = Records.read(SmallGames.COURT.start(), start + "1. Rd4# {so} (1. Rc1) 1-0");
    String pgn = Records.pgn(read);
    assertThat(pgn.replace('\n', ' '))
        .endsWith(" 1. Rd4# {so White wins by checkmate.} (1. Rc1) 1-0 ");
    assertThat(Records.pgn(Records.read(SmallGames.COURT.start(), pgn))).isEqualTo(pgn);
  }

  @Test
  void aRecordWithoutMovesSaysHowItsMatchEnded() {
    String over = start("k2R/4/K3/4 b - - 0 1") + "{so} 1-0";
    String pgn = Records.pgn(Records.read(SmallGames.COURT.start(), over));
    assertThat(pgn).endsWith("\n{so White wins by checkmate.} 1-0\n");
    assertThat(Records.pgn(Records.read(SmallGames.COURT.start(), pgn))).isEqualTo(pgn);
  }

  @Test
  void aGameWhoseMovesAreMadeElsewhereHasNoResult() {
    String rules =
        """
        (game (title "Elsewhere") (players White Black) (turn-order White Black)
          (engine "elsewhere.dll") (board (rectangle 3 3)) (stalemate draw)
          (board-setup (White (Man a1)) (Black (Man c3)))
          (piece (name Man) (letter M)))
        """;
    Match match = Rules.of("elsewhere.zrf", rules).load().orThrow().start();
    assertThat(Records.pgn(match)).contains("[Result \"*\"]\n");
  }

  @Test
  void aMoveBehindTheEndIsToldSo() {
    String end = start("k3/4/K3/3R w - - 0 1") + "1. Rd4# Ka3";
    assertThat(Records.read(SmallGames.COURT.start(), end).problem())
        .isEqualTo("Move `1... Ka3` is not legal there: White wins by checkmate.");
  }

  private static String start(String fen) {
    return "[FEN \"" + fen + "\"]\n\n";
  }

  @Test
  void aVariationIsReadAsFarAsItIsLegal() {
    Records.Read read =
        Records.read(SmallGames.COURT.start(), "1. a3 (1. Kb2 Kc4 2. Kh8 Kd4) (1. x) Kc4 (1... y)");
    assertThat(read.problem()).isEmpty();
    assertThat(read.remark())
        .isEqualTo(
            "In a variation: Move `2. Kh8` is not legal there; it is read up to there."
                + " In a variation: Move `1. x` is not legal there; it is read up to there."
                + " In a variation: Move `1... y` is not legal there; it is read up to there.");
    assertThat(Records.pgn(read)).endsWith("\n1. a3 (1. Kb2 Kc4) 1... Kc4 *\n");
  }

  @Test
  void theResultIsWhatTheRulesSayOrElseTheRecord() throws Exception {
    Match won = SmallGames.COURT.position("k3/4/K3/3R w - - 0 1");
    won.play("d1-d4");
    String pgn = Records.pgn(won).replace("1-0", "0-1");
    Records.Read read = Records.read(SmallGames.COURT.start(), pgn);
    assertThat(Records.pgn(read)).isEqualTo(Records.pgn(won));
    String given = "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. a3 1-0";
    assertThat(Records.pgn(Records.read(SmallGames.COURT.start(), given)))
        .contains("[Result \"1-0\"]\n", "[Termination \"time forfeit\"]\n")
        .endsWith("\n1. a3 1-0\n");
  }
}
