package org.rookery.language.form;

import java.util.List;
import java.util.Optional;
import org.rookery.language.source.Origin;

/** A word, a number, a text, or a group of forms in parentheses. */
public sealed interface Form {
  /** Where it came from. */
  Origin origin();

  /** This form with another origin. */
  Form withOrigin(Origin other);

  /** Calls the case that this form is. */
  <R> R accept(Cases<R> cases);

  /** The text of a name or a number, as it is written. */
  default Optional<String> atom() {
    return Optional.empty();
  }

  /** Whether it is that very name. */
  default boolean isWord(String word) {
    return false;
  }

  /** Whether it is a group that starts with this name. */
  default boolean isHeadedBy(String word) {
    return false;
  }

  /** A name: any atom that is not a number. */
  record Symbol(String name, Origin origin) implements Form {
    @Override
    public Optional<String> atom() {
      return Optional.of(name);
    }

    @Override
    public boolean isWord(String word) {
      return name.equals(word);
    }

    @Override
    public Symbol withOrigin(Origin other) {
      return new Symbol(name, other);
    }

    @Override
    public <R> R accept(Cases<R> cases) {
      return cases.symbol(this);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /**
   * A number.
   *
   * @param spelling as written, since {@code 07} may also be the name of a square
   */
  record Num(long value, String spelling, Origin origin) implements Form {
    public Num(long value, Origin origin) {
      this(value, Long.toString(value), origin);
    }

    @Override
    public Optional<String> atom() {
      return Optional.of(spelling);
    }

    @Override
    public Num withOrigin(Origin other) {
      return new Num(value, spelling, other);
    }

    @Override
    public <R> R accept(Cases<R> cases) {
      return cases.num(this);
    }

    @Override
    public String toString() {
      return spelling;
    }
  }

  /** A string: the characters between two quotes, as they are. */
  record Text(String value, Origin origin) implements Form {
    @Override
    public Text withOrigin(Origin other) {
      return new Text(value, other);
    }

    @Override
    public <R> R accept(Cases<R> cases) {
      return cases.text(this);
    }

    @Override
    public String toString() {
      return '"' + value + '"';
    }
  }

  /**
   * Forms in parentheses.
   *
   * @param items unmodifiable; in an expansion the items may be made anew on each access, so go by
   *     what they are, not by which object they are
   */
  record Group(List<Form> items, Origin origin) implements Form {
    /** The name it starts with, if it does. */
    public Optional<String> head() {
      return !items.isEmpty() && items.get(0) instanceof Symbol symbol
          ? Optional.of(symbol.name)
          : Optional.empty();
    }

    @Override
    public boolean isHeadedBy(String word) {
      return !items.isEmpty() && items.get(0) instanceof Symbol symbol && symbol.name.equals(word);
    }

    @Override
    public Group withOrigin(Origin other) {
      return new Group(items, other);
    }

    @Override
    public <R> R accept(Cases<R> cases) {
      return cases.group(this);
    }

    @Override
    public String toString() {
      return FormPrinter.line(this);
    }
  }

  /** What to do for each case. */
  interface Cases<R> {
    R symbol(Symbol symbol);

    R num(Num num);

    R text(Text text);

    R group(Group group);
  }
}
