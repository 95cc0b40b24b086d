package org.rookery.tests.dead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.tests.Games;

/** A position that is called dead is never one in which somebody can still win. */
class DeadPositionsTest {
  /** So many random games a group looks at; 3,000 take a quarter of an hour. */
  private static final int MORE = Integer.getInteger("rookery.dead", 100);

  private static final Outcome DEAD = new Outcome.Draw(Adjudicator.DEAD_POSITION);

  /** What came of some random positions. */
  private static final class Count {
    private int dead;
    private int proved;
    private int alive;
    private int unknown;

    @Override
    public String toString() {
      return "dead "
          + dead
          + ", of these proved "
          + proved
          + "; alive "
          + alive
          + "; unknown "
          + unknown;
    }
  }

  @Test
  void what_is_dead_cannot_be_won() {
    Count count = count(0, 40, 4, 4_000);
    assertThat(count.proved).as(count::toString).isGreaterThan(13);
    assertThat(count.alive).as(count::toString).isGreaterThan(13);
  }

  @Test
  @Tag(Games.CATALOGUE)
  void what_is_dead_cannot_be_won_in_more_games() {
    Count count = count(1_000, MORE, 8, 60_000);
    assertThat(count.proved).as(count::toString).isGreaterThan(MORE / 3);
  }

  /** The Kings are asked whether there is check before the Ant is known to become a Bee. */
  @Test
  void answers_are_asked_again_after_pieces_have_become_others() throws TextException {
    String rules =
        """
        (include "boards")
        (game (title "Small") (players White Black) (turn-order White Black)
          (board (rectangle 3 3) (zone (name anywhere) (positions (rank 1) (rank 2) (rank 3))))
          (piece (name King) (letter K)
            (moves (betza "K") (n (verify empty?) (verify (in-check?)) add)))
          (piece (name Ant) (letter A) (moves (betza "mW" (promote-in anywhere Bee))))
          (piece (name Bee) (letter B) (moves (betza "R")))
          (royal King) (stalemate draw) (dead-positions %s))
        """;
    GameEngine drawn = engine(rules.formatted("draw"));
    GameEngine playedOn = engine(rules.formatted("play-on"));
    Setup setup = drawn.positions().parse("k1a/3/1K1 w");
    assertThat(new WinSearch(playedOn, 60_000).canBeWon(setup)).hasValue(true);
    assertThat(drawn.adjudicator().outcome(new Position(drawn.program(), setup)).isOver())
        .isFalse();
  }

  private static Count count(long seed, int games, int positions, int most) {
    Count count = new Count();
    for (int i = 0; i < games; i++) {
      DeadEndingRules rules = new DeadEndingRules(seed + i);
      GameEngine drawn = engine(rules.text(true));
      GameEngine playedOn = engine(rules.text(false));
      WinSearch search = new WinSearch(playedOn, most);
      Random random = new Random(seed + i);
      for (int number = 0; number < positions; number++) {
        Setup setup = setup(drawn.program(), random);
        look(drawn, playedOn, setup, search, count, rules);
      }
    }
    return count;
  }

  private static void look(
      GameEngine drawn,
      GameEngine playedOn,
      Setup setup,
      WinSearch search,
      Count count,
      DeadEndingRules rules) {
    Position position = new Position(playedOn.program(), setup);
    if (playedOn.adjudicator().outcome(position).isOver()) {
      return;
    }
    boolean dead = drawn.adjudicator().outcome(new Position(drawn.program(), setup)).equals(DEAD);
    Optional<Boolean> won = search.canBeWon(setup);
    assertThat(dead && won.orElse(false))
        .as("%s%n%s", rules.text(true), playedOn.positions().print(setup))
        .isFalse();
    if (won.isEmpty()) {
      count.unknown++;
    } else if (won.get()) {
      count.alive++;
    } else {
      count.dead++;
      count.proved += dead ? 1 : 0;
    }
  }

  private static GameEngine engine(String text) {
    return Games.rulebook().text("small.rules", text).load().orThrow().start().engine();
  }

  /** A King of each side and up to two pieces more. */
  private static Setup setup(GameProgram program, Random random) {
    Setup start = Setup.start(program);
    Contents contents = program.contents();
    int squares = program.topology().size();
    List<Integer> board = new ArrayList<>(Collections.nCopies(squares, Contents.EMPTY));
    List<Integer> pieces = new ArrayList<>(List.of(contents.of(0, 0), contents.of(0, 1)));
    int more = random.nextInt(3);
    for (int i = 0; i < more; i++) {
      pieces.add(contents.of(1 + random.nextInt(2), random.nextInt(2)));
    }
    for (int piece : pieces) {
      int square = random.nextInt(squares);
      while (board.get(square) != Contents.EMPTY) {
        square = random.nextInt(squares);
      }
      board.set(square, piece);
    }
    return new Setup(
        board,
        start.attributes(),
        start.hand(),
        random.nextInt(2),
        1,
        0,
        0,
        List.of(),
        Position.NOWHERE,
        start.counters(),
        Position.NOWHERE,
        0,
        Position.UNDECIDED,
        0,
        Position.NOWHERE,
        Position.NOWHERE,
        Map.of());
  }
}
