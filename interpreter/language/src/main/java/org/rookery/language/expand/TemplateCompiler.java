package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.ParameterList.Parameter;
import org.rookery.language.expand.PastedTemplate.Piece;
import org.rookery.language.form.Form;
import org.rookery.language.source.SourceLimits;

/** Finds the calls and parameters in a text, once, however often it is expanded. */
record TemplateCompiler(MacroTable macros, Diagnostics diagnostics) {
  MacroTemplate macro(Macro macro) {
    ParameterList list = macro.parameters();
    if (list == null) {
      return new MacroTemplate(forms(macro.body(), MacroScope.positionals()), List.of());
    }
    MacroScope scope = MacroScope.parameters(list.names());
    List<List<Template>> defaults = new ArrayList<>();
    for (Parameter parameter : list.parameters()) {
      List<Form> forms = parameter.defaults();
      defaults.add(forms == null ? List.of() : forms(forms, scope));
    }
    List<Template> body = forms(macro.body(), scope);
    for (Parameter parameter : list.parameters()) {
      if (!scope.mentioned().contains(parameter.name())) {
        String message = "The parameter `$" + parameter.name() + "` is never used.";
        diagnostics.warning("unused-parameter", parameter.symbol().origin(), message);
      }
    }
    return new MacroTemplate(body, defaults);
  }

  Template form(Form form, MacroScope scope) {
    if (form instanceof Form.Group group) {
      return group(group, scope);
    }
    if (form instanceof Form.Text text && text.value().indexOf('$') >= 0) {
      return pasted(text, new PieceReader(scope, diagnostics).pieces(text.value(), text));
    }
    if (form instanceof Form.Symbol symbol) {
      if (symbol.name().indexOf('$') < 0) {
        macros.mention(symbol.name());
      } else {
        return pasted(symbol, new PieceReader(scope, diagnostics).pieces(symbol.name(), symbol));
      }
    }
    return ConstantTemplate.atom(form);
  }

  private static Template pasted(Form form, List<Piece> pieces) {
    if (pieces.size() == 1 && pieces.get(0) instanceof Piece.Literal) {
      return ConstantTemplate.atom(form);
    }
    return form instanceof Form.Symbol symbol
            && pieces.size() == 1
            && pieces.get(0) instanceof Piece.Parameter parameter
        ? new ParameterTemplate(symbol, parameter.reference())
        : new PastedTemplate(form, pieces);
  }

  private List<Template> forms(List<Form> forms, MacroScope scope) {
    List<Template> templates = new ArrayList<>(forms.size());
    for (Form form : forms) {
      templates.add(form(form, scope));
    }
    return List.copyOf(templates);
  }

  private Template group(Form.Group group, MacroScope scope) {
    List<Form> items = group.items();
    if (items.isEmpty()) {
      return ConstantTemplate.atom(group);
    }
    if (items.get(0) instanceof Form.Symbol head) {
      Macro macro = macros.get(head.name());
      if (macro != null) {
        macros.mention(head.name());
        return new CallTemplate(group, macro, forms(items.subList(1, items.size()), scope));
      }
      switch (head.name()) {
        case MacroTable.FOR_EACH -> {
          Template loop = loop(group, scope);
          return loop == null ? ConstantTemplate.atom(group) : loop;
        }
        case MacroTable.DEFINE, MacroTable.INCLUDE -> reportMisplaced(group, head.name());
        default -> {}
      }
    }
    return plain(group, forms(items, scope));
  }

  private static Template plain(Form.Group group, List<Template> items) {
    int size = 1;
    int depth = 0;
    for (Template item : items) {
      if (!(item instanceof ConstantTemplate constant)) {
        boolean headVaries = !(items.get(0) instanceof ConstantTemplate);
        return new GroupTemplate(group, items, headVaries);
      }
      size += constant.size();
      depth = Math.max(depth, constant.depth());
    }
    return new ConstantTemplate(group, size, depth + 1);
  }

  private void reportMisplaced(Form.Group group, String word) {
    if (!group.origin().span().source().dialect().lenient()) {
      String message = "The word `" + word + "` stands only at the top level of a file.";
      diagnostics.error("misplaced-" + word, group.origin(), message);
    }
  }

  /** The loop, or null, and an error, when it is not written as one. */
  private @Nullable Template loop(Form.Group group, MacroScope scope) {
    List<Form> items = group.items();
    if (items.size() > 1
        && items.get(1) instanceof Form.Group header
        && !header.items().isEmpty()) {
      Form first = header.items().get(0);
      boolean together = first instanceof Form.Group;
      List<Form> names = first instanceof Form.Group several ? several.items() : List.of(first);
      List<String> variables = new ArrayList<>();
      for (Form form : names) {
        String name = ParameterListReader.name(form);
        if (name != null && !name.equals(ParameterList.REST)) {
          variables.add(name);
        }
      }
      boolean few = !names.isEmpty() && names.size() <= SourceLimits.PARAMETERS;
      if (few && variables.size() == names.size()) {
        List<Template> values = forms(header.items().subList(1, header.items().size()), scope);
        List<Template> body = forms(items.subList(2, items.size()), scope.with(variables));
        return new LoopTemplate(group, variables, together, values, body);
      }
    }
    String message = "A loop needs variables and values: `(for-each ($x a b c) ...)`.";
    diagnostics.error("bad-for-each", group.origin(), message);
    return null;
  }
}
