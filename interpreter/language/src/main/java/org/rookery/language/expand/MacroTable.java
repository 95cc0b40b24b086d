package org.rookery.language.expand;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;

/** The macros of a game and all it includes. */
final class MacroTable {
  static final String DEFINE = "define";
  static final String INCLUDE = "include";
  static final String FOR_EACH = "for-each";
  private static final Set<String> RESERVED = Set.of(DEFINE, INCLUDE, FOR_EACH);

  private final Diagnostics diagnostics;
  private final Map<String, Macro> macros = new LinkedHashMap<>();
  private final Set<String> mentioned = new HashSet<>();

  MacroTable(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  @Nullable Macro get(String name) {
    return macros.get(name);
  }

  Collection<Macro> all() {
    return macros.values();
  }

  /** Notes that a name stands in some text, as a call or where it may become one. */
  void mention(String name) {
    mentioned.add(name);
  }

  boolean isMentioned(Macro macro) {
    return mentioned.contains(macro.name().name());
  }

  /** Adds what a {@code define} defines; of two macros of one name the later holds everywhere. */
  void define(Form.Group define) {
    List<Form> items = define.items();
    if (items.size() < 2 || !(items.get(1) instanceof Form.Symbol name)) {
      String message = "A definition needs a name.";
      String help = "it is written `(define name body...)`";
      diagnostics.add(Diagnostic.error("bad-define", define.origin(), message).helped(help));
      return;
    }
    boolean lenient = name.origin().span().source().dialect().lenient();
    if (!lenient && RESERVED.contains(name.name())) {
      String message = "The word `" + name.name() + "` cannot name a macro.";
      diagnostics.error("bad-define", name.origin(), message);
      return;
    }
    ParameterList parameters = null;
    if (!lenient && items.size() > 2 && items.get(2) instanceof Form.Group group) {
      parameters = new ParameterListReader(diagnostics).read(group);
    }
    List<Form> body = List.copyOf(items.subList(parameters == null ? 2 : 3, items.size()));
    Macro macro = new Macro(name, parameters, body);
    Macro earlier = macros.put(name.name(), macro);
    if (earlier != null && !lenient) {
      String message = "The macro `" + name.name() + "` is defined twice; this definition holds.";
      String label = "first defined at " + earlier.name().origin().span().position();
      diagnostics.warning("macro-redefined", name.origin(), message, label);
    }
  }
}
