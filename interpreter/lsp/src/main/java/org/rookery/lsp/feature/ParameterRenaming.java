package org.rookery.lsp.feature;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.rookery.language.form.Form;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Parameters;
import org.rookery.lsp.text.Ranges;

/** A parameter that gets another name, in the macro or loop that declares it and nowhere else. */
final class ParameterRenaming {
  private static final Pattern NAME =
      Pattern.compile("\\$[A-Za-z][A-Za-z0-9]*+(?:-[A-Za-z0-9]++)*+");

  private final String name;
  private final Form scope;
  private final Set<String> declared;

  private ParameterRenaming(String name, Form.Group scope, Form.Group outermost) {
    this.name = name;
    this.scope = scope;
    declared = Parameters.declared(outermost);
  }

  /** The parameter of that name at an offset; empty when nothing around declares one. */
  static Optional<ParameterRenaming> at(EditedRules text, int offset, String name) {
    List<Form.Group> around = text.around(offset);
    for (int i = around.size() - 1; i >= 0; i--) {
      Form.Group group = around.get(i);
      if (Parameters.own(group).stream().anyMatch(own -> own.isWord(name))) {
        return Optional.of(new ParameterRenaming(name, group, around.get(0)));
      }
    }
    return Optional.empty();
  }

  /** Every place of it, as edits that put another name there. */
  List<TextEdit> edits(EditedRules text, String other) {
    List<TextEdit> edits = new ArrayList<>();
    new EditedRules(text.source(), List.of(scope), true)
        .each(
            form -> {
              if (!(form instanceof Form.Group)) {
                int start = form.origin().span().start();
                String words = form.origin().span().text();
                for (Parameters.Use use : Parameters.uses(words, declared)) {
                  if (use.name().equals(name)) {
                    edits.add(
                        new TextEdit(
                            new Range(
                                Ranges.position(text.source(), start + use.start()),
                                Ranges.position(text.source(), start + use.end())),
                            other));
                  }
                }
              }
            });
    return edits;
  }

  /** Refuses new names that are none, that are taken, or that would be read differently. */
  void check(String other) throws NoRename {
    if (!NAME.matcher(name).matches()) {
      throw new NoRename("`" + name + "` stands for all further arguments, and has no other name.");
    }
    if (!NAME.matcher(other).matches()) {
      throw new NoRename(
          "`" + other + "` cannot be a parameter: write `$`, a letter, then letters and digits.");
    }
    if (declared.contains(other)) {
      throw new NoRename("`" + other + "` means something already.");
    }
    Set<String> after = new TreeSet<>(declared);
    after.add(other);
    List<String> unlike = new ArrayList<>();
    new EditedRules(scope.origin().span().source(), List.of(scope), true)
        .each(
            form -> {
              if (!(form instanceof Form.Group) && !same(form, other, after)) {
                unlike.add(form.toString());
              }
            });
    if (!unlike.isEmpty()) {
      throw new NoRename(
          "With `" + other + "` what stands in " + unlike.get(0) + " would be read differently.");
    }
  }

  /** Whether a name or string has the same parameters at the same places afterwards. */
  private boolean same(Form form, String other, Set<String> after) {
    String words = form.origin().span().text();
    List<String> expected = new ArrayList<>();
    StringBuilder changed = new StringBuilder();
    int at = 0;
    for (Parameters.Use use : Parameters.uses(words, declared)) {
      String now = use.name().equals(name) ? other : use.name();
      changed.append(words, at, use.start());
      expected.add(changed.length() + " " + now);
      changed.append(now);
      at = use.end();
    }
    changed.append(words.substring(at));
    List<String> found = new ArrayList<>();
    for (Parameters.Use use : Parameters.uses(changed.toString(), after)) {
      found.add(use.start() + " " + use.name());
    }
    return expected.equals(found);
  }
}
