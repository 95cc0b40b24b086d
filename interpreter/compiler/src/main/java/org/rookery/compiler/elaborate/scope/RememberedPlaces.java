package org.rookery.compiler.elaborate.scope;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.model.Register;
import org.rookery.language.form.Form;

/** The places a block remembers under fixed names, such as the square where it began. */
public final class RememberedPlaces {
  private static final Map<String, Register> REGISTERS = registers();

  private RememberedPlaces() {}

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
  public static Optional<Register> find(String name) {
    return Optional.ofNullable(REGISTERS.get(name));
  }

  /** The names of all remembered places. */
  public static Collection<String> names() {
    return REGISTERS.keySet();
  }

  /** Whether a form is meant as a place: a direction, a square, or one of these names. */
  public static boolean isPlace(Form form, Scope scope) {
    return form instanceof Form.Group
        || scope.is(NameKind.DIRECTION, form)
        || scope.is(NameKind.SQUARE, form)
        || form.isWord("here")
        || form.atom().flatMap(RememberedPlaces::find).isPresent();
  }
}
