package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import org.rookery.app.rulebook.SourceStages;
import org.rookery.language.form.Form;
import org.rookery.language.form.Form.Group;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Span;

/** A rules file with its includes and macros carried out, each line with the place it came from. */
final class FlatRules {
  private static final int WIDTH = 76;
  private static final int INDENT = 3;

  private final StringBuilder out = new StringBuilder();

  private FlatRules() {}

  static String of(Path file) {
    FlatRules rules = new FlatRules();
    for (Form form : SourceStages.expansion(file)) {
      rules.print(form, 0, "");
      rules.out.append('\n');
    }
    return rules.out.toString();
  }

  /** Prints a form on one line if it fits, else its head and then its parts a line each. */
  private void print(Form form, int indent, String closing) {
    String flat = FormPrinter.line(form);
    boolean fits = indent + flat.length() + closing.length() <= WIDTH && flat.indexOf('\n') < 0;
    if (fits || !(form instanceof Group group) || group.items().isEmpty()) {
      line(indent, flat + closing, form);
      return;
    }
    List<Form> items = group.items();
    int head = 0;
    StringBuilder first = new StringBuilder("(");
    while (head < items.size() && !(items.get(head) instanceof Group)) {
      first.append(head > 0 ? " " : "").append(items.get(head));
      head++;
    }
    if (head == items.size()) {
      line(indent, flat + closing, form);
      return;
    }
    line(indent, first.toString(), form);
    for (int i = head; i < items.size(); i++) {
      print(items.get(i), indent + INDENT, i == items.size() - 1 ? ")" + closing : "");
    }
  }

  private void line(int indent, String text, Form form) {
    String line = " ".repeat(indent) + text;
    Span span = form.origin().span();
    String place = span.source().name() + ":" + span.line();
    out.append(line).append(" ".repeat(Math.max(2, WIDTH + 2 - line.length())));
    out.append("; ").append(place).append('\n');
  }
}
