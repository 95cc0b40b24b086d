package org.rookery.app.cli;

import java.util.List;
import java.util.Optional;
import org.rookery.game.Rules;
import org.rookery.game.SourceStages;
import org.rookery.language.form.Form;
import org.rookery.language.form.Form.Group;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Span;

/**
 * The rules of one game with includes, macros and inheritance carried out, each line with the place
 * it came from.
 */
final class FlatRules {
  private static final int WIDTH = 76;
  private static final int INDENT = 3;

  private final StringBuilder out = new StringBuilder();

  private FlatRules() {}

  /** The rules of a game as one {@code game} form. */
  static String of(Rules rules, Optional<String> title) {
    List<Form> sections = SourceStages.sections(rules, title);
    if (sections.isEmpty()) {
      throw new Refusal("`" + rules.main() + "` defines no such game; `rookery check` says more.");
    }
    FlatRules flat = new FlatRules();
    flat.out.append("(game\n");
    for (int i = 0; i < sections.size(); i++) {
      flat.print(sections.get(i), INDENT, i == sections.size() - 1 ? ")" : "");
    }
    return flat.out.toString();
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
