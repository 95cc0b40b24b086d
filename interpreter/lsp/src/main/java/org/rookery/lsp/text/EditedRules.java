package org.rookery.lsp.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * A rules file with its forms as they are read.
 *
 * @param whole whether its brackets and quotes fit together
 */
public record EditedRules(Source source, List<Form> forms, boolean whole) {
  /** The text of a source. */
  public static EditedRules of(Source source) {
    Diagnostics diagnostics = new Diagnostics();
    List<Form> forms = FormReader.read(source, diagnostics);
    return new EditedRules(source, forms, !diagnostics.hasErrors());
  }

  /** The groups around an offset, the outermost first; a group whose end is missing counts too. */
  public List<Form.Group> around(int offset) {
    List<Form.Group> path = new ArrayList<>();
    List<Form> level = forms;
    boolean deeper = true;
    while (deeper) {
      deeper = false;
      for (Form form : level) {
        Span span = form.origin().span();
        if (form instanceof Form.Group group && span.start() < offset && offset <= span.end()) {
          boolean closed = offset == span.end() && span.text().endsWith(")");
          if (!closed) {
            path.add(group);
            level = group.items();
            deeper = true;
            break;
          }
        }
      }
    }
    return path;
  }

  /** The name, number or string at an offset, or that ends there. */
  public Optional<Form> atom(int offset) {
    List<Form> found = new ArrayList<>();
    each(
        form -> {
          Span span = form.origin().span();
          if (!(form instanceof Form.Group) && span.start() <= offset && offset <= span.end()) {
            found.add(form);
          }
        });
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
  }

  /** Hands over every form, from outside in. */
  public void each(Consumer<Form> visitor) {
    forms.forEach(form -> each(form, visitor));
  }

  /** Hands over a form and all forms in it, from outside in. */
  static void each(Form form, Consumer<Form> visitor) {
    visitor.accept(form);
    if (form instanceof Form.Group group) {
      group.items().forEach(item -> each(item, visitor));
    }
  }

  /** The groups at the top that begin with a word. */
  public List<Form.Group> top(String word) {
    List<Form.Group> found = new ArrayList<>();
    for (Form form : forms) {
      if (form instanceof Form.Group group && group.isHeadedBy(word)) {
        found.add(group);
      }
    }
    return found;
  }

  /** What stands above a form as comment, without the semicolons. */
  public String comment(Form form) {
    int line = form.origin().span().line();
    List<String> lines = new ArrayList<>();
    while (line > 1) {
      line--;
      String text = source.text().substring(source.lineStart(line), source.lineEnd(line)).strip();
      if (!text.startsWith(";")) {
        break;
      }
      lines.add(0, text.replaceFirst("^;+ ?", ""));
    }
    return String.join("\n", lines);
  }
}
