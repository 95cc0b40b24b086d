package org.rookery.compiler.elaborate;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.language.form.Form;

/** Reads places and directions. */
final class Places {
  private static final Map<String, Register> REGISTERS = registers();

  private Places() {}

  private static Map<String, Register> registers() {
    Map<String, Register> registers = new LinkedHashMap<>();
    registers.put("start", Register.START);
    registers.put("mark", Register.MARK);
    registers.put("from", Register.FROM);
    registers.put("to", Register.TO);
    registers.put("last-from", Register.LAST_FROM);
    registers.put("last-to", Register.LAST_TO);
    return registers;
  }

  /** The remembered place of that name. */
  static Optional<Register> register(String name) {
    return Optional.ofNullable(REGISTERS.get(name));
  }

  /** The names of remembered places. */
  static Collection<String> registerNames() {
    return REGISTERS.keySet();
  }

  /** Whether a form is meant as a place. */
  static boolean isPlace(Form form, Scope scope) {
    return form instanceof Form.Group
        || scope.is(Kind.DIRECTION, form)
        || scope.is(Kind.SQUARE, form)
        || Scope.isWord(form, "here")
        || Scope.atom(form).flatMap(Places::register).isPresent();
  }

  /** The place a form means: a direction first, then a square. */
  static Place place(Form form, Scope scope) {
    if (form instanceof Form.Group group) {
      return group.items().size() == 1 && Scope.atom(group.items().get(0)).isPresent()
          ? place(group.items().get(0), scope)
          : new Place.Toward(direction(form, scope));
    }
    String name = Scope.atom(form).orElse("");
    if (scope.names().has(Kind.DIRECTION, name)) {
      return new Place.Toward(new Direction.Named(name));
    }
    if (scope.names().has(Kind.SQUARE, name)) {
      return new Place.At(name);
    }
    if (name.equals("here")) {
      return new Place.Here();
    }
    Optional<Register> register = register(name);
    if (register.isPresent()) {
      return new Place.Of(register.get());
    }
    if (name.isEmpty()) {
      scope
          .problems()
          .error("wrong-kind", form.origin(), "A direction or a square is wanted here.");
    } else {
      scope.unknown(name, form.origin(), REGISTERS.keySet(), Kind.DIRECTION, Kind.SQUARE);
    }
    return new Place.Here();
  }

  /** The direction a form means. */
  static Direction direction(Form form, Scope scope) {
    if (form instanceof Form.Group) {
      Optional<Call> call = Call.of(form, scope);
      Optional<Keyword<Direction>> word = call.flatMap(c -> Keywords.DIRECTIONS.find(c.word()));
      if (word.isPresent()) {
        return Vocabulary.read(word.get(), call.get()).orElse(new Direction.Leap(0, 0));
      }
      scope
          .problems()
          .error("wrong-kind", form.origin(), "A direction or a square is wanted here.");
      return new Direction.Leap(0, 0);
    }
    return new Direction.Named(scope.name(Kind.DIRECTION, form));
  }

  /** The directions forms mean. */
  static List<Direction> directions(List<Form> forms, Scope scope) {
    return forms.stream().map(form -> direction(form, scope)).toList();
  }
}
