package org.rookery.mutation.operator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;

/**
 * A form where it stands.
 *
 * @param index its number among the items of what it stands in
 * @param outer what it stands in; nothing for a section
 */
record FormSpot(Form form, int index, Role role, @Nullable FormSpot outer) {
  /** The numbers that lead to it, from its section inwards. */
  List<Integer> path() {
    List<Integer> path = outer == null ? new ArrayList<>() : outer.path();
    path.add(index);
    return path;
  }

  /** Its items; none when it is no group. */
  List<Form> items() {
    return form instanceof Form.Group group ? group.items() : List.of();
  }

  /** The word it begins with, or is. */
  String word() {
    return form instanceof Form.Group group ? group.head().orElse("") : form.atom().orElse("");
  }

  /** The word that what it stands in begins with. */
  String outerWord() {
    return outer == null ? "" : outer.word();
  }

  /** Whether it is the first item of a group that is no list of statements: the group's word. */
  boolean isHead() {
    return index == 0 && outer != null && outer.role != Role.BLOCK;
  }

  /** The section it stands in. */
  FormSpot section() {
    return outer == null ? this : outer.section();
  }

  /** Whether it stands somewhere in a group that begins with this word. */
  boolean isInside(String word) {
    return outer != null && (outer.form.isHeadedBy(word) || outer.isInside(word));
  }

  /** The change that leaves it out. */
  FormChange without(Operator operator) {
    return new FormChange(
        operator, path(), List.of(), form.origin(), FormQuotes.of(form) + " left out");
  }

  /** The change that puts another form here. */
  FormChange instead(Operator operator, Form other) {
    String what = FormQuotes.of(form) + " is now " + FormQuotes.of(other);
    return new FormChange(operator, path(), List.of(other), form.origin(), what);
  }

  /** The change that puts another word here. */
  FormChange instead(Operator operator, String word) {
    return instead(operator, new Form.Symbol(word, form.origin()));
  }

  /** The change that leaves one of its items out. */
  FormChange withoutItem(Operator operator, int item) {
    return new FormSpot(items().get(item), item, Role.OTHER, this).without(operator);
  }

  /** The item with that number, if there is one. */
  Optional<Form> item(int number) {
    return number < items().size() ? Optional.of(items().get(number)) : Optional.empty();
  }
}
