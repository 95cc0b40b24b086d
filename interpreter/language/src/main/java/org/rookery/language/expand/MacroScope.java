package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The parameters that a piece of text may mention. All scopes inside one macro share the set of
 * names that were mentioned.
 *
 * @param positional whether {@code $1} means something here
 * @param named whether this is the body of a macro with named parameters
 * @param names without the dollar sign; {@code *} is the rest
 */
record MacroScope(boolean positional, boolean named, List<String> names, Set<String> mentioned) {
  /** Outside any macro. */
  static MacroScope top() {
    return new MacroScope(false, false, List.of(), new HashSet<>());
  }

  /** The body of a macro without a parameter list. */
  static MacroScope positionals() {
    return new MacroScope(true, false, List.of(), new HashSet<>());
  }

  /** The body of a macro with these parameters. */
  static MacroScope parameters(List<String> names) {
    return new MacroScope(false, true, names, new HashSet<>());
  }

  /** The body of a loop in this scope. */
  MacroScope with(List<String> variables) {
    List<String> all = new ArrayList<>(names);
    all.addAll(variables);
    return new MacroScope(positional, named, all, mentioned);
  }

  /** The longest name that the text has at this offset. */
  Optional<String> nameAt(String text, int offset) {
    String longest = null;
    for (String name : names) {
      boolean longer = longest == null || name.length() > longest.length();
      if (longer && text.startsWith(name, offset)) {
        longest = name;
      }
    }
    return Optional.ofNullable(longest);
  }
}
