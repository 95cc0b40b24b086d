package org.rookery.player.balance;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.Level;
import org.rookery.player.Opponent;
import org.rookery.player.Player;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.value.LessonBook;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.MaterialGain;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;

/** Plays games of a player against itself and notes how they went; it belongs to one thread. */
public final class SelfPlay {
  private static final int MEGABYTES = 16;

  /** By how much turns are misjudged where games are to differ. */
  private static final int BLUR = 50;

  /** Each player's first moves, this many, are chosen among those that look nearly best. */
  private static final int OPENINGS = 3;

  /** Later, one move in this many is chosen in the same way. */
  private static final int SELDOM = 6;

  private static final int LEAD = 100;

  private final Game game;
  private final GameProgram program;
  private final Player player;
  private final SearchLimits limits;
  private final int longest;
  private final long seed;

  /**
   * Games of {@code game}.
   *
   * @param nodes how many turns are tried for each that is made
   * @param longest after so many turns a game is broken off
   */
  public SelfPlay(Game game, long nodes, int longest, long seed) {
    this(game, nodes, longest, seed, LessonBook.here().find(game.rulesHash()));
  }

  /**
   * The same.
   *
   * @param learned what games have taught
   */
  public SelfPlay(Game game, long nodes, int longest, long seed, Lessons learned) {
    this.game = game;
    this.longest = longest;
    this.seed = seed;
    program = game.program();
    player = new Player(game, MEGABYTES, seed, learned);
    limits = SearchLimits.ofNodes(nodes);
  }

  /** What the player believes a piece type to be worth, in hundredths of the commonest piece. */
  public int worth(int type) {
    return player.evaluation().worth(program.contents().of(type, program.opener()));
  }

  /** Plays game number {@code number}: the same every time, on whatever thread. */
  public GameNotes play(int number) {
    player.forget();
    long own = seed * 1_000_003 + number;
    Opponent varied = new Opponent(player, new Level(1, limits, 0, BLUR), own);
    Opponent best = new Opponent(player, new Level(1, limits, 0, 0), own);
    SplitMix64 random = new SplitMix64(~own);
    Match match = game.start();
    MaterialGain gains = player.evaluation().gains();
    int[] moved = new int[program.pieces().size()];
    int[] captured = new int[program.pieces().size()];
    int[][] takenBy = new int[captured.length][captured.length];
    // If the first moves were random, the first player would waste the advantage of moving first.
    int openings = OPENINGS * player.evaluation().rivals().players().length;
    String opening = "";
    long choices = 0;
    int leads = 0;
    int leader = 0;
    while (!match.isOver() && match.played().size() < longest) {
      choices += match.turns().size();
      boolean vary = match.played().size() < openings || random.below(SELDOM) == 0;
      Optional<LegalMove> turn =
          program.playsAtRandom(match.mover())
              ? Optional.of(match.byChance(random::below))
              : chosen(match, vary ? varied : best);
      if (turn.isEmpty()) {
        break;
      }
      if (opening.isEmpty() && !program.playsAtRandom(match.mover())) {
        opening = turn.get().text();
      }
      Move move = turn.get().move();
      gains.read(match.position(), move);
      int mover = gains.piece() == Contents.EMPTY ? -1 : program.contents().type(gains.piece());
      if (mover >= 0) {
        moved[mover]++;
      }
      match.play(turn.get());
      count(match.position(), captured, takenBy, mover);
      int ahead = ahead(match.position());
      leads += ahead != 0 && leader != 0 && ahead != leader ? 1 : 0;
      leader = ahead == 0 ? leader : ahead;
    }
    return new GameNotes(
        number,
        opening,
        match.outcome() instanceof Outcome.Win win ? win.player() : -1,
        !match.isOver(),
        ending(match),
        match.played().size(),
        choices,
        leads,
        moved,
        captured,
        left(match.position()),
        takenBy);
  }

  private static Optional<LegalMove> chosen(Match match, Opponent opponent) {
    return opponent
        .choose(match.position(), () -> false)
        .map(Thought::line)
        .map(line -> match.turns().of(line.get(0)));
  }

  private void count(Position position, int[] captured, int[][] takenBy, int mover) {
    for (int i = 0; i < position.capturedCount(); i++) {
      int type = program.contents().type(position.captured(i));
      captured[type]++;
      if (mover >= 0) {
        takenBy[type][mover]++;
      }
    }
  }

  private int[] left(Position position) {
    int[] left = new int[program.pieces().size()];
    for (int content = 1; content < program.contents().size(); content++) {
      left[program.contents().type(content)] += position.pieces(content);
    }
    return left;
  }

  /** 1 when the first rival has clearly more, -1 when the other has, else 0. */
  private int ahead(Position position) {
    int score = player.evaluation().score(position);
    return score > LEAD ? 1 : score < -LEAD ? -1 : 0;
  }

  private int ending(Match match) {
    Position position = match.position();
    if (position.decided() != Position.UNDECIDED) {
      return position.decided();
    }
    List<Ending> endings = program.endings();
    for (int i = 0; i < endings.size(); i++) {
      if (match.engine().generator().holds(position, endings.get(i).when())) {
        return i;
      }
    }
    return -1;
  }
}
