package org.rookery.compiler.elaborate.vocabulary;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Problems;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/**
 * A word with its arguments.
 *
 * @param at where the word stands
 * @param origin where the whole call stands
 */
public record Call(String word, List<Form> args, Origin at, Origin origin, Scope scope) {
  /** The call a group or a lone word is; empty when it does not start with a word. */
  public static Optional<Call> of(Form form, Scope scope) {
    if (form instanceof Form.Group group && !group.items().isEmpty()) {
      Form head = group.items().get(0);
      Optional<String> word = head.atom();
      return word.isEmpty()
          ? Optional.empty()
          : Optional.of(
              new Call(word.get(), args(group.items()), head.origin(), form.origin(), scope));
    }
    Optional<String> word = form.atom();
    return word.isEmpty()
        ? Optional.empty()
        : Optional.of(new Call(word.get(), List.of(), form.origin(), form.origin(), scope));
  }

  /** All items but the first, each asked for once: they may be made on access. */
  private static List<Form> args(List<Form> items) {
    if (items.size() == 1) {
      return List.of();
    }
    Form[] args = new Form[items.size() - 1];
    for (int i = 0; i < args.length; i++) {
      args[i] = items.get(i + 1);
    }
    return Arrays.asList(args);
  }

  public Problems problems() {
    return scope.problems();
  }

  public int size() {
    return args.size();
  }

  public Form arg(int index) {
    return args.get(index);
  }

  /** The argument, if there are so many. */
  public Optional<Form> optional(int index) {
    return index < args.size() ? Optional.of(args.get(index)) : Optional.empty();
  }

  /** The arguments from that one on. */
  public List<Form> from(int index) {
    return index < args.size() ? args.subList(index, args.size()) : List.of();
  }

  /** The text of an argument that is an atom or a string. */
  public String text(int index) {
    Form form = arg(index);
    return form instanceof Form.Text text ? text.value() : form.atom().orElse("");
  }

  /** The value of an argument that is a number; told and zero when it is not or is too large. */
  public int integer(int index) {
    return integer(index, -Short.MAX_VALUE, Short.MAX_VALUE).orElse(0);
  }

  /** The same; told and empty when it is not in these bounds. */
  public OptionalInt integer(int index, int least, int most) {
    if (!(arg(index) instanceof Form.Num num)) {
      problems()
          .error(
              "wrong-kind", arg(index).origin(), "A number in digits is wanted here, such as `2`.");
    } else if (num.value() < least || num.value() > most) {
      problems().outOfRange(num, least, most);
    } else {
      return OptionalInt.of((int) num.value());
    }
    return OptionalInt.empty();
  }

  /** How often a position must have occurred; an error where that is less than twice. */
  public int times(int index) {
    return atLeast(2, index, "Every position has occurred once, so 2 is the least here.");
  }

  /** After how many moves a game ends; an error where it would be over as it begins. */
  public int moves(int index) {
    return atLeast(1, index, "The game would be over before the first move; 1 is the least here.");
  }

  private int atLeast(int least, int index, String message) {
    int value = integer(index);
    if (value < least && arg(index) instanceof Form.Num num && num.value() == value) {
      problems().error("wrong-kind", arg(index).origin(), message);
    }
    return value;
  }

  /** What stands in an argument's parentheses; told and nothing when it has none. */
  public List<Form> items(Form form) {
    if (form instanceof Form.Group group && !group.items().isEmpty()) {
      return group.items();
    }
    problems().error("wrong-kind", form.origin(), "A word in parentheses is wanted here.");
    return List.of(form);
  }

  /** The name of such a thing. */
  public String name(NameKind kind, int index) {
    return scope.name(kind, arg(index));
  }

  /**
   * The place an argument means; the cursor's when it is missing. Told when it is where the last
   * move began or ended: only steps and conditions choose among all squares it could be.
   */
  public Place place(int index) {
    Place place = anyPlace(index);
    if (place.isOfLastMove()) {
      problems()
          .error(
              "unknown-place",
              arg(index).origin(),
              "Where the last move began and ended is not known here.",
              "go there first: go " + text(index));
      return new Place.Here();
    }
    return place;
  }

  /** The place an argument means, be it the last move's; the cursor's when it is missing. */
  public Place anyPlace(int index) {
    return index < size() ? scope.place(arg(index)) : scope.here(origin);
  }

  /** The condition an argument means. */
  public Condition condition(int index) {
    return scope.condition(arg(index));
  }

  /** The condition an argument means; true when it is missing. */
  public Condition conditionOrTrue(int index) {
    return index < size() ? condition(index) : new Condition.Constant(true);
  }

  /** The number an argument means. */
  public Amount number(int index) {
    return scope.number(arg(index));
  }

  /** The pieces an argument means. */
  public Filter filter(int index) {
    return scope.filter(arg(index));
  }

  /** The squares an argument means. */
  public Area area(int index) {
    return scope.area(arg(index));
  }

  /** The statements from an argument on. */
  public List<Statement> statements(int index) {
    return scope.statements(from(index));
  }
}
