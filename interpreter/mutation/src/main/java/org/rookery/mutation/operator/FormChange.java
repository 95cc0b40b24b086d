package org.rookery.mutation.operator;

import java.util.ArrayList;
import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/**
 * One small change of a game's forms.
 *
 * @param path which form is changed: the number of its section, then of the item in it, and so on
 * @param instead what stands there instead; nothing when the form is left out
 * @param origin of what is changed
 * @param what the change in a few words, such as {@code `ne` is `nw`}
 */
public record FormChange(
    Operator operator, List<Integer> path, List<Form> instead, Origin origin, String what) {
  public FormChange {
    path = List.copyOf(path);
    instead = List.copyOf(instead);
  }

  /** The sections with this change; all that it does not touch is shared. */
  public List<Form> in(List<Form> sections) {
    return changed(sections, 0);
  }

  private List<Form> changed(List<Form> items, int depth) {
    int index = path.get(depth);
    List<Form> copy = new ArrayList<>(items);
    if (depth == path.size() - 1) {
      copy.remove(index);
      copy.addAll(index, instead);
    } else if (items.get(index) instanceof Form.Group group) {
      copy.set(index, new Form.Group(changed(group.items(), depth + 1), group.origin()));
    }
    return List.copyOf(copy);
  }
}
