package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.source.KnownMacros;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** Carries out includes, macros and loops over names. */
public final class Expander {
  private final SourceLoader loader;
  private final Diagnostics diagnostics;

  /**
   * @param loader where includes are looked up
   * @param diagnostics where problems are told
   */
  public Expander(SourceLoader loader, Diagnostics diagnostics) {
    this.loader = loader;
    this.diagnostics = diagnostics;
  }

  /** Expands a main file; after a problem, as much as makes sense. */
  public Expansion expand(Source main) {
    MacroTable macros = new MacroTable(diagnostics);
    Assembly assembly = new Assembly(loader, macros, diagnostics);
    assembly.add(main);
    List<String> names = macros.all().stream().map(macro -> macro.name().name()).toList();
    KnownMacros known = new KnownMacros(names, main, loader);
    if (assembly.isBroken() && !main.dialect().lenient()) {
      // What brackets are amiss with means nothing, so nothing else is said of it.
      return new Expansion(List.of(), assembly.sources(), known);
    }
    MacroExpansion evaluation = new MacroExpansion(macros, diagnostics);
    List<Form> expanded = new ArrayList<>();
    for (Form form : assembly.forms()) {
      expanded.addAll(evaluation.top(form));
      if (evaluation.budget().isSpent()) {
        break;
      }
    }
    if (!main.dialect().lenient()) {
      checkMacros(main, macros, evaluation, !assembly.forms().isEmpty());
    }
    return new Expansion(expanded, assembly.sources(), known);
  }

  /** Reports what is wrong in macros that no call has shown, and macros that nothing calls. */
  private void checkMacros(
      Source main, MacroTable macros, MacroExpansion evaluation, boolean hasOtherForms) {
    List<Macro> own = macros.all().stream().filter(m -> m.source() == main).toList();
    own.forEach(evaluation::template);
    for (Macro macro : own) {
      // A file of nothing but macros is there to be included.
      if (hasOtherForms && !macros.isMentioned(macro)) {
        String message = "The macro `" + macro.name().name() + "` is never used.";
        diagnostics.warning("unused-macro", macro.name().origin(), message);
      }
    }
  }
}
