package org.rookery.player.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.logs.pgn.Movetext;
import org.rookery.player.random.SplitMix64;

/** Plays single games: it alone says what is legal and when a game is over. */
public final class Referee {
  private static final int TRIES = 50;
  private static final int LONGEST_MOVE = 40;

  private final Game game;
  private final int opening;
  private final int longest;
  private final long seed;

  /**
   * A referee.
   *
   * @param opening how many turns at random each pair of games begins with
   * @param longest after so many turns a game is drawn
   */
  public Referee(Game game, int opening, int longest, long seed) {
    this.game = game;
    this.opening = opening;
    this.longest = longest;
    this.seed = seed;
  }

  /** Plays game number {@code number} between A and B. */
  public MatchGame play(int number, Contestant a, Contestant b) {
    List<LegalMove> opening = opening(number / 2);
    Match played = game.start();
    opening.forEach(played::play);
    Match match = played.fromHere();
    Course course = new Course(number, match.fen(), new Movetext());
    Contestant asked = a;
    try {
      a.begin(match, opening, number);
      asked = b;
      b.begin(match, opening, number);
      SplitMix64 dice = new SplitMix64(seed + number);
      while (!match.isOver() && match.played().size() < longest) {
        asked = movesA(match, number) ? a : b;
        LegalMove turn;
        if (game.program().playsAtRandom(match.mover())) {
          turn = match.byChance(dice::below);
        } else {
          Optional<LegalMove> chosen = chosen(match, asked.choose(match));
          if (chosen.isEmpty()) {
            return course.ended(asked == a ? 0 : 2, EndCause.RESIGNED, "resignation", asked);
          }
          turn = chosen.get();
        }
        course.turns().add(match, match.turns(), turn);
        match.play(turn);
        a.made(turn);
        b.made(turn);
      }
    } catch (BrokenProgram broken) {
      return course.ended(asked == a ? 0 : 2, broken.cause(), broken.how(), asked);
    }
    return match.isOver()
        ? course.decided(match, points(match.outcome(), seat(number / 2), number % 2 == 0))
        : course.drawn(longest);
  }

  private boolean movesA(Match match, int number) {
    return game.program().areAllied(match.mover(), seat(number / 2)) == (number % 2 == 0);
  }

  /** What is known of a game while it is played. */
  private record Course(int number, String fen, Movetext turns) {
    /** Ended by what a contestant did or said. */
    MatchGame ended(int points, EndCause cause, String how, Contestant who) {
      String said = cause == EndCause.RESIGNED ? who.name() + " resigns" : who.name() + " " + how;
      return played(points, cause, how, said + ".");
    }

    MatchGame decided(Match match, int points) {
      return played(points, EndCause.RULES, reason(match.outcome()), match.state());
    }

    MatchGame drawn(int longest) {
      String limit = "limit of " + longest + " moves";
      return played(1, EndCause.LIMIT, limit, "Adjudicated as a draw: " + limit + ".");
    }

    private MatchGame played(int points, EndCause cause, String reason, String said) {
      turns.say(said);
      boolean firstIsA = number % 2 == 0;
      String text = turns.lines(MatchGame.result(firstIsA, points));
      return new MatchGame(number, firstIsA, points, fen, text, cause, reason);
    }
  }

  private static String reason(Outcome outcome) {
    if (outcome instanceof Outcome.Win win) {
      return win.reason();
    }
    if (outcome instanceof Outcome.Loss loss) {
      return loss.reason();
    }
    return outcome instanceof Outcome.Draw draw ? draw.reason() : "";
  }

  /** The move a reply means; empty when it resigns. */
  private static Optional<LegalMove> chosen(Match match, ProgramReply reply) throws BrokenProgram {
    if (reply instanceof ProgramReply.Makes makes) {
      return Optional.of(makes.turn());
    }
    if (reply instanceof ProgramReply.Plays plays) {
      if (match.turns().readFromProgram(plays.text()) instanceof TurnReading.Found found) {
        return Optional.of(found.turn());
      }
      throw new BrokenProgram(
          EndCause.ILLEGAL,
          "made the illegal move `" + StringUtils.abbreviate(plays.text(), LONGEST_MOVE) + "`");
    }
    if (reply instanceof ProgramReply.ClaimsDraw) {
      throw new BrokenProgram(EndCause.FALSE_CLAIM, "claimed a draw that the rules do not give");
    }
    return Optional.empty();
  }

  /**
   * The player whom one side plays, while the other plays all the rest: of two rivals the one who
   * moves first, of more each in turn.
   */
  private int seat(int pair) {
    int[] rivals =
        IntStream.range(0, game.program().players().size())
            .filter(game.program()::competes)
            .toArray();
    return rivals.length > 2 ? rivals[pair % rivals.length] : game.program().opener();
  }

  private int points(Outcome outcome, int seat, boolean seatIsA) {
    if (outcome instanceof Outcome.Win win) {
      return win.isFor(game.program(), seat) == seatIsA ? 2 : 0;
    }
    if (outcome instanceof Outcome.Loss loss) {
      return game.program().areAllied(loss.player(), seat) == seatIsA ? 0 : 2;
    }
    return 1;
  }

  /** What a pair of games begins with: a few turns at random that end nothing. */
  private List<LegalMove> opening(int pair) {
    SplitMix64 random = new SplitMix64(seed * 1_000_003 + pair);
    for (int attempt = 0; attempt < TRIES; attempt++) {
      Match match = game.start();
      List<LegalMove> turns = new ArrayList<>();
      for (int i = 0; i < opening && !match.isOver(); i++) {
        LegalMove turn = match.byChance(random::below);
        match.play(turn);
        turns.add(turn);
      }
      if (!match.isOver()) {
        return turns;
      }
    }
    return List.of();
  }
}
