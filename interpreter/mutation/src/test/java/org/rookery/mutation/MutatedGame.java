package org.rookery.mutation;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.game.Rules;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** A game of few words, for the tests of this module. */
final class MutatedGame {
  static final String TEXT =
      """
      (define goes ($way) ($way (verify not-friend?) add))
      (game
         (title "Small")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 4 4) (zone (name far) (positions (own-rank 3 4))))
         (board-setup (fen "k3/s2s/S2S/K3 w - - 0 1"))
         (piece (name Chief) (letter K) (moves (betza "K")))
         (piece (name Sentry) (letter S)
            (moves (goes n) (goes e)
                   (ne (verify enemy? (in-zone? far)) add)))
         (royal Chief)
         (quiet-turns 12 (reset-by captures Sentry) draw)
         (repetition 3 draw))
      """;

  private MutatedGame() {}

  static GameForms forms() {
    return Rules.of("small.rules", TEXT).forms(Optional.empty()).orElseThrow();
  }

  static Game game() {
    return forms().load().orThrow();
  }

  static Suite suite(String cases) throws BadSuite {
    return SuiteReader.parse(Path.of("small.yaml"), "rules: small.rules\ncases:\n" + cases);
  }

  static Campaign campaign(String cases, Plan plan) throws BadSuite {
    return new Campaign(game(), forms(), List.of(suite(cases)), plan);
  }
}
