package org.rookery.engine.attack;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.IdleEffects;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/** A way that rules come to an emission: its words, and what holds where it comes about. */
final class EmissionWay {
  private static final int ABSENT = -1;

  private final int[] words;
  private final Map<Integer, Integer> held = new HashMap<>();
  private final Map<Test, Boolean> answers = new HashMap<>();
  private final ContentSets sets;
  private final Contents contents;
  private final boolean seesCaptures;

  /**
   * A copy of what a walk has come to.
   *
   * @param seesCaptures whether the walk keeps every capture
   */
  EmissionWay(
      int[] words, int size, Path path, ContentSets sets, Contents contents, boolean seesCaptures) {
    this.words = IntStream.of(words).limit(size).toArray();
    this.sets = sets;
    this.contents = contents;
    this.seesCaptures = seesCaptures;
    for (int i = 0; i < path.size(); i++) {
      held.put(path.square(i), path.set(i));
    }
    for (int i = 0; i < path.asked().size(); i++) {
      Test test = path.asked().get(i);
      answers.put(test, path.answers().get(i));
      if (test.passed().isPresent() && path.answers().get(i)) {
        held.putIfAbsent(
            test.passed().getAsInt(), sets.only(Contents.EMPTY)); // or it would not be passed
      }
    }
  }

  /**
   * Whether this and another way cannot come to the same move in the same position; both have the
   * same words but for their effects.
   */
  boolean isApart(EmissionWay other) {
    return excludes(other) || differs(other) || other.differs(this);
  }

  private boolean excludes(EmissionWay other) {
    for (Map.Entry<Integer, Integer> entry : held.entrySet()) {
      Integer theirs = other.held.get(entry.getKey());
      if (theirs != null && sets.isEmpty(sets.intersection(entry.getValue(), theirs))) {
        return true;
      }
    }
    for (Map.Entry<Test, Boolean> entry : answers.entrySet()) {
      Boolean theirs = other.answers.get(entry.getKey());
      if (theirs != null && !theirs.equals(entry.getValue())) {
        return true;
      }
    }
    return false;
  }

  /** Adds the effects that may be idle where this way is gone. */
  void addDoubtful(Set<Integer> doubtful) {
    for (int word : words) {
      if (IdleEffects.isEffect(word) && !doubtful.contains(word) && !isBusy(word, this)) {
        doubtful.add(word);
      }
    }
  }

  /** Whether this way has an effect that the other has not and that surely is not idle. */
  private boolean differs(EmissionWay other) {
    return IntStream.of(words)
        .filter(IdleEffects::isEffect)
        .filter(word -> IntStream.of(other.words).noneMatch(theirs -> theirs == word))
        .anyMatch(word -> isBusy(word, other));
  }

  private boolean isBusy(int word, EmissionWay other) {
    int here = standing(Edit.b(word), other);
    if (here == ABSENT) {
      return false;
    }
    return switch (Edit.kind(word)) {
      case Edit.CAPTURE, Edit.REMOVE -> seesCaptures;
      case Edit.TYPE -> isNone(here, content -> contents.type(content) == Edit.a(word));
      case Edit.OWNER -> isNone(here, content -> contents.owner(content) == Edit.a(word));
      default -> false;
    };
  }

  private boolean isNone(int set, IntPredicate what) {
    return IntStream.range(1, contents.size())
        .noneMatch(content -> sets.has(set, content) && what.test(content));
  }

  /** What surely stands on a square behind the legs, a set without empty, or {@link #ABSENT}. */
  private int standing(int square, EmissionWay other) {
    int set = known(square, other);
    for (int word : words) {
      if (IdleEffects.isLeg(word)) {
        if (Edit.kind(word) == Edit.MOVE && Edit.a(word) == square) {
          set = ABSENT;
        }
        if (Edit.b(word) == square) {
          set =
              switch (Edit.kind(word)) {
                case Edit.MOVE -> known(Edit.a(word), other);
                case Edit.COPY -> ABSENT;
                default -> sets.only(Edit.a(word));
              };
        }
      }
    }
    return set;
  }

  /** What must stand on a square for both ways, or {@link #ABSENT} where it may be empty. */
  private int known(int square, EmissionWay other) {
    Integer mine = held.get(square);
    Integer theirs = other.held.get(square);
    if (mine == null || theirs == null) {
      return occupied(mine == null ? theirs : mine);
    }
    return occupied(sets.intersection(mine, theirs));
  }

  private int occupied(@Nullable Integer set) {
    return set == null || sets.has(set, Contents.EMPTY) ? ABSENT : set;
  }
}
