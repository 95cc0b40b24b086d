package org.rookery.compiler.print;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Place;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;

/** Builds forms that no author wrote. */
final class FormBuilder {
  private static final Origin NOWHERE = Origin.of(Source.of("model", "").span(0, 0));

  private FormBuilder() {}

  /** A name. */
  static Form symbol(String name) {
    return new Form.Symbol(name, NOWHERE);
  }

  /** A string in quotes; no string holds a quote, but a back-quote shows as one. */
  static Form text(String characters) {
    return new Form.Text(characters.replace('"', '`'), NOWHERE);
  }

  /**
   * A group.
   *
   * @param items forms, names, numbers, and lists of these, which are put in one by one; empty
   *     names are left out
   */
  static Form group(Object... items) {
    List<Form> forms = new ArrayList<>();
    add(List.of(items), forms);
    return new Form.Group(List.copyOf(forms), NOWHERE);
  }

  private static void add(List<?> items, List<Form> forms) {
    for (Object item : items) {
      if (item instanceof Form form) {
        forms.add(form);
      } else if (item instanceof List<?> several) {
        add(several, forms);
      } else if (item instanceof Integer number) {
        forms.add(new Form.Num(number, NOWHERE));
      } else if (!item.toString().isEmpty()) {
        forms.add(symbol(item.toString()));
      }
    }
  }

  /** A word with arguments and a place, which is left out when it is where the cursor is. */
  static Form at(Place place, String word, Object... arguments) {
    List<Object> items = new ArrayList<>(List.of(word));
    for (Object argument : arguments) {
      if (!argument.equals("")) {
        items.add(argument);
      }
    }
    if (!(place instanceof Place.Here)) {
      items.add(place.match(new TermForms()));
    }
    return items.size() == 1 ? symbol(word) : group(items.toArray());
  }
}
