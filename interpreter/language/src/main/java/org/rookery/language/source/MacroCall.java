package org.rookery.language.source;

import org.jspecify.annotations.Nullable;

/**
 * One call of a macro. All forms that the call produced share it.
 *
 * @param macro the name that was called
 * @param call the call: in the body of the macro that {@code outer} called, or in a file's own text
 * @param outer the call whose expansion made this call, or null for a call that an author wrote
 */
public record MacroCall(String macro, Span call, @Nullable MacroCall outer) {
  /** The call that started it all. */
  public MacroCall outermost() {
    MacroCall site = this;
    while (site.outer != null) {
      site = site.outer;
    }
    return site;
  }
}
