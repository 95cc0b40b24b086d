package org.rookery.player.guess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.sight.Announcements;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** Positions are made up that fit what a player has seen, and heard from the umpire. */
final class TrySamplerTest {
  private static final int WORLDS = 8;
  private static final int GAMES = 6;
  private static final int MOVES = 24;

  private static final Game GAME =
      Rules.of(
              "blind.rules",
              """
              (game (title "Blind") (players White Black) (turn-order White Black)
                (umpire Guard)
                (board (rectangle 5 5))
                (board-setup
                  (White (Chief c1) (Guard a1 b1) (Cart e1))
                  (Black (Chief c5) (Guard a5 b5) (Cart e5)))
                (piece (name Chief) (letter C) (moves (betza "K")))
                (piece (name Guard) (letter G) (moves (betza "W")))
                (piece (name Cart) (letter T) (moves (betza "R")))
                (royal Chief))
              """)
          .load()
          .orThrow();

  private final MoveGenerator generator = GAME.engine().generator();
  private final Seer seer = new Seer(generator);
  private final Disguise disguise = new Disguise(GAME.program());

  @Test
  void gamesThatAreFollowedFit() {
    int looked = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      WorldFilter filter = new WorldFilter(generator, new Announcements(generator), seed);
      Match match = GAME.start();
      for (int i = 0; i < MOVES && !match.isOver(); i++) {
        match.play(match.turns().get(random.nextInt(match.turns().size())));
        if (match.isOver() || match.mover() != 0) {
          continue;
        }
        UmpireRecord record =
            UmpireRecord.of(disguise, new Announcements(generator), match.position());
        List<Position> worlds = filter.worlds(record, 0);
        looked += worlds.isEmpty() ? 0 : 1;
        worlds.stream().limit(WORLDS).forEach(world -> assertFits(world, match.position()));
      }
    }
    assertThat(looked).isGreaterThan(2 * GAMES);
  }

  private void assertFits(Position world, Position real) {
    assertThat(seer.of(world, 0).seen().board()).isEqualTo(seer.of(real, 0).seen().board());
    assertThat(seer.of(world, 0).announced()).isEqualTo(seer.of(real, 0).announced());
    List<Move> legal = disguise.decided(world, generator.legalMoves(world));
    List<Move> refused = real.refused().stream().map(move -> disguise.decided(real, move)).toList();
    assertThat(refused).noneMatch(legal::contains);
  }

  @Test
  void aPieceThatWasCapturedTellsWhereTheCaptorIs() throws BadPosition {
    Match match = GAME.position("c3t/5/5/5/C1T1T w - - 0 1");
    match.play("e1-e4");
    match.play("e5-e4");
    TrySampler sampler = new TrySampler(generator, seer, 1);
    int square = match.engine().labels().square("e4").orElseThrow();
    Position best = sampler.worlds(match.position(), WORLDS).get(0);
    assertThat(disguise.isUnseen(best.content(square), 0)).isTrue();
  }

  @Test
  void theSameIsMadeUpWhateverIsNotSeen() throws BadPosition {
    List<Setup> worlds = worlds("c3t/5/5/2g2/C3T w - - 0 1");
    assertThat(worlds).isNotEmpty().isEqualTo(worlds("4t/2c2/5/1g3/C3T w - - 0 1"));
  }

  private List<Setup> worlds(String fen) throws BadPosition {
    TrySampler sampler = new TrySampler(generator, seer, 1);
    return sampler.worlds(GAME.position(fen).position(), WORLDS).stream()
        .map(Position::setup)
        .toList();
  }
}
