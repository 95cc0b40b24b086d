package org.rookery.player.analysis;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.position.Move;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.MoveAdvice;
import org.rookery.player.Player;
import org.rookery.player.search.Score;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/**
 * Judges turns of one game by looking for better ones, with the same effort for each. It belongs to
 * one thread.
 */
public final class Analyst {
  private static final int MEGABYTES = 8;
  private static final long SEED = 1;

  /** With a lead of three of the commonest pieces three games in four are won. */
  private static final double STEEPNESS = 0.0037;

  private final Game game;
  private final Player player;
  private final SearchLimits limits;

  /**
   * An analyst of one game.
   *
   * @param nodes how many turns are tried for each that is judged, and again for the one that was
   *     made
   */
  public Analyst(Game game, long nodes) {
    this.game = game;
    player = new Player(game, MEGABYTES, SEED);
    limits = SearchLimits.ofNodes(nodes);
  }

  /**
   * A judgement of a turn in the position a match has come to; empty where the player had no choice
   * or the turn is thrown.
   */
  public Optional<Judgement> judge(Match match, LegalMove turn) {
    if (game.program().playsAtRandom(match.mover()) || match.turns().size() < 2) {
      return Optional.empty();
    }
    player.forget();
    List<Thought> found = player.think(match.position(), limits, 2);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Thought best = found.get(0);
    Thought made = made(match, turn.move(), found);
    double loss = Math.max(0, chance(best.score()) - chance(made.score()));
    MoveMark mark = best.line().get(0).equals(turn.move()) ? MoveMark.FINE : MoveMark.of(loss);
    boolean fine = mark == MoveMark.FINE;
    return Optional.of(
        new Judgement(
            match.mover(),
            match.position().turnNumber(),
            turn.text(),
            mark,
            loss,
            fine ? List.of() : best.line(),
            fine ? Optional.empty() : Optional.of(words(match, found, made))));
  }

  private Thought made(Match match, Move move, List<Thought> found) {
    if (found.get(0).line().get(0).equals(move)) {
      return found.get(0);
    }
    return player
        .think(match.position(), List.of(move), limits, 1, () -> false, thoughts -> {})
        .get(0);
  }

  /** How likely a player is to win who stands like that, from 0 to 1. */
  private static double chance(Score score) {
    if (score.isWon()) {
      return 1;
    }
    return score.isLost() ? 0 : 1 / (1 + Math.exp(-STEEPNESS * score.value()));
  }

  private String words(Match match, List<Thought> found, Thought made) {
    MoveAdvice advice = new MoveAdvice(match, player);
    String why = advice.why(found);
    String better = match.turns().of(found.get(0).line().get(0)).text();
    StringBuilder words = new StringBuilder("better " + better + (why.isEmpty() ? "" : ": " + why));
    words.append(". ").append(advice.standing(found.get(0))).append(" with it; now ");
    words.append(advice.standing(made));
    return words.append(reply(match, made)).append('.').toString();
  }

  /** What the other side answers, and what that wins. */
  private String reply(Match match, Thought made) {
    if (made.line().size() < 2) {
      return "";
    }
    Match after = match.fromHere();
    after.playOn(after.turnsWhateverEnded().of(made.line().get(0)));
    List<Move> rest = made.line().subList(1, made.line().size());
    Optional<LegalMove> answer =
        after.turns().stream().filter(turn -> turn.move().equals(rest.get(0))).findFirst();
    if (answer.isEmpty() || after.mover() == match.mover()) {
      return "";
    }
    Score turned = new Score(-made.score().value());
    Thought theirs = new Thought(rest, turned, made.depth(), made.nodes(), made.millis());
    String why = new MoveAdvice(after, player).why(List.of(theirs));
    return ", after " + answer.get().text() + (why.isEmpty() ? "" : ": " + why);
  }
}
