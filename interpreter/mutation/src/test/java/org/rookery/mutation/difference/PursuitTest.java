package org.rookery.mutation.difference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.program.ContentSet;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.NamedThings;

/** Chases that two rules see differently are told apart by who chases whom. */
final class PursuitTest {
  private static final String CHASE = "(by Runner Sentry) (spares Pawn) (dearer Runner Sentry)";

  private static final GameProgram PROGRAM = game(CHASE).program();

  @Test
  void whatIsTheSameTellsNothing() {
    assertThat(telling(CHASE)).isEmpty();
  }

  @Test
  void aChaserMoreIsTheOneToLookAt() {
    assertThat(telling(CHASE.replace("Runner Sentry)", "Runner Sentry Pawn)")))
        .contains("White: White Pawn after Black Runner, Black Sentry, Black Pawn");
  }

  @Test
  void aPieceWorthMoreThanTwoOthersIsChasedByBoth() {
    assertThat(telling(CHASE.replace("(dearer Runner Sentry)", "(dearer Runner Runner)")))
        .containsExactlyInAnyOrder(
            "White: White Sentry after Black Runner", "White: White Runner after Black Runner");
  }

  @Test
  void whoIsSparedByOneIsChased() {
    assertThat(telling(CHASE.replace("(spares Pawn)", "(spares Pawn) (spares Sentry)")))
        .containsExactly("White: White Runner, White Sentry after Black Sentry");
  }

  private static List<String> telling(String chase) {
    Aim aim = Aim.of(asked(game(CHASE)), asked(game(chase)));
    NamedThings names = new NamedThings(PROGRAM);
    return Pursuit.telling(aim, PROGRAM.contents()).stream()
        .map(
            one ->
                PROGRAM.players().get(one.player())
                    + ": "
                    + names(names, one.chasers())
                    + " after "
                    + names(names, one.pieces()))
        .toList();
  }

  private static String names(NamedThings names, ContentSet pieces) {
    return String.join(", ", pieces.members().stream().mapToObj(names::piece).toList());
  }

  /** What is asked of White's chases. */
  private static org.rookery.program.Test asked(Game game) {
    return game.program().endings().stream()
        .filter(ending -> ending.reason().equals("perpetual chase") && ending.player() == 0)
        .map(Ending::when)
        .findFirst()
        .orElseThrow();
  }

  private static Game game(String chase) {
    return Rules.of(
            "small.rules",
            """
            (game
               (title "Small")
               (players White Black)
               (turn-order White Black)
               (board (rectangle 4 4))
               (board-setup (fen "rs2/pp2/PP2/RS2 w - - 0 1"))
               (piece (name Runner) (letter R) (moves (betza "R")))
               (piece (name Sentry) (letter S) (moves (betza "W")))
               (piece (name Pawn) (letter P) (moves (betza "fmWfcF")))
               (repetition 3 (perpetual-chase loss CHASE) draw))
            """
                .replace("CHASE", chase))
        .load()
        .orThrow();
  }
}
