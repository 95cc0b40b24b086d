package org.rookery.lint.facts;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.program.Logical.Connective;

/**
 * What is known where a statement of a block stands: by what was tested before, on a board that
 * does not change while a block runs.
 */
final class Knowledge {
  private final Occupants occupants;
  private final Map<Place, BitSet> found = new HashMap<>();
  private final Map<Condition, Boolean> answers = new HashMap<>();

  /** Whether something is known here by how a loop ended, which was not tested on purpose. */
  private boolean byLoop;

  /** Nothing is known but that there is a square. */
  Knowledge(Occupants occupants) {
    this.occupants = occupants;
  }

  /** The same, to be changed alone. */
  Knowledge copy() {
    Knowledge copy = new Knowledge(occupants);
    found.forEach((place, set) -> copy.found.put(place, (BitSet) set.clone()));
    copy.answers.putAll(answers);
    copy.byLoop = byLoop;
    return copy;
  }

  private BitSet at(Place place) {
    BitSet known = found.get(place);
    if (known != null) {
      return known;
    }
    boolean surely = place instanceof Place.Here || place instanceof Place.At;
    return surely ? occupants.onBoard() : occupants.anything();
  }

  /** Whether the mover's own pieces may stand here, and nothing was tested of the square. */
  boolean mayHoldOwnUntested() {
    return !found.containsKey(new Place.Here());
  }

  /** Whether what is known here comes from how a loop ended. */
  boolean isByLoop() {
    return byLoop;
  }

  /** What a condition comes to, where that is known. */
  Optional<Boolean> answer(Condition condition) {
    Optional<Occupants.Claim> claim = occupants.claim(condition);
    if (claim.isPresent()) {
      BitSet known = (BitSet) at(claim.get().place()).clone();
      if (!known.intersects(claim.get().set())) {
        return Optional.of(false);
      }
      known.andNot(claim.get().set());
      return known.isEmpty() ? Optional.of(true) : Optional.empty();
    }
    return switch (condition.connective()) {
      case NOT -> answer(condition.parts().get(0)).map(known -> !known);
      case ALL -> joined(condition.parts(), false);
      case ANY -> joined(condition.parts(), true);
      case NONE -> Optional.ofNullable(answers.get(condition));
    };
  }

  /** The parts one after the other, as they would be tested. */
  private Optional<Boolean> joined(List<Condition> conditions, boolean deciding) {
    Knowledge growing = copy();
    boolean open = false;
    for (Condition condition : conditions) {
      Optional<Boolean> known = growing.answer(condition);
      if (known.filter(answer -> answer == deciding).isPresent()) {
        return known;
      }
      open |= known.isEmpty();
      growing.learn(condition, !deciding);
    }
    return open ? Optional.empty() : Optional.of(!deciding);
  }

  /** From here on a condition is known to hold, or not to. */
  void learn(Condition condition, boolean answer) {
    Optional<Occupants.Claim> claim = occupants.claim(condition);
    if (claim.isPresent()) {
      BitSet set = (BitSet) at(claim.get().place()).clone();
      if (answer) {
        set.and(claim.get().set());
      } else {
        set.andNot(claim.get().set());
      }
      found.put(claim.get().place(), set);
    } else if (condition.denied().isPresent()) {
      learn(condition.denied().get(), !answer);
    } else if (condition.connective() == (answer ? Connective.ALL : Connective.ANY)) {
      condition.parts().forEach(part -> learn(part, answer));
    } else {
      if (isAboutPiece(condition)) {
        found.putIfAbsent(new Place.Here(), occupants.onBoard());
      }
      if (isLasting(condition)) {
        answers.put(condition, answer);
      }
    }
  }

  /** Whether a condition may well be there to say which pieces are meant. */
  private static boolean isAboutPiece(Condition condition) {
    if (condition.isAny()) {
      // Where one way says nothing of the piece, any piece may be there.
      return condition.parts().stream().allMatch(Knowledge::isAboutPiece);
    }
    return !(condition instanceof SquareCondition.InZone
        || condition instanceof Condition.IsSquare
        || condition instanceof Condition.Flag
        || condition instanceof SquareCondition.Attacked
        || condition.constant().isPresent());
  }

  /** Whether a condition keeps its answer until something else is done. */
  private static boolean isLasting(Condition condition) {
    return condition.amounts().isEmpty()
        && !condition.isSeveral()
        && !(condition instanceof Condition.OfMove);
  }

  /** The same is known by how a loop ended. */
  void learnFromLoop(Condition condition) {
    learn(condition, false);
    byLoop = true;
  }

  /** The cursor takes one step. */
  void step(Direction direction) {
    BitSet ahead = found.get(new Place.Toward(direction));
    forgetCursor();
    if (ahead != null) {
      BitSet here = (BitSet) ahead.clone();
      here.and(occupants.onBoard());
      found.put(new Place.Here(), here);
    }
  }

  /** The cursor goes to a place. */
  void go(Place place) {
    BitSet there = found.get(place);
    forgetCursor();
    if (there != null) {
      found.put(new Place.Here(), (BitSet) there.clone());
    }
  }

  /** What was said from where the cursor was means nothing any more. */
  void forgetCursor() {
    found.keySet().removeIf(place -> place instanceof Place.Here || place instanceof Place.Toward);
    answers.clear();
    byLoop = false;
  }

  /** A register points elsewhere now. */
  void forgetRegisters() {
    Place start = new Place.Of(Register.START);
    found.keySet().removeIf(place -> place instanceof Place.Of && !place.equals(start));
    answers.clear();
  }

  /** Something was done on which answers may hang. */
  void forgetAnswers() {
    answers.clear();
  }

  /** What is known whichever of two ways was gone. */
  Knowledge either(Knowledge other) {
    Knowledge both = copy();
    both.found.keySet().retainAll(other.found.keySet());
    both.found.forEach((place, set) -> set.or(other.at(place)));
    both.answers.entrySet().retainAll(other.answers.entrySet());
    both.byLoop |= other.byLoop;
    return both;
  }
}
