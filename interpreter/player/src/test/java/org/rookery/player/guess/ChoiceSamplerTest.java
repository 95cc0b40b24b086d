package org.rookery.player.guess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.player.search.SearchLimits;
import org.rookery.program.Contents;

/** What others choose in a round is made up, whether their turn comes before or after. */
final class ChoiceSamplerTest {
  private static final int WORLDS = 8;

  private static final Game GAME =
      Rules.of(
              "round.rules",
              """
              (game (title "Round") (players White Black) (turn-order White Black)
                (board (rectangle 3 5)) (simultaneous)
                (board-setup (White (Boy a1)) (Black (Boy a5)))
                (piece (name Boy) (letter B) (moves (betza "W"))))
              """)
          .load()
          .orThrow();

  private final MoveGenerator generator = GAME.engine().generator();
  private final ChoiceSampler sampler = new ChoiceSampler(generator, new BestIsFirst(), 1);

  @Test
  void whoChoosesFirstMeetsWhatTheOtherMayChoose() {
    List<Position> worlds = worlds(GAME.start());
    assertThat(worlds).hasSize(WORLDS).allSatisfy(world -> assertLeaves(world, "a5"));
  }

  @Test
  void whoChoosesLastMeetsWhatTheOtherMayHaveChosen() {
    List<Position> worlds = worlds(after("a1-b1"));
    assertThat(worlds).hasSize(WORLDS).allSatisfy(world -> assertLeaves(world, "a1"));
  }

  @Test
  void whatTheOtherHasChosenTellsNothing() {
    assertThat(setups(after("a1-b1"))).isEqualTo(setups(after("a1-a2")));
  }

  private static Match after(String move) {
    Match match = GAME.start();
    match.play(move);
    return match;
  }

  private List<Position> worlds(Match match) {
    return sampler.worlds(match.position(), WORLDS, SearchLimits.ofNodes(1), () -> false);
  }

  private List<Setup> setups(Match match) {
    return worlds(match).stream().map(Position::setup).toList();
  }

  /** Whether the piece on a square, which has to go, is gone when the player to move has chosen. */
  private void assertLeaves(Position world, String name) {
    int square = GAME.engine().labels().square(name).orElseThrow();
    world.make(generator.legalMoves(world).get(0));
    assertThat(world.content(square)).isEqualTo(Contents.EMPTY);
  }
}
