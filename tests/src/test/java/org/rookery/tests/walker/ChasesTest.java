package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.GameProgram;
import org.rookery.tests.Games;
import org.rookery.walker.Agreement;
import org.rookery.walker.Allowance;

/**
 * Who chases whom for ever, by the walker and by the engine: on boards filled by chance, two pieces
 * go there and back until the position has occurred for the third time.
 */
final class ChasesTest {
  private static final int CYCLES = Integer.getInteger("rookery.playouts", 150);
  private static final long SEED = Long.getLong("rookery.seed", 1);
  private static final long WORK = 30_000_000;
  private static final String PIECES = "RNCABPrncabp";

  private final Random random = new Random(SEED);
  private final GameEngine engine = Games.named("xiangqi");
  private final GameProgram program = engine.program();
  private final MoveGenerator generator = new MoveGenerator(program);
  private final Adjudicator adjudicator = new Adjudicator(generator);

  @Test
  void walker_and_engine_judge_alike() throws TextException {
    TreeMap<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < CYCLES; i++) {
      String fen = board();
      Position position = new Position(program, new PositionText(program).parse(fen));
      Optional<List<Move>> cycle =
          generator.inCheck(position, 1) ? Optional.empty() : cycle(position);
      if (cycle.isPresent()) {
        seen.merge(played(position, cycle.get(), fen), 1, Integer::sum);
      }
    }
    assertThat(seen).containsKeys("perpetual chase", "repetition");
  }

  /** Generals in their palaces, and other pieces anywhere. */
  private String board() {
    char[][] board = new char[10][9];
    for (char[] row : board) {
      Arrays.fill(row, '1');
    }
    for (int i = random.nextInt(4) + 3; i > 0; i--) {
      board[random.nextInt(10)][random.nextInt(9)] = PIECES.charAt(random.nextInt(PIECES.length()));
    }
    board[random.nextInt(3)][3 + random.nextInt(3)] = 'k';
    board[7 + random.nextInt(3)][3 + random.nextInt(3)] = 'K';
    List<String> rows = new ArrayList<>();
    for (char[] row : board) {
      rows.add(new String(row));
    }
    return String.join("/", rows) + " w - - 0 1";
  }

  /**
   * Four turns that lead back to where they began; who replies flees from an attack, both times.
   */
  private Optional<List<Move>> cycle(Position position) {
    for (Move there : shuffled(position)) {
      position.make(there);
      Optional<List<Move>> rest = rest(position);
      position.unmake();
      if (rest.isPresent()) {
        return rest.map(turns -> List.of(there, turns.get(0), turns.get(1), turns.get(2)));
      }
    }
    return Optional.empty();
  }

  private Optional<List<Move>> rest(Position position) {
    for (Move reply : shuffled(position)) {
      if (flees(position, reply)) {
        position.make(reply);
        Optional<Move> back = back(position);
        Optional<Move> home = back.flatMap(move -> home(position, move));
        position.unmake();
        if (home.isPresent()) {
          return Optional.of(List.of(reply, back.orElseThrow(), home.get()));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Move> home(Position position, Move back) {
    position.make(back);
    Optional<Move> home = back(position).filter(move -> flees(position, move));
    position.unmake();
    return home;
  }

  private boolean flees(Position position, Move move) {
    int mover = position.mover();
    position.make(move);
    int from = position.lastFrom();
    position.unmake();
    return generator.attacked(position, from, position.content(from), 1 - mover);
  }

  private List<Move> shuffled(Position position) {
    List<Move> moves = new ArrayList<>(generator.legalMoves(position));
    Collections.shuffle(moves, random);
    return moves;
  }

  /** The turn that undoes the player's last one, if it is legal and nobody was captured. */
  private Optional<Move> back(Position position) {
    Position past = new Position(position);
    past.unmake();
    int from = past.lastFrom();
    int to = past.lastTo();
    boolean quiet = past.capturedCount() == 0;
    return generator.legalMoves(position).stream()
        .filter(
            move -> {
              position.make(move);
              boolean undone =
                  quiet
                      && position.capturedCount() == 0
                      && position.lastFrom() == to
                      && position.lastTo() == from;
              position.unmake();
              return undone;
            })
        .findFirst();
  }

  /** How it ends when the turns are made twice. */
  private String played(Position position, List<Move> cycle, String fen) {
    Agreement agreement =
        new Agreement(
            engine.compiled(), generator, position, new Allowance(WORK, 2 * cycle.size()));
    for (int i = 0; i < 2 * cycle.size(); i++) {
      Move move = cycle.get(i % cycle.size());
      position.make(move);
      assertThat(agreement.follow(move)).as(fen).isEmpty();
    }
    assertThat(agreement.differences(generator.legalMoves(position))).as(fen).isEmpty();
    return adjudicator.outcome(position) instanceof Outcome.Win win ? win.reason() : "repetition";
  }
}
