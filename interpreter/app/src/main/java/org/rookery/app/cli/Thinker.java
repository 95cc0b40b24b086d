package org.rookery.app.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.Counted;
import org.rookery.engine.search.RandomMover;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.Level;
import org.rookery.player.MoveAdvice;
import org.rookery.player.Opponent;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** Chooses the program's turns on the console, and tells what it thinks. */
final class Thinker {
  private static final int MEGABYTES = 32;
  private static final SearchLimits HINT = SearchLimits.ofNodes(60_000);

  /** Whether it is ahead the program knows sooner than what is best. */
  private static final SearchLimits OFFER = SearchLimits.ofNodes(6_000);

  private final Game game;
  private final long seed;
  private final int threads;
  private final RandomMover random;
  private final Map<Level, Opponent> opponents = new HashMap<>();
  private @Nullable Player player;

  /**
   * Who thinks about a game.
   *
   * @param threads on how many threads; with more than one, not the same every time
   */
  Thinker(Game game, long seed, int threads) {
    this.game = game;
    this.seed = seed;
    this.threads = threads;
    random = new RandomMover(game.engine().generator(), seed);
  }

  /**
   * A turn of the program's.
   *
   * @param remark what it thought, to stand behind the turn; empty when it did not think
   */
  record Choice(LegalMove turn, String remark) {}

  /** The program's move for the player in that seat; empty when there is none. */
  Optional<Choice> choose(Match match, Seat seat) {
    if (seat.level().isEmpty() || game.program().playsAtRandom(match.mover())) {
      return random.choose(match.position()).map(move -> new Choice(match.turns().of(move), ""));
    }
    Player thinking = player();
    Opponent opponent =
        opponents.computeIfAbsent(seat.level().get(), level -> new Opponent(thinking, level, seed));
    return opponent
        .choose(match.position(), () -> false)
        .map(
            thought ->
                new Choice(
                    match.turns().of(thought.line().get(0)),
                    System.lineSeparator() + "  " + describe(match, thought)));
  }

  /** The best turn and why. */
  String hint(Match match) {
    if (match.turns().isEmpty()) {
      return "There is no legal move.";
    }
    List<Thought> found = player().think(match.position(), HINT, 2);
    Thought best = found.get(0);
    MoveAdvice advice = new MoveAdvice(match, player());
    String why = advice.why(found);
    return "Play "
        + match.turns().of(best.line().get(0)).text()
        + (why.isEmpty() ? "" : ": " + why)
        + "."
        + System.lineSeparator()
        + "  "
        + describe(match, best);
  }

  /** Whether the program, sitting there, is content with a draw: it is when it is not ahead. */
  boolean acceptsDraw(Match match, Seat seat) {
    if (seat.level().isEmpty() || match.turns().isEmpty()) {
      return true;
    }
    Thought best = player().think(match.position(), OFFER, 1).get(0);
    return best.score().pliesToEnd().isPresent() ? best.score().isWon() : best.score().value() >= 0;
  }

  private String describe(Match match, Thought thought) {
    MoveAdvice advice = new MoveAdvice(match, player());
    return "(depth "
        + thought.depth()
        + ", "
        + Counted.of(thought.nodes(), "move")
        + " tried; "
        + advice.standing(thought)
        + "; "
        + advice.line(thought)
        + ")";
  }

  /** Made when it is first needed: getting to know a game takes a moment. */
  private Player player() {
    Player known = player;
    if (known == null) {
      known = new Player(game, MEGABYTES, seed).withThreads(threads);
      player = known;
    }
    return known;
  }
}
