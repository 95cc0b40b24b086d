package org.rookery.language.expand;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Environment.Frame;
import org.rookery.language.form.Form;
import org.rookery.language.source.MacroCall;
import org.rookery.language.source.Origin;
import org.rookery.language.source.SourceLimits;
import org.rookery.language.source.Span;

/** One expansion under way: calls macros, and keeps it from going on for ever. */
final class MacroExpansion implements Evaluator {
  private final TemplateCompiler compiler;
  private final MacroTable macros;
  private final Diagnostics diagnostics;
  private final ExpansionBudget budget = new ExpansionBudget(SourceLimits.EXPANDED_FORMS);
  private final Map<Macro, MacroTemplate> templates = new IdentityHashMap<>();
  private int recursion;

  MacroExpansion(MacroTable macros, Diagnostics diagnostics) {
    this.compiler = new TemplateCompiler(macros, diagnostics);
    this.macros = macros;
    this.diagnostics = diagnostics;
  }

  @Override
  public ExpansionBudget budget() {
    return budget;
  }

  @Override
  public Diagnostics diagnostics() {
    return diagnostics;
  }

  /** The macro ready for calls; asking for it reports what is wrong in it. */
  MacroTemplate template(Macro macro) {
    MacroTemplate template = templates.get(macro);
    if (template == null) {
      template = compiler.macro(macro);
      templates.put(macro, template);
    }
    return template;
  }

  /** Expands a form of a file's own text; what a limit cut short is left out. */
  List<Form> top(Form form) {
    recursion = 0;
    List<Form> out = new ArrayList<>();
    try {
      evaluate(List.of(compiler.form(form, MacroScope.top())), Environment.TOP, out);
    } catch (ExpansionStopped reported) {
      return List.of();
    }
    return out;
  }

  @Override
  public int evaluate(List<Template> templates, Environment environment, List<Form> out) {
    if (++recursion > SourceLimits.EXPANSION_DEPTH) {
      Span span = environment.author().orElseGet(() -> templates.get(0).span());
      throw stop(
          "too-deep", Origin.of(span), "calls inside each other", SourceLimits.EXPANSION_DEPTH);
    }
    int depth = 0;
    for (int i = 0; i < templates.size(); i++) {
      Template template = templates.get(i);
      depth = Math.max(depth, template.expand(environment, this, out));
      if (budget.isSpent()) {
        Span span = environment.author().orElseGet(template::span);
        throw stop(
            "too-large", Origin.of(span), "forms in the expansion", SourceLimits.EXPANDED_FORMS);
      }
    }
    recursion--;
    return depth;
  }

  @Override
  public Argument argument(List<Template> templates, Environment environment) {
    return new Argument(environment) {
      @Override
      Argument.Value expand() {
        long before = budget.spent();
        List<Form> raw = new ArrayList<>();
        int depth = evaluate(templates, environment, raw);
        List<Form> forms = Rehoming.into(environment.site()).all(raw);
        return new Argument.Value(forms, depth, budget.spent() - before);
      }
    };
  }

  @Override
  public int call(
      Macro macro, List<Argument> arguments, Span span, Environment caller, List<Form> out) {
    budget.spend(1);
    MacroCall site = new MacroCall(macro.name().name(), span, caller.site());
    Frame frame = new Frame(macro, arguments, caller, caller.depth() + 1);
    if (frame.depth() > SourceLimits.MACRO_DEPTH) {
      throw endless(site);
    }
    Optional<Environment> environment =
        macro.parameters() == null
            ? Optional.of(new Environment(frame, null, site))
            : new Binding(this, frame, site, macro.parameters(), () -> template(macro)).bind();
    if (environment.isEmpty()) {
      return 0;
    }
    int from = out.size();
    int depth = evaluate(template(macro).body(), environment.get(), out);
    budget.spend(out.size() - from); // each is made anew
    Rehoming rehoming = Rehoming.into(site);
    for (int i = from; i < out.size(); i++) {
      out.set(i, rehoming.one(out.get(i)));
    }
    return depth;
  }

  @Override
  public Optional<Argument> find(Reference reference, Form form, Environment environment) {
    Optional<Argument> found = environment.find(reference);
    if (found.isEmpty() && !form.origin().span().source().dialect().lenient()) {
      String message = "No argument is given for `" + reference + "`.";
      diagnostics.warning("unfilled-parameter", environment.originOf(form), message);
    }
    return found;
  }

  @Override
  public @Nullable Macro macroAtHeadOf(List<Form> forms) {
    return !forms.isEmpty() && forms.get(0) instanceof Form.Symbol head
        ? macros.get(head.name())
        : null;
  }

  @Override
  public ExpansionStopped stop(String code, Origin origin, String what, int limit) {
    diagnostics.error(code, origin, "There are more than " + limit + " " + what + ".");
    return new ExpansionStopped(code);
  }

  /** Reports the first call, from outside, of a macro that is being called already. */
  private ExpansionStopped endless(MacroCall innermost) {
    Deque<MacroCall> sites = new ArrayDeque<>();
    for (MacroCall site = innermost; site != null; site = site.outer()) {
      sites.push(site);
    }
    Set<String> under = new HashSet<>();
    for (MacroCall site : sites) {
      if (!under.add(site.macro())) {
        Span call = site.call();
        String message = "The macro `" + site.macro() + "` calls itself without end.";
        diagnostics.error("endless-macro", new Origin(call, call, site.outer()), message);
        return new ExpansionStopped(message);
      }
    }
    Span call = innermost.outermost().call();
    return stop(
        "too-deep", Origin.of(call), "macro calls inside each other", SourceLimits.MACRO_DEPTH);
  }
}
