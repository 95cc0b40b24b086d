package org.rookery.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A question that may be made of others: the opposite of one, all of several, any of several.
 *
 * @param <Q> what its parts are
 */
public interface Logical<Q extends Logical<Q>> {
  /** How a question is made of its parts. */
  enum Connective {
    /** The opposite of its only part. */
    NOT,
    ALL,
    ANY,
    /** Something else, though it may have parts. */
    NONE
  }

  /** How this question is made of its parts. */
  default Connective connective() {
    return Connective.NONE;
  }

  /** The questions this one is made of; none for most kinds. */
  default List<Q> parts() {
    return List.of();
  }

  /** The answer, where it is always the same. */
  default Optional<Boolean> constant() {
    return Optional.empty();
  }

  /** Itself. */
  Q self();

  /** This question and all that it is made of, however deep. */
  default Stream<Q> all() {
    return Stream.of(self()).mapMulti(Logical::pass);
  }

  private static <Q extends Logical<Q>> void pass(Q question, Consumer<Q> all) {
    all.accept(question);
    question.parts().forEach(part -> pass(part, all));
  }

  /** Whether this question, or one it is made of, is of interest. */
  default boolean mentions(Predicate<? super Q> interest) {
    if (interest.test(self())) {
      return true;
    }
    for (Q part : parts()) {
      if (part.mentions(interest)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the answer can be yes only where a question of interest is answered so. */
  default boolean needs(Predicate<? super Q> interest) {
    return switch (connective()) {
      case NOT -> false;
      case ALL -> parts().stream().anyMatch(part -> part.needs(interest));
      case ANY -> parts().stream().allMatch(part -> part.needs(interest));
      case NONE -> interest.test(self());
    };
  }

  /** Whether it is made by logic: its parts are asked of the same position. */
  default boolean isCompound() {
    return connective() != Connective.NONE;
  }

  /** Whether all of its parts must hold. */
  default boolean isAll() {
    return connective() == Connective.ALL;
  }

  /** Whether any of its parts is enough. */
  default boolean isAny() {
    return connective() == Connective.ANY;
  }

  /** Whether it is made of several, all or any of which must hold. */
  default boolean isSeveral() {
    return isAll() || isAny();
  }

  /** What this question denies. */
  default Optional<Q> denied() {
    return connective() == Connective.NOT ? Optional.of(parts().get(0)) : Optional.empty();
  }

  /** The parts that must all hold; of one not made so, itself. */
  default List<Q> conjuncts() {
    return isAll() ? parts() : List.of(self());
  }

  /** The parts of which any is enough; of one not made so, itself. */
  default List<Q> disjuncts() {
    return isAny() ? parts() : List.of(self());
  }

  /** A question that is always answered the same. */
  interface Fixed<Q extends Logical<Q>> extends Logical<Q> {
    /** The answer. */
    boolean value();

    @Override
    default Optional<Boolean> constant() {
      return Optional.of(value());
    }
  }

  /** The opposite of its only part. */
  interface Negation<Q extends Logical<Q>> extends Logical<Q> {
    @Override
    default Connective connective() {
      return Connective.NOT;
    }
  }

  /** All of its parts. */
  interface Conjunction<Q extends Logical<Q>> extends Logical<Q> {
    @Override
    default Connective connective() {
      return Connective.ALL;
    }
  }

  /** Any of its parts. */
  interface Disjunction<Q extends Logical<Q>> extends Logical<Q> {
    @Override
    default Connective connective() {
      return Connective.ANY;
    }
  }
}
