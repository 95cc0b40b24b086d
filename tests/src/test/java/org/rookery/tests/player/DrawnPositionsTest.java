package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.match.BrokenProgram;
import org.rookery.player.match.Contestant;
import org.rookery.player.match.Contestants;
import org.rookery.player.match.ProgramReply;
import org.rookery.tests.Games;

/** Who draws at best asks the rival hard questions, but none that give the draw away. */
class DrawnPositionsTest {
  private static final Game GAME = Games.game("tic-tac-toe");
  private static final int POSITIONS = 60;

  /** 1, 0 or -1 for the player to move, by the hash of the position. */
  private final Map<Long, Integer> known = new HashMap<>();

  private int value(GameEngine engine, Position position) {
    Integer before = known.get(position.hash());
    if (before != null) {
      return before;
    }
    Outcome outcome = engine.adjudicator().outcome(position);
    int best = outcome.isOver() ? 0 : -1;
    if (outcome instanceof Outcome.Win win) {
      best = win.player() == position.mover() ? 1 : -1;
    } else if (!outcome.isOver()) {
      for (Move move : engine.generator().legalMoves(position)) {
        position.make(move);
        best = Math.max(best, -value(engine, position));
        position.unmake();
      }
    }
    known.put(position.hash(), best);
    return best;
  }

  @Test
  void nothingIsGivenAway() throws BrokenProgram, IOException {
    GameEngine engine = GAME.engine();
    Random random = new Random(20261127);
    int drawn = 0;
    try (Contestant player = Contestants.of("nodes:50000", GAME, "", 1)) {
      while (drawn < POSITIONS) {
        Match match = GAME.start();
        for (int i = random.nextInt(7); i > 0 && !match.isOver(); i--) {
          match.play(match.turns().get(random.nextInt(match.turns().size())));
        }
        if (match.isOver() || value(engine, match.position()) != 0) {
          continue;
        }
        drawn++;
        player.begin(match.fromHere(), List.of(), drawn);
        match.play(((ProgramReply.Makes) player.choose(match)).turn());
        assertThat(value(engine, match.position())).as(match.fen()).isZero();
      }
    }
  }
}
