package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.expand.PastedTemplate.Piece;
import org.rookery.language.form.Form;

/** Finds the parameters in an atom or string. */
record PieceReader(MacroScope scope, Diagnostics diagnostics) {
  /** No macro has as many parameters; more digits after a dollar sign are just digits. */
  private static final int DIGITS = 4;

  /** The characters and parameters of a text; one piece of characters when it has no parameter. */
  List<Piece> pieces(String text, Form form) {
    List<Piece> pieces = new ArrayList<>();
    int literal = 0;
    boolean told = form instanceof Form.Text;
    int at = text.indexOf('$');
    while (at >= 0) {
      int digits = digits(text, at + 1);
      Optional<String> name = scope.nameAt(text, at + 1);
      int end = at + 1;
      if (digits > 0 && scope.positional()) {
        end += digits;
        int position = Integer.parseInt(text.substring(at + 1, end));
        add(pieces, text.substring(literal, at), new Reference.Positional(position));
        literal = end;
      } else if (name.isPresent()) {
        end += name.get().length();
        add(pieces, text.substring(literal, at), new Reference.Named(name.get()));
        scope.mentioned().add(name.get());
        literal = end;
      } else if (!told) {
        told = true;
        reportUnknown(text.substring(at), digits, form);
      }
      at = text.indexOf('$', end);
    }
    if (literal < text.length() || pieces.isEmpty()) {
      pieces.add(new Piece.Literal(text.substring(literal)));
    }
    return List.copyOf(pieces);
  }

  private static void add(List<Piece> pieces, String before, Reference reference) {
    if (!before.isEmpty()) {
      pieces.add(new Piece.Literal(before));
    }
    pieces.add(new Piece.Parameter(reference));
  }

  /** How many digits of a position stand here; a position does not start with 0. */
  private static int digits(String text, int start) {
    int end = start;
    while (end < text.length() && Character.digit(text.charAt(end), 10) >= 0) {
      end++;
    }
    boolean position = end > start && end - start <= DIGITS && text.charAt(start) != '0';
    return position ? end - start : 0;
  }

  private void reportUnknown(String text, int digits, Form form) {
    if (form.origin().span().source().dialect().lenient()) {
      return;
    }
    if (digits > 0 && scope.named()) {
      String message =
          "A macro with named parameters has no `" + text.substring(0, digits + 1) + "`.";
      diagnostics.error("positional-parameter", form.origin(), message);
    } else if (digits > 0) {
      String message =
          "Outside a macro nothing stands for `" + text.substring(0, digits + 1) + "`.";
      diagnostics.error("unknown-parameter", form.origin(), message);
    } else if ((text.length() > 1 && Character.isLetter(text.charAt(1))) || text.startsWith("$*")) {
      String message = "There is no parameter `" + text + "` here.";
      List<String> names = scope.names().stream().map(name -> "$" + name).toList();
      String label = Suggestions.label(text, names);
      diagnostics.error("unknown-parameter", form.origin(), message, label);
    } else if (text.length() > 1 && Character.digit(text.charAt(1), 10) == 0) {
      String message =
          "`"
              + text
              + "` stands for nothing: a parameter's name begins with a letter, and positions"
              + " count from 1.";
      diagnostics.error("unknown-parameter", form.origin(), message);
    }
  }
}
