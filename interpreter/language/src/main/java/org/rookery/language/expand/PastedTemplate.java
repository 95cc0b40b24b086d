package org.rookery.language.expand;

import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;
import org.rookery.language.form.Atoms;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.SourceLimits;
import org.rookery.language.source.Span;

/**
 * An atom or string with parameters in it, put together from pieces.
 *
 * @param pieces characters ({@link String}) and parameters, in order
 */
record PastedTemplate(Form form, List<Piece> pieces) implements Template {
  /** Characters, or a parameter in their place. */
  sealed interface Piece {
    record Literal(String characters) implements Piece {}

    record Parameter(Reference reference) implements Piece {}
  }

  @Override
  public Span span() {
    return form.origin().span();
  }

  @Override
  public int expand(Environment environment, Evaluator run, List<Form> out) {
    StringBuilder spelling = new StringBuilder();
    for (Piece piece : pieces) {
      if (piece instanceof Piece.Literal literal) {
        spelling.append(literal.characters());
      } else if (piece instanceof Piece.Parameter parameter) {
        paste(parameter.reference(), environment, run, spelling);
      }
      if (spelling.length() > SourceLimits.PASTED_CHARACTERS) {
        String what = "characters in one word";
        throw run.stop(
            "too-long", environment.originOf(form), what, SourceLimits.PASTED_CHARACTERS);
      }
    }
    // A long string takes more memory than a form; so it counts as more.
    run.budget().spend(1 + spelling.length() / 8);
    if (isText()) {
      out.add(new Form.Text(spelling.toString(), form.origin()));
    } else if (!spelling.isEmpty()) {
      out.add(Atoms.atom(spelling.toString(), form.origin()));
    }
    return 1;
  }

  private boolean isText() {
    return form instanceof Form.Text;
  }

  private void paste(
      Reference reference, Environment environment, Evaluator run, StringBuilder spelling) {
    Optional<Argument> argument = run.find(reference, form, environment);
    if (argument.isEmpty()) {
      return;
    }
    Argument.Value value = argument.get().value();
    List<Form> forms = value.forms();
    boolean one = forms.size() == 1 && !(forms.get(0) instanceof Form.Group);
    boolean fits =
        isText()
            ? one || value.size() <= SourceLimits.PASTED_FORMS
            : forms.isEmpty() || (one && !(forms.get(0) instanceof Form.Text));
    if (!fits) {
      String shown = StringUtils.abbreviate(form.toString(), 60);
      String message = "Only one name or number can become part of `" + shown + "`.";
      String label = "`" + reference + "` is no single name here";
      run.diagnostics().error("cannot-paste", environment.originOf(form), message, label);
      return;
    }
    String separator = "";
    for (Form part : forms) {
      spelling.append(separator).append(characters(part));
      separator = " ";
    }
  }

  /** What a form puts into a string. No string holds a quote, but a back-quote shows as one. */
  private static String characters(Form form) {
    if (form instanceof Form.Symbol symbol) {
      return symbol.name();
    }
    return form instanceof Form.Text text ? text.value() : FormPrinter.line(form).replace('"', '`');
  }
}
