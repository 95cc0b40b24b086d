package org.rookery.lint.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/** How often each name stands in some forms. */
public final class Mentions {
  private final Map<String, Integer> counts = new HashMap<>();

  private Mentions() {}

  /** The names in these forms, however deep. */
  public static Mentions in(Collection<? extends Form> forms) {
    Mentions mentions = new Mentions();
    forms.forEach(form -> each(form, mentions::count));
    return mentions;
  }

  private void count(Form form) {
    form.atom().ifPresent(name -> counts.merge(name, 1, Integer::sum));
    if (form instanceof Form.Text text) {
      counts.merge(text.value(), 1, Integer::sum);
    }
  }

  /** How often a name stands there. */
  public int of(String name) {
    return counts.getOrDefault(name, 0);
  }

  /** Hands over a form and all that is in it, from outside in and in reading order. */
  public static void each(Form form, Consumer<Form> visitor) {
    Deque<Form> left = new ArrayDeque<>(List.of(form));
    while (!left.isEmpty()) {
      Form next = left.pop();
      visitor.accept(next);
      if (next instanceof Form.Group group) {
        List<Form> items = group.items();
        for (int i = items.size() - 1; i >= 0; i--) {
          left.push(items.get(i));
        }
      }
    }
  }

  /** The groups that begin with a word, however deep. */
  public static List<Form.Group> groups(Collection<? extends Form> forms, String word) {
    List<Form.Group> found = new ArrayList<>();
    for (Form form : forms) {
      each(
          form,
          inner -> {
            if (inner instanceof Form.Group group && group.isHeadedBy(word)) {
              found.add(group);
            }
          });
    }
    return found;
  }

  /** What stands behind a word in the group of a form that begins with it: its first atom. */
  public static String part(Form.Group group, String word) {
    for (Form item : group.items()) {
      if (item instanceof Form.Group part && part.isHeadedBy(word) && part.items().size() > 1) {
        return text(part.items().get(1));
      }
    }
    return "";
  }

  /** The text of a name, a number or a string; empty for a group. */
  public static String text(Form form) {
    return form instanceof Form.Text text ? text.value() : form.atom().orElse("");
  }

  /** Whether a form is written in that place itself, not made by a macro. */
  public static boolean isWrittenIn(Form form, String location) {
    Span span = form.origin().span();
    return form.origin().site() == null && span.source().location().equals(location);
  }
}
