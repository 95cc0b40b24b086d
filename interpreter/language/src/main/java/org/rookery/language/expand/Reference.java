package org.rookery.language.expand;

/** A parameter as a macro body mentions it. */
sealed interface Reference {
  /** {@code $1}, {@code $2}, ...: an argument by its position, from 1. */
  record Positional(int position) implements Reference {
    @Override
    public String toString() {
      return "$" + position;
    }
  }

  /** {@code $name}, or {@code $*} for the rest: a named parameter or the variable of a loop. */
  record Named(String name) implements Reference {
    @Override
    public String toString() {
      return "$" + name;
    }
  }
}
