package org.rookery.logs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.engine.GameEngine;

final class ReplayTest {
  private static final GameEngine GAME = Replays.game("ruddigore");

  private static String played(Replay replay, String log) {
    assertThat(Replays.play(replay, log)).isEmpty();
    return replay.snapshot().text();
  }

  private static String fen(Replay replay) {
    return GAME.positions().print(replay.position().orElseThrow().setup());
  }

  @Test
  void playsCapturesRemindersDropsAndSacrifices() {
    Replay replay = Replays.underRules(GAME, "");
    played(
        replay,
        """
        ; game: ruddigore
        1. P e2-e4
        1... p e7-e5   // Beware!
        2. H g1-e5; P-A1
        2... p d7-d6; @-a7
        3. H e5-f7; P-A2  3... x e8-f7; h-C8
        4. X e1-d1; Q-B1
        4... p g7-g6; C8-
        5. Q B1-e5
        """);
    assertThat(fen(replay))
        .isEqualTo("rhbq1bhr/1pp2x1p/3p2p1/4Q3/4P3/8/PPPP1PPP/RHBX1B1R[PP] b - - 1 5");
    assertThat(replay.played()).isEqualTo(9);
  }

  @Test
  void drawsTheBoardBetweenTheHands() {
    String text = played(Replays.underRules(GAME, ""), "1. X e1-d1; Q-B2");
    assertThat(text)
        .isEqualTo(
            """
            8 | . . | r h b q x b h r | . . |
            7 | . . | p p p p p p p p | . . |
            6 | . . | . . . . . . . . | . . |
            5 | . . | . . . . . . . . | . . |
            4 | . . | . . . . . . . . | . . |
            3 | . . | . . . . . . . . | . . |
            2 | . Q | P P P P P P P P | . . |
            1 | . . | R H B X . B H R | . . |
                A B   a b c d e f g h   C D

            X/x Baronet   Q/q Queen   R/r Rook   B/b Bishop   H/h Gentleman   P/p Pawn
            Black to move, turn 1
            """);
  }

  @Test
  void putsAPieceIntoTheFirstCellWhenThereIsNoReminder() {
    Replay replay = Replays.underRules(GAME, "");
    assertThat(played(replay, "X e1-d1\np e7-e5\nP a2-a3; A1-")).contains("1 | . . | R H B X");
    assertThat(replay.played()).isEqualTo(3);
  }

  @Test
  void takesTheNotationOfTheRulesAsWell() {
    Replay replay = Replays.underRules(GAME, "4x3/8/8/8/8/8/8/4X3[RP] w - - 0 1");
    played(replay, "R*e4\nx e8-d8\nX e1-d1; P*-");
    assertThat(fen(replay)).startsWith("3x4/8/8/8/4R3/8/8/3X4[] b");
  }

  @Test
  void readsPromotionsAndCastling() {
    Replay replay = Replays.underRules(GAME, "1q2x3/P7/8/8/8/8/8/4X2R w K - 0 1");
    played(replay, "X e1-g1; R h1-f1");
    replay = Replays.underRules(GAME, "1q2x3/P7/8/8/8/8/8/4X2R w K - 0 1");
    played(replay, "P a7-b8; Q-b8; Q-A2\nx e8-e7");
    assertThat(fen(replay)).startsWith("1Q6/4x3/8/8/8/8/8/4X2R[Q] w");
    assertThat(
            Replays.play(Replays.underRules(GAME, "4x3/P7/8/8/8/8/8/4X3 w - - 0 1"), "a7-a8; H-a8"))
        .isEmpty();
  }

  @Test
  void keepsMorePiecesInHandThanThereAreCells() {
    String position = "4x3/8/8/8/8/8/8/4X3[PPPPPPPPPPPPPPPPPPR] w - - 0 1";
    Replay replay = Replays.underRules(GAME, position);
    assertThat(replay.snapshot().text()).contains("In hand beside the cells: ");
    played(replay, "R*a1\nx e8-e7\nX e1-e2; P*-");
    assertThat(fen(replay)).contains("[PPPPPPPPPPPPPPPPP]");
  }

  @Test
  void numbersEveryTurnWhereTheLogDoes() {
    Replay replay = Replays.underRules(GAME, "");
    played(replay, "1. e2-e4 2. e7-e5 3. a2-a3; d1- 4. a7-a6; d8-");
    assertThat(replay.played()).isEqualTo(4);
  }

  @Test
  void movesWhatItIsToldWithoutRules() {
    Replay replay = Replays.withoutRules(GAME, "");
    String text =
        played(
            replay,
            """
            1. Q d1-d7; q-d8; P-A1 1... e1-e8
            2. -e4
            2... a7-a6; h-C3
            """);
    assertThat(text).contains("4 | . . | . . . .   . . . | . . |", "1 | P . |", "| h . |");
    assertThat(replay.position()).isEmpty();
    assertThat(replay.snapshot().gone().cardinality()).isEqualTo(1);
  }

  @Test
  void returnsADeletedSpaceWhenItIsPlayedOn() {
    for (String step : new String[] {"@-e4", "P-e4", "q*e4", "P e2-e4"}) {
      Replay replay = Replays.withoutRules(GAME, "");
      played(replay, "-e4\n" + step);
      assertThat(replay.snapshot().gone().isEmpty()).as(step).isTrue();
    }
  }

  @Test
  void changesNothingWhenATurnIsRefused() {
    Replay replay = Replays.withoutRules(GAME, "");
    String before = replay.snapshot().text();
    assertThat(Replays.play(replay, "e2-e4; e3-e5")).isPresent();
    assertThat(replay.snapshot().text()).isEqualTo(before);
  }

  @Test
  void playsGamesWithoutHands() {
    GameEngine chess = Replays.game("chess");
    Replay replay = Replays.underRules(chess, "");
    String text = played(replay, "P e2-e4\np a7-a6\nP e4-e5\np d7-d5\nP e5-d6; d5-\n");
    assertThat(text).contains("6 | p . . P . . . . |", "K/k King");
    Replay other = Replays.underRules(chess, "");
    assertThat(Replays.play(other, "P e2-e4\np a7-a6\nP e4-e5\np d7-d5\nP e5-d6"))
        .map(Replay.Refused::reason)
        .contains("It is not the whole move, which is `e5-d6; d5-`.");
  }

  @Test
  void takesTheNameOfAPieceForThatOfThePlayerToMove() {
    GameEngine chess = Replays.game("chess");
    String log = "Pawn e2-e4\nPawn e7-e5\nKing e1-e2\nKing e8-e7";
    assertThat(played(Replays.underRules(chess, ""), log)).contains("7 | p p p p k p p p |");
    assertThat(played(Replays.withoutRules(chess, ""), log)).contains("7 | p p p p k p p p |");
  }

  @Test
  void playsPiecesThatChangeTheirKind() {
    GameEngine ready = Replays.game("ready-chess");
    Replay replay = Replays.underRules(ready, "4k3/8/8/3p4/8/2N5/P7/4K3 w - - 0 1");
    String text = played(replay, "N c3-d5; +N-d5\nk e8-e7\nN-d5");
    assertThat(text).contains("5 |  .  .  .  N");
  }

  @Test
  void hasNoCellsForPiecesThatWouldNotFitIntoThem() {
    Replay replay = Replays.underRules(Replays.game("pente"), "");
    assertThat(played(replay, "S*j10\ns*k9"))
        .contains("In hand: White Stone x180, Black Stone x179")
        .doesNotContain("A B");
  }

  @Test
  void playsOnRings() {
    Replay replay = Replays.underRules(Replays.game("by-rook-or-by-crook"), "");
    assertThat(played(replay, "P a1-a2\np g4-g3"))
        .contains("a b c d e f g", "White to move, turn 2");
  }
}
