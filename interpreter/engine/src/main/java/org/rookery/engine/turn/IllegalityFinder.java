package org.rookery.engine.turn;

import java.util.Optional;
import java.util.function.BiPredicate;
import org.rookery.engine.attack.Attacks;
import org.rookery.engine.legality.LegalityChecker;
import org.rookery.engine.position.Position;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Finds out why a pseudo-legal move is not legal: slow, complete, for people who ask. */
final class IllegalityFinder {
  private final GameProgram program;
  private final TurnGenerator turns;
  private final Attacks attacks;
  private final MandatoryCaptureFilter mandatory;
  private final BiPredicate<Position, int[]> isBettered;

  /**
   * A finder for a game.
   *
   * @param isBettered whether a move of these words is left out because others lead to more
   */
  IllegalityFinder(
      GameProgram program,
      TurnGenerator turns,
      MandatoryCaptureFilter mandatory,
      BiPredicate<Position, int[]> isBettered) {
    this.isBettered = isBettered;
    this.program = program;
    this.turns = turns;
    this.attacks = turns.attacks();
    this.mandatory = mandatory;
  }

  /** Why the move of these words, without what happens by itself after it, is not legal. */
  Optional<Illegality> find(Position position, int[] words) {
    LegalityChecker safety = turns.scratch().enter().safety;
    safety.prepare(position);
    Optional<Illegality> found = unsafe(position, words, safety);
    turns.scratch().leave();
    return found.or(() -> compelled(position, words));
  }

  private Optional<Illegality> unsafe(Position position, int[] words, LegalityChecker safety) {
    int as = position.as();
    if (program.royal().eachPart()) {
      for (int end = 0; end < words.length; end++) {
        if (Edit.kind(words[end]) == Edit.PART) {
          position.makePart(words, 0, end);
          Optional<Illegality> found = royal(position, as, safety);
          position.unmake();
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    position.make(words, 0, words.length);
    Optional<Illegality> found = royal(position, as, safety);
    if (found.isEmpty() && !safety.meetsCondition(position)) {
      found = Optional.of(new Illegality.ConditionBroken(safety.condition()));
    } else if (found.isEmpty() && safety.isForbidden(position, words, 0, words.length)) {
      found = Optional.of(new Illegality.Forbidden());
    } else if (found.isEmpty()
        && LegalityChecker.forbidsMate(words, 0, words.length)
        && safety.isMate(position)) {
      found = Optional.of(new Illegality.MateForbidden());
    }
    position.unmake();
    return found;
  }

  private Optional<Illegality> royal(Position position, int as, LegalityChecker safety) {
    if (safety.losesRoyal(position)) {
      return Optional.of(new Illegality.RoyalLost());
    }
    return !safety.mayStayAttacked()
            && !safety.takesLastRoyal(position)
            && attacks.inCheck(position, as)
        ? Optional.of(new Illegality.RoyalAttacked(attacks.checks(position, as)))
        : Optional.empty();
  }

  private boolean goesOut(Position position, int[] words) {
    return Edit.kind(words[words.length - 1]) != Edit.OUT && turns.outs.isDue(position);
  }

  private Optional<Illegality> compelled(Position position, int[] words) {
    Scratch.Area area = turns.scratch().enter();
    turns.legal(position, area.turns, Integer.MAX_VALUE);
    boolean passes = words.length == 1 && Edit.kind(words[0]) == Edit.PASS;
    boolean forced = program.options().passTurn() == GameProgram.Passing.FORCED;
    Optional<Illegality> found = Optional.empty();
    if (passes && forced && area.turns.size() > 0) {
      found = Optional.of(new Illegality.PassNotForced());
    } else if (mandatory.isActive()) {
      int own = mandatory.captures(position, words, 0, words.length);
      if (!mandatory.allows(position, area.turns, own)) {
        found =
            Optional.of(
                own == 0
                    ? new Illegality.CaptureCompulsory()
                    : new Illegality.LongerChainCompulsory());
      } else if (own > 0) {
        int choice = mandatory.against(position, area.turns, words);
        found = choice < 0 ? found : Optional.of(new Illegality.OtherCaptureFirst(choice));
      }
    }
    turns.scratch().leave();
    if (found.isEmpty() && goesOut(position, words)) {
      found = Optional.of(new Illegality.PlayerOut());
    }
    if (found.isEmpty() && isBettered.test(position, words)) {
      found = Optional.of(new Illegality.MorePossible());
    }
    return found;
  }
}
