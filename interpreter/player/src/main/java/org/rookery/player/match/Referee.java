package org.rookery.player.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Turn;
import org.rookery.game.TurnReading;
import org.rookery.logs.pgn.Movetext;
import org.rookery.player.random.SplitMix64;

/** Plays single games: it alone says what is legal and when a game is over. */
public final class Referee {
  private static final int TRIES = 50;

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
  public Played play(int number, Contestant a, Contestant b) {
    List<Turn> opening = opening(number / 2);
    Match played = game.start();
    opening.forEach(played::play);
    Match match = played.fromHere();
    String fen = match.fen();
    boolean firstIsA = number % 2 == 0;
    int seat = seat(number / 2);
    a.begin(match, opening, number);
    b.begin(match, opening, number);
    SplitMix64 dice = new SplitMix64(seed + number);
    Movetext turns = new Movetext();
    while (!match.isOver() && match.played().size() < longest) {
      boolean thrown = game.program().playsAtRandom(match.mover());
      boolean aMoves = (match.mover() == seat) == firstIsA;
      Contestant mover = aMoves ? a : b;
      Optional<Turn> turn =
          thrown
              ? Optional.of(match.turns().get(dice.below(match.turns().size())))
              : mover.choose(match).flatMap(text -> read(match, text));
      if (turn.isEmpty() && mover.claimsDraw()) {
        return played(number, firstIsA, 1, fen, turns, mover.name() + " claims a draw");
      }
      if (turn.isEmpty()) {
        String end =
            mover.name() + (mover.isGone() ? " has gone away" : " resigns or makes no legal turn");
        return played(number, firstIsA, aMoves ? 0 : 2, fen, turns, end);
      }
      turns.add(match, match.turns(), turn.get());
      match.play(turn.get());
      a.made(turn.get());
      b.made(turn.get());
    }
    int points = match.isOver() ? points(match.outcome(), seat, firstIsA) : 1;
    String end = match.isOver() ? match.state() : "drawn after " + longest + " turns";
    return played(number, firstIsA, points, fen, turns, end);
  }

  private static Played played(
      int number, boolean firstIsA, int points, String fen, Movetext turns, String end) {
    turns.say(end);
    String text = turns.lines(Played.result(firstIsA, points));
    return new Played(number, firstIsA, points, fen, text, end);
  }

  private static Optional<Turn> read(Match match, String text) {
    return match.turns().readFromProgram(text) instanceof TurnReading.Found found
        ? Optional.of(found.turn())
        : Optional.empty();
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

  private static int points(Outcome outcome, int seat, boolean seatIsA) {
    if (outcome instanceof Outcome.Win win) {
      return (win.player() == seat) == seatIsA ? 2 : 0;
    }
    return outcome instanceof Outcome.Loss loss && (loss.player() == seat) == seatIsA ? 0 : 1;
  }

  /** What a pair of games begins with: a few turns at random that end nothing. */
  private List<Turn> opening(int pair) {
    SplitMix64 random = new SplitMix64(seed * 1_000_003 + pair);
    for (int attempt = 0; attempt < TRIES; attempt++) {
      Match match = game.start();
      List<Turn> turns = new ArrayList<>();
      for (int i = 0; i < opening && !match.isOver(); i++) {
        Turn turn = match.turns().get(random.below(match.turns().size()));
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
