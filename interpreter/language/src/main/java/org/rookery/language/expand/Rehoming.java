package org.rookery.language.expand;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;
import org.rookery.language.source.MacroCall;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/**
 * Completes the origins of forms that are put into an expansion. The forms of a macro body are the
 * same objects in all its expansions; what differs is only where they came from. So a group is
 * rehomed on the outside at once and on the inside when someone looks: an expansion then takes
 * memory for what the arguments change and for nothing else.
 *
 * @param from the forms that have this site are rehomed, others have complete origins already; null
 *     for forms just as they were read
 * @param parameter where the forms stand, for those that stand for a parameter, else null
 * @param to the call that the forms are put into the expansion of, or null to leave them alone
 */
record Rehoming(@Nullable MacroCall from, @Nullable Span parameter, @Nullable MacroCall to) {
  /** For the forms of a macro body in the expansion of a call. */
  static Rehoming into(@Nullable MacroCall to) {
    return new Rehoming(null, null, to);
  }

  List<Form> all(List<Form> forms) {
    return to == null ? forms : items(forms, to);
  }

  Form one(Form form) {
    return to == null ? form : rehome(form, to);
  }

  private Form rehome(Form form, MacroCall target) {
    Origin origin = form.origin();
    if (origin.site() != from) {
      return form;
    }
    Origin rehomed = parameter == null ? origin.in(target) : origin.at(parameter, target);
    if (form instanceof Form.Group group && !group.items().isEmpty()) {
      return new Form.Group(items(group.items(), target), rehomed);
    }
    return form.withOrigin(rehomed);
  }

  /**
   * The forms of a group, rehomed when looked at. An argument that is handed on as an argument, and
   * on again, is rehomed once, for its last place: its earlier ones show nowhere.
   */
  private Items items(List<Form> forms, MacroCall target) {
    boolean handedOn =
        parameter != null
            && forms instanceof Items earlier
            && earlier.rehoming.parameter != null
            && earlier.target == from;
    if (!handedOn) {
      return new Items(forms, this, target);
    }
    Items earlier = (Items) forms;
    Rehoming both = new Rehoming(earlier.rehoming.from, parameter, target);
    return new Items(earlier.items, both, target);
  }

  private static final class Items extends AbstractList<Form> implements RandomAccess {
    private final List<Form> items;
    private final Rehoming rehoming;
    private final MacroCall target;

    Items(List<Form> items, Rehoming rehoming, MacroCall target) {
      this.items = items;
      this.rehoming = rehoming;
      this.target = target;
    }

    @Override
    public Form get(int index) {
      return rehoming.rehome(items.get(index), target);
    }

    @Override
    public int size() {
      return items.size();
    }
  }
}
