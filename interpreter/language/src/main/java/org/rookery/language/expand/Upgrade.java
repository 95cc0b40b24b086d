package org.rookery.language.expand;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.form.Word;
import org.rookery.language.source.Source;

/**
 * Replaces calls of macros that are no longer there by what they stood for; all else in a text
 * stays letter by letter.
 *
 * <p>A name that the text defines itself is not touched, nor is a call with other arguments than
 * the macro had, or with a comment between them.
 */
public final class Upgrade {
  private static final Pattern PARAMETER = Pattern.compile("\\$[a-z][a-z-]*");

  private final Map<String, Macro> outdated = new HashMap<>();

  /** {@code definitions} are those of the outdated macros, with named parameters. */
  public Upgrade(Source definitions) {
    MacroTable table = new MacroTable(new Diagnostics());
    FormReader.read(definitions, new Diagnostics()).stream()
        .filter(form -> form.isHeadedBy(MacroTable.DEFINE))
        .forEach(form -> table.define((Form.Group) form));
    table.all().forEach(macro -> outdated.put(macro.name().name(), macro));
  }

  /** The text of a source with its outdated calls replaced. */
  public String of(Source source) {
    List<Form> forms = FormReader.read(source, new Diagnostics());
    Set<String> own = new HashSet<>();
    for (Form form : forms) {
      if (form instanceof Form.Group group && group.isHeadedBy(MacroTable.DEFINE)) {
        group.items().stream().skip(1).findFirst().flatMap(Form::atom).ifPresent(own::add);
      }
    }
    return new Pass(source, own).between(0, source.text().length(), forms);
  }

  /** One text being rewritten. */
  private final class Pass {
    private final Source source;
    private final Set<String> own;
    private final List<Word> comments;

    Pass(Source source, Set<String> own) {
      this.source = source;
      this.own = own;
      this.comments =
          Word.all(source).stream().filter(word -> word.kind() == Word.Kind.COMMENT).toList();
    }

    /** The text from {@code start} to {@code end}, in which these forms stand. */
    String between(int start, int end, List<Form> forms) {
      StringBuilder text = new StringBuilder();
      int from = start;
      for (Form form : forms) {
        text.append(source.text(), from, form.origin().span().start()).append(rewritten(form));
        from = form.origin().span().end();
      }
      return text.append(source.text(), from, end).toString();
    }

    private String rewritten(Form form) {
      int start = form.origin().span().start();
      int end = form.origin().span().end();
      if (!(form instanceof Form.Group group)) {
        return source.text().substring(start, end);
      }
      return group
          .head()
          .filter(name -> !own.contains(name))
          .map(outdated::get)
          .filter(macro -> isCallOf(group, macro))
          .map(macro -> replaced(group, macro))
          .orElseGet(() -> between(start, end, group.items()));
    }

    private boolean isCallOf(Form.Group group, Macro macro) {
      int start = group.origin().span().start();
      int end = group.origin().span().end();
      return names(macro).size() == group.items().size() - 1
          && comments.stream().noneMatch(word -> word.start() >= start && word.end() <= end);
    }

    private String replaced(Form.Group call, Macro macro) {
      Map<String, String> arguments = new HashMap<>();
      List<String> names = names(macro);
      for (int i = 0; i < names.size(); i++) {
        arguments.put("$" + names.get(i), rewritten(call.items().get(i + 1)));
      }
      String body = macro.body().stream().map(FormPrinter::line).collect(Collectors.joining(" "));
      return PARAMETER
          .matcher(body)
          .replaceAll(
              name -> Matcher.quoteReplacement(arguments.getOrDefault(name.group(), name.group())));
    }

    private static List<String> names(Macro macro) {
      return macro.parameters() == null ? List.of() : macro.parameters().names();
    }
  }
}
