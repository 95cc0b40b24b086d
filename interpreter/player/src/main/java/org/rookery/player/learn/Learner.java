package org.rookery.player.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.Player;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.MaterialGain;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;

/**
 * Learns what pieces are worth: a player plays itself, often with some pieces missing, and results
 * tell which pieces were missed.
 */
public final class Learner {
  private static final int MEGABYTES = 4;

  /** How many turns at random its games begin with. */
  static final int OPENING = 4;

  /** A game that is this many plies long is a draw. */
  static final int MAX_PLIES = 200;

  /** The positions of one game together weigh as much as this many independent ones. */
  private static final double WORTH_OF_GAME = 6;

  private static final double UNIT = 100;
  private static final double SIGMAS = 1.96;

  private final GameEngine engine;
  private final GameProgram program;
  private final Player player;
  private final Evaluation evaluation;
  private final Handicaps handicaps;
  private final long nodes;
  private final long seed;
  private final int first;

  /**
   * A learner of a game that two play without chance.
   *
   * @param nodes how many turns are tried for each that is made
   */
  public Learner(Game game, long nodes, long seed) {
    this.nodes = nodes;
    this.seed = seed;
    player = Player.untaught(game, MEGABYTES, seed);
    engine = game.engine();
    program = engine.program();
    evaluation = player.evaluation();
    handicaps = new Handicaps(engine, evaluation);
    first = evaluation.rivals().first();
  }

  /** Whether there is anything to be learned this way. */
  public boolean canLearn() {
    return evaluation.rivals().isDuel()
        && evaluation.rivals().players().length == 2
        && kinds().size() > 1;
  }

  /** The piece types that are worth something. */
  private List<Integer> kinds() {
    List<Integer> kinds = new ArrayList<>();
    for (int type = 0; type < program.contents().types(); type++) {
      int content = program.contents().of(type, first);
      if (!program.royal().contents().has(content) && !evaluation.isPrecious(content)) {
        kinds.add(type);
      }
    }
    return kinds;
  }

  /**
   * Plays so many games and learns from them.
   *
   * @param played told how many games have been played
   */
  public Lessons learn(int games, IntConsumer played) {
    List<Integer> kinds = kinds();
    List<QuietSample> samples = new ArrayList<>();
    int[] seen = new int[kinds.size()];
    for (int number = 0; number < games; number++) {
      play(number, kinds, samples);
      played.accept(number + 1);
    }
    for (QuietSample sample : samples) {
      for (int i = 0; i < seen.length; i++) {
        seen[i] += sample.pieces()[i] == 0 ? 0 : 1;
      }
    }
    double[] values = new double[kinds.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = evaluation.worth(program.contents().of(kinds.get(i), first)) / UNIT;
    }
    LogisticFit fit = new LogisticFit(samples, values);
    int unit = unit(kinds, seen);
    Map<Integer, Lessons.PieceLesson> pieces = new TreeMap<>();
    for (int i = 0; i < values.length; i++) {
      boolean said = program.pieces().get(kinds.get(i)).value() != PieceType.NO_VALUE;
      double by = UNIT * values[unit] / fit.weight(unit);
      if (seen[i] > 0 && !said && fit.weight(unit) > 0) {
        int value = (int) Math.round(by * fit.weight(i));
        int error = (int) Math.round(by * SIGMAS * fit.error(i));
        pieces.put(kinds.get(i), new Lessons.PieceLesson(value, error));
      }
    }
    String source =
        String.format(
            Locale.ROOT,
            "learned from %d games of %d moves tried for each made, seed %d",
            games,
            nodes,
            seed);
    return new Lessons(source, pieces, Set.of());
  }

  /** The kind whose value stays as it was: the one by which values are counted, if it was seen. */
  private int unit(List<Integer> kinds, int[] seen) {
    int best = 0;
    for (int i = 0; i < seen.length; i++) {
      int worth = evaluation.worth(program.contents().of(kinds.get(i), first));
      if (worth == (int) UNIT && seen[i] > 0) {
        return i;
      }
      best = seen[i] > seen[best] ? i : best;
    }
    return best;
  }

  private void play(int number, List<Integer> kinds, List<QuietSample> samples) {
    SplitMix64 random = new SplitMix64(seed * 1_000_003 + number);
    player.forget();
    Position position = handicaps.start(random);
    MaterialGain gains = evaluation.gains();
    List<int[]> quiet = new ArrayList<>();
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      List<Move> moves = engine.generator().legalMoves(position);
      if (moves.isEmpty() || engine.adjudicator().outcome(position).isOver()) {
        break;
      }
      Move move = ply < OPENING ? moves.get(random.below(moves.size())) : chosen(position);
      gains.read(position, move);
      position.make(move);
      if (ply >= OPENING && !gains.isTactical()) {
        quiet.add(pieces(position, kinds));
      }
    }
    double points = points(engine.adjudicator().outcome(position));
    double weight = Math.min(1, WORTH_OF_GAME / Math.max(1, quiet.size()));
    quiet.forEach(pieces -> samples.add(new QuietSample(number, pieces, points, weight)));
  }

  private Move chosen(Position position) {
    List<Thought> found = player.think(position, SearchLimits.ofNodes(nodes), 1);
    return found.get(0).line().get(0);
  }

  private double points(Outcome outcome) {
    if (outcome instanceof Outcome.Win win) {
      return win.player() == first ? 1 : 0;
    }
    return outcome instanceof Outcome.Loss loss ? loss.player() == first ? 0 : 1 : 0.5;
  }

  private int[] pieces(Position position, List<Integer> kinds) {
    Contents contents = program.contents();
    int[] pieces = new int[kinds.size()];
    for (int player : evaluation.rivals().players()) {
      int sign = evaluation.rivals().sign(player);
      for (int i = 0; i < pieces.length; i++) {
        int content = contents.of(kinds.get(i), player);
        pieces[i] += sign * (position.pieces(content) + position.hand(content));
      }
    }
    return pieces;
  }
}
