package org.rookery.lsp.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.language.form.Form;

/** Parameters of macros and loops, where they are declared and where they are used. */
public final class Parameters {
  private Parameters() {}

  /**
   * A parameter in a name or a string.
   *
   * @param name with the dollar sign
   */
  public record Use(int start, int end, String name) {}

  /** Those that a form declares, and all forms in it, with their dollar signs. */
  public static Set<String> declared(Form outer) {
    Set<String> names = new TreeSet<>();
    EditedRules.each(
        outer,
        form -> {
          if (form instanceof Form.Group group) {
            own(group).forEach(item -> names.add(item.toString()));
          }
        });
    return names;
  }

  /** The places where a macro or a loop itself declares its parameters. */
  public static List<Form> own(Form.Group group) {
    List<Form> items = group.items();
    if (group.isHeadedBy("define") && items.size() > 2 && items.get(2) instanceof Form.Group list) {
      List<Form> names = list.items().stream().map(Parameters::name).toList();
      return names.stream().allMatch(Parameters::isParameter) ? names : List.of();
    } else if (group.isHeadedBy("for-each")
        && items.size() > 1
        && items.get(1) instanceof Form.Group header
        && !header.items().isEmpty()) {
      Form first = header.items().get(0);
      List<Form> names = first instanceof Form.Group several ? several.items() : List.of(first);
      return names.stream().filter(Parameters::isParameter).toList();
    }
    return List.of();
  }

  /** The name of a parameter, which with a default is in brackets. */
  private static Form name(Form item) {
    return item instanceof Form.Group group && !group.items().isEmpty()
        ? group.items().get(0)
        : item;
  }

  private static boolean isParameter(Form form) {
    String name = form instanceof Form.Symbol symbol ? symbol.name() : "";
    return name.length() > 1 && name.startsWith("$") && name.indexOf('$', 1) < 0;
  }

  /** The parameters in a name or a string, each the longest that is declared; digits count, too. */
  public static List<Use> uses(String text, Set<String> declared) {
    List<Use> uses = new ArrayList<>();
    int at = text.indexOf('$');
    while (at >= 0) {
      String longest = "";
      for (String name : declared) {
        longest = text.startsWith(name, at) && name.length() > longest.length() ? name : longest;
      }
      int end = at + Math.max(1, longest.length());
      while (longest.isEmpty() && end < text.length() && Character.isDigit(text.charAt(end))) {
        end++;
      }
      if (end > at + 1) {
        uses.add(new Use(at, end, text.substring(at, end)));
      }
      at = text.indexOf('$', end);
    }
    return uses;
  }
}
