package org.rookery.app.survey;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.NoMoveExplanation;
import org.rookery.walker.Agreement;
import org.rookery.walker.Allowance;

/** One random game, the same whenever it is played with the same seed, checked at every turn. */
final class RandomGame {
  /** The end of a game that cannot be begun. */
  static final String NO_START = "over before the first move";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final String PLUG_IN = "not begun: a plug-in is to make its moves";
  private static final String NO_TURN =
      "not begun: its file gives the player to move nothing to move";
  private static final String LONG = "left after the most moves";
  private static final String LATE = "left when its time was over";

  private final String title;
  private final GameEngine game;
  private final boolean lenient;
  private final SoakPlan plan;
  private final long seed;
  private final Random random;
  private final Position position;
  private final Agreement agreement;
  private final PositionChecks checks;
  private final List<String> turns = Collections.synchronizedList(new ArrayList<>());
  private volatile int compared;

  RandomGame(
      String title, GameEngine game, boolean lenient, SoakPlan plan, long seed, Allowance walks) {
    this.title = title;
    this.game = game;
    this.lenient = lenient;
    this.plan = plan;
    this.seed = seed;
    random = SeededRandom.of(seed);
    position = game.start();
    agreement = new Agreement(game.compiled(), game.generator(), position, walks);
    checks = new PositionChecks(game, random);
  }

  /** The game so far, when it has ended like this; may be asked from another thread. */
  SoakedGame played(String end, List<String> failures) {
    List<String> soFar = List.copyOf(turns);
    return new SoakedGame(title, seed, soFar.size(), compared, end, "", failures, soFar);
  }

  SoakedGame play() {
    Setup start = position.setup();
    long late = THREADS.getCurrentThreadCpuTime() + plan.time().toNanos();
    while (true) {
      List<Move> moves = game.generator().legalMoves(position);
      List<String> failures = new ArrayList<>(checks.failures(position, moves));
      failures.addAll(agreement.differences(moves));
      compared = agreement.looks();
      Outcome outcome = game.adjudicator().outcome(position);
      boolean isOver = outcome.isOver() || moves.isEmpty();
      if (isOver && turns.isEmpty() && failures.isEmpty()) {
        return excuse().orElseGet(() -> noStart(outcome));
      }
      if (!failures.isEmpty()) {
        return played(failures.get(0), failures);
      }
      if (isOver
          || turns.size() >= plan.plies()
          || THREADS.getCurrentThreadCpuTime() > late
          || Thread.currentThread().isInterrupted()) {
        String end = isOver ? words(outcome) : turns.size() >= plan.plies() ? LONG : LATE;
        return played(end, takenBack(start));
      }
      Move move = moves.get(random.nextInt(moves.size()));
      turns.add(new TurnTexts(game.generator(), position, moves).complete(move));
      position.make(move);
      List<String> differences = agreement.follow(move);
      if (!differences.isEmpty()) {
        return played(differences.get(0), differences);
      }
    }
  }

  private SoakedGame noStart(Outcome outcome) {
    List<String> failures = new ArrayList<>(List.of(NO_START + ": " + words(outcome)));
    NoMoveExplanation.explain(game, position).ifPresent(failures::add);
    return played(NO_START, failures);
  }

  /** Why the game cannot begin: its file does not hold all of it. */
  private Optional<SoakedGame> excuse() {
    if (game.compiled().model().needsPlugIn()) {
      return Optional.of(played(PLUG_IN, List.of()));
    }
    return lenient
        ? NoMoveExplanation.explain(game, position)
            .map(why -> played(NO_TURN, List.of()).because(why))
        : Optional.empty();
  }

  private List<String> takenBack(Setup start) {
    for (int i = turns.size(); i > 0; i--) {
      position.unmake();
    }
    return position.setup().equals(start)
        ? List.of()
        : List.of("the game is not unmade to its start");
  }

  private String words(Outcome outcome) {
    return outcome.isOver() ? outcome.inWords(game.program()) : "goes on";
  }
}
